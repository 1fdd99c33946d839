import { ApiProvider, type Api } from '@tabi/shared/data';
import { RemotesProvider } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { useLocation } from '@tabi/shared/router';
import { AppStateProvider, type AppState } from '@tabi/shared/state';
import type { HostLoader } from './federation/remote-loader.ts';
import { Frame } from './frame/frame.tsx';
import { matchRoute } from './routes/match-route.ts';
import { PageSlot } from './routes/page-slot.tsx';
import { Startup } from './start/startup.tsx';

export type Parts = { state: AppState; api: Api; loader: HostLoader };

function Page({ missing }: { missing: string | null }) {
  const { pathname, search } = useLocation();
  const match = pathname === missing ? matchRoute(links.notFound()) : matchRoute(pathname, search);
  return (
    <Frame entry={match.entry}>
      <PageSlot match={match} />
    </Frame>
  );
}

/**
 * The whole site, inside a router: the same on the server and in the browser.
 * @param missing the address that the server could not find anything for
 */
export function App({ parts, missing = null }: { parts: Parts; missing?: string | null }) {
  return (
    <AppStateProvider state={parts.state}>
      <ApiProvider api={parts.api}>
        <RemotesProvider loader={parts.loader}>
          <Page missing={missing} />
          <Startup />
        </RemotesProvider>
      </ApiProvider>
    </AppStateProvider>
  );
}
