import type { Trip, TripEvent, TripWarning } from '@tabi/shared/contracts/trips';

/** A trip with its days, as it was at one version. Nothing writes into it: a change is another one. */
export type TripState = {
  readonly trip: Trip;
  readonly events: readonly TripEvent[];
  readonly warnings: readonly TripWarning[];
};

/** What the API answers a change with, as far as it tells of the trip. */
type Told = { trip?: Trip; events?: TripEvent[]; warnings?: TripWarning[] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The state that an answer carries; null when it tells of something else, such as the list of ideas. */
export function stateIn(answer: unknown): TripState | null {
  const results: Told | null = isRecord(answer) && isRecord(answer['results']) ? answer['results'] : null;
  if (!results?.trip || !results.events) return null;
  return { trip: results.trip, events: results.events, warnings: results.warnings ?? [] };
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
