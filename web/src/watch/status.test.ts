import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReleases, promote, rollBack, setCanary } from '@tabi/releases';
import Fastify from 'fastify';
import { makeReleases } from '../testing/fake-releases.ts';
import { createBuildCounts } from './build-counts.ts';
import type { OperatorAccess } from './operators.ts';
import { serveStatus } from './serve-status.ts';
import { statusOf } from './status.ts';

const app = 'mf-blog';
const token = 'a token of more than twenty-four letters';
let releases: ReturnType<typeof makeReleases>;
const counts = createBuildCounts();

beforeAll(() => {
  releases = makeReleases();
  for (const build of ['aaaa', 'bbbb', 'cccc']) releases.release(app, build);
  rollBack(releases.folder, app, { reason: 'it was <b>bad</b>', actor: 'mai' });
  releases.make(app, 'dddd');
  setCanary(releases.folder, { app, build: 'dddd', percent: 5, reason: 'to see', actor: 'ken' });
  for (const visitor of ['one', 'two', 'three', 'four']) counts.viewed({ app, build: 'dddd' }, visitor, true);
  counts.failed({ app, build: 'dddd' }, 'hang', 'one', true);
});
afterAll(() => rmSync(releases.folder, { recursive: true }));

const status = () =>
  statusOf({
    shelf: openReleases(releases.folder),
    counts,
    struck: [{ app, build: 'bbbb', until: Date.parse('2026-03-14T09:00:00Z') }],
    since: Date.parse('2026-03-14T08:00:00Z'),
    isOn: true,
  });

async function open(access: OperatorAccess, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const site = Fastify();
  serveStatus(site, access, status);
  const answer = await site.inject({
    url: '/_mf/status',
    headers: { host: 'localhost:3000', ...headers },
    remoteAddress,
  });
  await site.close();
  return answer;
}

it('the status says what is out, how it does, and who did what and why', () => {
  expect(status()).toMatchObject({
    protection: 'on',
    damage: null,
    apps: [
      {
        app,
        owner: 'Team of mf-blog',
        canary: { build: 'dddd', percent: 5, actor: 'ken' },
        builds: [
          { build: 'dddd', is: 'canary', views: 4, failures: { hang: 1 }, failedShare: 0.125, isWatched: true },
          { build: 'bbbb', is: 'current', views: 0, failures: {}, struckUntil: '2026-03-14T09:00:00.000Z' },
          { build: 'aaaa', is: 'earlier', struckUntil: null },
          { build: 'cccc', is: 'bad' },
        ],
      },
    ],
  });
  const flips = status().apps[0]?.flips.map(({ what, from, to, actor, reason }) => [what, from, to, actor, reason]);
  expect(flips).toContainEqual(['canary', null, 'dddd', 'ken', 'to see']);
  expect(flips).toContainEqual(['flip', 'cccc', 'bbbb', 'mai', 'it was <b>bad</b>']);
  expect(flips).toContainEqual(['flip', null, 'aaaa', null, 'release']);
});

it('a damaged registry is told of', () => {
  const broken = makeReleases();
  broken.release(app, 'aaaa');
  writeFileSync(join(broken.folder, 'registry.json'), '{');
  const shelf = openReleases(broken.folder);
  const said = statusOf({ shelf, counts, struck: [], since: 0, isOn: false });
  expect([said.damage, said.protection, said.apps.length]).toEqual([
    expect.stringContaining('serves instead'),
    'off',
    1,
  ]);
  rmSync(broken.folder, { recursive: true });
});

it('people get a page without script, in which nothing that others wrote is markup', async () => {
  const { headers, body } = await open({ token: undefined, isPublic: false }, { accept: 'text/html,*/*' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<h2>mf-blog <small>Team of mf-blog</small></h2>');
  expect(body).toContain('it was &lt;b&gt;bad&lt;/b&gt;');
  expect(body).not.toMatch(/<script|<b>/);
});

describe('without a token', () => {
  const here = { token: undefined, isPublic: false };

  it('it opens on this machine', async () => {
    expect((await open(here)).json()).toMatchObject({ protection: 'on' });
  });

  it.each([
    ['from elsewhere', here, {}, '10.0.0.7'],
    ['through a proxy on this machine', here, { 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1'],
    ['under a name that is not of this machine', here, { host: 'tabi.test' }, '127.0.0.1'],
    ['where the site has an address of its own', { ...here, isPublic: true }, {}, '127.0.0.1'],
  ])('it does not open %s', async (_, access, headers, address) => {
    const answer = await open(access, headers as Record<string, string>, address);
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is nothing here.']);
  });
});

describe('with a token', () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

  it.each([`Bearer ${token}`, basic(`operator:${token}`)])('it opens to "%s"', async (authorization) => {
    const answer = await open({ token, isPublic: true }, { authorization }, '10.0.0.7');
    expect(answer.statusCode).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer no', basic('operator:no'), basic(token), `Token ${token}`])(
    'it does not open to "%s", on this machine neither',
    async (authorization) => {
      const answer = await open({ token, isPublic: false }, authorization ? { authorization } : {});
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Basic /)]);
    },
  );
});

it('what comes back by name is out again, with the actor who said so', () => {
  promote(releases.folder, app, 'cccc', { reason: 'it was good', actor: 'mai' });
  expect(status().apps[0]).toMatchObject({
    canary: null,
    builds: [{ build: 'cccc', is: 'current', isWatched: false }, {}, {}],
  });
});
