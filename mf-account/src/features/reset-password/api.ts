import { ApiError, useApiClient } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { askForSecondFactor, showToast, useAppStateSource } from '@tabi/shared/state';

/**
 * Sets a new password with the token of a mailed link. Whoever does so is signed in: the shell finds out, and leads on from a
 * page that is for guests.
 */
export function usePasswordReset() {
  const api = useApiClient();
  const state = useAppStateSource();
  return async ({ email, token, password }: { email: string; token: string; password: string }): Promise<void> => {
    const body = { email, token, password, password_confirmation: password };
    try {
      const { message } = await api.call('POST /api/password/reset', { body }, { background: true });
      showToast(state, message);
      emit('account:session-begun', {});
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'second-factor') throw problem;
      showToast(state, 'Your new password is set.');
      askForSecondFactor(state);
    }
  };
}

/** Mails another link to the address, if it has an account. @returns what is said of it */
export function useNewLink() {
  const api = useApiClient();
  return async (email: string): Promise<string> =>
    (await api.call('POST /api/password/email', { body: { email } }, { background: true })).message;
}
