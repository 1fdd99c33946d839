import type { UserSettings } from '@tabi/shared/contracts/people';
import { chooseTheme, type AppState } from '@tabi/shared/state';

export type Settings = Required<UserSettings>;

/** Pure: what is chosen in a page, as the account and other pages know it. */
export const settingsOf = ({ followsDevice, theme, currency, formats, motion }: AppState): Settings => ({
  theme: followsDevice ? 'device' : theme,
  currency,
  units: formats.units,
  clock: formats.clock,
  week_start: formats.weekStart,
  motion,
});

/** Those that are otherwise than before. */
export const changedSince = (before: Settings, now: Settings): UserSettings =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => before[key as keyof Settings] !== value));

/** The page is as they say; what they leave out stays. */
export function applySettings(state: AppState, settings: UserSettings): void {
  const before = settingsOf(state);
  const { theme, currency, units, clock, week_start: weekStart, motion } = { ...before, ...settings };
  if (theme !== before.theme) chooseTheme(state, theme);
  state.currency = currency;
  state.motion = motion;
  if (Object.keys(changedSince(before, { ...before, units, clock, week_start: weekStart })).length > 0)
    state.formats = { units, clock, weekStart };
}
