import type { Trip, TripEvent, TripWarning } from '@tabi/shared/contracts/trips';

/** A trip with its days, as it was at one version. Nothing writes into it: a change is another one. */
export type TripState = {
  readonly trip: Trip;
  readonly events: readonly TripEvent[];
  readonly warnings: readonly TripWarning[];
};

/** What the API answers a change with, as far as it tells of the trip: all of it, or what has changed since a version. */
type Told = {
  trip?: Partial<Trip>;
  events?: TripEvent[];
  warnings?: readonly TripWarning[];
  since?: number;
  gone?: string[];
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** In the order in which the API has them. */
const inOrder = (events: readonly TripEvent[]): TripEvent[] =>
  events
    .map((event) => ({ event, key: `${event.start}${event.end}${event.type}${event.id}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ event }) => event);

function withTold(base: TripState, { trip, events = [], warnings = base.warnings, gone = [] }: Told): TripState {
  const otherwise = new Set([...gone, ...events.map(({ id }) => id)]);
  const left = base.events.filter(({ id }) => !otherwise.has(id));
  return { trip: { ...base.trip, ...trip }, events: inOrder([...left, ...events]), warnings };
}

/** The state that an answer carries; null when it tells of something else, such as the list of ideas, or of what `base` is not. */
export function stateIn(answer: unknown, base: TripState): TripState | null {
  const results: Told | null = isRecord(answer) && isRecord(answer['results']) ? answer['results'] : null;
  if (!results?.trip || !results.events) return null;
  if (results.since === undefined)
    return { trip: results.trip as Trip, events: results.events, warnings: results.warnings ?? [] };
  return results.since === base.trip.version ? withTold(base, results) : null;
}

/** Events as they would be with one of them otherwise. */
export const withEvent = (state: TripState, id: string, change: (event: TripEvent) => TripEvent): TripState => ({
  ...state,
  events: state.events.map((event) => (event.id === id ? change(event) : event)),
});

export const withoutEvent = (state: TripState, id: string): TripState => ({
  ...state,
  events: state.events.filter((event) => event.id !== id),
});

export const eventOf = ({ events }: Pick<TripState, 'events'>, id: string): TripEvent | undefined =>
  events.find((event) => event.id === id);
