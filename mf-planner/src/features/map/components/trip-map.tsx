import type { Poi } from '@tabi/shared/contracts/places';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { formatShortDay } from '@tabi/shared/format';
import type { MapPin, MapPoint } from '@tabi/shared/map';
import { Button, Checkbox, Container, Icon, lazyNamed, Skeleton, Tabs } from '@tabi/shared/ui';
import { MapPinPlus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useChosen } from '../../../common/state/chosen.ts';
import { usePlacesOf } from '../api.ts';
import { mapDays, pinsOf, waysOf } from '../domain/stops.ts';
import { Legend } from './legend.tsx';
import type { OwnPlace } from './own-place-dialog.tsx';
import { PickedCard, type Picked } from './picked-card.tsx';
import { StopList } from './stop-list.tsx';
import styles from './trip-map.module.css';

export const fetchMap = () => import('@tabi/shared/map');
const PlaceMap = lazyNamed(fetchMap, 'PlaceMap');
const OwnPlaceDialog = lazyNamed(() => import('./own-place-dialog.tsx'), 'OwnPlaceDialog');

type Props = {
  trip: Trip;
  events: readonly TripEvent[];
  dates: readonly string[];
  /** Null: all of them. */
  day: number | null;
  onDay: (day: number | null) => void;
  canEdit: boolean;
  /** The place that is just being fitted in. */
  busy: number | null;
  onFit: (poi: Poi) => void;
  onIdea: (poi: Poi) => void;
  onOwn: (place: OwnPlace) => Promise<boolean>;
};

const pinOf = (poi: Poi, mark: string, tone: string): MapPin => ({
  id: `poi-${poi.id}`,
  lat: poi.lat,
  lng: poi.lng,
  label: poi.name,
  mark,
  tone,
  look: 'idea',
});

/** The slug of where a day is spent, or the trip begins. */
function placeAt({ destinations }: Trip, date: string | undefined): string | null {
  const on = destinations.filter(({ startDate, endDate }) => !date || (startDate <= date && date <= endDate));
  return (on.at(-1) ?? destinations[0])?.slug ?? null;
}

/** Ideas and other places of the destination, which are no part of the days. */
function useOthers(trip: Trip, events: readonly TripEvent[], date: string | undefined) {
  const [ideasShown, showIdeas] = useState(true);
  const [placesShown, showPlaces] = useState(false);
  const { places, failed, retry } = usePlacesOf(placesShown ? placeAt(trip, date) : null);
  const { side_pois: ideas } = trip;
  const others = useMemo(() => {
    const known = new Set([
      ...ideas.map(({ id }) => id),
      ...events.flatMap((event) => (event.type === 'visit' ? [event.poi_id] : [])),
    ]);
    return (places ?? []).filter(({ id }) => !known.has(id));
  }, [places, ideas, events]);
  return { ideas: ideasShown ? ideas : [], others, ideasShown, showIdeas, placesShown, showPlaces, failed, retry };
}

/** The days on a map, with their stops in words beside it. */
export function TripMap({ trip, events, dates, day, onDay, canEdit, busy, onFit, onIdea, onOwn }: Props) {
  const [lit, setLit] = useState<string | null>(null);
  const [{ stop: pickedId }, choose] = useChosen();
  const setPickedId = (stop: string | null) => choose({ stop });
  const [own, setOwn] = useState<MapPoint | 'written' | null>(null);
  const date = day === null ? undefined : dates[day - 1];
  const all = useMemo(() => mapDays(dates, events), [dates, events]);
  const days = useMemo(() => (day === null ? all : all.filter(({ number }) => number === day)), [all, day]);
  const { ideas, others, ...choice } = useOthers(trip, events, date);
  const pins = useMemo(
    () => [
      ...pinsOf(days),
      ...ideas.map((poi) => pinOf(poi, '', 'saffron-ink')),
      ...others.map((poi) => pinOf(poi, '+', 'soft')),
    ],
    [days, ideas, others],
  );
  const ways = useMemo(() => waysOf(days, events, trip), [days, events, trip]);
  const picked = useMemo((): Picked | null => {
    const event = events.find(({ id }) => id === pickedId);
    if (event) return { kind: 'event', event };
    const idea = ideas.find(({ id }) => `poi-${id}` === pickedId);
    if (idea) return { kind: 'idea', poi: idea };
    const poi = others.find(({ id }) => `poi-${id}` === pickedId);
    return poi ? { kind: 'place', poi } : null;
  }, [pickedId, events, ideas, others]);
  const tabs = [
    { value: 'all', label: 'All days' },
    ...dates.map((one, index) => ({ value: String(index + 1), label: `Day ${index + 1} · ${formatShortDay(one)}` })),
  ];
  return (
    <Container className={styles['view']}>
      <Tabs
        label="Days on the map"
        look="pills"
        tabs={tabs}
        current={day === null ? 'all' : String(day)}
        onCurrent={(value) => onDay(value === 'all' ? null : Number(value))}
      >
        <div className={styles['panes']}>
          <div className={styles['map']}>
            <Suspense fallback={<Skeleton className={styles['waiting']} />}>
              <PlaceMap
                pins={pins}
                ways={ways}
                lit={lit ?? pickedId}
                onLight={setLit}
                onPick={setPickedId}
                {...(canEdit ? { onPoint: setOwn } : {})}
                label={day === null ? 'Map of all days' : `Map of day ${day}`}
              />
            </Suspense>
            {picked ? (
              <PickedCard
                picked={picked}
                canEdit={canEdit}
                busy={picked.kind !== 'event' && busy === picked.poi.id}
                onFit={onFit}
                onIdea={onIdea}
                onClose={() => setPickedId(null)}
              />
            ) : null}
          </div>
          <div className={styles['beside']}>
            <div className={styles['more']}>
              <Checkbox
                label="Show ideas"
                checked={choice.ideasShown}
                onChange={({ target }) => choice.showIdeas(target.checked)}
              />
              <Checkbox
                label="Show more places"
                checked={choice.placesShown}
                onChange={({ target }) => choice.showPlaces(target.checked)}
              />
              {choice.failed ? (
                <p role="alert">
                  More places could not be had.{' '}
                  <Button size="small" onClick={choice.retry}>
                    Try again
                  </Button>
                </p>
              ) : null}
              {canEdit ? (
                <Button size="small" onClick={() => setOwn('written')}>
                  <Icon of={MapPinPlus} size={18} /> Add a place of your own
                </Button>
              ) : null}
              <Legend hasIdeas={ideas.length > 0} />
            </div>
            <StopList days={days} lit={lit} picked={pickedId} onLight={setLit} onPick={setPickedId} />
          </div>
        </div>
      </Tabs>
      {own ? (
        <Suspense>
          <OwnPlaceDialog
            point={own === 'written' ? null : own}
            destinations={trip.destinations}
            dates={dates}
            date={date ?? dates[0] ?? ''}
            onAdd={onOwn}
            onClose={() => setOwn(null)}
          />
        </Suspense>
      ) : null}
    </Container>
  );
}
