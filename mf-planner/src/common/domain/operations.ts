import type { CallKey, InputOf } from '@tabi/shared/contracts';
import type { TripState } from './trip-state.ts';

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/**
 * One thing that somebody does to the trip: the call that does it, and how it shows before the server has answered. It speaks of
 * ids and never of places in a list, so that it still means the same after somebody else's change.
 */
export type Operation = Parts & {
  readonly call: CallKey;
  /** What was done, in one line: "Fushimi Inari moved to Day 2". A function reads it from the answer. */
  readonly words: string | ((answer: unknown) => string);
  /** The event that it changes: without it there is nothing to do, and it is told. */
  readonly about?: string;
  /** The trip as it will be, as far as one can tell before the server has. */
  readonly optimistic?: (state: TripState) => TripState;
  /**
   * What takes it back, made from the trip as it was before. Left out: the server knows, by the version that the answer carries.
   * `none`: it cannot be taken back.
   */
  readonly inverse?: ((before: TripState) => Operation) | 'none';
};

/** Writes an operation with the types of its call checked. */
export const operation = <K extends CallKey>(
  call: K,
  input: InputOf<K>,
  rest: Pick<Operation, 'words' | 'about' | 'optimistic' | 'inverse'>,
): Operation => ({ call, ...(input as Parts), ...rest });

export const inputOf = ({ params, query, body }: Operation): Parts => ({
  ...(params === undefined ? {} : { params }),
  ...(query === undefined ? {} : { query }),
  ...(body === undefined ? {} : { body }),
});

export const wordsOf = ({ words }: Operation, answer: unknown): string =>
  typeof words === 'string' ? words : words(answer);

/** Takes back what made a version of the trip; done again, that takes this back. */
export const takeBack = (id: string, version: number, words: string): Operation =>
  operation('POST /api/trips/{id}/undo', { params: { id }, body: { version } }, { words });
