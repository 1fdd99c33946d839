import type { PageData } from '@tabi/shared/federation';
import { createRoot } from 'react-dom/client';
import type { HostLoader } from '../federation/remote-loader.ts';
import { own } from '../routes/own-pages.ts';
import { formatOrigin } from './origin-of-build.ts';
import { DevOverlay } from './overlay.tsx';

const parameter = 'remote-override';

/** Takes all overrides back, and says so to the server. */
function reset(): void {
  const address = new URL(window.location.href);
  address.searchParams.set(parameter, '');
  window.location.assign(address);
}

/** A worker from a time when the site ran for its visitors here would show what it kept then. */
async function endWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((registrations ?? []).map((registration) => registration.unregister()));
}

/** Loaded only where the site runs for its developers. Outside the page's own root: it must not change what it shows. */
export function startDevOverlay(loader: HostLoader, data: PageData): void {
  void endWorkers();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <DevOverlay
      overrides={data.dev?.overrides ?? []}
      apps={Object.keys(data.apps).sort()}
      about={(app) =>
        app === 'shell'
          ? { owner: own.owner, origin: null }
          : { owner: data.apps[app]?.owner ?? 'nobody', origin: formatOrigin(loader.buildOf(app)) }
      }
      reset={reset}
    />,
  );
}
