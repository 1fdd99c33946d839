export { createAppState, type AppState, type Notice, type Session, type Theme } from './app-state.ts';
export { AppStateProvider, useAppState, useAppStateSource } from './app-state-context.tsx';
export { dismissNotice, pressNotice, showAlert, showFailure, showLoading, showPopup, showToast } from './notices.ts';
export { chooseTheme } from './theme.ts';
export {
  askForSecondFactor,
  askToSignIn,
  closeOverlay,
  openCurrencies,
  openSearch,
  openWidget,
  takeSignInWish,
} from './overlays.ts';
export { confirmLogOut, noteUnsent, unsentBy } from './unsent.ts';
export { proxy, subscribe, useSnapshot } from 'valtio';
