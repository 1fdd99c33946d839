import type { UserSettings } from '@tabi/shared/contracts/people';
import type { Api } from '@tabi/shared/data';
import { showToast, type AppState } from '@tabi/shared/state';

/** What was chosen counts in the next browser that its owner signs in with, too. */
export async function saveSettings(state: AppState, api: Api, chosen: UserSettings): Promise<void> {
  const asked = state.session.user?.id;
  try {
    const { results } = await api.call('PATCH /api/user/settings', { body: chosen }, { background: true });
    if (state.session.user?.id === asked) state.session.user = results;
  } catch {
    showToast(state, 'Chosen for this browser; we could not keep it in your account.');
  }
}
