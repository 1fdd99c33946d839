import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { pagesCache, type WorkerMessage } from '../kept-marks.ts';
import { createFrameShelf, offlinePath, type FrameParts } from './frame-shelf.ts';
import { keepSeen, type SeenKeeper } from './keep-seen.ts';
import { createLastSeen } from './last-seen.ts';
import { agedAnswer, agedPage, standIn } from './marked-copy.ts';
import { kindOf, pageKey, type RequestKind } from './request-kind.ts';
import { scope } from './worker-scope.ts';

declare const __FRAME_PARTS__: FrameParts;

/** Milliseconds before what was seen last is shown instead. */
const patience = { page: 4_000, answer: 8_000 };

const { caches, location } = scope;
const fromNetwork = (request: Request | string) => scope.fetch(request);
const frame = createFrameShelf(caches, fromNetwork, __FRAME_PARTS__);
const pages = createLastSeen({ caches, fetch: fromNetwork, openCache: pagesCache, most: 60 });
const answers = createLastSeen({ caches, fetch: fromNetwork, openCache: 'tabi-answers', most: 200 });

/** One browser always accepts the same kinds. */
const matchOptions = { ignoreVary: true };

const builds = new CacheFirst({
  cacheName: 'tabi-builds',
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
});
const pictures = new CacheFirst({
  cacheName: 'tabi-pictures',
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
});
const buildsList = new NetworkFirst({ cacheName: 'tabi-builds-list' });

const kindOfRequest = (request: Request, url: URL): RequestKind =>
  kindOf({
    url,
    origin: location.origin,
    isPage: request.mode === 'navigate',
    accept: request.headers.get('accept') ?? '',
  });

const handle = (kind: RequestKind, handler: Parameters<typeof registerRoute>[1]) =>
  registerRoute(({ request, url }) => kindOfRequest(request, url) === kind, handler);

handle('page', async ({ request, url, event }) => {
  const aged = (kept: Response) => agedPage(kept, url.href);
  const wish = { request, key: pageKey(url), patience: patience.page, aged };
  try {
    return await pages.ask({ ...wish, waitUntil: (work) => event.waitUntil(work) });
  } catch (failure) {
    const offlinePage = await frame.find(offlinePath);
    if (!offlinePage) throw failure;
    return standIn(offlinePage);
  }
});

handle('answer', async ({ request, url, event }) => {
  const wish = { request, key: url.href, patience: patience.answer, aged: agedAnswer };
  const answer = await answers.ask({ ...wish, waitUntil: (work) => event.waitUntil(work) });
  // The session has ended elsewhere.
  if (answer.status === 401 && url.pathname === '/api/user') await forgetPrivate();
  return answer;
});

handle('build', async (options) => (await frame.find(options.url.href)) ?? builds.handle(options));
handle('picture', pictures);
handle('builds-list', buildsList);

const forgetPrivate = () => Promise.all([pages.forgetPrivate(), answers.forgetPrivate()]);

scope.addEventListener('install', (event) => {
  // Builds are named by their contents, so a new worker serves the tabs of the one before it just as well.
  event.waitUntil(frame.fill().then(() => scope.skipWaiting()));
});
scope.addEventListener('activate', (event) => event.waitUntil(frame.sweep()));
clientsClaim();

// Whatever it answers: who asked for it is gone.
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === '/api/logout') event.waitUntil(forgetPrivate());
});

let keeping = new AbortController();
// The next worker takes over only when this one has nothing left to do.
scope.registration.addEventListener('updatefound', () => {
  keeping.abort();
  keeping = new AbortController();
});

const keeperFor = (event: unknown): SeenKeeper => ({
  origin: location.origin,
  pages,
  answers,
  signal: keeping.signal,
  build: async (request) => (await frame.find(request.url)) ?? builds.handle({ request, event: event as never }),
  picture: (request) => pictures.handle({ request, event: event as never }),
});

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'seen') event.waitUntil(keepSeen(keeperFor(event), message.page, message.parts));
  if (message.kind === 'forget-private') event.waitUntil(forgetPrivate());
  if (message.kind === 'which-build') event.ports[0]?.postMessage(__FRAME_PARTS__.build);
});
