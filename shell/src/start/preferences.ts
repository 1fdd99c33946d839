import type { UserSettings } from '@tabi/shared/contracts/people';
import { readSettings, settingsCookies } from '@tabi/shared/format';
import { readCookie, writeCookie } from './cookies.ts';

const remember = (name: string, value: string) => {
  writeCookie(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
};

/** How this browser's visitor has chosen to have pages; the page server reads the same. */
export const rememberedSettings = (): UserSettings => readSettings(readCookie);

export function rememberSettings(settings: UserSettings): void {
  for (const [key, value] of Object.entries(settings)) remember(settingsCookies[key as keyof UserSettings], `${value}`);
}
