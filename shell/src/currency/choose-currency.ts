import type { AppState } from '@tabi/shared/state';
import { rememberCurrency } from '../start/preferences.ts';

/** From now on prices are shown in this currency, here and on the next visit. */
export function chooseCurrency(state: AppState, currency: string): void {
  state.currency = currency;
  rememberCurrency(currency);
}
