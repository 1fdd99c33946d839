import { ApiError, type Api } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import type { AppState } from '@tabi/shared/state';
import { rememberSignedIn } from './preferences.ts';

type User = NonNullable<AppState['session']['user']>;

/** Somebody is signed in now. */
export function beginSession(state: AppState, user: User): void {
  state.session = { status: 'user', user };
  rememberSignedIn(true);
  emit('shell:session-changed', { signedIn: true });
}

const becomeGuest = (state: AppState) => {
  state.session = { status: 'guest', user: null };
  rememberSignedIn(false);
};

/** Nobody is signed in any more. */
export function forgetSession(state: AppState): void {
  becomeGuest(state);
  emit('shell:session-changed', { signedIn: false });
}

export async function endSession(state: AppState, api: Api): Promise<void> {
  await api.call('POST /api/logout', undefined, { background: true }).catch(() => undefined);
  forgetSession(state);
}

/** Finds out who is here, unless this browser knows that nobody is. */
export async function findSession(state: AppState, api: Api, wasSignedIn: boolean): Promise<void> {
  if (!wasSignedIn) return becomeGuest(state);
  try {
    const { results } = await api.call('GET /api/user', undefined, { background: true });
    beginSession(state, results);
  } catch (error) {
    // Without an answer nothing is known; a refusal means a guest.
    if (error instanceof ApiError && error.code === 'offline') state.session = { status: 'guest', user: null };
    else becomeGuest(state);
  }
}
