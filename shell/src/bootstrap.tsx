import { SWRConfig } from '@tabi/shared/data';
import type { PageData } from '@tabi/shared/federation';
import { usualFormats } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { BrowserRouter } from '@tabi/shared/router';
import { createAppState, showToast } from '@tabi/shared/state';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type Detour } from './app.tsx';
import { readPageData } from './federation/page-data.ts';
import { mendStylesheets } from './federation/mend-stylesheets.ts';
import { createRemoteLoader, type HostLoader } from './federation/remote-loader.ts';
import { createFailureTeller, failureOf, reportFailure } from './federation/report-failure.ts';
import { patientRuntime, realRuntime } from './federation/runtime.ts';
import { reloadIfGone, watchTyping } from './federation/stale-chunk.ts';
import { applyWholeSheets } from './federation/whole-sheets.ts';
import { inBrowserDigest } from './routes/in-browser-only.ts';
import { createRedirects } from './routes/redirects.ts';
import { loadPage } from './routes/page-loader.ts';
import { createRouteTable, type PageEntry } from './routes/route-table.ts';
import { keepPage } from './start/kept-page.ts';
import { createBrowserApi } from './start/browser-api.ts';
import { pause } from './start/pause.ts';
import { readPageAge } from './web-app/page-age.ts';
import { whenIdle } from './web-app/when-idle.ts';

/** A boundary that the server left to the browser on purpose is no error. */
function reportUnlessExpected(error: unknown): void {
  const digest = (error as { digest?: string }).digest;
  if (digest !== inBrowserDigest) reportError(error);
}

// What a boundary caught it reports itself, with whose it is.
const reports = { onRecoverableError: reportUnlessExpected, onCaughtError: () => undefined };

/** As a transition: in slices, between which a visitor who presses or types already is heard. */
function show(site: ReactNode, isOfOther: boolean): void {
  const root = document.getElementById('root') as HTMLElement;
  startTransition(() => {
    // Of a page that looks otherwise nothing can be taken over.
    if (isOfOther) createRoot(root, reports).render(site);
    else hydrateRoot(root, site, reports);
  });
}

/** Where the document is not the one of its address, the page that it is. */
function detourOf(data: PageData, standsIn: boolean): Detour | null {
  const to = standsIn ? links.offline() : data.notFound ? links.notFound() : null;
  return to === null ? null : { from: window.location.pathname, to };
}

/** Milliseconds that what others lend to a page has to come along with it. */
const grace = 500;

/**
 * The page's own code must be here first: until then the server's page stands as it is. What others lend is waited for a
 * moment only, so that all comes to life at once where nothing is wrong.
 */
async function bringPage(loader: HostLoader, entry: PageEntry, used: PageData['used']): Promise<void> {
  const lent = Promise.allSettled(used.map(([remote, expose]) => loader.load(remote, expose)));
  await loadPage(loader, entry).catch(() => undefined);
  await Promise.race([lent, new Promise((resolve) => setTimeout(resolve, grace))]);
}

export async function start(): Promise<void> {
  const data = readPageData();
  const { theme, followsDevice, currency, formats = usualFormats, motion = 'device' } = data;
  const state = createAppState({ theme, followsDevice, currency, formats, motion });
  const table = createRouteTable(data.apps);
  const hasTyped = watchTyping();
  const reload = () => window.location.reload();
  const offer = () =>
    showToast(state, 'This page is from an earlier version of Tabi', { button: 'Reload', run: reload });
  const tell = createFailureTeller();
  // Each step in a turn of its own, so that people are heard in between.
  await pause();
  await applyWholeSheets();
  await pause();
  mendStylesheets({ remotes: data.remotes, tell });
  const loader: HostLoader = createRemoteLoader(data.remotes, data.dev ? patientRuntime() : realRuntime, {
    marks: Boolean(data.dev),
    pathOf: table.pathOf,
    report: (app, error) => {
      reportFailure(failureOf(app, error, { apps: data.apps, buildOf: loader.buildOf }), error);
      void reloadIfGone(error, { hasTyped, reload, offer });
    },
    tell,
  });
  const redirects = createRedirects();
  const api = createBrowserApi(state, redirects.go);
  const { pathname, search } = window.location;
  const { standsIn, isOfOther } = readPageAge();
  const detour = detourOf(data, standsIn);
  const match = detour ? table.match(detour.to) : table.match(pathname, search);
  await pause();
  const kept = isOfOther ? null : keepPage(pathname);
  await pause();
  await bringPage(loader, match.entry, data.used);
  // Before the page says that it is ready: its keys are heard from then on.
  if (data.dev) (await import('./dev-overlay/start-dev-overlay.tsx')).startDevOverlay(loader, data);
  show(
    <SWRConfig value={{ fallback: data.answers }}>
      <BrowserRouter>
        <App parts={{ state, api, loader, table, redirects }} detour={detour} kept={kept} />
      </BrowserRouter>
    </SWRConfig>,
    isOfOther,
  );
  if (data.webApp && !data.dev)
    whenIdle(() => void import('./web-app/start-web-app.ts').then((app) => app.startWebApp(state)));
}
