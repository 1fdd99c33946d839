import type { TripEvent } from '@tabi/shared/contracts/trips';
import { cookieNames } from '../http/cookies.ts';
import { enrol } from './cast-people.ts';
import type { TripCall, TripSecret } from './cast-trip-rules.ts';
import type { TestApi } from './test-api.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestPerson } from './test-person.ts';

/** What is asked for of a trip's money: its owner, somebody who is only named and somebody whom no cost names, and what they share. */
interface TripMoneyScene {
  me: string;
  named: string;
  idle: string;
  expense: string;
  payment: string;
}

/** A trip with all that can be asked for, and everyone who has to do with it. */
export interface TripScene {
  api: TestApi;
  id: string;
  owner: TestBrowser;
  friend: TestPerson;
  second: TestPerson;
  /** What opens it: the two links, and the personal invitation that was mailed; an owner without an account mails none. */
  tokens: { invite: string; public: string; mailed: string };
  customs: string[];
  /** The version at which an event was added that is gone again. */
  addedAt: number;
  todo: string;
  money: TripMoneyScene;
  /** Places that are no stops yet. */
  ideas: number[];
  events: TripEvent[];
  secrets: Record<TripSecret, string[]>;
}

const noted = { note: 'what we whisper' };
const toDo = 'Pack what nobody knows of';
const budget = 87_654_321;
const bought = 'A present that nobody knows of';
const comesAlong = 'Great-aunt Wilhelmina';
/** Each trip invites another address: nobody is mailed to many times an hour. */
const mailedTo = (id: string) => `invited.${id}@cast.example.com`;

export const openBy = async (
  browser: TestBrowser,
  { id }: Pick<TripScene, 'id'>,
  token: string,
): Promise<TestBrowser> => {
  const { status } = await browser.get(`/api/trips/${id}?token=${token}`);
  if (status !== 200) throw new Error(`The link was to open the trip, and answered ${status}: see to the cast first.`);
  return browser;
};

async function mailedToken({ api, id, owner }: Pick<TripScene, 'api' | 'id' | 'owner'>): Promise<string> {
  const { status } = await owner.post(`/api/trips/${id}/user/invite`, { emails: [mailedTo(id)] });
  if (status !== 200) return '';
  const { url } = await api.mailbox.newest(mailedTo(id), 'trip-invitation');
  return new URL(url).searchParams.get('token') ?? '';
}

async function moneyScene(owner: TestBrowser, id: string): Promise<TripMoneyScene> {
  const add = async (what: string, body: unknown) =>
    (await owner.post(`/api/trips/${id}/${what}`, body)).body.results.id as string;
  const people: { id: string; me: boolean }[] = (await owner.get(`/api/trips/${id}/people`)).body.results;
  const me = people.find((person) => person.me)?.id ?? '';
  const named = await add('people', { name: comesAlong });
  const idle = await add('people', { name: 'Nobody' });
  const expense = await add('expenses', {
    title: bought,
    amount_minor: 900,
    currency: 'JPY',
    payer_id: me,
    shares: [{ person_id: named }],
  });
  const paid = { from_id: named, to_id: me, amount_minor: 100, currency: 'JPY' };
  return { me, named, idle, expense, payment: await add('payments', paid) };
}

