import { useCallback } from 'react';
import { subscribe } from 'valtio';
import { ApiError } from '../api-client/api-error.ts';
import type { Api } from '../api-client/api-client.ts';
import { useAppStateSource } from '../state/app-state-context.tsx';
import type { AppState } from '../state/app-state.ts';
import { askToSignIn } from '../state/overlays.ts';
import { useApiClient } from './api-context.tsx';

/** @returns whether the person has signed in; false once they have closed the dialog */
function signInNow(state: AppState): Promise<boolean> {
  return new Promise((resolve) => {
    askToSignIn(state, 'sign-in', () => resolve(true));
    // Told after the dialog's own last step: whoever has signed in has answered above by then.
    const stop = subscribe(state, () => {
      if (state.overlay?.kind === 'auth') return;
      stop();
      resolve(false);
    });
  });
}

/**
 * Calls on a person's behalf that lead nowhere when they fail. When the session has ended meanwhile the person is asked
 * to sign in on the spot and the call goes on, so that nothing they typed is lost.
 */
export function useSignedInCall(): Api['call'] {
  const api = useApiClient();
  const state = useAppStateSource();
  return useCallback<Api['call']>(
    async (name, ...[input, options]) => {
      const ask = () =>
        (api.call as (...all: unknown[]) => Promise<never>)(name, input, { ...options, background: true });
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401 && (await signInNow(state)))) throw error;
        return ask();
      }
    },
    [api, state],
  );
}
