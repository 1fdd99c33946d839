export { createAppState, type AppState, type Motion, type Notice, type Session, type Theme } from './app-state.ts';
export { useAppState, useAppStateSource } from './app-state-context.ts';
export { AppStateProvider } from './app-state-provider.tsx';
export { useFormats } from './formats-context.tsx';
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
