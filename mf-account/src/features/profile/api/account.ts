import type { User } from '@tabi/shared/contracts/people';
import { useApi, useApiClient, useSignedInCall } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { submitErrors, type SubmitErrors } from '@tabi/shared/forms';
import { useAppStateSource } from '@tabi/shared/state';
import { useCallback } from 'react';

type Change = {
  name?: string;
  timezone?: string;
  email?: string;
  password?: string;
  password_confirmation?: string;
  current_password?: string;
};

/** What changes the account, and lets the whole site know. Each answers what is wrong, as a form's errors. */
export function useAccount() {
  const call = useSignedInCall();
  const state = useAppStateSource();
  const keep = useCallback(
    async (asked: Promise<{ results: User }>): Promise<SubmitErrors | undefined> => {
      try {
        state.session.user = (await asked).results;
        return undefined;
      } catch (error) {
        return submitErrors(error);
      }
    },
    [state],
  );
  return {
    change: (body: Change) => keep(call('PUT /api/user', { body })),
    /** @param home id of a city; null: none any more */
    setHomeCity: (home: number | null) => keep(call('PATCH /api/user/settings', { body: { home_city_id: home } })),
    setPicture: (avatar: File) => keep(call('POST /api/user/avatar', { body: { avatar } })),
    /** The address may have been confirmed meanwhile. */
    lookAgain: () => keep(call('GET /api/user')),
    removePicture: () => keep(call('DELETE /api/user/avatar')),
  };
}

/** What goes with the account; not known until it has come, and good enough without. */
export function useBelongings() {
  const trips = useApi('GET /api/user/trips', { query: { filter: 'all' } }, { background: true });
  const lists = useApi('GET /api/user/wishlists', {}, { background: true });
  // Of many only the first come along: how many there are is not known then.
  return { trips: trips.data?.more ? undefined : trips.data?.results.length, wishlists: lists.data?.results.length };
}

/** Ends the session, here at least: the shell forgets who was in, also without an answer, and says so. */
export function useLogOut() {
  const api = useApiClient();
  return async (): Promise<void> => {
    const told = await api.call('POST /api/logout', undefined, { background: true }).then(
      () => true,
      () => false,
    );
    emit('account:session-ended', {});
    if (!told) emit('account:logout-failed', {});
  };
}

/** Deletes the account. @returns what is said of it */
export function useFarewell() {
  const call = useSignedInCall();
  return async (body: { password?: string }): Promise<string> => {
    const { message } = await call('DELETE /api/user', { body });
    emit('account:session-ended', {});
    return message;
  };
}
