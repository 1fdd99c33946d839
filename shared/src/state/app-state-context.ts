import { createContext, useContext, useSyncExternalStore } from 'react';
import { snapshot, useSnapshot, type Snapshot } from 'valtio';
import type { AppState } from './app-state.ts';

export const AppStateContext = createContext<AppState | null>(null);
/** The state as the page was rendered with. */
export const FirstStateContext = createContext<Snapshot<AppState> | null>(null);

/** The state itself, to change it. Read through `useAppState`. */
export function useAppStateSource(): AppState {
  const state = useContext(AppStateContext);
  if (!state) throw new Error('Wrap the app in AppStateProvider.');
  return state;
}

const never = () => () => undefined;

/**
 * What the state is now; the component renders again only when what it read changes. While the browser takes over what
 * the server rendered, which goes part by part, it is what the server had: the state may have moved on meanwhile. Where it has
 * not, nothing is rendered a second time.
 */
export function useAppState(): Snapshot<AppState> {
  const state = useAppStateSource();
  const now = useSnapshot(state);
  const first = useContext(FirstStateContext);
  const isBehind = useSyncExternalStore(
    never,
    () => false,
    () => snapshot(state) !== first,
  );
  return isBehind ? (first ?? now) : now;
}
