import { atMinute } from '@tabi/shared/format';
import type { NewEvent } from '../trip-row.ts';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';
import { blankColumns } from './blank-columns.ts';
import { wayTitle } from './hop-ends.ts';
import { listed } from './trip-name.ts';
import { visitHours } from './visit-hours.ts';

/** A stop whose times are known; minutes are after midnight of the day. */
export interface ReadyStop {
  place_id: number;
  arrives_at: number;
  leaves_at: number;
  /** The way from the stop before; null to the first. */
  way_here: { mode: 'walk' | 'cycle' | 'transit' | 'drive'; minutes: number; metres: number } | null;
}

/**
 * Pure: the events of a day with these stops, and what its traveller should know: which of them are closed on that date.
 * A stop that is no longer among the places is left out, with the way to it.
 */
export function readyEvents(
  day: { date: string; location: { id: number }; stops: readonly ReadyStop[] },
  places: readonly PlannablePlace[],
): { events: NewEvent[]; message: string | null } {
  const closed: string[] = [];
  let before: number | null = null;
  const events = day.stops.flatMap((stop): NewEvent[] => {
    const place = places.find(({ id }) => id === stop.place_id);
    if (!place) return [];
    const hours = visitHours(place, day.date, { start: stop.arrives_at, end: stop.leaves_at });
    if (hours.hours_kind === 'closed') closed.push(place.name);
    const common = {
      location_id: day.location.id,
      date: day.date,
      ...blankColumns,
    };
    const visit: NewEvent = {
      ...common,
      type: 'visit',
      place_id: place.id,
      title: place.name,
      starts_at: atMinute(day.date, stop.arrives_at),
      ends_at: atMinute(day.date, stop.leaves_at),
      ...hours,
    };
    const from = before;
    before = place.id;
    if (!stop.way_here) return [visit];
    const { mode, minutes, metres } = stop.way_here;
    const hop: NewEvent = {
      ...common,
      type: 'hop',
      place_id: null,
      title: wayTitle(mode, place.name),
      starts_at: atMinute(day.date, stop.arrives_at - minutes),
      ends_at: atMinute(day.date, stop.arrives_at),
      travel_mode: mode,
      minutes,
      metres,
      from_place_id: from,
      to_place_id: place.id,
    };
    return [hop, visit];
  });
  return {
    events,
    message: closed.length ? `${listed(closed)} ${closed.length > 1 ? 'are' : 'is'} closed on that day.` : null,
  };
}
