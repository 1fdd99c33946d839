import { ApiError, type Api } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { showToast, type AppState } from '@tabi/shared/state';
import { rememberSignedIn } from './signed-in-before.ts';
import { rememberUntold } from './untold-logout.ts';

type User = NonNullable<AppState['session']['user']>;

/** Somebody is signed in now. */
export function beginSession(state: AppState, user: User): void {
  state.session = { status: 'user', user };
  rememberSignedIn(true);
  // Their session has taken the place of the one before.
  rememberUntold(false);
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

/** Somebody leaves, and the server does not know it yet. */
export function leaveUntold(state: AppState): void {
  rememberUntold(true);
  showToast(state, 'You are logged out here, but Tabi could not be told. Log out again when you are online.');
}

export async function endSession(state: AppState, api: Api): Promise<void> {
  try {
    await api.call('POST /api/logout', undefined, { background: true });
  } catch {
    leaveUntold(state);
  }
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
