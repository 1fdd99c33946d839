import { useSyncExternalStore } from 'react';
import { keptHeader } from './kept-marks.ts';

let keptAt: string | null = null;
const listeners = new Set<() => void>();

/** Says from when what is on the page is; null: from now. */
export function setKeptTime(at: string | null): void {
  if (at === keptAt) return;
  keptAt = at;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** When what is on the page was here, if it did not come from the network. Never known while the page comes to life. */
export const useKeptTime = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => keptAt,
    () => null,
  );

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** What browsers may keep for a while by themselves says nothing about the network. */
const isSurelyLive = (answer: Response) => answer.headers.get('cache-control')?.includes('no-store') ?? false;

/** How often the network has come back. */
let returns = 0;

/** Milliseconds; a network that is back is not always announced. */
const askEvery = 5_000;

/** Asks the site itself, past all that is kept, until it answers: then there is a network. @returns ends it */
export function askForNetwork(): () => void {
  const ask = async () => {
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    await answer?.text().catch(() => '');
    if (answer && answer.status < 500) setKeptTime(null);
  };
  const timer = setInterval(() => void ask(), askEvery);
  return () => clearInterval(timer);
}

/** Hears when the network comes back. @returns ends it */
export function hearOnline(): () => void {
  const online = () => {
    returns += 1;
    setKeptTime(null);
  };
  window.addEventListener('online', online);
  return () => window.removeEventListener('online', online);
}

/** Hears from answers whether there is a network. One that was asked for before it came back tells of what is over. */
export const hearingAge =
  (fetch: Fetch): Fetch =>
  async (path, init) => {
    const before = returns;
    const answer = await fetch(path, init);
    const at = answer.headers.get(keptHeader);
    if (at === null ? isSurelyLive(answer) : before === returns) setKeptTime(at);
    return answer;
  };
