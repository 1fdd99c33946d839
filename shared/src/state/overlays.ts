import type { WidgetName, WidgetProps } from '../federation/widgets.ts';
import { keepForLater, takeForNow } from './afterwards.ts';
import type { AppState } from './app-state.ts';

const signingIn = 'sign-in';

/** @param then what the visitor wanted to do: it goes on once they are signed in, and is forgotten if they are not */
export const askToSignIn = (state: AppState, mode: 'sign-in' | 'register' = 'sign-in', then?: () => void) => {
  keepForLater(state, signingIn, then);
  state.overlay = { kind: 'auth', mode };
};

/** Once the API has refused something with the code `second-factor`: what was to go on after the sign-in waits on. */
export const askForSecondFactor = (state: AppState) => {
  state.overlay = { kind: 'auth', mode: 'sign-in', secondFactor: true };
};

/** What the visitor wanted when they were asked to sign in, for who signs them in: it is theirs to do, once. */
export const takeSignInWish = (state: AppState): (() => void) | undefined => takeForNow(state, signingIn);

/** Opens something that another app lends, in a dialog of that title. Its `onClose` is the dialog's. */
export const openWidget = <N extends WidgetName>(
  state: AppState,
  { widget, props, title }: { widget: N; props: Omit<WidgetProps[N], 'onClose'>; title: string },
) => {
  state.overlay = { kind: 'widget', widget, props, title };
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
  keepForLater(state, signingIn, undefined);
  state.overlay = null;
};
