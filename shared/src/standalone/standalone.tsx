import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from '../api-client/api-client.ts';
import { ApiProvider } from '../data/api-context.tsx';
import type { RemoteRoutes } from '../federation/contract.ts';
import type { PageDescription } from '../federation/page-description.ts';
import { RemotesProvider, type RemoteLoader } from '../federation/remotes-context.tsx';
import { BrowserRouter, Link, Route, Routes } from '../router/router.ts';
import { AppStateProvider } from '../state/app-state-context.tsx';
import { createAppState } from '../state/app-state.ts';
import { lazyNamed } from '../ui/lazy-named.ts';

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/** Other apps are not here: their widgets say so in their place. */
const nobody: RemoteLoader = {
  peek: () => undefined,
  load: (remote) => Promise.reject(new Error(`${remote} is not loaded when a remote runs alone.`)),
  forget: () => undefined,
  styles: () => [],
};

type Parts = RemoteRoutes & {
  /** As the remote's remote.json has them. */
  pages: Pick<PageDescription, 'name' | 'path' | 'children'>[];
};

/** Runs one remote's pages without the shell, for its own developers. */
export function runAlone({ routes, pages: descriptions }: Parts): void {
  const state = createAppState();
  const api = createApi({
    fetch: (path, init) => fetch(path, init),
    xsrfToken: () => cookie('XSRF-TOKEN'),
    context: () => ({ uuid: cookie('USER-UUID'), currency: state.currency, city: null, device: 'desktop' }),
  });
  const pages = descriptions.flatMap(({ name, path, children }) => {
    const route = routes[name];
    const Page = route && lazyNamed(route.page, 'Page');
    return Page ? [{ name, path, pattern: children && !path.endsWith('/*') ? `${path}/*` : path, Page }] : [];
  });
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <AppStateProvider state={state}>
      <ApiProvider api={api}>
        <RemotesProvider loader={nobody}>
          <BrowserRouter>
            <Suspense>
              <Routes>
                {pages.map(({ name, pattern, Page }) => (
                  <Route key={name} path={pattern} element={<Page />} />
                ))}
                <Route
                  path="*"
                  element={
                    <ul>
                      {pages.map(({ name, path }) => (
                        <li key={name}>
                          <Link to={path.replace(/\/\*$/, '')}>{name}</Link>
                        </li>
                      ))}
                    </ul>
                  }
                />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </RemotesProvider>
      </ApiProvider>
    </AppStateProvider>,
  );
}
