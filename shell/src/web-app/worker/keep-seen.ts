import type { LastSeen } from './last-seen.ts';
import { kindOf, pageKey, withoutSecrets } from './request-kind.ts';

/** Milliseconds: a page that was kept this recently is not fetched again only to be kept. */
const freshFor = 10 * 60_000;
/** Milliseconds: nobody waits for it. */
const patience = 60_000;

export type SeenKeeper = {
  origin: string;
  pages: LastSeen;
  answers: LastSeen;
  /** Fetches and keeps what is not there yet. */
  build: (request: Request) => Promise<unknown>;
  picture: (request: Request) => Promise<unknown>;
  /** Ends what is being brought: nobody waits for it. */
  signal: AbortSignal;
};

/** As `<img>` asks, so that what the browser has already is not drawn and sent once more. */
const acceptedPictures = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

// After whatever the page itself is loading.
const background = (address: string, accept: string, signal: AbortSignal) =>
  new Request(address, { headers: { accept }, priority: 'low', signal } as RequestInit);

const asItIs = async (kept: Response) => kept;

async function keepPage({ origin, pages, signal }: SeenKeeper, page: string | null): Promise<void> {
  if (!page) return;
  const url = new URL(page);
  const key = kindOf({ url, origin, isPage: true, accept: 'text/html' }) === 'page' ? pageKey(url) : null;
  if (!key) return;
  const age = Date.now() - Date.parse((await pages.kept(key))?.headers.get('date') ?? '');
  if (age < freshFor) return;
  const stores: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void stores.push(work);
  const request = background(withoutSecrets(url), 'text/html', signal);
  await pages.ask({ request, key, patience, aged: asItIs, waitUntil });
  await Promise.all(stores);
}

async function keepPart(keeper: SeenKeeper, part: string): Promise<void> {
  const { origin, answers, build, picture, signal } = keeper;
  const url = new URL(part);
  const kind = kindOf({ url, origin, isPage: false, accept: '' });
  if (kind === 'build') await build(background(part, '*/*', signal));
  if (kind === 'picture') await picture(background(part, acceptedPictures, signal));
  if (kind !== 'answer' || (await answers.kept(part))) return;
  const stores: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void stores.push(work);
  const request = background(part, 'application/json', signal);
  await answers.ask({ request, key: part, patience, aged: asItIs, waitUntil });
  await Promise.all(stores);
}

/** Keeps a page whose document, or whose parts, came when the worker did not see them. One failure stops no other. */
export async function keepSeen(keeper: SeenKeeper, page: string | null, parts: string[]): Promise<void> {
  await Promise.allSettled([keepPage(keeper, page), ...[...new Set(parts)].map((part) => keepPart(keeper, part))]);
}
