import { keptHeader, keptMeta, ofOtherMeta, standInMeta } from '../kept-marks.ts';
import { agedAnswer, agedPage, standIn } from './marked-copy.ts';

const date = 'Sat, 14 Mar 2026 05:30:00 GMT';
const at = '2026-03-14T05:30:00.000Z';
const policy = "script-src 'self' 'sha256-abc'";
const address = 'https://tabi.example/itinerary/kyoto-1/timeline';
/** As a cache hands it out: it knows at which address it was given. */
const kept = (body: string) =>
  Object.defineProperty(
    new Response(body, { headers: { date, 'content-encoding': 'br', 'content-security-policy': policy } }),
    'url',
    { value: address },
  );
const page = '<html><head><title>Kyoto</title></head><body></body></html>';

it('writes into a kept page when it was given', async () => {
  const copy = await agedPage(kept(page), `${address}#day-2`);
  expect(await copy.text()).toContain(`<meta name="${keptMeta}" content="${at}">\n</head>`);
});

it('says of a kept page whether it was made for another address than the one that is opened', async () => {
  const says = async (asked: string) => (await (await agedPage(kept(page), asked)).text()).includes(ofOtherMeta);
  expect(await says(`${address}#day-2`)).toBe(false);
  expect(await says(`${address}?day=2`)).toBe(true);
  expect(await says('https://tabi.example/itinerary/kyoto-1/map')).toBe(true);
});

it('leaves a kept page its policy, and no word of a packing that it has no more', async () => {
  const { headers } = await agedPage(kept(page), address);
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
