import { emit } from '@tabi/shared/events';
import { subscribe, type AppState } from '@tabi/shared/state';
import { rememberTheme } from './preferences.ts';

/**
 * Whoever chooses a theme only says so in the state: here it is shown, remembered and made known.
 * @returns how to stop
 */
export function keepTheme(state: AppState): () => void {
  let known = state.theme;
  // In the same moment as the choice: the page must not be seen half in one theme and half in the other.
  const inStep = true;
  return subscribe(
    state,
    () => {
      if (state.theme === known) return;
      known = state.theme;
      rememberTheme(known);
      emit('shell:theme-changed', { theme: known });
    },
    inStep,
  );
}
