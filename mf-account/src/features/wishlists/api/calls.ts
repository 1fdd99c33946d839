import { useRefresh, useSignedInCall } from '@tabi/shared/data';
import { submitErrors } from '@tabi/shared/forms';
import { showAlert, useAppStateSource } from '@tabi/shared/state';
import type { Thing } from '../domain.ts';

export const all = 'GET /api/user/wishlists';
export const one = 'GET /api/user/wishlists/{id}';
const message = (error: unknown) => (error instanceof Error ? error.message : 'Something went wrong!');

/** What was wrong, as a form's errors; nothing where it went well. */
export async function wrongWith(asked: Promise<unknown>) {
  try {
    await asked;
    return undefined;
  } catch (error) {
    return submitErrors(error);
  }
}

/** Everything that shows lists, hearts on other apps' pages among it, reads the same answers: it is asked anew. */
export function useChanged() {
  const refresh = useRefresh();
  return () => refresh(all);
}

export function useOops() {
  const state = useAppStateSource();
  return (failure: unknown) => showAlert(state, { title: 'Oops!', text: message(failure) });
}

type Id = Pick<Thing, 'kind' | 'id'>;

/** Puts a thing into exactly these lists; into one of them with a note. */
export function useSync() {
  const call = useSignedInCall();
  return ({ kind, id }: Id, wishlist_ids: string[], noted?: { list: string; note: string }) =>
    call(kind === 'place' ? 'POST /api/user/wishlists/syncPOI' : 'POST /api/user/wishlists/syncLocation', {
      body: { wishlist_ids, place_id: id, ...(noted?.note ? { notes: { [noted.list]: noted.note } } : {}) },
    });
}
