import { createRoot } from 'react-dom/client';
import { createApi } from '../api-client/api-client.ts';
import { ApiProvider } from '../data/api-context.tsx';
import type { RemoteRoutes } from '../federation/contract.ts';
import type { PageDescription } from '../federation/page-description.ts';
import { RemotesProvider } from '../federation/remotes-context.tsx';
import { BrowserRouter, Route, Routes } from '../router/router.ts';
import { AppStateProvider } from '../state/app-state-provider.tsx';
import { createAppState, type AppState } from '../state/app-state.ts';
import { showToast } from '../state/notices.ts';
import { askToSignIn } from '../state/overlays.ts';
import { lazyNamed } from '../ui/lazy-named.ts';
import { createAloneLoader } from './borrowing.ts';
import { StandaloneFrame, type Shown } from './standalone-frame.tsx';

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

const createAloneApi = (state: AppState) =>
  createApi({
    fetch: (path, init) => fetch(path, init),
    xsrfToken: () => cookie('XSRF-TOKEN'),
    context: () => ({ uuid: cookie('USER-UUID'), currency: state.currency, city: null, device: state.device }),
    // In the shell these lead to its own pages.
    onRefused: (error, call) => {
      if (error.status === 401) askToSignIn(state);
      else if (error.status === 404) showToast(state, `${call} found nothing.`);
    },
  });

type Parts = RemoteRoutes & {
  /** As the remote's remote.json has them. */
  pages: Pick<PageDescription, 'name' | 'path' | 'children'>[];
  /** What it lends and no page of its own shows. */
  lends?: readonly Shown[];
};

/** Runs one remote's pages without the shell, for its own developers. */
export function runAlone({ routes, pages: descriptions, lends = [] }: Parts): void {
  const state = createAppState();
  const pages = descriptions.flatMap(({ name, path, children }) => {
    const route = routes[name];
    const Page = route && lazyNamed(route.page, 'Page');
    return Page ? [{ name, path, pattern: children && !path.endsWith('/*') ? `${path}/*` : path, Page }] : [];
  });
  const paths = Object.fromEntries(pages.map(({ name, path }) => [name, path]));
  createRoot(document.getElementById('root') as HTMLElement).render(
    <AppStateProvider state={state}>
      <ApiProvider api={createAloneApi(state)}>
        <RemotesProvider loader={createAloneLoader(globalThis.tabiBorrowing, paths)}>
          <BrowserRouter>
            <StandaloneFrame pages={pages} lends={lends}>
              <Routes>
                {pages.map(({ name, pattern, Page }) => (
                  <Route key={name} path={pattern} element={<Page />} />
                ))}
                <Route
                  path="*"
                  element={
                    <p>
                      No page of this remote has this address. Its own are {pages.map(({ path }) => path).join(', ')}.
                    </p>
                  }
                />
              </Routes>
            </StandaloneFrame>
          </BrowserRouter>
        </RemotesProvider>
      </ApiProvider>
    </AppStateProvider>,
  );
}
