import { act } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useAppState } from './app-state-context.ts';
import { AppStateProvider } from './app-state-provider.tsx';
import { createAppState } from './app-state.ts';

it('shows a part that is taken over late as the server had it first, then as it is now', async () => {
  const Currency = ({ code }: { code: Promise<void> | null }) => {
    if (code) use(code);
    return <p>{useAppState().currency}</p>;
  };
  const page = (state = createAppState(), code: Promise<void> | null = null) => (
    <AppStateProvider state={state}>
      <Suspense>
        <Currency code={code} />
      </Suspense>
    </AppStateProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page());
  const state = createAppState();
  const complaints: unknown[] = [];
  let come = () => {};
  const code = new Promise<void>((resolve) => (come = resolve));
  await act(async () => {
    hydrateRoot(root, page(state, code), { onRecoverableError: (error) => complaints.push(error) });
    await Promise.resolve();
  });
  state.currency = 'JPY';
  await act(async () => {
    come();
    await code;
  });
  expect([complaints, root.textContent]).toEqual([[], 'JPY']);
});
