import type { AppState, Theme } from './app-state.ts';

/** The whole site looks like this from now on; the shell remembers it for the next visit. */
export const chooseTheme = (state: AppState, choice: Theme | 'device') => {
  state.followsDevice = choice === 'device';
  if (choice !== 'device') state.theme = choice;
};
