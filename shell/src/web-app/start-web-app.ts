import { listen } from '@tabi/shared/events';
import { showToast, type AppState } from '@tabi/shared/state';
import { buildOfPage } from '../federation/build-names.ts';
import { privateCache, type WorkerMessage } from './kept-marks.ts';
import { tellUnseen } from './tell-unseen.ts';
import { tellWorker } from './tell-worker.ts';

/** Milliseconds between two looks for a new version while a page stays open. */
const lookEvery = 60 * 60_000;

/**
 * Milliseconds. A worker that is there for the first time fetches and keeps for half a second of a processor, which a page that
 * has just come to life needs for what it is asked to do first.
 */
const settling = 3_000;

const askBuild = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string);
    worker.postMessage({ kind: 'which-build' } satisfies WorkerMessage, [port2]);
  });

/** Offers to reload when a worker of another build has taken over; pages are never reloaded by themselves. */
export function announceUpdates(
  state: AppState,
  container: ServiceWorkerContainer,
  reload: () => void,
  build = buildOfPage(),
): void {
  let announced = '';
  container.addEventListener('controllerchange', () => {
    const worker = container.controller;
    if (!worker) return;
    void askBuild(worker).then((now) => {
      if (now === build || now === announced) return;
      announced = now;
      showToast(state, 'A new version of Tabi is ready', { button: 'Reload', run: reload });
    });
  });
}

/** Browsers look for a new version when a page is opened; a tab that stays open looks when it is looked at again. */
function keepLooking(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < lookEvery) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** What nobody else may see ends with the session, whether or not a worker is there yet. */
const forgetPrivate = () => {
  tellWorker({ kind: 'forget-private' });
  void window.caches?.delete(privateCache);
};

/** Makes the site one that opens without a network; on a first visit a while after the page has come to life. */
export async function startWebApp(state: AppState): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  listen('shell:session-changed', ({ signedIn }) => {
    if (!signedIn) forgetPrivate();
  });
  announceUpdates(state, container, () => window.location.reload());
  const isNew = !container.controller;
  if (isNew) await new Promise((resolve) => setTimeout(resolve, settling));
  const registration = await container.register('/sw.js', { scope: '/' });
  keepLooking(registration);
  await container.ready;
  if (isNew) tellUnseen(registration.active);
  else tellWorker({ kind: 'seen', page: window.location.href, parts: [] }, registration.active);
}
