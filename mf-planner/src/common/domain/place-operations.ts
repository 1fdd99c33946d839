import type { SlotOption } from '@tabi/shared/contracts/trip-changes';
import type { Poi } from '@tabi/shared/contracts/places';
import type { IdeaState, Trip, TripIdea } from '@tabi/shared/contracts/trips';
import { operation, type Operation } from './operations.ts';
import type { TripState } from './trip-state.ts';

type Told = { results?: { why?: string | null; options?: SlotOption[] } };

/** The ways to make room that were answered instead of a change; none where the place was put somewhere. */
export const optionsIn = (answer: unknown): SlotOption[] => (answer as Told | null)?.results?.options ?? [];

const partOf = ({ destinations }: Trip, { location_id }: Pick<Poi, 'location_id'>): string | undefined =>
  destinations.find(({ id }) => id === location_id)?.part_id;

/** Puts a place where it fits best; where something would have to leave for it, only asks. */
export const fitIn = (trip: Trip, { id, name }: Pick<Poi, 'id' | 'name'>, option?: SlotOption): Operation =>
  operation(
    'POST /api/trips/{id}/events/suggested',
    {
      params: { id: trip.slug },
      body: {
        poi_id: id,
        ...(option ? { option: { date: option.date, drop: option.drop.map(({ event_id }) => event_id) } } : {}),
      },
    },
    {
      // An answer that only asks has changed nothing: there is nothing to tell.
      words: (answer) =>
        optionsIn(answer).length > 0 ? '' : ((answer as Told | null)?.results?.why ?? `${name} is in your days`),
    },
  );

/** A place, and what was noted of it where it is an idea. */
type MaybeIdea = Poi & Partial<TripIdea>;

const stateWords: Record<IdeaState, (name: string) => string> = {
  idea: (name) => `${name} is just an idea`,
  want: (name) => `${name} is wanted: planning begins with it`,
  been: (name) => `You have been to ${name}: planning leaves it out`,
};

const inState = (trip: Trip, part: string, idea: TripIdea, state: IdeaState): Operation =>
  operation(
    'PATCH /api/destinations/{id}/poi/{poiId}',
    { params: { id: part, poiId: String(idea.id) }, query: { trip_id: trip.id }, body: { state } },
    {
      words: stateWords[state](idea.name),
      optimistic: (open) => {
        const side_pois = open.trip.side_pois.map((one) => (one.id === idea.id ? { ...one, state } : one));
        return { ...open, trip: { ...open.trip, side_pois } };
      },
      inverse: () => inState(trip, part, { ...idea, state }, idea.state ?? 'idea'),
    },
  );

const toggleIdea = (trip: Trip, part: string, poi: MaybeIdea, add: boolean): Operation => {
  const rest = {
    words: add ? `${poi.name} is among your ideas` : `${poi.name} is no idea any more`,
    optimistic: (state: TripState): TripState => {
      const others = state.trip.side_pois.filter(({ id }) => id !== poi.id);
      const side_pois = add ? [...others, { reason: null, state: 'want' as const, ...poi }] : others;
      return { ...state, trip: { ...state.trip, side_pois } };
    },
    inverse: () => toggleIdea(trip, part, poi, !add),
  };
  const { id: trip_id } = trip;
  const { amount_minor, currency, custom_fields, state } = poi;
  const cost = typeof amount_minor === 'number' && currency ? { amount_minor, currency } : {};
  const body = { poi_id: poi.id, trip_id, ...cost, custom_fields, state };
  return add
    ? operation('POST /api/destinations/{id}/poi', { params: { id: part }, body }, rest)
    : operation(
        'DELETE /api/destinations/{id}/poi/{poiId}',
        { params: { id: part, poiId: String(poi.id) }, query: { trip_id } },
        rest,
      );
};

/** A place becomes an idea; undefined where the trip does not go there. */
export function addIdea(trip: Trip, poi: Poi): Operation | undefined {
  const part = partOf(trip, poi);
  return part === undefined ? undefined : toggleIdea(trip, part, poi, true);
}

/** Says what an idea is to the travellers. */
export function markIdea(trip: Trip, idea: TripIdea, state: IdeaState): Operation | undefined {
  const part = partOf(trip, idea);
  return part === undefined ? undefined : inState(trip, part, idea, state);
}

/** Takes a place off the ideas. */
export function removeIdea(trip: Trip, poi: Poi): Operation | undefined {
  const part = partOf(trip, poi);
  return part === undefined ? undefined : toggleIdea(trip, part, poi, false);
}
