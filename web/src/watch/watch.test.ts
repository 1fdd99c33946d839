import { rmSync } from 'node:fs';
import { openReleases, readRegistry, rollBack, setCanary } from '@tabi/releases';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeReleases } from '../testing/fake-releases.ts';
import type { Verdict } from './protection.ts';
import { serveFailures } from './serve-failures.ts';
import { watchBusy } from './busy-api.ts';
import { createWatch, type Watch } from './watch.ts';

const app = 'mf-blog';
const minute = 60_000;
let releases: ReturnType<typeof makeReleases>;
let site: FastifyInstance;
let watch: Watch;
let told: Verdict[];
let now: number;
let isOn: boolean;

beforeEach(() => {
  releases = makeReleases();
  releases.release(app, 'aaaa');
  releases.release(app, 'bbbb', { contact: { mail: 'blog@tabi.test' } });
  told = [];
  now = Date.now();
  isOn = true;
  open();
});
afterEach(async () => {
  await site.close();
  rmSync(releases.folder, { recursive: true });
});

/** As far as these tests go. */
const networkOf = (ip: string) => ip.split('::')[0] ?? '';

function open() {
  site = Fastify({ trustProxy: true });
  const isBusy = watchBusy(site, () => now);
  site.get('/api/places', async (_request, reply) => reply.code(503).send());
  watch = createWatch(
    {
      shelf: openReleases(releases.folder),
      releasesDir: releases.folder,
      isOn,
      log: { error: (_details, sentence) => expect(sentence).toBe('no error') },
      tell: (verdict) => told.push(verdict),
      networkOf,
      isBusy,
    },
    () => now,
  );
  serveFailures(site, watch, { networkOf });
}

const addressOf = (visitor: number) => `10.0.0.${visitor}`;
const view = (visitor: number, build = 'bbbb', failed: string[] = []) =>
  watch.viewed({ builds: [{ app, build }], failed: failed.map((one) => ({ app, build: one })) }, addressOf(visitor));
