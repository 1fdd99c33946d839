import { ApiError } from '@tabi/shared/data';
import { isChangedByOthers } from '../domain/conflicts.ts';
import type { KeptEdit } from '../domain/kept-edit.ts';
import { eventOf, type TripState } from '../domain/trip-state.ts';
import type { EditsDeps } from './edits-view.ts';

export type Sent =
  | { is: 'done'; answer: unknown }
  | { is: 'refused'; error: unknown }
  /** Somebody else has changed, or taken away, the very thing that it is about. */
  | { is: 'overtaken' }
  /** Taken back before it was sent. */
  | { is: 'taken-out' };

type Way = Pick<EditsDeps, 'send' | 'fetch' | 'isConnected'> & {
  /** The trip as it was told last. */
  base: () => TripState;
  /** The edit as it is kept; undefined once it was taken back. */
  edit: () => KeptEdit | undefined;
  keep: (edit: KeptEdit) => Promise<void>;
  learn: (state: TripState) => void;
  /** Until the network may be there again. */
  wait: () => Promise<void>;
  /** Somebody has answered. */
  arrived: () => void;
};

/** Somebody who changes the trip without a pause can keep one out that often. */
const mostTries = 6;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

const isOvertaken = ({ operation: { about }, seen }: KeptEdit, { events }: TripState): boolean =>
  about !== undefined && isChangedByOthers(seen, eventOf({ events }, about));

async function sendOnce(way: Way, edit: KeptEdit): Promise<Sent> {
  const version = edit.tried ?? way.base().trip.version;
  // A device that says it is offline is asked all the same: it may only not know the way to this very server.
  const isConnected = way.isConnected();
  // Kept before it goes: if the page is gone when the answer comes, the next one knows that it may have been done.
  await way.keep({ ...edit, tried: version });
  try {
    return { is: 'done', answer: await way.send(edit.operation, version, edit.key) };
  } catch (error) {
    if (codeOf(error) === 'offline' && !isConnected) await way.keep(edit);
    if (codeOf(error) !== 'done-already') throw error;
    return { is: 'done', answer: { results: (error as ApiError).body?.current } };
  }
}

/** The trip as others have made it; whatever keeps it from being fetched is met again, and said, with the edit. */
async function catchUp(way: Way): Promise<void> {
  const edit = way.edit();
  if (!edit) return;
  const { tried: _, ...untried } = edit;
  await way.keep(untried);
  try {
    way.learn(await way.fetch());
  } catch (error) {
    if (codeOf(error) === 'offline') await way.wait();
  }
}

/** Sends an edit until it is done, or cannot be. */
export async function sendEdit(way: Way): Promise<Sent> {
  for (let tries = 1; ;) {
    const edit = way.edit();
    if (!edit) return { is: 'taken-out' };
    // What may have been done already is sent as it was: the server knows.
    if (edit.tried === undefined && isOvertaken(edit, way.base())) return { is: 'overtaken' };
    try {
      const sent = await sendOnce(way, edit);
      way.arrived();
      return sent;
    } catch (error) {
      if (codeOf(error) === 'offline') {
        await way.wait();
        continue;
      }
      way.arrived();
      if (codeOf(error) !== 'stale-version' || tries++ >= mostTries) return { is: 'refused', error };
      await catchUp(way);
    }
  }
}
