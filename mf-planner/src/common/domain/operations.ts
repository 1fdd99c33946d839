import type { CallKey, InputOf } from '@tabi/shared/contracts';
import type { TripIdea } from '@tabi/shared/contracts/trips';

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/**
 * One thing that somebody does to the trip: the call that does it, and what is said of it. It is data and nothing else, so that
 * it can be kept on the device; how it shows before the server has answered is found by its call (`Effects`). It speaks of ids
 * and never of places in a list, so that it still means the same after somebody else's change.
 */
export type Operation = Parts & {
  readonly call: CallKey;
  /** What was done, in one line: "Fushimi Inari moved to Day 2". */
  readonly words: string;
  /** The event that it changes: without it there is nothing to do, and it is told. */
  readonly about?: string;
  /** The idea that it adds, which the call names by a number only. */
  readonly idea?: TripIdea;
  /** What takes it back. Left out: the server knows, by the version that the answer carries. `none`: nothing does. */
  readonly back?: Operation | 'none';
};

/** Writes an operation with the types of its call checked. */
export const operation = <K extends CallKey>(
  call: K,
  input: InputOf<K>,
  rest: Pick<Operation, 'words' | 'about' | 'idea' | 'back'>,
): Operation => ({ call, ...(input as Parts), ...rest });

const alone = ({ back: _, ...rest }: Operation): Operation => rest;

/** Two operations each of which takes the other one back. */
export const takenBackBy = (done: Operation, back: Operation): Operation => ({ ...done, back: alone(back) });

/** What takes an operation back, and is taken back by it; undefined where the server knows what that is. */
export function backOf(done: Operation): Operation | 'none' | undefined {
  const { back } = done;
  return back === undefined || back === 'none' ? back : takenBackBy(back, done);
}

export const inputOf = ({ params, query, body }: Operation): Parts => ({
  ...(params === undefined ? {} : { params }),
  ...(query === undefined ? {} : { query }),
  ...(body === undefined ? {} : { body }),
});

/** By call: how something will be once the operation is done, as far as one can tell before the server has. */
export type Effects<T> = {
  readonly [K in CallKey]?: (before: T, input: InputOf<K>, operation: Operation) => T;
};

export function withEffect<T>(effects: Effects<T>, before: T, done: Operation): T {
  const effect = effects[done.call] as ((before: T, input: Operation, done: Operation) => T) | undefined;
  return effect ? effect(before, done, done) : before;
}

/** Takes back what made a version of the trip; done again, that takes this back. */
export const takeBack = (id: string, version: number, words: string): Operation =>
  operation('POST /api/trips/{id}/undo', { params: { id }, body: { version } }, { words });
