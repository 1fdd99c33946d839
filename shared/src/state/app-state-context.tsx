import { createContext, useContext, type ReactNode } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import type { AppState } from './app-state.ts';

const AppStateContext = createContext<AppState | null>(null);

export function AppStateProvider({ state, children }: { state: AppState; children: ReactNode }) {
  return <AppStateContext value={state}>{children}</AppStateContext>;
}

/** The state itself, to change it. Read through `useAppState`. */
export function useAppStateSource(): AppState {
  const state = useContext(AppStateContext);
  if (!state) throw new Error('Wrap the app in AppStateProvider.');
  return state;
}

/** What the state is now; the component renders again only when what it read changes. */
export const useAppState = (): Snapshot<AppState> => useSnapshot(useAppStateSource());
