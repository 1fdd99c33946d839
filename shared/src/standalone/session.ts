import type { Api } from '../api-client/api-client.ts';
import { emit } from '../events/events.ts';
import type { AppState } from '../state/app-state.ts';

type User = NonNullable<AppState['session']['user']>;

const become = (state: AppState, user: User | null): void => {
  state.session = user ? { status: 'user', user } : { status: 'guest', user: null };
  emit('shell:session-changed', { signedIn: user !== null });
};

/** Who is here, and what is switched on, as the shell would find it out. */
export async function findVisitor(state: AppState, api: Api): Promise<void> {
  const [user, features] = await Promise.all([
    api.call('GET /api/user', undefined, { background: true }).catch(() => null),
    api.call('GET /api/features', undefined, { background: true }).catch(() => null),
  ]);
  become(state, user?.results ?? null);
  if (!features) return;
  state.features = features.results;
  state.featuresKnown = true;
}

export async function signIn(state: AppState, api: Api, body: { email: string; password: string }): Promise<void> {
  const { results } = await api.call('POST /api/login', { body }, { background: true });
  become(state, results);
}

export async function signOut(state: AppState, api: Api): Promise<void> {
  await api.call('POST /api/logout', undefined, { background: true }).catch(() => undefined);
  forgetVisitor(state);
}

export const forgetVisitor = (state: AppState): void => become(state, null);
