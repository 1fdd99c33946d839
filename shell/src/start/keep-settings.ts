import { chooseTheme, subscribe, type AppState, type Theme } from '@tabi/shared/state';

/** What a browser's open pages of the site have in common, whichever of them it was chosen in. */
type Settings = { theme: Theme | 'device'; currency: string };

const settingsOf = (state: AppState): Settings => ({
  theme: state.followsDevice ? 'device' : state.theme,
  currency: state.currency,
});

const same = (one: Settings, other: Settings) => one.theme === other.theme && one.currency === other.currency;

/**
 * A theme and a currency that are chosen in one page are those of all open ones at once. Whoever chooses has already
 * remembered them for later visits.
 * @returns how to stop
 */
export function shareSettings(state: AppState): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('tabi-settings');
  let known = settingsOf(state);
  const stop = subscribe(state, () => {
    const now = settingsOf(state);
    if (same(now, known)) return;
    known = now;
    channel.postMessage(now);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Settings>) => {
    // Known before it is taken over: what was heard is not said again.
    known = data;
    if (data.theme !== settingsOf(state).theme) chooseTheme(state, data.theme);
    state.currency = data.currency;
  });
  return () => {
    stop();
    channel.close();
  };
}
