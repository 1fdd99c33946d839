import type { AppState, Theme } from './app-state.ts';

/** The whole site looks like this from now on; the shell remembers it for the next visit and tells everybody. */
export const chooseTheme = (state: AppState, theme: Theme) => {
  state.theme = theme;
};
