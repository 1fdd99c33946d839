import { later } from '@tabi/shared/format';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApi } from '../../../app/app.ts';
import { openChangeFeed } from '../../../ports/change-feed.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { signUp, type TestPerson } from '../../../testing/test-person.ts';

let api: TestApi;
/** A second process on the same database, as far as the code can tell. */
let other: FastifyInstance;
const bases: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  other = Fastify();
  const feed = openChangeFeed(api.context.pool, api.context.log);
  await other.register(buildApi({ ...api.context, feed }));
  other.addHook('onClose', () => feed.close());
  for (const app of [api.app, other]) {
    bases.push(await app.listen({ port: 0, host: '127.0.0.1' }));
  }
});
afterAll(async () => {
  // The tests' own fetch would keep them open for seconds.
  for (const { server } of [other, api.app]) server.closeAllConnections();
  await other.close().then(api.close);
});

interface Heard {
  id: string;
  event: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
}

/** An EventSource as a browser has it. */
async function follow(base: string, person: TestBrowser, trip: string, lastEventId?: number) {
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  const ending = new AbortController();
  const answer = await fetch(`${base}/api/trips/${trip}/changes`, {
    signal: ending.signal,
    headers: {
      cookie: [...person.cookies].map((pair) => pair.join('=')).join('; '),
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
  });
  let over = false;
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
        if (field('data')) heard.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) });
      }
      for (const wake of waiting) wake();
    }
  };
  const reading = (answer.status === 200 ? read() : answer.text().then(() => undefined))
    .catch(() => undefined)
    .finally(() => {
      over = true;
      for (const wake of waiting) wake();
    });
  return {
    status: answer.status,
    heard,
    changes: () => heard.filter(({ event }) => event === 'change').map(({ data }) => data),
    until: async (holds: () => boolean) => {
      while (!holds() && !over) await new Promise<void>((resolve) => waiting.add(resolve));
      return holds();
    },
    ended: () => reading,
    close: async () => {
      ending.abort();
      await reading;
    },
  };
}

async function sharedTrip(people: TestPerson[]): Promise<{ owner: TestPerson; id: string }> {
  const owner = await signUp(api, 'Owner');
  const kyoto = (await owner.browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { id } = (await owner.browser.post('/api/trips/planner', wish)).body.results;
  const { token } = (await owner.browser.get(`/api/trips/${id}/invite`)).body.results;
  for (const { browser } of people) await browser.get(`/api/trips/${id}?token=${token}`);
  return { owner, id };
}
const through = (app: FastifyInstance, person: TestPerson): TestBrowser => {
  const browser = new TestBrowser(app);
  for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value);
  return browser;
};

it('tells people in another process what changed and who did it', async () => {
  const friend = await signUp(api, 'Friend');
  const { owner, id } = await sharedTrip([friend]);
  const stream = await follow(bases[1]!, friend.browser, id);
  expect(await stream.until(() => stream.heard.some(({ event }) => event === 'presence'))).toBe(true);
  await owner.browser.post(`/api/trips/${id}/todos`, { title: 'Buy a rail pass' });
  expect(await stream.until(() => stream.changes().length > 0)).toBe(true);
  expect(stream.changes()[0]).toMatchObject({ kind: 'todo-added', by: 'Owner', data: { todo: { done: false } } });
  await stream.close();
});

it('goes on where somebody was cut off', async () => {
  const { owner, id } = await sharedTrip([]);
  const { version } = (await owner.browser.get(`/api/trips/${id}`)).body.results;
  for (const title of ['one', 'two', 'three']) await owner.browser.post(`/api/trips/${id}/todos`, { title });
  const stream = await follow(bases[0]!, owner.browser, id, version + 1);
  await stream.until(() => stream.changes().length === 2);
  expect(stream.changes().map(({ data }) => data.todo.title)).toEqual(['two', 'three']);
  expect(stream.heard.filter(({ event }) => event === 'change').map(({ id }) => id)).toEqual([
    String(version + 2),
    String(version + 3),
  ]);
  await stream.close();
});

/** Who has it open as a stream has heard last, whoever listens with a star. */
const people = ({ heard }: Awaited<ReturnType<typeof follow>>): string | undefined =>
  heard
    .filter(({ event }) => event === 'presence')
    .at(-1)
    ?.data.people.map(({ name, you }: { name: string; you?: boolean }) => (you ? `${name}*` : name))
    .join();

