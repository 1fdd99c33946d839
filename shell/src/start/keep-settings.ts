import type { UserSettings } from '@tabi/shared/contracts/people';
import { subscribe, type AppState } from '@tabi/shared/state';
import { rememberSettings } from './preferences.ts';
import { applySettings, changedSince, settingsOf, type Settings } from './settings.ts';

/** The account's, without what is no matter of the page. */
const ofAccount = ({ timeZone: _, home_city: __, ...settings }: NonNullable<AppState['session']['user']>['setting']) =>
  settings;

/** What the open pages of a browser say to each other. */
function channelTo(hear: (settings: Settings) => void) {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('tabi-settings');
  channel.addEventListener('message', ({ data }: MessageEvent<Settings>) => hear(data));
  return channel;
}

/**
 * Whoever chooses a setting only says so in the state. Here it is remembered for later visits, told to the browser's other
 * open pages, and saved for who is signed in; whoever signs in finds what they have chosen elsewhere.
 * @param save is told what was chosen while somebody is signed in
 * @returns `adopt`, which takes over what nobody has chosen here, and how to stop
 */
export function keepSettings(
  state: AppState,
  save: (chosen: UserSettings) => void,
): { adopt: (settings: UserSettings) => void; stop: () => void } {
  let known = settingsOf(state);
  let owner = state.session.user?.id ?? null;
  /** Chosen before it was known who is here. */
  let early: UserSettings = {};

  const channel = channelTo((settings) => {
    applySettings(state, settings);
    // It is no choice of this page: whoever made it has done the rest.
    known = settingsOf(state);
  });
  const tell = (changed: UserSettings) => {
    if (Object.keys(changed).length === 0) return;
    rememberSettings(changed);
    channel?.postMessage(known);
  };
  const adopt = (settings: UserSettings) => {
    const before = known;
    applySettings(state, settings);
    known = settingsOf(state);
    tell(changedSince(before, known));
  };

  const stop = subscribe(state, () => {
    const { status, user } = state.session;
    const chosen = changedSince(known, settingsOf(state));
    known = settingsOf(state);
    tell(chosen);
    early = { ...early, ...chosen };
    if (status === 'unknown') return;
    const mine = early;
    early = {};
    if (!user) {
      owner = null;
      return;
    }
    if (user.id !== owner) adopt({ ...ofAccount(user.setting), ...mine });
    owner = user.id;
    if (Object.keys(mine).length > 0) save(mine);
  });
  return {
    adopt,
    stop: () => {
      stop();
      channel?.close();
    },
  };
}
