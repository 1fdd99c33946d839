import { kml as kmlToJson, gpx as gpxToJson } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import ICAL from 'ical.js';
import { tripDocument } from '@tabi/shared/contracts/trip-document';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { enrol } from '../../../testing/cast-people.ts';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A name that means something to everything a file is read by. */
const nasty = 'Tea <b>&amp; "cake"\r\nBEGIN:VEVENT\u0007; #read("/etc/passwd"), \\n ☕ 茶';
const secret = 'Booked as ABC123';
const house = { title: 'At aunt Keiko’s', lat: 35.02, lng: 135.76 };

interface Scene {
  owner: TestBrowser;
  trip: Trip;
  events: TripEvent[];
  token: string;
}
let scene: Scene;

beforeAll(async () => {
  const { browser: owner, email } = await enrol(api, 'Owner');
  expect(email).toContain('@');
  const kyoto = (await owner.get('/api/location/kyoto')).body.results.id;
  const days = { startDate: '2026-12-01', endDate: '2026-12-03' };
  const { id } = (await plannedTrip(owner, { destination_ids: [kyoto], ...days })).trip;
  const noted = { amount_minor: 98_765_432, currency: 'JPY', custom_fields: { note: secret } };
  const tea = { title: nasty, start: '2026-12-01 06:00:00', end: '2026-12-01 07:00:00', lat: 35, lng: 135.7 };
  await owner.post(`/api/trips/${id}/events/custom`, { ...tea, ...noted });
  await owner.post(`/api/trips/${id}/events`, {
    stay: house,
    start: '2026-12-01 16:00:00',
    end: '2026-12-03 10:00:00',
  });
  const { token } = (await owner.get(`/api/trips/${id}/public`)).body.results;
  const trip = (await owner.get(`/api/trips/${id}`)).body.results;
  scene = { owner, trip, token, events: (await owner.get(`/api/trips/${id}/events`)).body.results };
});

const take = async (file: string, browser = scene.owner, query = '') => {
  const answer = await browser.get(`/api/trips/${scene.trip.id}/export/trip.${file}${query}`);
  return { ...answer, text: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body) };
};
const xml = (text: string) =>
  new DOMParser({
    onError: (_level, message) => {
      throw new Error(message);
    },
  }).parseFromString(text, 'text/xml');
interface Feature {
  geometry: { type: string; coordinates: number[] } | null;
  properties: Record<string, unknown> | null;
}
const featuresOf = (read: unknown): Feature[] => (read as { features: Feature[] }).features;
const visits = () => scene.events.flatMap((event) => (event.type === 'visit' ? [event] : []));

