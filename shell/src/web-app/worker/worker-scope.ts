/** The few parts of a service worker's world that are used here: the DOM's types, which the shell compiles with, lack them. */
type LifeEvent = { waitUntil: (work: Promise<unknown>) => void };
type WorkerEvents = {
  install: LifeEvent;
  activate: LifeEvent;
  fetch: LifeEvent & { request: Request };
  message: LifeEvent & { data: unknown; ports: readonly MessagePort[] };
};

type WorkerScope = {
  location: Location;
  caches: CacheStorage;
  registration: ServiceWorkerRegistration;
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: <N extends keyof WorkerEvents>(name: N, listener: (event: WorkerEvents[N]) => void) => void;
};

export const scope = globalThis as unknown as WorkerScope;
