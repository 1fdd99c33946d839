import { randomUUID } from 'node:crypto';
import type { ProposedList, Todo } from '@tabi/shared/contracts/trip-todos';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'kyoto', 'bangkok');
});
afterAll(() => api.close());

async function aTrip(more: object = {}) {
  const browser = await api.visitor();
  const wish = { destination_ids: [ids['kyoto']], startDate: '2026-12-01', endDate: '2026-12-02', ...more };
  return { browser, id: (await plannedTrip(browser, wish)).trip.id };
}
const listOf = async (browser: TestBrowser, id: string): Promise<Todo[]> =>
  (await browser.get(`/api/trips/${id}/todos`)).body.results;
const titlesOf = async (browser: TestBrowser, id: string) => (await listOf(browser, id)).map(({ title }) => title);

it('Several things are added at once and keep the order in which they were written, put anywhere afterwards.', async () => {
  const { browser, id } = await aTrip();
  const items = ['Passport', 'Socks', 'Tea'].map((title) => ({ title }));
  const added: Todo[] = (await browser.post(`/api/trips/${id}/todos/many`, { items })).body.results;
  expect(added.map(({ title }) => title)).toEqual(['Passport', 'Socks', 'Tea']);
  const [passport, , tea] = added;
  await browser.send('PATCH', `/api/trips/${id}/todos/${tea?.id}`, { after: null });
  await browser.post(`/api/trips/${id}/todos`, { title: 'Camera' });
  expect(await titlesOf(browser, id)).toEqual(['Tea', 'Passport', 'Socks', 'Camera']);
  await browser.send('PATCH', `/api/trips/${id}/todos/${tea?.id}`, { after: passport?.id });
  expect(await titlesOf(browser, id)).toEqual(['Passport', 'Tea', 'Socks', 'Camera']);
});

it('What was deleted comes back as it was and where it was.', async () => {
  const { browser, id } = await aTrip();
  const items = ['One', 'Two', 'Three'].map((title) => ({ title, due: '2026-11-30', list: 'packing' }));
  await browser.post(`/api/trips/${id}/todos/many`, { items });
  const before = await listOf(browser, id);
  const [one, two] = before;
  await browser.send('DELETE', `/api/trips/${id}/todos/${two?.id}`);
  await browser.post(`/api/trips/${id}/todos`, { ...two, after: one?.id });
  expect(await listOf(browser, id)).toEqual(before);
  await browser.post(`/api/trips/${id}/todos`, { ...two, after: one?.id });
  expect(await listOf(browser, id)).toEqual(before);
});

it('Several are ticked or taken off at once, and what takes that back puts them where they stood.', async () => {
  const { browser, id } = await aTrip();
  const many = (body: object) => browser.post(`/api/trips/${id}/todos/many`, body);
  await many({ items: ['One', 'Two', 'Three'].map((title) => ({ title, due: '2026-11-30' })) });
  const before = await listOf(browser, id);
  const [one, two, three] = before;
  const both = [one!.id, two!.id];
  expect((await many({ items: [], tick: both })).body.results.map(({ done }: Todo) => done)).toEqual([true, true]);
  expect((await listOf(browser, id)).map(({ done }) => done)).toEqual([true, true, false]);
  await many({ items: [], untick: both });
  expect(await listOf(browser, id)).toEqual(before);
  await many({ items: [], remove: both });
  expect(await listOf(browser, id)).toEqual([three]);
  const back = {
    items: [
      { ...one, after: null },
      { ...two, after: one!.id },
    ],
  };
  await many(back);
  await many(back);
  expect(await listOf(browser, id)).toEqual(before);
  expect((await many({ items: [] })).status).toBe(422);
});

it('A day and somebody of the trip are noted and taken away again; somebody else is refused.', async () => {
  const { browser, id } = await aTrip();
  const todo = (await browser.post(`/api/trips/${id}/todos`, { title: 'Visa' })).body.results;
  expect(todo).toMatchObject({ due: null, assignee_id: null, list: 'todo', done: false });
  const [me] = (await browser.get(`/api/trips/${id}/people`)).body.results;
  const path = `/api/trips/${id}/todos/${todo.id}`;
  const said = { due: '2026-11-20', assignee_id: me.id };
  expect((await browser.send('PATCH', path, said)).body.results).toMatchObject(said);
  expect((await browser.send('PATCH', path, { done: true })).body.results).toMatchObject({ ...said, done: true });
  expect((await browser.send('PATCH', path, { due: null, assignee_id: null })).body.results).toMatchObject({
    due: null,
    assignee_id: null,
    done: true,
  });
  expect((await browser.send('PATCH', path, { assignee_id: randomUUID() })).status).toBe(422);
  expect((await browser.send('PATCH', path, {})).status).toBe(422);
});

it('There may be three hundred, and not one more.', async () => {
  const { browser, id } = await aTrip();
  const items = Array.from({ length: 100 }, (_, index) => ({ title: `Thing ${index}` }));
  for (let turn = 0; turn < 3; turn++)
    expect((await browser.post(`/api/trips/${id}/todos/many`, { items })).status).toBe(200);
  const { status, body } = await browser.post(`/api/trips/${id}/todos`, { title: 'One more' });
  expect([status, body.code]).toEqual([422, 'too-many']);
});

it('Ready-made lists are made by destination, season and length, and add nothing by themselves.', async () => {
  const listsOf = async ({ browser, id }: Awaited<ReturnType<typeof aTrip>>) => {
    const { results } = (await browser.get(`/api/trips/${id}/todos/proposed`)).body;
    expect(await listOf(browser, id)).toEqual([]);
    return results as ProposedList[];
  };
  const titles = (lists: ProposedList[]) => lists.flatMap(({ items }) => items.map(({ title }) => title));
  const winter = await listsOf(await aTrip());
  expect(winter.map(({ list, words }) => [list, words])).toEqual([
    ['preparation', 'Kyoto in December, 2 days'],
    ['packing', 'Kyoto in December, 2 days'],
  ]);
  expect(titles(winter)).toContain('Check passport and entry rules of Japan');
  expect(titles(winter)).toContain('Warm jacket, hat and gloves');
  const adapter = winter[1]?.items.find(({ title }) => title === 'Plug adapter');
  expect(adapter?.why).toBe('Japan: types A, B, 100 V.');
  const heat = await listsOf(
    await aTrip({ destination_ids: [ids['bangkok']], startDate: '2027-07-01', endDate: '2027-07-14' }),
  );
  expect(titles(heat)).toEqual(expect.arrayContaining(['Sunscreen and sunglasses', 'Raincoat and shoes that dry']));
  expect(titles(heat)).toContain('Washing powder and a line');
  expect(titles(heat)).not.toContain('Warm jacket, hat and gloves');
});
