import { HttpError } from '../../../http/http-error.ts';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { clockOf } from '@tabi/shared/format';
import { enrol } from '../../../testing/cast-people.ts';
import { pdfPages } from '../../../testing/pdf-pages.ts';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A name that means something to everything by which it could be set. */
const nasty = '#read("/etc/passwd") *bold* $x$ \\ <b>&amp; @ref 茶';
const secret = 'Booked as ABC123';
const house = 'At aunt Keiko’s';

interface Scene {
  owner: TestBrowser;
  trip: Trip;
  events: TripEvent[];
  token: string;
}
let scene: Scene;

beforeAll(async () => {
  const { browser: owner } = await enrol(api, 'Owner');
  const { kyoto, taipei, bangkok } = await destinationIds(owner, 'kyoto', 'taipei', 'bangkok');
  const days = { startDate: '2026-12-01', endDate: '2026-12-06' };
  const { id } = (await plannedTrip(owner, { destination_ids: [kyoto, taipei, bangkok], ...days })).trip;
  const tea = { title: nasty, start: '2026-12-01 06:00:00', end: '2026-12-01 07:00:00', lat: 35, lng: 135.7 };
  const noted = { amount_minor: 4321, currency: 'JPY', custom_fields: { note: secret } };
  await owner.post(`/api/trips/${id}/events/custom`, { ...tea, ...noted });
  await owner.post(`/api/trips/${id}/events/custom`, {
    title: 'เยาวราช',
    start: '2026-12-06 06:00:00',
    end: '2026-12-06 07:00:00',
  });
  const stay = { title: house, lat: 35.02, lng: 135.76 };
  await owner.post(`/api/trips/${id}/events`, { stay, start: '2026-12-01 16:00:00', end: '2026-12-03 10:00:00' });
  await owner.post(`/api/trips/${id}/todos`, { title: 'Pack the umbrella', list: 'packing' });
  const { token } = (await owner.get(`/api/trips/${id}/public`)).body.results;
  const trip = (await owner.get(`/api/trips/${id}`)).body.results;
  scene = { owner, trip, token, events: (await owner.get(`/api/trips/${id}/events`)).body.results };
});

const ask = (browser: TestBrowser, query = '') => browser.get(`/api/trips/${scene.trip.id}/export/trip.pdf${query}`);

const pagesFor = async (browser: TestBrowser, query = '') => pdfPages((await ask(browser, query)).raw);
/** Breaks of lines fall where they must, within the words of Han and Thai names too. */
const close = (text: string) => text.replace(/\s+/g, '');

describe('the booklet', () => {
  let pages: string[];
  beforeAll(async () => {
    pages = await pagesFor(scene.owner);
  });

  it('has a cover, all days at a glance, and each day under its heading with its stops in order of time', () => {
    const { trip, events } = scene;
    expect(pages[0]).toContain('Kyoto, Taipei and Bangkok');
    expect(pages[1]).toContain('The days');
    const text = pages.slice(2).join(' ');
    for (const [index, date] of ['Tue 1', 'Wed 2', 'Thu 3', 'Fri 4', 'Sat 5', 'Sun 6'].entries())
      expect(text).toContain(`Day ${index + 1} ${date} December`);
    let from = 0;
    for (const { type, title, start } of events.filter((event) => event.type === 'visit')) {
      const at = close(text).indexOf(close(`${clockOf(start)}`), from);
      expect([type, title, at >= from]).toEqual(['visit', title, true]);
      from = at;
      expect(close(text)).toContain(close(title));
    }
    expect(pages.every((page) => page.includes(`/itinerary/${trip.slug}`))).toBe(true);
    expect(pages[2]).toMatch(/ 3$/);
  });

  it('writes the names of places as people there write them, in Japan and in Taiwan', () => {
    const text = close(pages.join(' '));
    const local = scene.events.flatMap((event) => (event.type === 'visit' ? [event.poi] : []));
    const han = local.flatMap(({ local_name }) =>
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(local_name ?? '') ? [local_name ?? ''] : [],
    );
    expect(han.length).toBeGreaterThan(3);
    for (const name of han) expect([name, text.includes(name)]).toEqual([name, true]);
  });

  it('has the faces of Thai, of Japan’s letters and of Taiwan’s in it', async () => {
    const { raw } = await ask(scene.owner);
    for (const face of ['NotoSansJP', 'NotoSansHant', 'NotoSansThai'])
      expect([face, raw?.includes(face)]).toEqual([face, true]);
    expect(close(pages.join(' '))).toContain('เยาวราช');
  });

  it('shows what somebody wrote as the text it is', () => {
    expect(pages[2]).toContain(nasty);
    expect(pages.join(' ')).not.toContain('root:');
  });

  it('tells where each night is spent, and what the trip’s people noted', () => {
    expect(pages[2]).toContain(`Tonight: ${house}`);
    expect(pages[2]).toContain(secret);
    expect(pages[2]).toContain('¥4,321');
  });

  it('tells times and distances as its reader chose', async () => {
    const { cookies } = scene.owner;
    for (const [name, value] of [
      ['clock', '12h'],
      ['units', 'mi'],
    ] as const)
      cookies.set(name, value);
    const text = (await pagesFor(scene.owner)).slice(2).join(' ');
    for (const name of ['clock', 'units']) cookies.delete(name);
    expect(text).toMatch(/6:00\sam/);
    expect(text).toMatch(/\d mi on foot/);
    expect(text).not.toMatch(/\b1[3-9]:\d\d|\d km on foot/);
  });

  it('has what there is to do for those who plan the trip and ask for it', async () => {
    expect(pages.join(' ')).not.toContain('umbrella');
    expect((await pagesFor(scene.owner, '?todos=yes')).at(-1)).toContain('To pack Pack the umbrella');
  });
});

describe('of somebody who comes by the public link', () => {
  const guest = async () => (await pagesFor(api.stranger(), `?token=${scene.token}&todos=yes`)).join(' ');

  it('shows what the maker of the link chose, and never what there is to do', async () => {
    const { owner, trip } = scene;
    const first = await guest();
    for (const hidden of [secret, '4,321', 'umbrella'])
      expect([hidden, first.includes(hidden)]).toEqual([hidden, false]);
    expect(first).toContain(house);
    await owner.send('PATCH', `/api/trips/${trip.id}/public`, { notes: true, costs: true, stays: false });
    const then = await guest();
    expect([then.includes(secret), then.includes('4,321'), then.includes(house)]).toEqual([true, true, false]);
    await owner.send('PATCH', `/api/trips/${trip.id}/public`, { notes: false, costs: false, stays: true });
  });

  it('is for nobody without the link, and is never kept', async () => {
    expect((await ask(api.stranger())).status).toBe(404);
    expect((await ask(await api.visitor(), '?token=wrong')).status).toBe(404);
    const { status, headers } = await ask(api.stranger(), `?token=${scene.token}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    expect(headers['content-disposition']).toBe(`attachment; filename="${scene.trip.slug}.pdf"`);
  });
});

it('says with 503 that too many are being made, and that is no fault of the trip', async () => {
  const { booklets } = api.context;
  api.context.booklets = {
    ...booklets,
    print: () => Promise.reject(new HttpError('busy', 'Many booklets are being made just now. Try again in a minute.')),
  };
  const { status, body } = await ask(scene.owner);
  api.context.booklets = booklets;
  expect([status, body.code]).toEqual([503, 'busy']);
});
