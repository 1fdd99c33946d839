import { setTimeout as wait } from 'node:timers/promises';
import type { ApiProcess } from '../testing/api-process.ts';
import { makeSiteFolder, type SiteFolder } from '../testing/site-folder.ts';

jest.setTimeout(120_000);

let folder: SiteFolder;
let api: ApiProcess;
beforeEach(async () => {
  folder = makeSiteFolder();
  api = await folder.start();
});
afterEach(async () => {
  folder.letDatabaseGo();
  await folder.remove();
});

/** What hangs for this long hangs. */
const patience = 20_000;
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(api.address + path, { ...init, signal: AbortSignal.timeout(patience) });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.text() };
};
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await wait(50);
}

it('a database that hangs is told of at once, whoever asks it is told to come back, the catalogue is shown, and everything heals by itself', async () => {
  const place = '/api/reviews?resource=Location&id=1';
  expect((await ask(place)).status).toBe(200);

  folder.holdDatabase();
  const [ready, alive, first, second] = await Promise.all(
    ['/readyz', '/healthz', place, place].map((path) => ask(path)),
  );
  expect([ready?.status, alive?.status]).toEqual([503, 200]);
  for (const answer of [first, second, await ask(place)]) {
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/) });
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'busy' });
  }
  expect((await ask('/api/location/kyoto')).status).toBe(200);
  // More than there are connections: none of them waits for one.
  const many = await Promise.all(Array.from({ length: 40 }, () => ask('/readyz')));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));

  folder.letDatabaseGo();
  await until(async () => (await ask('/readyz')).status === 200);
  expect((await ask(place)).status).toBe(200);
});

it('a database that is killed under a request has it told to come back, and never that something is wrong', async () => {
  const statuses: number[] = [];
  const waits: (string | null)[] = [];
  let isOver = false;
  const asking = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const { status, retryAfter } = await ask('/api/reviews?resource=Location&id=1');
      statuses.push(status);
      if (status !== 200) waits.push(retryAfter);
      await wait(5);
    }
  });
  await until(async () => statuses.length > 50);
  folder.killDatabase();
  await until(async () => waits.length > 0 && (await ask('/readyz')).status === 200);
  isOver = true;
  await Promise.all(asking);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect([...new Set(waits)]).toEqual([expect.stringMatching(/^[1-9]/)]);
});
