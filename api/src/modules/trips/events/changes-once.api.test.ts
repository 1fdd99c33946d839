import { randomUUID } from 'node:crypto';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let kyoto: number;
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results.id;
});
afterAll(() => api.close());

const start = '2026-12-02 20:00:00';
const end = '2026-12-02 20:30:00';

async function aTrip() {
  const browser = await api.visitor();
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-03' };
  const { id } = (await browser.post('/api/trips/planner', wish)).body.results;
  const version = async (): Promise<number> => (await browser.get(`/api/trips/${id}`)).body.results.version;
  const named = async (title: string): Promise<TripEvent[]> =>
    (await browser.get(`/api/trips/${id}/events`)).body.results.filter((one: TripEvent) => one.title === title);
  const add = (body: object, headers: Record<string, string> = {}) =>
    browser.post(`/api/trips/${id}/events/custom`, { start, end, ...body }, headers);
  return { browser, id, version, named, add };
}

describe('a change whose answer was lost', () => {
  it('is not made twice when it is sent again, and the answer says which version it made', async () => {
    const { add, named, version } = await aTrip();
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${await version()}"` };
    expect((await add({ title: 'Tea' }, headers)).status).toBe(200);
    const made = await version();
    const again = await add({ title: 'Tea' }, headers);
    expect([again.status, again.body.code, again.body.current]).toEqual([409, 'done-already', { version: made }]);
    expect(await named('Tea')).toHaveLength(1);
    expect(await version()).toBe(made);
  });

  it('is made once where it arrives twice at the same moment', async () => {
    const { add, named } = await aTrip();
    const headers = { 'idempotency-key': randomUUID() };
    const both = await Promise.all([add({ title: 'Tea' }, headers), add({ title: 'Tea' }, headers)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await named('Tea')).toHaveLength(1);
  });

  it('can be made again once it was refused: only what was done is done already', async () => {
    const { add, named } = await aTrip();
    const headers = { 'idempotency-key': randomUUID() };
    expect((await add({ title: 'Tea', end: '2026-12-02 19:00:00' }, headers)).status).toBe(422);
    expect((await add({ title: 'Tea' }, headers)).status).toBe(200);
    expect(await named('Tea')).toHaveLength(1);
  });

  it('has a key of its own in each trip, so that no trip keeps another from being changed', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = [await aTrip(), await aTrip()];
    expect((await one.add({ title: 'Tea' }, headers)).status).toBe(200);
    expect((await other.add({ title: 'Tea' }, headers)).status).toBe(200);
  });
});

describe('an event whose id was chosen by who adds it', () => {
  it('has that id, so that it can be changed before the answer is there', async () => {
    const { browser, id, add, named } = await aTrip();
    const own = randomUUID();
    expect((await add({ id: own, title: 'Tea' })).body.results.event_id).toBe(own);
    expect((await browser.send('PATCH', `/api/events/${own}`, { title: 'Supper' })).status).toBe(200);
    expect(await named('Supper')).toMatchObject([{ id: own, trip_id: id }]);
    const stay = { id: randomUUID(), stay: { title: 'At Mika’s', lat: 35, lng: 135.7 }, start: '2026-12-01 15:00:00' };
    expect((await browser.post(`/api/trips/${id}/events`, stay)).body.results.event_id).toBe(stay.id);
  });

  it('never writes over an event that is there, of its own trip or of another', async () => {
    const [mine, theirs] = [await aTrip(), await aTrip()];
    const taken = (await theirs.add({ title: 'Theirs' })).body.results.event_id as string;
    const { status, body } = await mine.add({ id: taken, title: 'Mine' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['id']]);
    expect(await theirs.named('Theirs')).toMatchObject([{ id: taken, start }]);
    expect(await mine.named('Mine')).toEqual([]);
  });
});
