import { strToU8, zipSync } from 'fflate';
import type { BroughtPlace, WantedPlace } from '@tabi/shared/contracts/trip-imports';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { enrol } from '../../../testing/cast-people.ts';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let owner: TestBrowser;
let trip: Trip;
let events: TripEvent[];
beforeAll(async () => {
  api = await startTestApi();
  ({ browser: owner } = await enrol(api, 'Owner'));
  const { kyoto } = await destinationIds(owner, 'kyoto');
  const days = { startDate: '2026-12-01', endDate: '2026-12-02' };
  ({ trip, events } = await plannedTrip(owner, { destination_ids: [kyoto], ...days, endTime: '18:00' }));
});
afterAll(() => api.close());

const base64 = (file: string | Uint8Array) => Buffer.from(file).toString('base64');
const ask = (file: string | Uint8Array, keep = false, browser = owner, take?: WantedPlace[]) =>
  browser.post(`/api/trips/${trip.id}/places`, { file: base64(file), keep, ...(take ? { take } : {}) });
const eventsNow = async (): Promise<TripEvent[]> => (await owner.get(`/api/trips/${trip.id}/events`)).body.results;
const ideasNow = async (): Promise<string[]> =>
  (await owner.get(`/api/trips/${trip.id}`)).body.results.side_pois.map(({ name }: { name: string }) => name);

const waypoint = (name: string, lat: number, lng: number) =>
  `<wpt lat="${lat}" lon="${lng}"><name>${name}</name></wpt>`;
