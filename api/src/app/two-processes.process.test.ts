import { addDays, utcDay } from '@tabi/shared/format';
import { startEmbedded, type EmbeddedDatabase } from '@tabi/postgres/testing';
import type { ApiProcess } from '../testing/api-process.ts';
import { freePort } from '../testing/free-port.ts';
import { RemoteBrowser } from '../testing/remote-browser.ts';
import { makeSiteFolder, type SiteFolder } from '../testing/site-folder.ts';

jest.setTimeout(90_000);

let folder: SiteFolder;
let database: EmbeddedDatabase;
let one: ApiProcess;
let two: ApiProcess;
let metricsPort: number;

beforeAll(async () => {
  folder = makeSiteFolder();
  database = await startEmbedded({ dataDir: folder.dataDir, owner: 'a test' });
  const settings = {
    DATABASE_URL: `postgres://tabi@localhost/tabi?host=${encodeURIComponent(database.connection.host)}`,
    SESSION_SECRET: 'one secret for both, of forty characters',
    RATE_LIMIT_SCALE: '1',
  };
  metricsPort = await freePort();
  const measured = { ...settings, METRICS_PORT: String(metricsPort), HOST: '127.0.0.1' };
  // At once: both find the database empty, and only one may fill it.
  [one, two] = await Promise.all([folder.start(measured), folder.start(settings)]);
});

afterAll(async () => {
  await database?.stop();
  await folder.remove();
});

const inDays = (days: number) => addDays(utcDay(new Date()), days);

/** A trip made through the first process. */
async function plannedTrip(): Promise<{ browser: RemoteBrowser; id: string; version: number }> {
  const browser = await RemoteBrowser.open(one.address);
  const kyoto = (await browser.send('GET', '/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: inDays(30), endDate: inDays(31) };
  const { id } = (await browser.send('POST', '/api/trips/planner', wish)).body.results;
  const { status, version } = (await browser.send('GET', `/api/trips/${id}`)).body.results;
  expect(status).toBe('planned');
  return { browser, id, version };
}

it('shows through one process the trip that was made through the other', async () => {
  const { browser, id } = await plannedTrip();
  const made = (await browser.send('GET', `/api/trips/${id}/events`)).body;
  browser.address = two.address;
  expect((await browser.send('GET', `/api/trips/${id}/events`)).body).toEqual(made);
});

it('shows at once in the first what was changed through the second', async () => {
  const { browser, id } = await plannedTrip();
  const { results } = (await browser.send('GET', `/api/trips/${id}/events`)).body;
  const visit = results.filter(({ type }: { type: string }) => type === 'visit').at(-1);
  const start = `${visit.date} 20:45:00`;
  browser.address = two.address;
  expect((await browser.send('PATCH', `/api/events/${visit.id}`, { start })).status).toBe(200);
  browser.address = one.address;
  const after = (await browser.send('GET', `/api/trips/${id}/events`)).body.results;
  expect(after.find((event: { id: string }) => event.id === visit.id)).toMatchObject({ start, pinned: true });
});

it('tells who follows a trip in one process what was written through the other, in order', async () => {
  const { browser, id, version } = await plannedTrip();
  const heard: number[] = [];
  const titles = ['Rail pass', 'Raincoat', 'Adapter'];
  let told: (() => void) | undefined;
  const all = new Promise<void>((resolve) => (told = resolve));
  const stop = await browser.follow(id, (change) => {
    if (heard.push(change.version) === titles.length) told?.();
  });
  browser.address = two.address;
  for (const title of titles) await browser.send('POST', `/api/trips/${id}/todos`, { title });
  await all;
  stop();
  expect(heard).toEqual([version + 1, version + 2, version + 3]);
});

it('refuses through one process an older version of what the other has changed', async () => {
  const { browser, id, version } = await plannedTrip();
  const seen = { 'if-match': `"${version}"` };
  await browser.send('POST', `/api/trips/${id}/todos`, { title: 'Rail pass' }, seen);
  browser.address = two.address;
  const late = await browser.send('POST', `/api/trips/${id}/todos`, { title: 'Raincoat' }, seen);
  expect(late).toMatchObject({ status: 409, body: { current: { version: version + 1 } } });
});

it('knows somebody in one process who signed in through the other', async () => {
  const browser = await RemoteBrowser.open(one.address);
  const [email, password] = ['mai@example.com', 'a long password'];
  await browser.send('POST', '/api/register', { name: 'Mai', email, password, password_confirmation: password });
  browser.address = two.address;
  expect((await browser.send('GET', '/api/user')).body.results).toMatchObject({ email });
  await browser.send('POST', '/api/logout');
  browser.address = one.address;
  expect((await browser.send('GET', '/api/user')).status).toBe(401);
});

it('counts a limit over both: the sixth wrong password in a minute is refused by either', async () => {
  const browser = await RemoteBrowser.open(one.address);
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    browser.address = turn % 2 ? two.address : one.address;
    const wrong = { email: 'nobody@example.com', password: 'a wrong password' };
    statuses.push((await browser.send('POST', '/api/login', wrong)).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  browser.address = one.address;
  const again = await browser.send('POST', '/api/login', { email: 'nobody@example.com', password: 'another one' });
  expect(again).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
});

it('shows its metrics on a port of their own, and not where people come', async () => {
  await fetch(`${one.address}/api/location/kyoto`);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(
    /^tabi_http_request_duration_seconds_count\{method="GET",route="\/api\/location\/:[a-z]+",status="200"\} [1-9]/m,
  );
  expect(metrics).toMatch(/^tabi_planner_duration_seconds_count\{result="planned"\} [1-9]/m);
  expect((await fetch(`${one.address}/metrics`)).status).toBe(404);
});
