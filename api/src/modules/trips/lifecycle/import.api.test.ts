import type { TripDocument } from '@tabi/shared/contracts/trip-document';
import { enrol } from '../../../testing/cast-people.ts';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let owner: TestBrowser;
let first: TripDocument;
let original: string;

const exported = async (browser: TestBrowser, id: string): Promise<TripDocument> =>
  (await browser.get(`/api/trips/${id}/export/trip.json`)).body;

beforeAll(async () => {
  api = await startTestApi();
  ({ browser: owner } = await enrol(api, 'Owner'));
  const { kyoto, osaka } = await destinationIds(owner, 'kyoto', 'osaka');
  const days = { startDate: '2026-12-01', endDate: '2026-12-04' };
  const wish = {
    destination_ids: [kyoto, osaka],
    ...days,
    currency: 'EUR',
    amount_minor: 120_050,
    numberOfPeople: 'friends',
  };
  const { trip, events } = await plannedTrip(owner, wish);
  original = trip.id;
  const note = { custom_fields: { note: 'Booked as ABC123 “茶”' }, amount_minor: 4321, currency: 'JPY' };
  const tea = { title: 'Tea', start: '2026-12-01 06:00:00', end: '2026-12-01 07:00:00', lat: 35, lng: 135.7 };
  await owner.post(`/api/trips/${original}/events/custom`, { ...tea, ...note });
  const stay = { title: 'At aunt Keiko’s', lat: 35.02, lng: 135.76 };
  await owner.post(`/api/trips/${original}/events`, { stay, start: '2026-12-01 16:00:00', end: '2026-12-03 10:00:00' });
  const visit = events.find(({ type }) => type === 'visit');
  await owner.send('PATCH', `/api/events/${visit?.id}`, { pinned: true, ...note });
  await owner.send('PATCH', `/api/trips/${original}/days/2026-12-02`, { name: 'Temples and tea' });
  first = await exported(owner, original);
});
afterAll(() => api.close());

const bring = (browser: TestBrowser, document: unknown) => browser.post('/api/trips/import', document);

it('makes the same trip again of the file that a trip was taken along as', async () => {
  expect(first.events.length).toBeGreaterThan(10);
  expect(first.ideas.length).toBeGreaterThan(0);
  expect(first.day_names).toEqual([{ date: '2026-12-02', name: 'Temples and tea' }]);
  const { status, body } = await bring(owner, first);
  expect([status, body.results.status, body.results.message]).toEqual([200, 'planned', null]);
  expect(body.results.id).not.toBe(original);
  expect(await exported(owner, body.results.id)).toEqual(first);
});

it('makes it whoever brings it, as their own, with ways that know what they join', async () => {
  const visitor = await api.visitor();
  const { trip, events } = (await bring(visitor, first)).body.results;
  expect([trip.role, trip.canManage]).toEqual(['owner', true]);
  const before = (await owner.get(`/api/trips/${original}/events`)).body.results;
  const ends = (of: typeof events) =>
    of.flatMap((event: { type: string; from: { kind: string; id: number }; to: { kind: string; id: number } }) =>
      event.type === 'hop' ? [[event.from.kind, event.from.id, event.to.kind, event.to.id]] : [],
    );
  expect(ends(events)).toEqual(ends(before));
  expect((await owner.get(`/api/trips/${trip.id}`)).status).toBe(404);
  const visit = events.find(({ type }: { type: string }) => type === 'visit');
  const moved = await visitor.send('PATCH', `/api/events/${visit.id}`, { custom_fields: { note: 'Mine' } });
  expect(moved.status).toBe(200);
});

