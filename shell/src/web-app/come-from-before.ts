import { chooseTheme, type AppState } from '@tabi/shared/state';
import { readCookie } from '../start/cookies.ts';
import { setKeptTime } from './kept-time.ts';
import { readPageAge } from './page-age.ts';

/** A document that was kept on this device says so, and looks as the visitor has chosen since, not as it did then. */
export function comeFromBefore(state: AppState): void {
  const { keptAt } = readPageAge();
  if (!keptAt) return;
  setKeptTime(keptAt);
  const theme = readCookie('user-theme');
  const currency = readCookie('currency');
  if (theme === 'light' || theme === 'dark' || theme === 'device') chooseTheme(state, theme);
  if (currency) state.currency = currency;
}
