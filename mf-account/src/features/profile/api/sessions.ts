import type { Session } from '@tabi/shared/contracts/people';
import { callKey, useApi, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';

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
