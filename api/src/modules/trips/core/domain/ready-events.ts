import { hoursOn, windowsText } from '../../../catalogue/places/domain/hours-text.ts';
import type { NewEvent } from '../trip-row.ts';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';
import { atMinute } from './trip-days.ts';
import { listed } from './trip-name.ts';

/** A stop whose times are known; minutes are after midnight of the day. */
export interface ReadyStop {
  place_id: number;
  arrives_at: number;
  leaves_at: number;
  /** The way from the stop before; null to the first. */
  way_here: { mode: 'walk' | 'cycle' | 'transit' | 'drive'; minutes: number; metres: number } | null;
}

const ways = { walk: 'Walk', cycle: 'Cycle', transit: 'Public transport', drive: 'Drive' };

/**
 * Pure: the events of a day with these stops, and what its traveller should know: which of them are closed on that date.
 * A stop that is no longer among the places is left out, with the way to it.
 */
export function readyEvents(
  day: { date: string; location: { id: number }; stops: readonly ReadyStop[] },
  places: readonly PlannablePlace[],
): { events: NewEvent[]; message: string | null } {
  const closed: string[] = [];
  const events = day.stops.flatMap((stop): NewEvent[] => {
    const place = places.find(({ id }) => id === stop.place_id);
    if (!place) return [];
    const windows = hoursOn(place, day.date);
    const open =
      windows === 'always' || windows.some(({ opens, closes }) => opens <= stop.arrives_at && stop.leaves_at <= closes);
    if (windows !== 'always' && windows.length === 0) closed.push(place.name);
    const common = {
      location_id: day.location.id,
      date: day.date,
      travel_mode: null,
      minutes: null,
      metres: null,
      travel_source: null,
      meal: null,
      hours_that_day: null,
      open: null,
      reason: null,
    };
    const visit: NewEvent = {
      ...common,
      type: 'visit',
      place_id: place.id,
      title: place.name,
      starts_at: atMinute(day.date, stop.arrives_at),
      ends_at: atMinute(day.date, stop.leaves_at),
      hours_that_day: windowsText(windows),
      open,
    };
    if (!stop.way_here) return [visit];
    const { mode, minutes, metres } = stop.way_here;
    const hop: NewEvent = {
      ...common,
      type: 'hop',
      place_id: null,
      title: `${ways[mode]} to ${place.name}`,
      starts_at: atMinute(day.date, stop.arrives_at - minutes),
      ends_at: atMinute(day.date, stop.arrives_at),
      travel_mode: mode,
      minutes,
      metres,
    };
    return [hop, visit];
  });
  return {
    events,
    message: closed.length ? `${listed(closed)} ${closed.length > 1 ? 'are' : 'is'} closed on that day.` : null,
  };
}
