import { plannedTrip } from '../../../testing/planned-trip.ts';
import { storeTrip } from '../../../testing/stored-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { signUp } from '../../../testing/test-person.ts';

let api: TestApi;
let kyoto: number;
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results.id;
});
afterAll(() => api.close());

const store = (userId: string, startDate: string) =>
  storeTrip(api, { userId, where: kyoto, title: startDate, startDate });
const titles = (results: { title: string }[]) => results.map(({ title }) => title);

describe('the list of one’s trips', () => {
  it('begins with what comes next, and ends with what was over first', async () => {
    const { browser, id } = await signUp(api);
    for (const day of ['2026-11-01', '2026-12-09', '2026-10-01', '2026-12-01']) await store(id, day);
    const { body } = await browser.get('/api/user/trips');
    expect(titles(body.results)).toEqual(['2026-12-01', '2026-12-09', '2026-11-01', '2026-10-01']);
  });

  it('says when there are more than were asked for, and gives them all when they are', async () => {
    const { browser, id } = await signUp(api);
    for (let trip = 0; trip < 3; trip++) await store(id, `2026-12-0${trip + 1}`);
    const few = (await browser.get('/api/user/trips?limit=2')).body;
    expect([titles(few.results), few.more]).toEqual([['2026-12-01', '2026-12-02'], true]);
    const all = (await browser.get('/api/user/trips?limit=3')).body;
    expect([all.results.length, all.more]).toEqual([3, undefined]);
    expect((await browser.get('/api/user/trips?limit=2001')).status).toBe(422);
  });

  it('says how many of a trip’s to-dos are done', async () => {
    const { browser } = await signUp(api);
    const { trip } = await plannedTrip(browser, { destination_ids: [kyoto] });
    const ofTrip = async () => (await browser.get('/api/user/trips')).body.results[0].todos;
    expect(await ofTrip()).toBeNull();
    for (const title of ['Book the train', 'Pack']) await browser.post(`/api/trips/${trip.id}/todos`, { title });
    const todos = (await browser.get(`/api/trips/${trip.id}/todos`)).body.results;
    await browser.send('PATCH', `/api/trips/${trip.id}/todos/${todos[0].id}`, { done: true });
    expect(await ofTrip()).toEqual({ done: 1, count: 2 });
  });

  it('says of each trip what the person is to it', async () => {
    const [owner, friend] = [await signUp(api), await signUp(api)];
    const trip = await store(owner.id, '2026-12-01');
    const joined = 'INSERT INTO trip_contributors (trip_id, user_id, is_owner) VALUES ($1, $2, false)';
    await api.context.pool.query(joined, [trip, friend.id]);
    const roleOf = async ({ browser }: typeof owner) => (await browser.get('/api/user/trips')).body.results[0].role;
    expect([await roleOf(owner), await roleOf(friend)]).toEqual(['owner', 'contributor']);
  });
});
