import { randomUUID } from 'node:crypto';
import type { CostPerson } from '@tabi/shared/contracts/trip-costs';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { signUp } from '../../../testing/test-person.ts';

let api: TestApi;
let kyoto: number;
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await destinationIds(api.stranger(), 'kyoto'))['kyoto']!;
});
afterAll(() => api.close());

const wish = () => ({ destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' });
const costsOf = async (browser: TestBrowser, id: string) => (await browser.get(`/api/trips/${id}/budget`)).body.results;
const peopleOf = async (browser: TestBrowser, id: string): Promise<CostPerson[]> =>
  (await browser.get(`/api/trips/${id}/people`)).body.results;
const nameOf = (people: CostPerson[], id: string | undefined) => people.find((person) => person.id === id)?.name;

/** A trip of Mai, with Ken by invitation and Zoe by name; its budget is in yen. */
async function sharedTrip() {
  const [mai, ken] = [await signUp(api, 'Mai'), await signUp(api, 'Ken')];
  const { trip, events } = await plannedTrip(mai.browser, wish());
  const { id } = trip;
  const { token } = (await mai.browser.get(`/api/trips/${id}/invite`)).body.results;
  await ken.browser.get(`/api/trips/${id}?token=${token}`);
  await mai.browser.post(`/api/trips/${id}/budget`, { amount: 100_000, currency: 'JPY' });
  await mai.browser.post(`/api/trips/${id}/people`, { name: 'Zoe' });
  const ids = Object.fromEntries((await peopleOf(mai.browser, id)).map((person) => [person.name, person.id]));
  return { mai, ken, id, events, people: { mai: ids['Mai']!, ken: ids['Ken']!, zoe: ids['Zoe']! } };
}
const add = (browser: TestBrowser, id: string, expense: object) =>
  browser.post(`/api/trips/${id}/expenses`, { title: 'Tea', amount_minor: 3_000, currency: 'JPY', ...expense });

it('Of three people who paid in three currencies each is told what they owe, in the money of the trip.', async () => {
  const { mai, ken, id, people } = await sharedTrip();
  await add(mai.browser, id, { payer_id: people.mai, amount_minor: 30_000, category: 'food', date: '2026-12-01' });
  await add(ken.browser, id, { payer_id: people.ken, amount_minor: 20_000, currency: 'USD', category: 'stay' });
  await add(mai.browser, id, { payer_id: people.zoe, amount_minor: 5_000, currency: 'eur', category: 'transport' });
  const { sums, currency, rates_of, people: shown } = await costsOf(ken.browser, id);
  expect([currency, rates_of]).toEqual(['JPY', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  expect(shown.map(({ name, me }: CostPerson) => [name, me])).toEqual([
    ['Mai', false],
    ['Ken', true],
    ['Zoe', false],
  ]);
  const balances = sums.people.map(({ balance_minor }: { balance_minor: number }) => balance_minor);
  expect(balances.reduce((sum: number, balance: number) => sum + balance, 0)).toBe(0);
  expect(sums.settle.length).toBeLessThanOrEqual(2);
  for (const payment of sums.settle)
    expect((await ken.browser.post(`/api/trips/${id}/payments`, { ...payment, currency })).status).toBe(200);
  const after = await costsOf(mai.browser, id);
  expect([after.sums.settle, after.payments.length]).toEqual([[], sums.settle.length]);
  await mai.browser.send('DELETE', `/api/trips/${id}/payments/${after.payments[0].id}`);
  expect((await costsOf(mai.browser, id)).sums.settle).toHaveLength(1);
});

it('Who paid for a stop paid for everybody, and somebody who is not of the trip paid for nobody.', async () => {
  const { mai, id, events, people } = await sharedTrip();
  const [stop] = events.filter(({ type }: { type: string }) => type === 'visit');
  const note = (paid_by: string) =>
    mai.browser.send('PATCH', `/api/events/${stop!.id}`, {
      ...{ amount_minor: 3_000, currency: 'JPY' },
      custom_fields: { note: 'Ticket at the gate', paid_by },
    });
  await note(people.ken);
  const { noted, sums } = await costsOf(mai.browser, id);
  expect(noted).toMatchObject([{ id: stop!.id, payer_id: people.ken }]);
  const balances = Object.fromEntries(
    sums.people.map((sum: { person_id: string; balance_minor: number }) => [sum.person_id, sum.balance_minor]),
  );
  expect(balances).toEqual({ [people.mai]: -1_000, [people.ken]: 2_000, [people.zoe]: -1_000 });
  await note(id);
  const after = await costsOf(mai.browser, id);
  expect([after.noted[0].payer_id, after.sums.settle]).toEqual([null, []]);
});

it('What was noted of events, ideas and expenses is one sum, and the trip itself says the same.', async () => {
  const { mai, id, events } = await sharedTrip();
  const stop = events.find(({ type }) => type === 'visit');
  await mai.browser.send('PATCH', `/api/events/${stop?.id}`, { amount: 500 });
  await add(mai.browser, id, { title: 'A price that nobody knows', amount_minor: null, category: 'shopping' });
  await add(mai.browser, id, { amount_minor: 1_200, category: 'food', date: '2026-12-02' });
  const { sums, planned, noted, entries } = await costsOf(mai.browser, id);
  expect([planned, sums.spent]).toEqual([
    { currency: 'JPY', amount_minor: 100_000 },
    { known_minor: 1_700, unknown: 1 },
  ]);
  expect(sums.categories).toEqual([
    { category: 'food', known_minor: 1_200, unknown: 0 },
    { category: 'sights', known_minor: 500, unknown: 0 },
    { category: 'shopping', known_minor: 0, unknown: 1 },
  ]);
  expect(noted).toMatchObject([{ kind: 'event', id: stop?.id, amount_minor: 500, category: 'sights' }]);
  expect(entries.some(({ event_id }: { event_id: string }) => event_id === stop?.id)).toBe(false);
  expect((await mai.browser.get(`/api/trips/${id}`)).body.results.budget.spent_minor).toBe(1_700);
});

it('An expense that is sent twice with one id is there once, and one that was deleted comes back as it was.', async () => {
  const { mai, id, people } = await sharedTrip();
  const shares = [
    { person_id: people.mai, amount_minor: 1_000 },
    { person_id: people.zoe, amount_minor: 2_000 },
  ];
  const own = { id: randomUUID(), payer_id: people.mai, shares };
  const first = (await add(mai.browser, id, own)).body.results;
  expect((await add(mai.browser, id, own)).body.results).toEqual(first);
  expect((await costsOf(mai.browser, id)).expenses).toEqual([first]);
  await mai.browser.send('DELETE', `/api/trips/${id}/expenses/${own.id}`);
  expect((await costsOf(mai.browser, id)).expenses).toEqual([]);
  await add(mai.browser, id, first);
  expect((await costsOf(mai.browser, id)).expenses).toEqual([first]);
  const other = await sharedTrip();
  expect((await add(other.mai.browser, other.id, { id: own.id })).status).toBe(404);
});

it.each([
  ['a payer of another trip', { payer_id: randomUUID() }, 'payer_id'],
  ['a bearer of another trip', { shares: [{ person_id: randomUUID() }] }, 'shares'],
  ['nobody whom it is for', { shares: [] }, 'shares'],
  ['a currency that nobody can be shown', { currency: 'XXX' }, 'currency'],
  ['less than nothing', { amount_minor: -1 }, 'amount_minor'],
  ['no name', { title: '  ' }, 'title'],
])('An expense with %s is refused in words.', async (_what, wrong, field) => {
  const { mai, id } = await sharedTrip();
  const { status, body } = await add(mai.browser, id, wrong);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  expect((await costsOf(mai.browser, id)).expenses).toEqual([]);
});

it('Parts that do not come to the amount are refused, when they are changed too.', async () => {
  const { mai, id, people } = await sharedTrip();
  const shares = [{ person_id: people.ken, amount_minor: 2_999 }];
  expect((await add(mai.browser, id, { shares })).body.errors.shares).toHaveLength(1);
  const { body } = await add(mai.browser, id, { shares: [{ person_id: people.ken, amount_minor: 3_000 }] });
  const path = `/api/trips/${id}/expenses/${body.results.id}`;
  expect((await mai.browser.send('PATCH', path, { amount_minor: 4_000 })).status).toBe(422);
  const whole = [{ person_id: people.ken, amount_minor: null }];
  expect((await mai.browser.send('PATCH', path, { amount_minor: 4_000, shares: whole })).body.results).toMatchObject({
    amount_minor: 4_000,
    shares: whole,
    title: 'Tea',
  });
});

it('Of two who change an expense at once, who has not seen the other’s change is told how it is now.', async () => {
  const { mai, ken, id } = await sharedTrip();
  const path = `/api/trips/${id}/expenses/${(await add(mai.browser, id, {})).body.results.id}`;
  const seen = { 'if-match': `"${(await costsOf(ken.browser, id)).version}"` };
  expect((await mai.browser.send('PATCH', path, { amount_minor: 1 }, seen)).status).toBe(200);
  const { status, body } = await ken.browser.send('PATCH', path, { amount_minor: 2 }, seen);
  expect([status, body.code]).toEqual([409, 'stale-version']);
  expect((await costsOf(ken.browser, id)).expenses[0].amount_minor).toBe(1);
});

it('A change that says what it was made from is refused where somebody else has changed that, and done where not.', async () => {
  const { mai, ken, id, people } = await sharedTrip();
  const seen = (await add(mai.browser, id, {})).body.results;
  const path = `/api/trips/${id}/expenses/${seen.id}`;
  await mai.browser.post(`/api/trips/${id}/todos`, { title: 'Something else' });
  expect((await mai.browser.send('PATCH', path, { amount_minor: 4_000, seen })).status).toBe(200);
  const { status, body } = await ken.browser.send('PATCH', path, { amount_minor: 2, seen });
  expect([status, body.code, body.current.amount_minor]).toEqual([409, 'at-the-same-time', 4_000]);
  const other = { ...seen, shares: [{ person_id: people.ken, amount_minor: null }], amount_minor: 4_000 };
  expect((await ken.browser.send('PATCH', path, { title: 'Coffee', seen: other })).status).toBe(409);
});

it('Somebody who is only named is renamed, stays while they are in an expense, and is taken off after it.', async () => {
  const { mai, id, people } = await sharedTrip();
  const zoe = `/api/trips/${id}/people/${people.zoe}`;
  expect((await mai.browser.send('PATCH', zoe, { name: 'Zoë' })).body.results.name).toBe('Zoë');
  const expense = (await add(mai.browser, id, { payer_id: people.zoe })).body.results;
  const { status, body } = await mai.browser.send('DELETE', zoe);
  expect([status, body.message]).toEqual([422, 'Zoë is in an expense or a payment. Change these first.']);
  await mai.browser.send('DELETE', `/api/trips/${id}/expenses/${expense.id}`);
  expect((await mai.browser.send('DELETE', zoe)).status).toBe(200);
  expect(nameOf(await peopleOf(mai.browser, id), people.zoe)).toBeUndefined();
  expect((await mai.browser.send('DELETE', `/api/trips/${id}/people/${people.ken}`)).status).toBe(422);
});

it('Whoever leaves stays in the sums by name, and is asked for nothing new.', async () => {
  const { mai, ken, id, people } = await sharedTrip();
  await add(ken.browser, id, { payer_id: people.ken });
  await mai.browser.send('DELETE', `/api/trips/${id}/user/${ken.id}`);
  expect(await peopleOf(mai.browser, id)).toMatchObject([
    { id: people.mai, here: true },
    { id: people.ken, name: 'Ken', here: false },
    { id: people.zoe, here: true },
  ]);
  const { shares } = (await add(mai.browser, id, {})).body.results;
  expect(shares.map(({ person_id }: { person_id: string }) => person_id)).toEqual([people.mai, people.zoe]);
});

it('Whoever deletes their account leaves sums that add up, and neither name nor id.', async () => {
  const { mai, ken, id, people } = await sharedTrip();
  await add(ken.browser, id, { payer_id: people.ken });
  await ken.browser.send('DELETE', '/api/user', { password: ken.password });
  const { people: shown, sums } = await costsOf(mai.browser, id);
  expect(nameOf(shown, people.ken)).toBe('Someone who left');
  expect(sums.people.find(({ person_id }: { person_id: string }) => person_id === people.ken).balance_minor).toBe(
    2_000,
  );
  const { rows } = await api.context.pool.query(
    `SELECT FROM trip_people WHERE to_jsonb(trip_people)::text ~ $1
     UNION ALL SELECT FROM trip_expenses WHERE to_jsonb(trip_expenses)::text ~ $1
     UNION ALL SELECT FROM trip_expense_shares WHERE to_jsonb(trip_expense_shares)::text ~ $1
     UNION ALL SELECT FROM trip_payments WHERE to_jsonb(trip_payments)::text ~ $1
     UNION ALL SELECT FROM trip_changes WHERE trip_id = $2 AND kind LIKE ANY (ARRAY['expense%', 'payment%', 'person%'])
       AND data::text ~ $1`,
    [`${ken.id}|"Ken"`, id],
  );
  expect(rows).toHaveLength(0);
});

it('An account that is deleted and is in no sum leaves no row behind, and its trips alone take all of theirs along.', async () => {
  const { mai, ken, id, people } = await sharedTrip();
  await ken.browser.send('DELETE', '/api/user', { password: ken.password });
  const left = async () =>
    (await api.context.pool.query('SELECT id FROM trip_people WHERE trip_id = $1', [id])).rows.map((row) => row.id);
  expect(await left()).toEqual([people.mai, people.zoe]);
  await add(mai.browser, id, { payer_id: people.mai });
  await mai.browser.post(`/api/trips/${id}/payments`, {
    from_id: people.zoe,
    to_id: people.mai,
    amount_minor: 5,
    currency: 'JPY',
  });
  expect((await mai.browser.send('DELETE', '/api/user', { password: mai.password })).status).toBe(200);
  expect(await left()).toEqual([]);
});

it('An owner without an account who signs up is the same person in the sums.', async () => {
  const visitor = await api.visitor();
  const { trip } = await plannedTrip(visitor, wish());
  const [owner] = await peopleOf(visitor, trip.id);
  expect(owner).toMatchObject({ name: 'The owner', kind: 'visitor', me: true });
  await add(visitor, trip.id, { payer_id: owner?.id });
  const form = { name: 'Ana', email: 'ana.signs.up@example.com', password: 'a long password' };
  await visitor.post('/api/register', { ...form, password_confirmation: form.password });
  expect(await peopleOf(visitor, trip.id)).toEqual([
    { id: owner?.id, name: 'Ana', kind: 'account', me: true, here: true },
  ]);
});

it('A copy of a trip takes no costs and no people, and a trip that is restored has all of them.', async () => {
  const { mai, id, people } = await sharedTrip();
  await add(mai.browser, id, { payer_id: people.zoe });
  const copied = await mai.browser.post(`/api/trips/${id}/duplicate`, { startDate: '2027-01-05' });
  const { expenses, payments, people: ofCopy } = await costsOf(mai.browser, copied.body.results.trip.id);
  expect([expenses, payments, ofCopy.map(({ name }: CostPerson) => name)]).toEqual([[], [], ['Mai']]);
  await mai.browser.send('DELETE', `/api/trips/${id}`);
  await mai.browser.get(`/api/trips/${id}/restore`);
  expect((await costsOf(mai.browser, id)).expenses).toHaveLength(1);
});
