import type { Api } from '@tabi/shared/data';
import type { AppState } from '@tabi/shared/state';

const asking = new WeakMap<AppState, Promise<void>>();

async function ask(state: AppState, api: Api): Promise<void> {
  const answer = await api.call('GET /api/features', undefined, { background: true }).catch(() => null);
  // Who needs it next asks again.
  if (!answer) return void asking.delete(state);
  state.features = answer.results;
  state.featuresKnown = true;
}

/** What the server switches on, asked once by whoever needs it first; all off while it does not say. */
export function findFeatures(state: AppState, api: Api): Promise<void> {
  const asked = asking.get(state) ?? ask(state, api);
  asking.set(state, asked);
  return asked;
}