it('says who has the trip open, in all processes together', async () => {
  const friend = await signUp(api, 'Friend');
  const { owner, id } = await sharedTrip([friend]);
  const first = await follow(bases[0]!, owner.browser, id);
  const second = await follow(bases[1]!, friend.browser, id);
  expect(await first.until(() => people(first) === 'Friend,Owner*')).toBe(true);
  await second.close();
  expect(await first.until(() => people(first) === 'Owner*')).toBe(true);
  await first.close();
});

it('counts a person once, in however many pages', async () => {
  const friend = await signUp(api, 'Friend');
  const { owner, id } = await sharedTrip([friend]);
  const first = await follow(bases[0]!, owner.browser, id);
  const second = await follow(bases[1]!, owner.browser, id);
  const third = await follow(bases[1]!, friend.browser, id);
  for (const stream of [first, second]) expect(await stream.until(() => people(stream) === 'Friend,Owner*')).toBe(true);
  expect(await third.until(() => people(third) === 'Friend*,Owner')).toBe(true);
  for (const stream of [first, second, third]) await stream.close();
});

it('ends for somebody who was taken off the trip, and tells them nothing more', async () => {
  const friend = await signUp(api, 'Friend');
  const { owner, id } = await sharedTrip([friend]);
  const stream = await follow(bases[1]!, friend.browser, id);
  await stream.until(() => stream.heard.length > 0);
  await owner.browser.delete(`/api/trips/${id}/user/${friend.id}`);
  await owner.browser.post(`/api/trips/${id}/todos`, { title: 'A secret' });
  await stream.ended();
  expect(JSON.stringify(stream.heard)).not.toContain('secret');
  expect((await follow(bases[1]!, friend.browser, id)).status).toBe(404);
});

