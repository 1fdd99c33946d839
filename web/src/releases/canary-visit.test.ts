import type { ReleaseShelf } from '@tabi/releases';
import Fastify from 'fastify';
import { bucketIn, keepVisit, takenBy, visitOf } from './canary-visit.ts';

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const canary = (percent: number, build = 'bbbb') => ({ 'mf-blog': { build, percent } });
const inside = (percent: number, build?: string) =>
  buckets.filter((bucket) => takenBy(bucket, canary(percent, build)).length > 0);

it.each([1, 5, 37, 99])('a canary of %i percent is for exactly as many of a hundred visitors', (percent) => {
  expect(inside(percent)).toHaveLength(percent);
});

it('a share that grows adds visitors and moves nobody back', () => {
  let before: number[] = [];
  for (let percent = 1; percent <= 99; percent += 1) {
    const now = inside(percent);
    expect(now).toEqual(expect.arrayContaining(before));
    before = now;
  }
});

it('other canaries are for other visitors', () => {
  expect(inside(5, 'cccc')).not.toEqual(inside(5, 'bbbb'));
  const first = { ...canary(50), 'mf-account': { build: 'bbbb', percent: 50 } };
  expect(new Set(buckets.map((bucket) => takenBy(bucket, first).join())).size).toBeGreaterThan(2);
});

it.each([
  ['canary=7', 7],
  ['a=b; canary=0; c=d', 0],
  ['canary=99', 99],
  ['canary=100', null],
  ['canary=-1', null],
  ['canary=', null],
  ['notcanary=7', null],
  ['', null],
])('of the cookies "%s" the bucket is %s', (cookies, bucket) => {
  expect(bucketIn(cookies)).toBe(bucket);
});

describe('a visit', () => {
  let canaries: Record<string, { build: string; percent: number }>;
  const shelf = {
    canaries: () => canaries,
    withCanaries: (apps: Set<string>) => ({ apps: [...apps] }),
  } as unknown as ReleaseShelf;
  const site = Fastify({ trustProxy: true });
  site.get('/', async (request, reply) => {
    keepVisit(shelf, request, reply);
    return { taken: visitOf(shelf, request).taken };
  });
  const visit = async (cookie?: string, proto = 'http') => {
    const headers = { 'x-forwarded-proto': proto, ...(cookie ? { cookie } : {}) };
    const answer = await site.inject({ url: '/', headers });
    return { taken: answer.json().taken, cookie: answer.headers['set-cookie'], vary: answer.headers['vary'] };
  };
  afterAll(() => site.close());

  it('is not looked at while no canary runs', async () => {
    canaries = {};
    expect(await visit()).toEqual({ taken: '', cookie: undefined, vary: undefined });
  });

  it('begins with the current builds and a place among the hundred, and keeps that', async () => {
    canaries = canary(99);
    const first = await visit();
    expect(first).toMatchObject({ taken: '', vary: 'cookie' });
    expect(first.cookie).toMatch(/^canary=\d{1,2}; Path=\/; HttpOnly; SameSite=Lax$/);
    const [bucket] = inside(99);
    expect(await visit(`canary=${bucket}`)).toEqual({ taken: 'mf-blog', cookie: undefined, vary: 'cookie' });
    expect((await visit(undefined, 'https')).cookie).toMatch(/; Secure$/);
  });

  it('gives its place back when no canary runs any more', async () => {
    canaries = {};
    expect((await visit('canary=7')).cookie).toBe('canary=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });
});
