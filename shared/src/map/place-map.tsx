import { useEffect, useRef } from 'react';
import { useApi } from '../data/use-api.ts';
import { MapControls } from './map-controls.tsx';
import type { MapPin } from './map-pin.ts';
import { createPinMap, type PinMap } from './pin-map.ts';
import styles from './place-map.module.css';

export type { MapPin } from './map-pin.ts';

type Props = {
  pins: readonly MapPin[];
  label: string;
  /** Draw the way from pin to pin. */
  connect?: boolean;
  /** The pin that is pointed at, here or elsewhere on the page. */
  lit?: string | null;
  onLight?: (id: string | null) => void;
};

/** A map of numbered pins that fits them all. The same places stand in words elsewhere on the page. */
export function PlaceMap({ pins, label, connect = false, lit = null, onLight }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PinMap | null>(null);
  const listener = useRef(onLight);
  // Where this fails, the pins stand on plain paper.
  const ground = useApi('GET /api/site', {}, { background: true }).data?.results.map;
  const { tile_url: tileUrl = null, index_url: indexUrl } = ground ?? {};
  useEffect(() => {
    listener.current = onLight;
  });
  useEffect(() => {
    if (!box.current) return undefined;
    const made = createPinMap(box.current, (id) => listener.current?.(id));
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
  useEffect(() => map.current?.show(pins, connect), [pins, connect]);
  useEffect(() => map.current?.light(lit), [lit]);
  useEffect(() => {
    if (indexUrl) map.current?.ground({ tileUrl, indexUrl });
  }, [tileUrl, indexUrl]);
  return (
    <div className={styles['frame']}>
      {/* OpenLayers takes the arrow and plus/minus keys while its box has the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- role=application is interactive */}
      <div ref={box} className={styles['map']} role="application" aria-label={label} tabIndex={0} />
      <MapControls onZoom={(steps) => map.current?.zoom(steps)} onShowAll={() => map.current?.showAll()} />
      {ground ? <p className={styles['credit']}>{ground.attribution}</p> : null}
    </div>
  );
}
