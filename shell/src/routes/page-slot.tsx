import { RemoteBoundary, RemoteStyles, useRemotes } from '@tabi/shared/federation';
import { renderMatches } from '@tabi/shared/router';
import { Container, Skeleton } from '@tabi/shared/ui';
import { Suspense, use } from 'react';
import type { HostLoader } from '../federation/remote-loader.ts';
import { InBrowserOnly } from './in-browser-only.ts';
import { PageHead } from './page-head.tsx';
import { pageNow } from './page-loader.ts';
import { skeletonMark } from '../start/kept-page.ts';
import styles from './page-slot.module.css';
import { RemoteDown } from './remote-down.tsx';
import type { RouteMatch, RouteTable } from './route-table.ts';

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  return (
    <Container>
      <div aria-busy="true" {...{ [skeletonMark]: '' }} className={styles['skeleton']}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton short />
      </div>
    </Container>
  );
}

type SlotProps = { match: RouteMatch; table: RouteTable };

function LoadedSlot({ match, table }: SlotProps) {
  const loader = useRemotes() as HostLoader;
  if (loader.leaves?.()) throw new InBrowserOnly(match.entry.name);
  const { route, Page } = use(pageNow(loader, match.entry));
  const { path, ...place } = match.place;
  return (
    <>
      {match.entry.app === 'shell' ? null : <RemoteStyles remote={match.entry.app} part={`page:${match.entry.name}`} />}
      <PageHead match={match} route={route} table={table} />
      {renderMatches([{ ...place, route: { path, element: <Page /> } }])}
    </>
  );
}

/** The place of the page: its owner's code, or, when that cannot be had, what is wrong and what to do. */
export function PageSlot({ match, table, kept = null }: SlotProps & { kept?: string | null }) {
  return (
    <RemoteBoundary
      key={match.entry.name}
      remote={match.entry.app}
      // The shell's own page has no build before.
      {...(match.entry.app === 'shell' ? {} : { part: `page:${match.entry.name}` })}
      fallback={(error, retry) => <RemoteDown error={error} retry={retry} kept={kept} />}
    >
      {(attempt) => (
        <Suspense key={attempt} fallback={<PageSkeleton />}>
          <LoadedSlot match={match} table={table} />
        </Suspense>
      )}
    </RemoteBoundary>
  );
}
