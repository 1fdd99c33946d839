import { SWRConfig } from '@tabi/shared/data';
import type { PageData } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { BrowserRouter } from '@tabi/shared/router';
import { createAppState } from '@tabi/shared/state';
import { hydrateRoot } from 'react-dom/client';
import { App, type Detour } from './app.tsx';
import { patientRuntime, realRuntime } from './federation/build-fallback.ts';
import { readPageData } from './federation/page-data.ts';
import { createRemoteLoader, type HostLoader } from './federation/remote-loader.ts';
import { failureOf, reportFailure } from './federation/report-failure.ts';
import { inBrowserDigest } from './routes/in-browser-only.ts';
import { createRedirects } from './routes/redirects.ts';
import { loadPage } from './routes/page-loader.ts';
import { createRouteTable } from './routes/route-table.ts';
import { keepPage } from './start/kept-page.ts';
import { createBrowserApi } from './start/browser-api.ts';
import { readPageAge } from './web-app/page-age.ts';
import { whenIdle } from './web-app/when-idle.ts';

/** A boundary that the server left to the browser on purpose is no error. */
function reportUnlessExpected(error: unknown): void {
  const digest = (error as { digest?: string }).digest;
  if (digest !== inBrowserDigest) reportError(error);
}

/** Where the document is not the one of its address, the page that it is. */
function detourOf(data: PageData, standsIn: boolean): Detour | null {
  const to = standsIn ? links.offline() : data.notFound ? links.notFound() : null;
  return to === null ? null : { from: window.location.pathname, to };
}

/** What the server rendered with must be here first: until then the server's page stands as it is. */
async function start(): Promise<void> {
  const data = readPageData();
  const state = createAppState({ theme: data.theme, followsDevice: data.followsDevice, currency: data.currency });
  const table = createRouteTable(data.apps);
  const loader: HostLoader = createRemoteLoader(data.remotes, data.dev ? patientRuntime() : realRuntime, {
    marks: Boolean(data.dev),
    pathOf: table.pathOf,
    report: (app, error) => reportFailure(failureOf(app, error, { apps: data.apps, buildOf: loader.buildOf }), error),
  });
  const redirects = createRedirects();
  const api = createBrowserApi(state, redirects.go);
  const { pathname, search } = window.location;
  const { standsIn } = readPageAge();
  const detour = detourOf(data, standsIn);
  const match = detour ? table.match(detour.to) : table.match(pathname, search);
  const kept = keepPage(pathname);
  await Promise.allSettled([
    loadPage(loader, match.entry),
    ...data.used.map(([remote, expose]) => loader.load(remote, expose)),
  ]);
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <SWRConfig value={{ fallback: data.answers }}>
      <BrowserRouter>
        <App parts={{ state, api, loader, table, redirects }} detour={detour} kept={kept} />
      </BrowserRouter>
    </SWRConfig>,
    // What a boundary caught it reports itself, with whose it is.
    { onRecoverableError: reportUnlessExpected, onCaughtError: () => undefined },
  );
  if (data.dev) void import('./dev-overlay/start-dev-overlay.tsx').then((dev) => dev.startDevOverlay(loader, data));
  else if (data.webApp) whenIdle(() => void import('./web-app/start-web-app.ts').then((app) => app.startWebApp(state)));
}

void start();