/** @param anonymous its owner has no account */
export async function tripScene(api: TestApi, { anonymous = false } = {}): Promise<TripScene> {
  const owner = anonymous ? await api.visitor() : (await enrol(api, 'Owner')).browser;
  const kyoto = (await owner.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02', tripPace: 0 };
  const { id } = (await owner.post('/api/trips/planner', wish)).body.results;
  const tokenOf = async (kind: string) => (await owner.get(`/api/trips/${id}/${kind}`)).body.results.token;
  const tokens = {
    invite: await tokenOf('invite'),
    public: await tokenOf('public'),
    mailed: await mailedToken({ api, id, owner }),
  };
  const [friend, second] = [await enrol(api, 'Friend'), await enrol(api, 'Second')];
  for (const { browser } of [friend, second]) await openBy(browser, { id }, tokens.invite);
  const bystander = await openBy(await api.visitor(), { id }, tokens.public);
  const own = { title: 'Call', start: '2026-12-01 08:00:00', end: '2026-12-01 08:30:00', custom_fields: noted };
  const customs = [];
  for (let count = 0; count < 2; count++)
    customs.push((await owner.post(`/api/trips/${id}/events/custom`, own)).body.results.event_id);
  const taken = (await owner.post(`/api/trips/${id}/events/custom`, own)).body.results;
  await owner.send('DELETE', `/api/trips/${id}/events/custom/${taken.event_id}`);
  await owner.post(`/api/trips/${id}/budget`, { amount: budget, currency: 'JPY' });
  const todo = (await owner.post(`/api/trips/${id}/todos`, { title: toDo })).body.results.id;
  const money = await moneyScene(owner, id);
  const { side_pois } = (await owner.get(`/api/trips/${id}`)).body.results;
  const events: TripEvent[] = (await owner.get(`/api/trips/${id}/events`)).body.results;
  const kept = (browser: TestBrowser, ...names: (keyof typeof cookieNames)[]) =>
    names.flatMap((name) => browser.cookies.get(cookieNames[name]) ?? []);
  const secrets = {
    'e-mails': [second.email],
    budget: [String(budget)],
    notes: [noted.note],
    'to-dos': [toDo],
    expenses: [bought, comesAlong],
    'invite link': [tokens.invite],
    'public link': [tokens.public],
    "the owner's uuid": kept(owner, 'visitor'),
    'credentials of others': [
      ...kept(owner, 'session', 'twin'),
      ...kept(bystander, 'visitor', 'twin'),
      ...kept(second.browser, 'visitor', 'session'),
      ...(tokens.mailed ? [tokens.mailed] : []),
    ],
  };
  const ideas = side_pois.map((poi: { id: number }) => poi.id);
  const made = { customs, addedAt: taken.version, todo, money, ideas, events };
  return { api, id, owner, friend, second, tokens, ...made, secrets };
}

const visitsOf = ({ events }: Pick<TripScene, 'events'>) => events.filter((event) => event.type === 'visit');

const bodiesOf = ({ id, money, ideas, events, addedAt }: TripScene): Partial<Record<TripCall, unknown>> => ({
  'POST /api/trips/{id}/duplicate': { startDate: '2027-01-05' },
  'PATCH /api/trips/{id}': { title: 'Ours' },
  'PATCH /api/trips/{id}/extend': { endDate: '2026-12-03' },
  'POST /api/trips/{id}/plan': { preview: true },
  'PATCH /api/trips/{id}/days/{date}': { name: 'Temples and tea' },
  'POST /api/trips/{id}/days': { date: '2026-12-01', preview: true },
  'POST /api/trips/{id}/days/{date}/remove': { preview: true },
  'POST /api/trips/{id}/days/{date}/swap': { with: '2026-12-02', preview: true },
  'POST /api/trips/{id}/days/{date}/plan': { preview: true },
  'PATCH /api/trips/{id}/preferences': { trip_pace: 1 },
  'POST /api/trips/{id}/budget': { amount: 5, currency: 'USD' },
  'POST /api/trips/{id}/expenses': {
    title: 'Tea',
    amount_minor: 500,
    currency: 'JPY',
    shares: [{ person_id: money.me }],
  },
  'PATCH /api/trips/{id}/expenses/{expenseId}': { amount_minor: 1_000 },
  'POST /api/trips/{id}/payments': { from_id: money.me, to_id: money.named, amount_minor: 5, currency: 'JPY' },
  'POST /api/trips/{id}/people': { name: 'Uncle' },
  'PATCH /api/trips/{id}/people/{personId}': { name: 'Aunt' },
  'POST /api/trips/{id}/todos': { title: 'Go' },
  'POST /api/trips/{id}/todos/many': { items: [{ title: 'Soap' }, { title: 'Socks' }] },
  'PATCH /api/trips/{id}/todos/{todoId}': { done: true },
  'POST /api/trips/{id}/events': { poi_id: ideas[0], start: '2026-12-02 21:00:00' },
  'POST /api/trips/{id}/events/custom': { title: 'x', start: '2026-12-02 06:00:00', end: '2026-12-02 07:00:00' },
  'POST /api/trips/{id}/events/suggested': { poi_id: visitsOf({ events })[0]?.poi_id },
  // A well in Kyoto, as GPX.
  'POST /api/trips/{id}/places': {
    file: 'PGdweCB2ZXJzaW9uPSIxLjEiIGNyZWF0b3I9IngiIHhtbG5zPSJodHRwOi8vd3d3LnRvcG9ncmFmaXguY29tL0dQWC8xLzEiPjx3cHQgbGF0PSIzNS4wMjExIiBsb249IjEzNS43NTM4Ij48bmFtZT5BIHdlbGw8L25hbWU+PC93cHQ+PC9ncHg+',
    keep: true,
  },
  'POST /api/trips/{id}/undo': { version: addedAt },
  'PATCH /api/events/{id}': { amount: 3 },
  'PATCH /api/events/custom/{id}': { amount: 3 },
  'PATCH /api/events/hop/{id}': { travel_mode: 'cycle' },
  'POST /api/destinations/{id}/poi': { poi_id: ideas.at(-1), trip_id: id },
  'PATCH /api/destinations/{id}/poi/{poiId}': { state: 'been' },
  'PATCH /api/trips/{id}/public': { stays: false },
  'POST /api/trips/{id}/user/invite': { emails: ['new@example.com'] },
  'PATCH /api/trips/{id}/user/{userId}': { is_owner: false },
});

/**
 * One call that nothing is wrong with but, perhaps, who asks.
 * @param trip another one, through which to ask for what belongs to the scene's
 */
export function requestOf(call: TripCall, scene: TripScene, trip = scene.id): [path: string, body: unknown] {
  const { second, customs, todo, money, ideas, events } = scene;
  const visits = visitsOf(scene);
  const [, path = ''] = call.split(' ');
  const gone = call.startsWith('GET') ? visits[1]?.id : visits[2]?.id;
  const own: Record<string, string | undefined> = {
    '/api/events/{id}': visits[1]?.id,
    '/api/events/custom/{id}': customs[1],
    '/api/events/hop/{id}': events.find(({ type }) => type === 'hop')?.id,
    '/api/destinations/{id}/poi': 'kyoto',
    '/api/destinations/{id}/poi/{poiId}': 'kyoto',
  };
  const filled = path
    .replace('{id}', own[path] ?? trip)
    .replace('{date}', '2026-12-01')
    .replace('{todoId}', todo)
    .replace('{expenseId}', money.expense)
    .replace('{paymentId}', money.payment)
    .replace('{personId}', call.startsWith('DELETE') ? money.idle : money.named)
    .replace('{eventId}', (path.includes('/custom/') ? customs[0] : gone) ?? '')
    .replace('{userId}', second.id)
    .replace('{poiId}', `${ideas.at(-1)}?trip_id=${trip}`);
  return [filled, bodiesOf(scene)[call]];
}

/** What of the trip a refused call must leave as it is. */
export async function stateOf({ api, id }: TripScene): Promise<unknown> {
  const { rows } = await api.context.pool.query(
    `SELECT version, deleted_at, locked, ARRAY (SELECT concat(user_id, is_owner) FROM trip_contributors WHERE trip_id = id ORDER BY 1) AS people,
       ARRAY (SELECT kind FROM trip_links WHERE trip_id = id ORDER BY 1) AS links,
       (SELECT count(*) FROM trip_guests JOIN trip_links AS link ON link.id = link_id WHERE link.trip_id = trips.id) AS guests
     FROM trips WHERE id = $1`,
    [id],
  );
  return rows[0];
}
