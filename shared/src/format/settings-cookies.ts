import type { UserSettings } from '../contracts/people.ts';

/** Pure: what a browser remembers of its visitor's settings, for the page server to read as well as for the host. */
export const settingsCookies: Record<keyof UserSettings, string> = {
  theme: 'user-theme',
  currency: 'currency',
  units: 'units',
  clock: 'clock',
  week_start: 'week-start',
  motion: 'motion',
};

const oneOf = <T extends string>(offered: readonly T[], found: string | null): T | undefined =>
  offered.find((value) => value === found);

/** Without those that were never chosen. */
const chosenOnly = (settings: { [Key in keyof UserSettings]: UserSettings[Key] | undefined }): UserSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/**
 * Anything odd counts as never chosen.
 * @param read a cookie by its name; null when there is none
 */
export function readSettings(read: (name: string) => string | null): UserSettings {
  const found = (key: keyof UserSettings) => read(settingsCookies[key]);
  const currency = found('currency');
  const weekStart = oneOf(['1', '0', '6'], found('week_start'));
  return chosenOnly({
    theme: oneOf(['light', 'dark', 'device'], found('theme')),
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    units: oneOf(['km', 'mi'], found('units')),
    clock: oneOf(['24h', '12h'], found('clock')),
    week_start: weekStart === undefined ? undefined : (Number(weekStart) as 1 | 0 | 6),
    motion: oneOf(['device', 'reduced'], found('motion')),
  });
}
