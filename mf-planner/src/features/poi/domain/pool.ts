import type { Poi } from '@tabi/shared/contracts/places';
import type { IdeaState, Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { clockOf, daysBetween } from '@tabi/shared/format';

/** What a place is to the trip; `words` where that is worth a word. */
export type PlaceState = { kind: 'scheduled' | 'idea' | 'none'; words: string | null };

type TripSide = Pick<Trip, 'startDate' | 'side_pois'>;

export const ideaWords: Record<IdeaState, string> = { idea: 'An idea', want: 'Wanted', been: 'Been there' };

/** Of every place that is part of the trip, by id. A place of the days counts as such, also where it is an idea besides. */
export function placeStates(trip: TripSide, events: readonly TripEvent[]): Map<number, PlaceState> {
  const states = new Map<number, PlaceState>();
  for (const { id, state = 'idea' } of trip.side_pois) states.set(id, { kind: 'idea', words: ideaWords[state] });
  for (const event of events) {
    if (event.type !== 'visit') continue;
    const words = `Day ${daysBetween(trip.startDate, event.date)}, ${clockOf(event.start)}`;
    const known = states.get(event.poi_id);
    if (known?.kind === 'scheduled')
      states.set(event.poi_id, { kind: 'scheduled', words: `${known.words} and ${words}` });
    else states.set(event.poi_id, { kind: 'scheduled', words });
  }
  return states;
}

export const noState: PlaceState = { kind: 'none', words: null };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Ideas that hold all the words, in their name, kind, town or tags. */
export function ideasWith<T extends Pick<Poi, 'name' | 'local_name' | 'kind' | 'location_name' | 'tags'>>(
  ideas: readonly T[],
  search: string,
): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return ideas.filter(({ name, local_name, kind, location_name, tags }) => {
    const text = plain([name, local_name ?? '', kind, location_name, ...tags.map(({ label }) => label)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
