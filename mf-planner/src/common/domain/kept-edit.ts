import { daysApart, utcDay } from '@tabi/shared/format';
import type { Seen } from './conflicts.ts';
import type { Operation } from './operations.ts';

export type Kind = 'do' | 'undo' | 'redo';

/** Of what is kept on a device; one more whenever it is kept in another way. */
export const keptFormat = 1;

/** An edit as it is kept on the device until the server has answered: data only, so that it outlives the page. */
export type KeptEdit = {
  readonly format: typeof keptFormat;
  /** Of its sending: with the same one the server does it once. */
  readonly key: string;
  /** The page that sends it. */
  readonly tab: string;
  /** When it was done, in milliseconds, and which of that page it is. */
  readonly at: number;
  readonly nth: number;
  readonly kind: Kind;
  readonly operation: Operation;
  /** What its event was when it was done. */
  readonly seen: Seen;
  /** The version that it was sent with, where the answer may have been lost. */
  readonly tried?: number;
  /** It waited for the network: what became of it is told when all are sent. */
  readonly waited?: true;
  /** Why it was not done, in a sentence: it waits for the traveller to decide. */
  readonly lost?: string;
  /** This build cannot do it: only its words are known. */
  readonly unreadable?: true;
};

/** In the order in which they were done. */
export const inOrder = (edits: readonly KeptEdit[]): KeptEdit[] =>
  [...edits].sort((a, b) => a.at - b.at || a.nth - b.nth);

/** Days: older ones say nothing of what the trip is by now. */
export const longestKept = 30;

const dayOf = (moment: number) => utcDay(new Date(moment));

/** What stands on the device, read: what cannot be sent any more is told and no more. */
export function readKept(row: unknown, now: number): KeptEdit {
  const edit = row as KeptEdit;
  if (edit.format !== keptFormat) {
    const words = typeof edit.operation?.words === 'string' ? edit.operation.words : 'A change';
    const operation = { call: 'PATCH /api/trips/{id}', words } as const;
    return {
      ...edit,
      operation,
      unreadable: true,
      lost: 'It was kept by another version of Tabi, and cannot be read.',
    };
  }
  if (daysApart(dayOf(edit.at), dayOf(now)) > longestKept && !edit.lost)
    return { ...edit, lost: 'It is more than 30 days old.' };
  return edit;
}
