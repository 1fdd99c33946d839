import { writeCookie } from './cookies.ts';

const remember = (name: string, value: string) => {
  writeCookie(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
};

export const rememberTheme = (choice: 'light' | 'dark' | 'device'): void => remember('user-theme', choice);

export const rememberCurrency = (currency: string): void => remember('currency', currency);

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