describe('the calendar', () => {
  const read = async () => {
    const { text, headers } = await take('ics');
    expect(headers['content-disposition']).toBe(`attachment; filename="${scene.trip.slug}.ics"`);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    return { text, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
  };

  it('has every visit at the hours of its place, in the zone of its place', async () => {
    const { text, events } = await read();
    expect(text).toContain('BEGIN:VTIMEZONE');
    for (const visit of visits()) {
      const found = events.find(({ uid }) => uid.includes(`-place-${visit.poi_id}@`));
      expect(found?.startDate.zone.tzid).toBe('Asia/Tokyo');
      expect(found?.startDate.toString()).toBe(visit.start.replace(' ', 'T'));
      expect(found?.endDate.toJSDate()).toEqual(new Date(`${visit.end.replace(' ', 'T')}+09:00`));
      expect(found?.sequence).toBe(scene.trip.version);
    }
    expect(events.filter(({ uid }) => uid.includes('-place-'))).toHaveLength(visits().length);
  });

  it('has a stay as whole days, from checking in to the day of checking out', async () => {
    const { events } = await read();
    const stay = events.find(({ summary }) => summary === house.title);
    expect([stay?.startDate.isDate, stay?.startDate.toString(), stay?.endDate.toString()]).toEqual([
      true,
      '2026-12-01',
      '2026-12-03',
    ]);
  });

  it('takes whatever somebody wrote for words, and keeps lines short', async () => {
    const { text, events } = await read();
    const tea = events.filter(({ summary }) => summary.includes('☕ 茶'));
    expect(tea).toHaveLength(1);
    expect(tea[0]?.summary).toContain('#read("/etc/passwd"), \\n');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('calls things the same the next time, with a later sequence after a change', async () => {
    const before = (await read()).events.map(({ uid }) => uid);
    const [first] = visits();
    await scene.owner.send('PATCH', `/api/events/${first?.id}`, { custom_fields: { note: 'Early' } });
    const after = (await read()).events;
    expect(after.map(({ uid }) => uid)).toEqual(before);
    expect(after.every(({ sequence }) => sequence === scene.trip.version + 1)).toBe(true);
    await scene.owner.send('PATCH', `/api/events/${first?.id}`, { custom_fields: {} });
  });
});

it('carries the names of days: in the file of ours, and as whole days in a calendar', async () => {
  const { owner, trip } = scene;
  await owner.send('PATCH', `/api/trips/${trip.id}/days/2026-12-02`, { name: 'Temples and tea' });
  expect(tripDocument.parse((await take('json')).body).day_names).toEqual([
    { date: '2026-12-02', name: 'Temples and tea' },
  ]);
  const { text } = await take('ics');
  const [, named = ''] = text.split(`UID:${trip.id}-day-2026-12-02`);
  expect(named.split('END:VEVENT')[0]).toMatch(/DTSTART;VALUE=DATE:20261202[\s\S]*SUMMARY:Temples and tea/);
  await owner.send('PATCH', `/api/trips/${trip.id}/days/2026-12-02`, { name: '' });
});

it('is GPX with every stop as a waypoint and every day as a route', async () => {
  const read = featuresOf(gpxToJson(xml((await take('gpx')).text) as never));
  const points = read.filter(({ geometry }) => geometry?.type === 'Point');
  const routes = read.filter(({ geometry }) => geometry?.type === 'LineString');
  expect(points).toHaveLength(visits().length + 2);
  expect(routes.length).toBeGreaterThan(1);
  const places = points.map(({ geometry }) => geometry?.coordinates);
  for (const { poi } of visits()) expect(places).toContainEqual([poi.lng, poi.lat]);
  expect(points.filter(({ properties }) => String(properties?.['name']).includes('<b>&amp; "cake"'))).toHaveLength(1);
});

it('is KML with a folder a day, or one day alone', async () => {
  const whole = xml((await take('kml')).text);
  expect(whole.getElementsByTagName('Folder')).toHaveLength(3);
  const read = featuresOf(kmlToJson(xml((await take('kml', scene.owner, '?day=2026-12-02')).text) as never));
  const second = visits().filter(({ date }) => date === '2026-12-02');
  const points = read.filter(({ geometry }) => geometry?.type === 'Point');
  expect(points.map(({ properties }) => properties?.['name'])).toEqual(
    second.map(({ title, poi }) => (poi.local_name ? `${title} (${poi.local_name})` : title)),
  );
  expect((await take('kml', scene.owner, '?day=2026-12-09')).status).toBe(422);
});

it('is a document that holds what its schema says, and no id, person or secret of ours', async () => {
  const { text } = await take('json');
  const read = tripDocument.parse(JSON.parse(text));
  expect(read.events).toHaveLength(scene.events.length);
  expect(read.events.find(({ type }) => type === 'stay')?.point).toEqual({ lat: house.lat, lng: house.lng });
  for (const inside of [scene.trip.id, scene.token, 'uuid', 'Owner', '@', ...scene.events.map(({ id }) => id)])
    expect([inside, text.includes(inside)]).toEqual([inside, false]);
});

describe.each(['ics', 'gpx', 'kml', 'json'])('trip.%s', (file) => {
  it('is for those who may see the trip, and is never kept', async () => {
    expect((await take(file, api.stranger())).status).toBe(404);
    expect((await take(file, await api.visitor())).status).toBe(404);
    expect((await take(file, api.stranger(), '?token=wrong')).status).toBe(404);
    const opened = await take(file, api.stranger(), `?token=${scene.token}`);
    expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('shows a guest what the link shows', async () => {
    const { owner, trip, token } = scene;
    const guest = async () => (await take(file, api.stranger(), `?token=${token}`)).text.replaceAll('\r\n ', '');
    expect((await take(file)).text).toContain(secret);
    expect(await guest()).not.toContain(secret);
    // Longer than what a random id holds by chance.
    expect(await guest()).not.toMatch(/98[.,]?765[.,]?432/);
    expect(await guest()).toContain('Keiko');
    await owner.send('PATCH', `/api/trips/${trip.id}/public`, { notes: true, stays: false });
    expect(await guest()).toContain(secret);
    expect(await guest()).not.toContain('Keiko');
    await owner.send('PATCH', `/api/trips/${trip.id}/public`, { notes: false, stays: true });
  });
});