const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const kml = (inside: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const well = waypoint('The Hidden Well &amp; 隠れ井戸', 35.0211, 135.7538);

it('says what would become of each place, and changes nothing', async () => {
  const [idea] = trip.side_pois;
  const visit = events.find((event) => event.type === 'visit');
  if (!idea || visit?.type !== 'visit') throw new Error('The plan has no idea or no visit.');
  const there = waypoint(`${visit.poi.name} (x)`, visit.poi.lat, visit.poi.lng);
  const file = gpx(`${well}${there}${waypoint('Paris', 48.85, 2.35)}${waypoint('Another', idea.lat, idea.lng)}`);
  const { status, body } = await ask(file);
  const becomes = body.results.places.map(({ name, becomes: what, why }: BroughtPlace) => [name, what, why]);
  expect([status, body.results.version, becomes]).toEqual([
    200,
    undefined,
    [
      ['The Hidden Well & 隠れ井戸', 'stop', null],
      [`${visit.poi.name} (x)`, 'there', null],
      ['Paris', 'left', 'far'],
      // At the spot of a place of ours, and called otherwise: it is not taken for it.
      ['Another', 'stop', null],
    ],
  ]);
  expect(await eventsNow()).toEqual(events);
});

it('brings ours in as ideas and others as stops of one’s own, in one change that can be taken back', async () => {
  const [idea] = trip.side_pois;
  await owner.send('DELETE', `/api/destinations/${trip.destinations[0]?.part_id}/poi/${idea?.id}`);
  const before = await ideasNow();
  expect(before).not.toContain(idea?.name);
  const { body } = await ask(
    gpx(well + waypoint(String(idea?.name), Number(idea?.lat) + 0.0005, Number(idea?.lng))),
    true,
  );
  const after = await eventsNow();
  const own = after.find(({ title }) => title === 'The Hidden Well & 隠れ井戸');
  expect(own).toMatchObject({ type: 'custom', lat: 35.0211, lng: 135.7538 });
  expect(await ideasNow()).toContain(idea?.name);
  for (const event of events.filter(({ type }) => type === 'visit'))
    expect(after.find(({ id }) => id === event.id)).toMatchObject({ start: event.start, end: event.end });
  await owner.post(`/api/trips/${trip.id}/undo`, { version: body.results.version });
  expect((await eventsNow()).some(({ id }) => id === own?.id)).toBe(false);
  expect(await ideasNow()).toEqual(before);
});

it('reads KML and KMZ, and the tracks of a file that has nothing else', async () => {
  const point = '<Placemark><name>Well</name><Point><coordinates>135.7538,35.0211</coordinates></Point></Placemark>';
  const names = async (file: string | Uint8Array) =>
    (await ask(file)).body.results.places.map(({ name }: BroughtPlace) => name);
  expect(await names(kml(point))).toEqual(['Well']);
  expect(await names(zipSync({ 'doc.kml': strToU8(kml(point)), 'images/a.png': new Uint8Array(9) }))).toEqual(['Well']);
  const track =
    '<trk><name>Along the river</name><trkseg><trkpt lat="35.02" lon="135.77"/><trkpt lat="35.03" lon="135.77"/></trkseg></trk>';
  expect(await names(gpx(track))).toEqual(['Along the river']);
  expect(await names(gpx(track + well))).toEqual(['The Hidden Well & 隠れ井戸']);
});

it('finds every stop of a trip again in the GPX and KML that it was taken along as', async () => {
  for (const file of ['gpx', 'kml']) {
    const taken = await owner.get(`/api/trips/${trip.id}/export/trip.${file}`);
    const { places } = (await ask(String(taken.body))).body.results as { places: BroughtPlace[] };
    const ids = new Set(events.flatMap((event) => (event.type === 'visit' ? [event.poi_id] : [])));
    expect(new Set(places.map(({ poi }) => poi?.id))).toEqual(ids);
    expect(places.every(({ becomes }) => becomes === 'there')).toBe(true);
  }
});

it('brings in only what is wanted, on the day that is wanted, be it far away or the day full', async () => {
  const [wood, paris] = [waypoint('A wood', 35.02, 135.75), waypoint('Paris', 48.85, 2.35)];
  const date = '2026-12-02';
  const { body } = await ask(gpx(well + wood + paris), true, owner, [
    { nth: 1, date: '2026-12-01' },
    { nth: 2, date },
  ]);
  expect(body.results.places).toMatchObject([
    { name: 'A wood', becomes: 'stop', date: '2026-12-01' },
    { name: 'Paris', becomes: 'stop', date },
  ]);
  const { version } = body.results;
  const late = { title: 'Until late', start: `${date} 22:30:00`, end: `${date} 23:55:00` };
  await owner.post(`/api/trips/${trip.id}/events/custom`, late);
  const again = await ask(gpx(wood), true, owner, [{ nth: 0, date }]);
  expect(again.body.results.events).toContainEqual(
    expect.objectContaining({ title: 'A wood', start: `${date} 23:15:00`, end: `${date} 23:45:00` }),
  );
  expect(again.body.results.version).toBe(version + 2);
  const gone = await ask(gpx(wood), true, owner, [{ nth: 0, date: '2027-01-01' }]);
  expect([gone.status, gone.body.errors.take[0]]).toEqual([422, expect.stringContaining('no such day')]);
});

const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
it.each([
  ['that is none', 'hello', 'This file is damaged'],
  ['that breaks off', gpx(well).slice(0, 150), 'This file is damaged'],
  ['of another kind', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>', 'This is no GPX or KML file.'],
  ['with declarations of its own', laughs + gpx(well), 'declares things of its own'],
  ['without a place', gpx(''), 'There is no place on the map of this file.'],
  [
    'with more places than anybody can look at',
    gpx(Array.from({ length: 201 }, (_, at) => waypoint(`P${at}`, 35, 135 + at / 1000)).join('')),
    'at most 200',
  ],
  ['packed without a map', zipSync({ 'a.txt': strToU8('x') }), 'There is no map in this file'],
  ['packed to burst', zipSync({ 'doc.kml': new Uint8Array(20_000_000) }, { level: 9 }), 'There is no map in this file'],
])('refuses a file %s, in words, and changes nothing', async (_what, file, sentence) => {
  const before = await eventsNow();
  const { status, body } = await ask(file, true);
  expect([status, body.errors.file[0]]).toEqual([422, expect.stringContaining(sentence)]);
  expect((await eventsNow()).length).toBe(before.length);
});

it('is for those who plan the trip', async () => {
  expect((await ask(gpx(well), false, await api.visitor())).status).toBe(404);
  const { token } = (await owner.get(`/api/trips/${trip.id}/public`)).body.results;
  const guest = await api.visitor();
  await guest.get(`/api/trips/${trip.id}?token=${token}`);
  expect((await ask(gpx(well), false, guest)).status).toBe(403);
});
