import { Fragment, useEffect, useRef } from 'react';
import { useApi } from '../data/use-api.ts';
import { useFormats } from '../state/formats-context.tsx';
import type { Credit } from './credits.ts';
import { MapControls } from './map-controls.tsx';
import type { MapPin, MapPoint, MapWay } from './map-pin.ts';
import { createPinMap, type Listeners, type PinMap } from './pin-map.ts';
import styles from './place-map.module.css';
import { StreetsButton } from './streets-button.tsx';
import { useStreets } from './use-streets.ts';

export type { MapPin, MapPoint, MapWay } from './map-pin.ts';

type Props = {
  pins: readonly MapPin[];
  label: string;
  /** Draw the way from pin to pin. */
  connect?: boolean;
  /** The ways to draw instead. */
  ways?: readonly MapWay[];
  /** Pins that would lie on each other are one, with their number on it; decided when the map appears. */
  grouped?: boolean;
  /** The pin that is pointed at, here or elsewhere on the page. */
  lit?: string | null;
  onLight?: (id: string | null) => void;
  /** A pin was pressed, or the map beside all of them (null). */
  onPick?: (id: string | null) => void;
  /** A right click, or a finger that rests: somewhere on the map is meant. */
  onPoint?: (point: MapPoint) => void;
};

const none: readonly MapWay[] = [];

function Credits({ said }: { said: readonly Credit[] }) {
  return (
    <p className={styles['credit']}>
      {said.map(({ text, href }, index) => (
        <Fragment key={text}>
          {index > 0 ? ' ' : ''}
          {href ? (
            <a href={href} target="_blank" rel="noreferrer">
              {text}
            </a>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </p>
  );
}

/** A map of numbered pins that fits them all. The same places stand in words elsewhere on the page. */
export function PlaceMap({ pins, label, connect = false, ways = none, grouped, lit = null, ...listeners }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PinMap | null>(null);
  const latest = useRef(listeners);
  const together = useRef(grouped);
  const { units } = useFormats();
  // Where this fails, the pins stand on plain paper.
  const ground = useApi('GET /api/site', {}, { background: true }).data?.results.map;
  const { tile_url: tileUrl = null, index_url: indexUrl } = ground ?? {};
  const streets = useStreets(ground?.streets ?? null);
  const { styleUrl, archiveUrl, turn, told } = streets;
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (!box.current) return undefined;
    const heard: Listeners = {
      onLight: (id) => latest.current.onLight?.(id),
      onPick: (id) => latest.current.onPick?.(id),
      onPoint: (point) => {
        latest.current.onPoint?.(point);
        return latest.current.onPoint !== undefined;
      },
    };
    const made = createPinMap(box.current, heard, together.current);
    map.current = made;
    // The theme lives on the document; maps take their colours from it when they are drawn.
    const observer = new MutationObserver(() => made.recolour());
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      observer.disconnect();
      made.dispose();
      map.current = null;
    };
  }, []);
  useEffect(() => map.current?.show(pins, connect ? 'connect' : ways), [pins, connect, ways]);
  useEffect(() => map.current?.light(lit), [lit]);
  useEffect(() => map.current?.measureIn(units), [units]);
  useEffect(() => {
    if (!indexUrl) return;
    const wanted = styleUrl || archiveUrl ? { styleUrl, archiveUrl } : null;
    map.current?.ground({ tileUrl, indexUrl, streets: wanted }, told);
  }, [tileUrl, indexUrl, styleUrl, archiveUrl, turn, told]);
  return (
    <div className={styles['frame']}>
      {/* OpenLayers takes the arrow and plus/minus keys while its box has the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- role=application is interactive */}
      <div ref={box} className={styles['map']} role="application" aria-label={label} tabIndex={0} />
      <MapControls onZoom={(steps) => map.current?.zoom(steps)} onShowAll={() => map.current?.showAll()} />
      {ground?.streets ? (
        <StreetsButton
          state={streets.state}
          host={ground.streets.host}
          always={streets.always}
          onShow={streets.show}
          onHide={streets.hide}
          onAgain={streets.again}
        />
      ) : null}
      {ground ? <Credits said={streets.credits ?? [{ text: ground.attribution, href: null }]} /> : null}
    </div>
  );
}
