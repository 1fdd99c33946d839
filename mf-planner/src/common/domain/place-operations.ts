import type { SlotOption } from '@tabi/shared/contracts/trip-changes';
import type { Poi } from '@tabi/shared/contracts/places';
import type { IdeaState, Trip, TripIdea } from '@tabi/shared/contracts/trips';
import { operation, takenBackBy, type Operation } from './operations.ts';

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
    { words: `${name} is in your days` },
  );

/** A place, and what was noted of it where it is an idea. */
type MaybeIdea = Poi & Partial<TripIdea>;

const adding = ({ id: trip_id }: Trip, part: string, poi: MaybeIdea): Operation => {
  const { amount_minor, currency, custom_fields, state } = poi;
  const cost = typeof amount_minor === 'number' && currency ? { amount_minor, currency } : {};
  const noted = { ...cost, ...(custom_fields ? { custom_fields } : {}), ...(state ? { state } : {}) };
  return operation(
    'POST /api/destinations/{id}/poi',
    { params: { id: part }, body: { poi_id: poi.id, trip_id, ...noted } },
    { words: `${poi.name} is among your ideas`, idea: { reason: null, state: 'want', ...poi } },
  );
};

const removing = ({ id: trip_id }: Trip, part: string, { id, name }: MaybeIdea): Operation =>
  operation(
    'DELETE /api/destinations/{id}/poi/{poiId}',
    { params: { id: part, poiId: String(id) }, query: { trip_id } },
    { words: `${name} is no idea any more` },
  );

/** A place becomes an idea; undefined where the trip does not go there. */
export function addIdea(trip: Trip, poi: Poi): Operation | undefined {
  const part = partOf(trip, poi);
  return part === undefined ? undefined : takenBackBy(adding(trip, part, poi), removing(trip, part, poi));
}

const stateWords: Record<IdeaState, (name: string) => string> = {
  idea: (name) => `${name} is just an idea`,
  want: (name) => `${name} is wanted: planning begins with it`,
  been: (name) => `You have been to ${name}: planning leaves it out`,
};

const marking = ({ id: trip_id }: Trip, part: string, { id, name }: TripIdea, state: IdeaState): Operation =>
  operation(
    'PATCH /api/destinations/{id}/poi/{poiId}',
    { params: { id: part, poiId: String(id) }, query: { trip_id }, body: { state } },
    { words: stateWords[state](name) },
  );

/** Says what an idea is to the travellers. */
export function markIdea(trip: Trip, idea: TripIdea, state: IdeaState): Operation | undefined {
  const part = partOf(trip, idea);
  if (part === undefined) return undefined;
  return takenBackBy(marking(trip, part, idea, state), marking(trip, part, idea, idea.state ?? 'idea'));
}

/** Takes a place off the ideas. */
export function removeIdea(trip: Trip, poi: Poi): Operation | undefined {
  const part = partOf(trip, poi);
  return part === undefined ? undefined : takenBackBy(removing(trip, part, poi), adding(trip, part, poi));
}
