import type { AppState } from './app-state.ts';

/**
 * What is to happen once somebody has answered. It stands beside the state, which is plain data that every app and every
 * version of one can read; what it says of an open question is only that there is one.
 */
const waiting = new WeakMap<AppState, Map<string, () => void>>();

/** @param run undefined: nothing is to happen any more */
export function keepForLater(state: AppState, question: string, run: (() => void) | undefined): void {
  const kept = waiting.get(state) ?? new Map<string, () => void>();
  waiting.set(state, kept);
  if (run) kept.set(question, run);
  else kept.delete(question);
}

/** Takes it out: it happens once at most. */
export function takeForNow(state: AppState, question: string): (() => void) | undefined {
  const run = waiting.get(state)?.get(question);
  waiting.get(state)?.delete(question);
  return run;
}
