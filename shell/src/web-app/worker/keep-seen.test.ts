import { fakeCaches } from './fake-caches.ts';
import { keepSeen, type SeenKeeper } from './keep-seen.ts';
import { createLastSeen } from './last-seen.ts';

const origin = 'http://localhost:3000';

function setUp(over: Partial<SeenKeeper> = {}) {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(url.replace(origin, ''));
    return new Response('', { headers: { date: new Date().toUTCString(), 'cache-control': 'public' } });
  };
  const caches = fakeCaches();
  const lastSeen = (openCache: string) => createLastSeen({ caches, fetch, openCache, most: 10 });
  const keeper: SeenKeeper = {
    origin,
    pages: lastSeen('pages'),
    answers: lastSeen('answers'),
    build: fetch,
    picture: fetch,
    signal: new AbortController().signal,
    ...over,
  };
  const see = (page: string, parts: string[] = []) =>
    keepSeen(
      keeper,
      origin + page,
      parts.map((part) => origin + part),
    );
  return { asked, see };
}

it('brings a page that the worker did not see, once for a while', async () => {
  const { asked, see } = setUp();
  await see('/blog/#comments');
  await see('/blog/');
  expect(asked).toEqual(['/blog/']);
});

it('brings one document for all tabs of an itinerary: that of the tab which was seen, without its token', async () => {
  const { asked, see } = setUp();
  await see('/itinerary/kyoto-1/timeline?day=2&token=secret');
  await see('/itinerary/kyoto-1/map');
  expect(asked).toEqual(['/itinerary/kyoto-1/timeline?day=2']);
});

it('brings the parts that it keeps, and nothing that may change something', async () => {
  const { asked, see } = setUp();
  await see('/reset-password/mai@example.com/secret', [
    '/_mf/shell/abc/main.js',
    '/art/place/kyoto.webp',
    '/api/blog',
    '/api/csrf-cookie',
    '/api/trips/kyoto-1/restore',
    '/sw.js',
  ]);
  expect(asked).toEqual(['/_mf/shell/abc/main.js', '/art/place/kyoto.webp', '/api/blog']);
});

it('brings a part once that the page asked for twice, such as ahead and to be run', async () => {
  const { asked, see } = setUp();
  await see('/reset-password/mai@example.com/secret', [
    '/_mf/shell/abc/main.js',
    '/api/blog',
    '/_mf/shell/abc/main.js',
    '/api/blog',
  ]);
  expect(asked).toEqual(['/_mf/shell/abc/main.js', '/api/blog']);
});

it('lets one part fail without the others', async () => {
  const { asked, see } = setUp({ build: () => Promise.reject(new Error('gone')) });
  await see('/blog/', ['/_mf/shell/abc/main.js', '/art/place/kyoto.webp']);
  expect(asked).toEqual(expect.arrayContaining(['/blog/', '/art/place/kyoto.webp']));
});

it('gives up what does not come when it is told to', async () => {
  const keeping = new AbortController();
  const never = ({ signal }: Request) =>
    new Promise((_resolve, reject) => void signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const { see } = setUp({ picture: never, signal: keeping.signal });
  const seen = see('/blog/', ['/art/place/kyoto.webp']);
  keeping.abort();
  await expect(seen).resolves.toBeUndefined();
});
