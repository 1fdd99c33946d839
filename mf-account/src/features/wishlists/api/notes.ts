import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { callKey, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { withNote, type Thing } from '../domain.ts';
import { one, useOops, wrongWith } from './calls.ts';

/** Notes something of a thing in a list: shown at once, with a way back. Answers what is wrong, as a form's errors. */
export function useNotes(list: string) {
  const call = useSignedInCall();
  const state = useAppStateSource();
  const oops = useOops();
  const { mutate } = useSWRConfig();
  const params = { id: list };
  const show = (thing: Thing, note: string) =>
    mutate<{ results: WishlistDetails }>(
      callKey(one, { params }),
      (now) => now && { results: withNote(now.results, thing, note) },
      { revalidate: false },
    );
  const put = async (thing: Thing, note: string, before: string) => {
    await show(thing, note);
    const body = { kind: thing.kind, place_id: thing.id, note };
    try {
      await call('PUT /api/user/wishlists/{id}/note', { params, body });
    } catch (error) {
      await show(thing, before);
      throw error;
    }
  };
  const told = (thing: Thing, note: string, before: string) => {
    const run = () => void put(thing, before, note).catch(oops);
    const text = note ? `Noted on ${thing.name}.` : `The note on ${thing.name} is gone.`;
    showToast(state, text, { button: 'Undo', run });
  };
  return (thing: Thing, note: string, before: string) =>
    wrongWith(put(thing, note, before).then(() => told(thing, note, before)));
}
