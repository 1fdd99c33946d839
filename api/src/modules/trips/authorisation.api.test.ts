import type { TripEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { signUp } from '../../testing/test-person.ts';
import { statuses, tripRules, type Asker } from './domain/authorisation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Calls = keyof typeof tripRules;

/** A trip with all that can be asked for, its owner, and another contributor. */
async function scene(anonymous = false) {
  const person = anonymous ? null : await signUp(api, 'Owner');
  const owner = person?.browser ?? (await api.visitor());
  const kyoto = (await owner.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02', tripPace: 0 };
  const { id } = (await owner.post('/api/trips/planner', wish)).body.results;
  const { token } = (await owner.get(`/api/trips/${id}/invite`)).body.results;
  const [friend, second] = [await signUp(api, 'Friend'), await signUp(api, 'Second')];
  for (const { browser } of [friend, second]) await browser.get(`/api/trips/${id}?token=${token}`);
  const own = { title: 'Call', start: '2026-12-01 08:00:00', end: '2026-12-01 08:30:00' };
  const customs = [];
  for (let count = 0; count < 2; count++)
    customs.push((await owner.post(`/api/trips/${id}/events/custom`, own)).body.results.event_id);
  const todo = (await owner.post(`/api/trips/${id}/todos`, { title: 'Pack' })).body.results.id;
  const { side_pois } = (await owner.get(`/api/trips/${id}`)).body.results;
  const events: TripEvent[] = (await owner.get(`/api/trips/${id}/events`)).body.results;
  return { id, owner, friend, second, token, customs, todo, side_pois, events };
}
type Scene = Awaited<ReturnType<typeof scene>>;

/** One call of the table that nothing is wrong with but, perhaps, who asks. */
function requestOf(call: Calls, { id, second, customs, todo, side_pois, events }: Scene): [string, unknown] {
  const visits = events.filter((event) => event.type === 'visit');
  const hop = events.find((event) => event.type === 'hop');
  const bodies: Partial<Record<Calls, unknown>> = {
    'POST /api/trips/{id}/duplicate': { startDate: '2027-01-05' },
    'PATCH /api/trips/{id}': { title: 'Ours' },
    'PATCH /api/trips/{id}/extend': { endDate: '2026-12-03' },
    'PATCH /api/trips/{id}/preferences': { trip_pace: 1 },
    'POST /api/trips/{id}/budget': { amount: 5, currency: 'USD' },
    'POST /api/trips/{id}/todos': { title: 'Go' },
    'PATCH /api/trips/{id}/todos/{todoId}': { done: true },
    'POST /api/trips/{id}/events': { poi_id: side_pois[0].id, start: '2026-12-02 21:00:00' },
    'POST /api/trips/{id}/events/custom': { title: 'x', start: '2026-12-02 06:00:00', end: '2026-12-02 07:00:00' },
    'POST /api/trips/{id}/events/suggested': { poi_id: visits[0]!.poi_id },
    'PATCH /api/events/{id}': { amount: 3 },
    'PATCH /api/events/custom/{id}': { amount: 3 },
    'PATCH /api/events/hop/{id}': { travel_mode: 'cycle' },
    'POST /api/destinations/{id}/poi': { poi_id: side_pois[1].id, trip_id: id },
    'POST /api/trips/{id}/user/invite': { emails: ['new@example.com'] },
  };
  const [, path = ''] = call.split(' ');
  const event = path.includes('/custom/{eventId}')
    ? customs[0]
    : call.startsWith('GET')
      ? visits[1]!.id
      : visits[2]!.id;
  const of: Record<string, string> = {
    '/events/{id}': visits[1]!.id,
    '/events/custom/{id}': customs[1],
    '/events/hop/{id}': hop!.id,
  };
  const own = of[path.slice('/api'.length)];
  const filled = path
    .replace('/destinations/{id}', '/destinations/kyoto')
    .replace('{id}', own ?? id)
    .replace('{todoId}', todo)
    .replace('{eventId}', event)
    .replace('{userId}', second.id)
    .replace('{poiId}', `${side_pois[1].id}?trip_id=${id}`);
  return [filled, bodies[call]];
}

async function guestBy(token: string, id: string): Promise<TestBrowser> {
  const guest = await api.visitor();
  expect((await guest.get(`/api/trips/${id}?token=${token}`)).status).toBe(200);
  return guest;
}

const askers: Record<Asker, (scene: Scene) => Promise<TestBrowser>> = {
  stranger: async () => api.stranger(),
  'other visitor': () => api.visitor(),
  'other user': async () => (await signUp(api, 'Other')).browser,
  'anonymous owner': async ({ owner }) => owner,
  owner: async ({ owner }) => owner,
  contributor: async ({ friend }) => friend.browser,
  'invited guest': ({ token, id }) => guestBy(token, id),
  'public guest': async ({ owner, id }) => guestBy((await owner.get(`/api/trips/${id}/public`)).body.results.token, id),
  'revoked guest': async ({ owner, token, id }) => {
    const guest = await guestBy(token, id);
    await owner.delete(`/api/trips/${id}/invite`);
    return guest;
  },
  'owner, locked': async ({ owner, id }) => {
    await owner.send('PATCH', `/api/trips/${id}`, { locked: true });
    return owner;
  },
  'contributor, locked': async ({ owner, friend, id }) => {
    await owner.send('PATCH', `/api/trips/${id}`, { locked: true });
    return friend.browser;
  },
  'owner, deleted': async ({ owner, id }) => {
    await owner.delete(`/api/trips/${id}`);
    return owner;
  },
};

/** A place stands on the trip already when it is suggested: whoever may edit is told so. */
const told: Partial<Record<Calls, number>> = { 'POST /api/trips/{id}/events/suggested': 422 };

it.each(Object.keys(askers) as Asker[])(
  'answers every call as the table says: %s',
  async (asker) => {
    const made = await scene(asker === 'anonymous owner');
    const browser = await askers[asker](made);
    const calls = (Object.keys(tripRules) as Calls[]).filter(
      // These two end the state that the others are asked in.
      (call) => !(asker === 'owner, deleted' && tripRules[call] === 'restore'),
    );
    const wrong: string[] = [];
    for (const call of calls) {
      const [path, body] = requestOf(call, made);
      // A stranger is welcomed by the first answer, and none after it.
      const asking = asker === 'stranger' ? api.stranger() : browser;
      const { status } = await asking.send(call.split(' ')[0] as 'GET', path, body);
      const said = statuses[tripRules[call]][asker];
      const expected = said === 200 ? (told[call] ?? 200) : said;
      if (status !== expected) wrong.push(`${call} answered ${status} instead of ${expected}.`);
      if (tripRules[call] === 'leave' && status === 200) break;
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

it('lets the owner bring a deleted trip back', async () => {
  const made = await scene();
  await made.owner.delete(`/api/trips/${made.id}`);
  expect((await made.owner.get(`/api/trips/${made.id}/restore`)).status).toBe(statuses.restore['owner, deleted']);
});
