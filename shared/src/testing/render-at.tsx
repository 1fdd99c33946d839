import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Api } from '../api-client/api-client.ts';
import { ApiProvider } from '../data/api-context.tsx';
import { RemotesProvider, type RemoteLoader } from '../federation/remotes-context.tsx';
import { AppStateProvider } from '../state/app-state-provider.tsx';
import { createAppState, type AppState } from '../state/app-state.ts';
import { fakeApi } from './fake-api.ts';

const noRemotes: RemoteLoader = {
  peek: () => undefined,
  load: (remote) => Promise.reject(new Error(`${remote} is not loaded in this test.`)),
  forget: () => undefined,
  styles: () => [],
};

export type RenderOptions = {
  /** The address of the page, as built by `links`. */
  at?: string;
  /** The path of the page, as its description has it: the component reads its parameters. */
  path?: string;
  api?: Api;
  state?: Partial<AppState>;
  remotes?: RemoteLoader;
};

export type Rendered = RenderResult & {
  user: UserEvent;
  state: AppState;
  /** Path and query of the address bar now. */
  where: () => string;
};

/** Renders inside everything the shell provides, with a cache of its own, so that no test sees another's data. */
export function renderAt(element: ReactNode, options: RenderOptions = {}): Rendered {
  const state = createAppState(options.state);
  let address = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  const result = render(
    <AppStateProvider state={state}>
      <ApiProvider api={options.api ?? fakeApi()}>
        <RemotesProvider loader={options.remotes ?? noRemotes}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
            <MemoryRouter initialEntries={[options.at ?? '/']}>
              <Address />
              <Routes>
                {options.path && <Route path={options.path} element={element} />}
                <Route path="*" element={options.path ? <p>Another page</p> : element} />
              </Routes>
            </MemoryRouter>
          </SWRConfig>
        </RemotesProvider>
      </ApiProvider>
    </AppStateProvider>,
  );
  return { ...result, user: userEvent.setup(), state, where: () => address };
}
