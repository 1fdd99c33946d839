import type { Operation } from './operations.ts';
import { optionsIn } from './place-operations.ts';

type Told = { results?: { why?: string | null; version?: unknown } } | null;

/** The version of the trip that a change has made; null where the answer tells of none. */
export function versionIn(answer: unknown): number | null {
  const version = (answer as Told)?.results?.version;
  return typeof version === 'number' ? version : null;
}

/** Calls to which the server adds what came of it, such as that somebody's own plans went along. */
const addedTo = new Set(['POST /api/trips/{id}/days/{date}/swap', 'POST /api/trips/{id}/days/{date}/plan']);

/** What was done, in the server's words where it chose how; empty where it only asks, which has changed nothing. */
export function wordsOf({ call, words }: Operation, answer: unknown): string {
  const why = (answer as Told)?.results?.why;
  if (addedTo.has(call)) return why ? `${words}. ${why}` : words;
  if (call !== 'POST /api/trips/{id}/events/suggested') return words;
  return optionsIn(answer).length > 0 ? '' : (why ?? words);
}
