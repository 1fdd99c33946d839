import { subscribe, type AppState, type Theme } from '@tabi/shared/state';

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');
const deviceTheme = (): Theme => (darkDevice().matches ? 'dark' : 'light');

/** The browser's own bars are in the colour of the page. */
function show(theme: Theme): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/**
 * Whoever chooses a theme only says so in the state: here it is shown.
 * @returns how to stop
 */
export function keepTheme(state: AppState): () => void {
  let known = state.theme;
  let followed = state.followsDevice;
  const follow = () => {
    if (state.followsDevice) state.theme = deviceTheme();
  };
  // In the same moment as the choice: the page must not be seen half in one theme and half in the other.
  const inStep = true;
  const stop = subscribe(
    state,
    () => {
      if (state.theme === known && state.followsDevice === followed) return;
      const changed = state.theme !== known;
      [known, followed] = [state.theme, state.followsDevice];
      if (changed) show(known);
      follow();
    },
    inStep,
  );
  follow();
  const device = darkDevice();
  device.addEventListener('change', follow);
  return () => {
    stop();
    device.removeEventListener('change', follow);
  };
}
