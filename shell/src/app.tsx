import { ApiProvider, type Api } from '@tabi/shared/data';
import { RemotesProvider } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { useLocation } from '@tabi/shared/router';
import { AppStateProvider, type AppState } from '@tabi/shared/state';
import type { HostLoader } from './federation/remote-loader.ts';
import { Frame } from './frame/frame.tsx';
import type { Redirects } from './routes/redirects.ts';
import { PageArrival } from './routes/page-arrival.tsx';
import { FlaggedPage } from './routes/flagged-page.tsx';
import { PageSlot } from './routes/page-slot.tsx';
import { RouteGuard } from './routes/route-guard.tsx';
import type { RouteTable } from './routes/route-table.ts';
import type { KeptPage } from './start/kept-page.ts';
import { Startup } from './start/startup.tsx';

export type Parts = { state: AppState; api: Api; loader: HostLoader; table: RouteTable; redirects: Redirects };

/** An address at which another page is shown: nothing is there, or it cannot be had now. */
export type Detour = { from: string; to: string };

type PageProps = {
  detour?: Detour | null;
  /** What the server rendered, in case the browser cannot. */
  kept?: KeptPage | null;
};

function Page({ table, detour, kept }: PageProps & { table: RouteTable }) {
  const { pathname, search } = useLocation();
  const match = pathname === detour?.from ? table.match(detour.to) : table.match(pathname, search);
  return (
    <Frame entry={match.entry}>
      <RouteGuard guard={match.entry.guard}>
        <FlaggedPage
          flag={match.entry.switch}
          otherwise={<PageSlot match={table.match(links.notFound())} table={table} />}
        >
          <PageSlot match={match} table={table} kept={kept?.pathname === pathname ? kept.html : null} />
        </FlaggedPage>
        <PageArrival page={match.entry.tabs ? `${match.entry.name} ${match.params['id']}` : pathname} />
      </RouteGuard>
    </Frame>
  );
}

/** The whole site, inside a router: the same on the server and in the browser. */
export function App({ parts, detour = null, kept = null }: PageProps & { parts: Parts }) {
  return (
    <AppStateProvider state={parts.state}>
      <ApiProvider api={parts.api}>
        <RemotesProvider loader={parts.loader}>
          <Page table={parts.table} detour={detour} kept={kept} />
          <Startup redirects={parts.redirects} />
        </RemotesProvider>
      </ApiProvider>
    </AppStateProvider>
  );
}
