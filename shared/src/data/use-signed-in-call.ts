import { useCallback } from 'react';
import { ApiError } from '../api-client/api-error.ts';
import type { Api } from '../api-client/api-client.ts';
import { useAppStateSource } from '../state/app-state-context.ts';
import { signInNow } from '../state/sign-in-now.ts';
import { useApiClient } from './api-context.tsx';

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
        if (!(error instanceof ApiError && error.code === 'sign-in-first' && (await signInNow(state)))) throw error;
        return ask();
      }
    },
    [api, state],
  );
}