it('loses nothing of what ten people write at once in two processes, and everyone hears all of it in one order', async () => {
  const people = await Promise.all(Array.from({ length: 9 }, (_, index) => signUp(api, `Friend${index}`)));
  const { owner, id } = await sharedTrip(people);
  const everyone = [owner, ...people];
  const { version } = (await owner.browser.get(`/api/trips/${id}`)).body.results;
  const streams = await Promise.all(everyone.map(({ browser }, index) => follow(bases[index % 2]!, browser, id)));
  const each = 5;
  const statuses = await Promise.all(
    everyone.map(async (person, index) => {
      const browser = through(index % 2 ? other : api.app, person);
      const answers: number[] = [];
      for (let turn = 0; turn < each; turn++)
        answers.push((await browser.post(`/api/trips/${id}/todos`, { title: `${index}.${turn}` })).status);
      return answers;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  const all = everyone.length * each;
  await Promise.all(streams.map((stream) => stream.until(() => stream.changes().length >= all)));
  const heard = streams.map((stream) =>
    stream.changes().map((change) => `${change.version} ${change.data.todo.title}`),
  );
  expect(new Set(heard.map((list) => list.join())).size).toBe(1);
  expect(heard[0]).toHaveLength(all);
  const trip = (await owner.browser.get(`/api/trips/${id}`)).body.results;
  expect(trip.version).toBe(version + all);
  expect((await owner.browser.get(`/api/trips/${id}/todos`)).body.results).toHaveLength(all);
  await Promise.all(streams.map((stream) => stream.close()));
}, 60_000);

it('lets only one of two changes meant for the same version through', async () => {
  const friend = await signUp(api, 'Friend');
  const { owner, id } = await sharedTrip([friend]);
  const { version } = (await owner.browser.get(`/api/trips/${id}`)).body.results;
  const seen = { 'if-match': `"${version}"` };
  const send = (browser: TestBrowser) => browser.post(`/api/trips/${id}/todos`, { title: 'mine' }, seen);
  const answers = await Promise.all([send(owner.browser), send(through(other, friend))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('hears again what happened while its connection to the database was broken', async () => {
  const { owner, id } = await sharedTrip([]);
  const stream = await follow(bases[0]!, owner.browser, id);
  await stream.until(() => stream.heard.length > 0);
  jest.spyOn(api.context.log, 'error').mockImplementation(() => undefined);
  await api.context.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
  );
  await owner.browser.post(`/api/trips/${id}/todos`, { title: 'Meanwhile' });
  expect(await stream.until(() => stream.changes().length > 0)).toBe(true);
  await stream.close();
});

const withoutSessions = async (browser: TestBrowser, sign: () => Promise<unknown>, id: string, owner: TestPerson) => {
  const stream = await follow(bases[1]!, browser, id);
  await stream.until(() => stream.heard.length > 0);
  await sign();
  await owner.browser.post(`/api/trips/${id}/todos`, { title: 'A secret' });
  await stream.ended();
  expect(JSON.stringify(stream.heard)).not.toContain('secret');
};

it('ends at once for somebody who signs out, and tells them nothing more', async () => {
  const friend = await signUp(api, 'Friend');
  const { owner, id } = await sharedTrip([friend]);
  const before = through(other, friend);
  await withoutSessions(before, () => friend.browser.post('/api/logout'), id, owner);
});

it('ends at once for a browser whose session ended because the password was changed elsewhere', async () => {
  const friend = await signUp(api, 'Friend');
  const { owner, id } = await sharedTrip([friend]);
  const elsewhere = await api.visitor();
  await elsewhere.post('/api/login', { email: friend.email, password: friend.password });
  const fresh = 'quite another password';
  const form = { password: fresh, password_confirmation: fresh, current_password: friend.password };
  await withoutSessions(friend.browser, () => elsewhere.put('/api/user', form), id, owner);
});

it('tells nothing more to a browser whose session has run out, of which nobody is told', async () => {
  const friend = await signUp(api, 'Friend');
  const { owner, id } = await sharedTrip([friend]);
  const runOut = () =>
    api.context.pool.query(`UPDATE sessions SET expires_at = '2020-01-01' WHERE user_id = $1`, [friend.id]);
  await withoutSessions(friend.browser, runOut, id, owner);
});

it('tells somebody who joined nothing of what was before', async () => {
  const { owner, id } = await sharedTrip([]);
  await owner.browser.post(`/api/trips/${id}/todos`, { title: 'A surprise for Late' });
  const late = await signUp(api, 'Late');
  const { token } = (await owner.browser.get(`/api/trips/${id}/invite`)).body.results;
  await late.browser.get(`/api/trips/${id}?token=${token}`);
  const stream = await follow(bases[0]!, late.browser, id, 0);
  await owner.browser.post(`/api/trips/${id}/todos`, { title: 'For everybody' });
  await stream.until(() => JSON.stringify(stream.heard).includes('For everybody'));
  expect(JSON.stringify(stream.heard)).not.toContain('surprise');
  await stream.close();
});

it('tells a guest no names, and of what was long ago the newest alone', async () => {
  const { owner, id } = await sharedTrip([]);
  await owner.browser.post(`/api/trips/${id}/todos`, { title: 'Long ago' });
  // The API's clock stands still, the database's does not.
  const longAgo = later(api.context.now(), { days: -1 });
  await api.context.pool.query('UPDATE trip_changes SET at = $2 WHERE trip_id = $1', [id, longAgo]);
  const { version } = (await owner.browser.get(`/api/trips/${id}`)).body.results;
  const guest = await api.visitor();
  const { token } = (await owner.browser.get(`/api/trips/${id}/public`)).body.results;
  await guest.get(`/api/trips/${id}?token=${token}`);
  const watching = await follow(bases[1]!, owner.browser, id);
  const stream = await follow(bases[0]!, guest, id, 0);
  await owner.browser.post(`/api/trips/${id}/todos`, { title: 'Now' });
  await stream.until(() => stream.changes().some(({ kind }) => kind === 'todo-added'));
  expect(Math.min(...stream.changes().map((change) => change.version))).toBeGreaterThanOrEqual(version);
  expect(JSON.stringify(stream.heard)).not.toContain('Owner');
  await Promise.all([stream.close(), watching.close()]);
});

it('lets one visitor have twenty open, and no more', async () => {
  const { owner, id } = await sharedTrip([]);
  const streams = [];
  for (let i = 0; i < 20; i++) streams.push(await follow(bases[0]!, owner.browser, id));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await follow(bases[0]!, owner.browser, id)).status).toBe(429);
  await streams.pop()?.close();
  const again = async (): Promise<number> => {
    const stream = await follow(bases[0]!, owner.browser, id);
    if (stream.status === 200) streams.push(stream);
    return stream.status === 200 ? 200 : again();
  };
  expect(await again()).toBe(200);
  await Promise.all(streams.map((stream) => stream.close()));
});
