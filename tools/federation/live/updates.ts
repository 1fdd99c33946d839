import { updatesPath, type Update } from './update.ts';

type Listener = (update: Update) => void;
const page = globalThis as { tabiUpdates?: Set<Listener> };

/**
 * One connection for all apps of a page, whichever comes first: a browser has only six for an origin. After it broke,
 * the workshop tells again how everything stands.
 */
function connect(): Set<Listener> {
  const listeners = new Set<Listener>();
  new EventSource(updatesPath).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const update = JSON.parse(data) as Update;
    for (const listener of listeners) listener(update);
  });
  return listeners;
}

export function onUpdate(listener: Listener): void {
  page.tabiUpdates ??= connect();
  page.tabiUpdates.add(listener);
}
