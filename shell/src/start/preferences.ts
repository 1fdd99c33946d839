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

/** Whether somebody was signed in when this browser was last here: saves guests a question to the server. */
export const wasSignedIn = (): boolean => {
  try {
    return localStorage.getItem('auth') === 'true';
  } catch {
    return true;
  }
};

export const rememberSignedIn = (signedIn: boolean): void => {
  try {
    localStorage.setItem('auth', String(signedIn));
  } catch {
    // As above.
  }
};
