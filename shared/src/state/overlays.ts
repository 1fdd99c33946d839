import type { AppState } from './app-state.ts';

/** @param then what the visitor wanted to do: it goes on once they are signed in, and is forgotten if they are not */
export const askToSignIn = (state: AppState, mode: 'sign-in' | 'register' = 'sign-in', then?: () => void) => {
  state.overlay = { kind: 'auth', mode, ...(then ? { then } : {}) };
};

/** Opens the trip form, prefilled with the destinations. */
export const openTripForm = (state: AppState, destinations: { id: number; name: string }[] = []) => {
  state.overlay = { kind: 'trip-form', destinations };
};

/** Lets the visitor choose the currency of all prices. */
export const openCurrencies = (state: AppState) => {
  state.overlay = { kind: 'currency' };
};

/** Opens the search over everything. */
export const openSearch = (state: AppState) => {
  state.overlay = { kind: 'search' };
};

export const closeOverlay = (state: AppState) => {
  state.overlay = null;
};