it('brings a place that we do not have as a stop of one’s own, and says so', async () => {
  const visit = first.events.findIndex(({ type }) => type === 'visit');
  const place = { slug: 'no-such-place', name: 'The Hidden Well', local_name: '隠れ井戸', lat: 35.01, lng: 135.75 };
  const events = first.events.map((event, index) => (index === visit ? { ...event, place } : event));
  const ideas = [{ place, reason: null, cost: null, custom_fields: {} }];
  const { body } = await bring(owner, { ...first, events, ideas });
  const own = body.results.events.find(({ title }: { title: string }) => title === 'The Hidden Well (隠れ井戸)');
  expect(own).toMatchObject({ type: 'custom', lat: 35.01, lng: 135.75, start: first.events[visit]?.start });
  expect(body.results.trip.message).toContain('1 place we do not have came as stops of your own: The Hidden Well.');
  expect(body.results.trip.message).toContain('1 idea came as things to do');
  const { results: todos } = (await owner.get(`/api/trips/${body.results.id}/todos`)).body;
  expect(todos).toMatchObject([{ title: 'See The Hidden Well (隠れ井戸), 35.01, 135.75', done: false }]);
});

it('finds the hotel of a stay again, and keeps one that we do not have as a bed of one’s own', async () => {
  const { kyoto } = await destinationIds(owner, 'kyoto');
  const { trip } = await plannedTrip(owner, {
    destination_ids: [kyoto],
    startDate: '2026-12-01',
    endDate: '2026-12-02',
  });
  const [bed] = (await owner.get('/api/hotels?location=kyoto')).body.data;
  const night = { start: '2026-12-01 15:00:00', end: '2026-12-02 11:00:00' };
  await owner.post(`/api/trips/${trip.id}/events`, { hotel_id: bed.id, ...night });
  const document = await exported(owner, trip.id);
  expect(document.events.flatMap(({ hotel }) => hotel ?? [])).toEqual([bed.slug]);
  const stayIn = async (file: TripDocument) =>
    (await bring(owner, file)).body.results.events.find(({ type }: { type: string }) => type === 'stay');
  expect(await stayIn(document)).toMatchObject({ ...night, hotel_id: bed.id, hotel_slug: bed.slug });
  const events = document.events.map((event) => (event.hotel ? { ...event, hotel: 'gone' } : event));
  const own = { ...night, title: bed.name, hotel_id: 0, hotel_slug: null, lat: bed.lat, lng: bed.lng };
  expect(await stayIn({ ...document, events })).toMatchObject(own);
});

it('takes no id, owner or address of the site from a file', async () => {
  const sly = { ...first, id: original, user_id: 1, slug: 'mine', uuid: 'x', contributors: [{ id: 1 }], version: 1 };
  const { status, body } = await bring(await api.visitor(), sly);
  expect(status).toBe(200);
  expect(body.results.id).not.toBe(original);
  expect(body.results.trip.contributors).toEqual([]);
});

it.each([
  ['of another kind', { format: 'other' }, 'This file is not a trip of ours.'],
  ['of a later version', { version: 2 }, 'This file is of a later version of ours. It cannot be read here yet.'],
  ['whose end is before its start', { endDate: '2026-11-30' }, 'The end cannot be before the start.'],
  ['longer than a trip may be', { endDate: '2027-12-01' }, 'A trip can be at most 30 days.'],
])('refuses a file %s, in words', async (_what, wrong, sentence) => {
  const { status, body } = await bring(owner, { ...first, ...wrong });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(sentence);
});

it('refuses an event outside of its trip, one that ends before it begins, and destinations that nobody knows', async () => {
  const [event] = first.events;
  const late = await bring(owner, {
    ...first,
    events: [{ ...event, start: '2027-01-01 09:00:00', end: '2027-01-01 10:00:00' }],
  });
  expect([late.status, JSON.stringify(late.body).includes('outside of this trip')]).toEqual([422, true]);
  const back = await bring(owner, { ...first, events: [{ ...event, end: event?.start }] });
  expect(back.status).toBe(422);
  const atlantis = { ...first.destinations[0], slug: 'atlantis', name: 'Atlantis' };
  const lost = await bring(owner, { ...first, destinations: [atlantis] });
  expect([lost.status, lost.body.errors.destinations]).toEqual([
    422,
    ['We know none of the places that this trip goes to: Atlantis.'],
  ]);
});

it('reads no more than a file of a trip can be', async () => {
  const huge = { ...first, filler: 'x'.repeat(1_100_000) };
  expect((await bring(owner, huge)).status).toBe(413);
});
