import { RemoteBoundary, RemoteStyles, useRemotes, type RemoteError } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { ButtonLink, Column, ErrorState, Skeleton } from '@tabi/shared/ui';
import { Suspense, use } from 'react';
import type { HostLoader } from '../federation/remote-loader.ts';
import { InBrowserOnly } from './in-browser-only.ts';
import { PageTitle } from './page-title.tsx';
import { loadPage, peekPage } from './page-loader.ts';
import type { RouteMatch } from './match-route.ts';

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  return (
    <Column>
      <div aria-busy="true" style={{ paddingBlock: 48, minHeight: '70vh' }}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton short />
      </div>
    </Column>
  );
}

const explain: Record<RemoteError['failure'], string> = {
  unreachable: 'We could not reach this part of Tabi. The rest of the site works as usual.',
  timeout: 'This part of Tabi is taking too long to answer. The rest of the site works as usual.',
  broken: 'This part of Tabi failed while starting. Reload the page to try again.',
  incompatible: 'This part of Tabi is being updated. Reload the page in a moment.',
};

function RemoteDown({ error, retry }: { error: RemoteError; retry: () => void }) {
  const reload = error.failure === 'broken' || error.failure === 'incompatible';
  return (
    <Column>
      <ErrorState title="This page cannot be shown right now" text={explain[error.failure]} retry={reload ? () => window.location.reload() : retry}>
        <ButtonLink to={links.home()} look="quiet">
          Back to the front page
        </ButtonLink>
      </ErrorState>
    </Column>
  );
}

function LoadedSlot({ match }: { match: RouteMatch }) {
  const loader = useRemotes() as HostLoader;
  if (typeof window === 'undefined' && match.entry.render === 'browser') throw new InBrowserOnly(match.entry.name);
  const { route, Page } = peekPage(loader, match.entry) ?? use(loadPage(loader, match.entry));
  return (
    <>
      {match.entry.owner === 'shell' ? null : <RemoteStyles remote={match.entry.owner} />}
      <PageTitle match={match} route={route} />
      <Page />
    </>
  );
}

/** The place of the page: its owner's code, or, when that cannot be had, what is wrong and what to do. */
export function PageSlot({ match }: { match: RouteMatch }) {
  return (
    <RemoteBoundary key={match.entry.name} remote={match.entry.owner} fallback={(error, retry) => <RemoteDown error={error} retry={retry} />}>
      {(attempt) => (
        <Suspense key={attempt} fallback={<PageSkeleton />}>
          <LoadedSlot match={match} />
        </Suspense>
      )}
    </RemoteBoundary>
  );
}
