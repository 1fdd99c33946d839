import type { Session } from '@tabi/shared/contracts/people';
import { callKey, useApi, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';

const sessions = 'GET /api/user/sessions';
type Shown = { results: Session[] };

/** The browsers that are signed in. One that is signed out is gone at once, and is back if the server refuses. */
export function useSessions() {
  const call = useSignedInCall();
  const state = useAppStateSource();
  const { mutate } = useSWRConfig();
  const mine = callKey(sessions, {});
  const asked = useApi(sessions, {}, { background: true, live: true });
  const leave = async (stays: (session: Session) => boolean, ask: () => Promise<{ message: string }>) => {
    const before = asked.data?.results ?? [];
    // Those alone that were taken away here: others may have been signed out meanwhile.
    const putBack = (now: Shown | undefined) => ({
      results: before.filter((session) => !stays(session) || now?.results.some(({ id }) => id === session.id)),
    });
    try {
      await mutate<Shown>(mine, { results: before.filter(stays) }, { revalidate: false });
      showToast(state, (await ask()).message);
    } catch (failure) {
      await mutate<Shown>(mine, putBack, { revalidate: false });
      showFailure(state, failure);
      void mutate(mine);
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
