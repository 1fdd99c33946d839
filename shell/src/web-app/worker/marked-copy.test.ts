import { keptHeader, keptMeta, standInMeta } from '../kept-marks.ts';
import { agedAnswer, agedPage, standIn } from './marked-copy.ts';

const date = 'Sat, 14 Mar 2026 05:30:00 GMT';
const at = '2026-03-14T05:30:00.000Z';
const policy = "script-src 'self' 'nonce-abc'";
const kept = (body: string) =>
  new Response(body, { headers: { date, 'content-encoding': 'br', 'content-security-policy': policy } });
const page = '<html><head><title>Kyoto</title></head><body></body></html>';

it('writes into a kept page when it was given', async () => {
  const copy = await agedPage(kept(page));
  expect(await copy.text()).toContain(`<meta name="${keptMeta}" content="${at}">\n</head>`);
});

it('leaves a kept page its policy, and no word of a packing that it has no more', async () => {
  const { headers } = await agedPage(kept(page));
  expect(headers.get('content-security-policy')).toBe(policy);
  expect(headers.has('content-encoding')).toBe(false);
});

it('says of the offline page that it stands in another’s place', async () => {
  expect(await (await standIn(kept(page))).text()).toContain(`<meta name="${standInMeta}"`);
});

it('says of a kept answer when it was given', async () => {
  const copy = await agedAnswer(kept('{"results":1}'));
  expect(copy.headers.get(keptHeader)).toBe(at);
  expect(await copy.json()).toEqual({ results: 1 });
});
