import { useState, type ReactNode } from 'react';
import { snapshot } from 'valtio';
import { AppStateContext, FirstStateContext } from './app-state-context.ts';
import type { AppState } from './app-state.ts';
import { FormatsProvider } from './formats-context.tsx';

export function AppStateProvider({ state, children }: { state: AppState; children: ReactNode }) {
  const [first] = useState(() => snapshot(state));
  return (
    <AppStateContext value={state}>
      <FirstStateContext value={first}>
        <FormatsProvider>{children}</FormatsProvider>
      </FirstStateContext>
    </AppStateContext>
  );
}