const post = (visitor: number, payload: string | object, headers: Record<string, string> = {}) =>
  site.inject({
    method: 'POST',
    url: '/_mf/failures',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': addressOf(visitor), ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const failure = (build = 'bbbb', kind = 'render') => ({ failures: [{ app, build, expose: 'routes', kind }] });
const report = async (visitor: number, build?: string) => (await post(visitor, failure(build))).statusCode;
const settled = () => new Promise((done) => setImmediate(() => setImmediate(done)));
const current = () => readRegistry(releases.folder).apps[app]?.current;
const visitors = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('a new build that fails in the browsers of its first visitors is taken out, and its owner told', async () => {
  for (const visitor of visitors(10)) view(visitor);
  for (const visitor of visitors(3)) expect([await report(visitor), await report(visitor)]).toEqual([204, 204]);
  await settled();
  expect(current()).toBe('aaaa');
  expect(told).toEqual([
    {
      app,
      build: 'bbbb',
      owner: 'Team of mf-blog',
      contact: { mail: 'blog@tabi.test' },
      done: { how: 'rolled-back', to: 'aaaa' },
      reason: 'It failed for 3 visitors of its first 10 views (render 5).',
    },
  ]);
  const { history, apps } = readRegistry(releases.folder);
  expect(history.at(-1)?.reason).toBe(told[0]?.reason);
  expect([apps[app]?.bad, apps[app]?.acts?.at(-1)?.actor]).toEqual([['bbbb'], 'protection']);
});

it('what fails on the server counts in the same way, one view after the other', async () => {
  for (const visitor of visitors(5)) view(visitor, 'aaaa', ['bbbb']);
  await settled();
  expect([current(), told.length]).toEqual(['aaaa', 1]);
  expect(watch.counts.of({ app, build: 'bbbb' })?.failures['server-render']).toBe(5);
});

it('one visitor never takes a build out, whatever they send; two do not either', async () => {
  for (let time = 0; time < 200; time += 1) watch.reported([{ app, build: 'bbbb', kind: 'load' }], addressOf(1));
  for (let time = 0; time < 200; time += 1) view(2, 'aaaa', ['bbbb']);
  await settled();
  expect([current(), told]).toEqual(['bbbb', []]);
  expect(watch.counts.of({ app, build: 'bbbb' })?.judged).toEqual({ views: 5, failures: 4, visitors: 2 });
});

it('a network is one visitor, however many addresses it has', async () => {
  for (let host = 1; host < 50; host += 1)
    watch.reported([{ app, build: 'bbbb', kind: 'load' }], `2001:db8:1:2::${host.toString(16)}`);
  expect(watch.counts.of({ app, build: 'bbbb' })?.judged.visitors).toBe(1);
});

it('a build that hangs goes after twice as many failures as one that throws, since a slow network hangs, too', async () => {
  const hangs = async (from: number, to: number) => {
    for (const visitor of visitors(to).slice(from)) await post(visitor, failure('bbbb', 'hang'));
    await settled();
  };
  for (const visitor of visitors(12)) view(visitor);
  await hangs(0, 9);
  expect([current(), watch.counts.of({ app, build: 'bbbb' })?.judged.failures]).toEqual(['bbbb', 4.5]);
  await hangs(9, 10);
  expect([current(), told[0]?.reason]).toEqual(['aaaa', 'It failed for 10 visitors of its first 12 views (hang 10).']);
});

it('a few failures among many views leave a build where it is', async () => {
  for (const visitor of visitors(60)) view(visitor);
  for (const visitor of visitors(10)) await report(visitor);
  await settled();
  expect([current(), told]).toEqual(['bbbb', []]);
});

it('a canary is ended, and the current build stays', async () => {
  releases.make(app, 'cccc');
  setCanary(releases.folder, { app, build: 'cccc', percent: 5, reason: 'try', actor: 'mai' });
  for (const visitor of visitors(3)) for (let time = 0; time < 2; time += 1) await report(visitor, 'cccc');
  await settled();
  expect([current(), told[0]?.done]).toEqual(['bbbb', { how: 'canary-off', to: 'bbbb' }]);
  expect(readRegistry(releases.folder).apps[app]).toMatchObject({ bad: ['cccc'] });
});

it('a build that is no longer new, or that a rollback came back to, is told of in numbers alone', async () => {
  for (const visitor of visitors(250)) view(visitor);
  now += 16 * minute;
  for (const visitor of visitors(3)) for (let time = 0; time < 2; time += 1) await report(visitor);
  await settled();
  expect([current(), watch.counts.of({ app, build: 'bbbb' })?.failures.render]).toEqual(['bbbb', 6]);
  rollBack(releases.folder, app, 'by hand');
  for (const visitor of visitors(50)) await report(visitor, 'aaaa');
  await settled();
  expect([current(), told]).toEqual(['aaaa', []]);
});

it('a build with few visitors is new for a day', async () => {
  now += 23 * 60 * minute;
  for (const visitor of visitors(3)) for (let time = 0; time < 2; time += 1) await report(visitor);
  await settled();
  expect(current()).toBe('aaaa');
});

it('without an earlier good build it stays, and its owner is told so once', async () => {
  releases.release('mf-account', 'aaaa');
  const bad = [{ app: 'mf-account', build: 'aaaa', kind: 'load' as const }];
  for (const visitor of visitors(9)) watch.reported(bad, addressOf(visitor));
  await settled();
  expect(told).toMatchObject([{ app: 'mf-account', build: 'aaaa', done: null }]);
});

it('nothing is taken out where that is switched off, and the owner is told all the same', async () => {
  isOn = false;
  await site.close();
  open();
  for (const visitor of visitors(5)) await report(visitor);
  await settled();
  expect([current(), told[0]?.done]).toEqual(['bbbb', null]);
});

it('while the API is too busy to answer, and for a while after, no build is to blame', async () => {
  await site.inject('/api/places');
  for (const visitor of visitors(9)) await report(visitor);
  now += 14_000;
  for (const visitor of visitors(9)) view(visitor, 'aaaa', ['bbbb']);
  await settled();
  expect([current(), watch.counts.of({ app, build: 'bbbb' })?.judged.failures]).toEqual(['bbbb', 0]);
  now += 2_000;
  for (const visitor of visitors(9)) view(visitor, 'aaaa', ['bbbb']);
  await settled();
  expect(current()).toBe('aaaa');
});

it('of two processes that judge the same build one takes it out, and one tells', async () => {
  const first = watch;
  open();
  for (const one of [first, watch])
    for (const visitor of visitors(5)) one.viewed({ builds: [], failed: [{ app, build: 'bbbb' }] }, addressOf(visitor));
  await settled();
  expect([current(), told.length]).toEqual(['aaaa', 1]);
});

describe('a report', () => {
  it.each([
    ['as JSON', 'application/json', 204],
    ['as a beacon sends it', 'text/plain;charset=UTF-8', 204],
    ['as a form', 'application/x-www-form-urlencoded', 415],
  ])('comes %s', async (_, type, status) => {
    expect((await post(1, failure(), { 'content-type': type })).statusCode).toBe(status);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['no failures', { failures: [] }],
    ['a kind that nobody knows', failure('bbbb', 'sadness')],
    ['words that are too long', failure('b'.repeat(61))],
    ['too many', { failures: Array.from({ length: 21 }, () => failure().failures[0]) }],
  ])('of %s is refused', async (_, body) => {
    expect((await post(1, body)).statusCode).toBe(400);
    expect(watch.counts.all()).toEqual([]);
  });

  it('of more than 4 KB is refused', async () => {
    expect((await post(1, ' '.repeat(5_000))).statusCode).toBe(413);
  });

  it.each([
    ['an app that nobody has', 'mf-none', 'bbbb'],
    ['a word that every object has', 'constructor', 'bbbb'],
    ['a build that is not out', app, 'ffff'],
  ])('of %s is not counted', async (_, name, build) => {
    expect((await post(1, { failures: [{ app: name, build, kind: 'load' }] })).statusCode).toBe(204);
    expect(watch.counts.all()).toEqual([]);
  });

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.test'],
    ['origin', 'null'],
  ])('from a page of another site (%s: %s) is not counted', async (header, value) => {
    expect((await post(1, failure(), { [header]: value })).statusCode).toBe(204);
    expect(watch.counts.all()).toEqual([]);
  });

  it('from the site’s own page behind a proxy, under another name than the page has, is counted', async () => {
    await post(1, failure(), { 'sec-fetch-site': 'same-origin', origin: 'https://tabi.test', host: 'inside:3000' });
    expect(watch.counts.of({ app, build: 'bbbb' })?.failures.render).toBe(1);
  });

  it('is counted 20 times a minute from one network', async () => {
    for (let time = 0; time < 30; time += 1) expect(await report(1)).toBe(204);
    expect(watch.counts.of({ app, build: 'bbbb' })?.failures.render).toBe(20);
  });
});
