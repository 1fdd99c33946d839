import type { Api } from '@tabi/shared/data';
import type { AppState } from '@tabi/shared/state';

/** What the server switches on; all off while it does not say. */
export async function findFeatures(state: AppState, api: Api): Promise<void> {
  const answer = await api.call('GET /api/features', undefined, { background: true }).catch(() => null);
  if (!answer) return;
  state.features = answer.results;
  state.featuresKnown = true;
}
