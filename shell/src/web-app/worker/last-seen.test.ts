import { privateCache } from '../kept-marks.ts';
import { fakeCaches } from './fake-caches.ts';
import { createLastSeen } from './last-seen.ts';

const address = (path: string) => `http://localhost:3000${path}`;
const answer = (text: string, cacheControl = 'no-cache', status = 200) =>
  new Response(text, { status, headers: { 'cache-control': cacheControl } });
const never = () => new Promise<Response>(() => undefined);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function setUp(most = 10) {
  const caches = fakeCaches();
  let network: () => Promise<Response> = offline;
  const lastSeen = createLastSeen({ caches, fetch: () => network(), openCache: 'open', most });
  const stores: Promise<unknown>[] = [];
  const ask = async (path: string, patience = 1_000) => {
    const found = await lastSeen.ask({
      request: new Request(address(path)),
      key: address(path),
      patience,
      aged: async (kept) => new Response(`kept: ${await kept.text()}`),
      waitUntil: (work) => void stores.push(work),
    });
    return found.text();
  };
  const stored = () => Promise.all(stores);
  const see = async (path: string, seen = answer(path)) => {
    network = async () => seen;
    await ask(path);
    await stored();
  };
  return { caches, lastSeen, ask, see, stored, setNetwork: (now: typeof network) => (network = now) };
}

it('hands out what was seen last when the network fails', async () => {
  const { ask, see, setNetwork } = setUp();
  await see('/a', answer('first'));
  await see('/a', answer('second'));
  setNetwork(offline);
  expect(await ask('/a')).toBe('kept: second');
});

it('waits no longer for the network than it may', async () => {
  const { ask, see, setNetwork } = setUp();
  await see('/a', answer('before'));
  setNetwork(never);
  expect(await ask('/a', 5)).toBe('kept: before');
});

it('fails as the network does where nothing was seen', async () => {
  await expect(setUp().ask('/a')).rejects.toThrow('Failed to fetch');
});

it('keeps no error', async () => {
  const { caches, see } = setUp();
  await see('/a', answer('gone', 'no-cache', 404));
  expect(caches.keptIn('open')).toEqual([]);
});

it('keeps what is for one person apart, and forgets all of it', async () => {
  const { caches, lastSeen, see } = setUp();
  await see('/trip', answer('mine', 'no-store'));
  await see('/blog', answer('for all', 'public, max-age=60'));
  expect([caches.keptIn(privateCache), caches.keptIn('open')]).toEqual([[address('/trip')], [address('/blog')]]);
  await lastSeen.forgetPrivate();
  expect([caches.keptIn(privateCache), caches.keptIn('open')]).toEqual([[], [address('/blog')]]);
});

it('does not leave for all what has become one person’s', async () => {
  const { caches, see } = setUp();
  await see('/place', answer('for all', 'public'));
  await see('/place', answer('with my heart', 'no-store'));
  expect(caches.keptIn('open')).toEqual([]);
});

it('does not keep a private answer that was on its way when all of it was forgotten', async () => {
  const { caches, lastSeen, ask, stored, setNetwork } = setUp();
  let arrive: (late: Response) => void = () => undefined;
  setNetwork(() => new Promise((resolve) => (arrive = resolve)));
  const asking = ask('/trip');
  await lastSeen.forgetPrivate();
  arrive(answer('mine', 'no-store'));
  await asking;
  await stored();
  expect(caches.keptIn(privateCache)).toEqual([]);
});

it('lets go of what was seen longest ago', async () => {
  const { caches, see } = setUp(2);
  for (const path of ['/a', '/b', '/a', '/c']) await see(path);
  expect(caches.keptIn('open')).toEqual([address('/a'), address('/c')]);
});
