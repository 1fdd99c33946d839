import { subscribe } from 'valtio';
import type { WidgetName, WidgetProps } from '../federation/widgets.ts';
import { keepForLater, takeForNow } from './afterwards.ts';
import type { AppState } from './app-state.ts';

const signingIn = 'sign-in';

/** Asks at once: where the server has refused something to who is not signed in. */
export const askNow = (state: AppState, mode: 'sign-in' | 'register' = 'sign-in', then?: () => void) => {
  keepForLater(state, signingIn, then);
  state.overlay = { kind: 'auth', mode };
};

/**
 * A page is seen, and can be used, before it is known who is here: what somebody wants then waits for that, and who turns
 * out to be signed in is asked nothing.
 * @param then what the visitor wanted to do: it goes on once they are signed in, and is forgotten if they are not
 */
export const askToSignIn = (state: AppState, mode: 'sign-in' | 'register' = 'sign-in', then?: () => void) => {
  if (!then || state.session.status !== 'unknown') return askNow(state, mode, then);
  // Kept by name, so that pressing twice meanwhile does it once.
  keepForLater(state, signingIn, then);
  const stop = subscribe(state, () => {
    const { status } = state.session;
    if (status === 'unknown') return;
    stop();
    if (status === 'user') takeSignInWish(state)?.();
    else state.overlay = { kind: 'auth', mode };
  });
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
