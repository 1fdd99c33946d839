import type { ListType } from '@tabi/shared/contracts/lists';
import type { Session, User } from '@tabi/shared/contracts/people';
import { callKey, useApi, useApiClient, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { submitErrors, type SubmitErrors } from '@tabi/shared/forms';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';
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
    setPicture: (avatar: File) => keep(call('POST /api/user/avatar', { body: { avatar } })),
    /** The address may have been confirmed meanwhile. */
    lookAgain: () => keep(call('GET /api/user')),
    removePicture: () => keep(call('DELETE /api/user/avatar')),
  };
}

/** Where the account's address stands with every list; asked only once it is confirmed, because before it is refused. */
export const useSubscriptions = (confirmed: boolean) =>
  useApi('GET /api/user/subscriptions', confirmed ? {} : null, { live: true, background: true });

/** What goes with the account; not known until it has come, and good enough without. */
export function useBelongings() {
  const trips = useApi('GET /api/user/trips', { query: { filter: 'all' } }, { background: true });
  const lists = useApi('GET /api/user/wishlists', {}, { background: true });
  return { trips: trips.data?.results.length, wishlists: lists.data?.results.length };
}

const sessions = 'GET /api/user/sessions';

/** The browsers that are signed in. One that is signed out is gone at once, and is back if the server refuses. */
export function useSessions() {
  const call = useSignedInCall();
  const state = useAppStateSource();
  const { mutate } = useSWRConfig();
  const mine = callKey(sessions, {});
  const asked = useApi(sessions, {}, { background: true, live: true });
  const leave = async (stays: (session: Session) => boolean, ask: () => Promise<{ message: string }>) => {
    const results = asked.data?.results.filter(stays) ?? [];
    try {
      await mutate(mine, { results }, { revalidate: false });
      showToast(state, (await ask()).message);
    } catch (failure) {
      await mutate(mine);
      showFailure(state, failure);
    }
  };
  return {
    ...asked,
    end: ({ id }: Session) =>
      leave(
        (session) => session.id !== id,
        () => call('DELETE /api/user/sessions/{id}', { params: { id } }),
      ),
    endOthers: () =>
      leave(
        ({ current }) => current,
        () => call('DELETE /api/user/sessions'),
      ),
  };
}

/** Ends the session, here at least: the shell forgets who was in, also without an answer. */
export function useLogOut() {
  const api = useApiClient();
  return async (): Promise<void> => {
    await api.call('POST /api/logout', undefined, { background: true }).catch(() => undefined);
    emit('account:session-ended', {});
  };
}

/** Saves which lists the person is on. */
export function useListChoice() {
  const call = useSignedInCall();
  return (types: ListType[]) => call('PUT /api/user/subscriptions', { body: { types } });
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
