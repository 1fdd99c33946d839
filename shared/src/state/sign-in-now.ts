import { subscribe } from 'valtio';
import type { AppState } from './app-state.ts';
import { askNow } from './overlays.ts';

/** Asks to sign in on the spot. @returns whether the person has signed in; false once they have closed the dialog */
export function signInNow(state: AppState): Promise<boolean> {
  return new Promise((resolve) => {
    askNow(state, 'sign-in', () => resolve(true));
    // Told after the dialog's own last step: whoever has signed in has answered above by then.
    const stop = subscribe(state, () => {
      if (state.overlay?.kind === 'auth') return;
      stop();
      resolve(false);
    });
  });
}
