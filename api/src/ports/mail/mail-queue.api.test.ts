import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { inTransaction } from '@tabi/postgres';
import { createLog } from '../../http/log.ts';
import { startSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { openJobs, type Jobs } from '../jobs/jobs.ts';
import { openMailQueue, type MailQueue } from './mail-queue.ts';
import type { Mail } from './mailer.ts';
import { outboxOffice, smtpOffice, type PostOffice } from './mail-transport.ts';

const log = createLog('silent');
const secret = 'a secret for the tests, of forty letters';
const from = 'Tabi <hello@tabi.test>';
const invitation = (to: string): Mail<'trip-invitation'> => ({
  to,
  template: 'trip-invitation',
  data: { inviter: 'Mai', trip: 'Hué in four days', url: 'https://tabi.test/itinerary/hue?token=abc', days: 14 },
});

let database: TestDatabase;
let jobs: Jobs;
let queue: MailQueue;
beforeEach(async () => {
  database = await createTestDatabase();
  jobs = await openJobs(database.pool, log);
  queue = await openMailQueue(jobs, log, secret, { tries: 1, retryDelaySeconds: 1, pollingSeconds: 0.5 });
});
afterEach(async () => {
  await jobs.stop();
  await database.drop();
});

describe('over SMTP', () => {
  let sink: SmtpSink;
  let office: PostOffice;
  beforeEach(async () => {
    sink = await startSmtpSink();
    office = smtpOffice(sink.url, from);
  });
  afterEach(async () => {
    await jobs.stop();
    office.close();
    await sink.close();
  });

  it('brings text and HTML to the one it is for', async () => {
    await queue.send(database.pool, invitation('linh@example.com'));
    await queue.work(office);
    await sink.until(1);
    const [mail] = sink.received;
    expect(mail?.from?.address).toBe('hello@tabi.test');
    expect(mail?.to?.[0]?.address).toBe('linh@example.com');
    expect(mail?.subject).toBe('Mai invites you to plan “Hué in four days”');
    expect(mail?.text).toContain('https://tabi.test/itinerary/hue?token=abc');
    expect(mail?.html).toContain('Open the trip</a>');
  });

  it('tries again when the server is busy, without writing twice to the others', async () => {
    sink.refuse(1);
    for (const name of ['a', 'b', 'c']) await queue.send(database.pool, invitation(`${name}@example.com`));
    await queue.work(office);
    await sink.until(3);
    expect(sink.received.map(({ to }) => to?.[0]?.address).sort()).toEqual([
      'a@example.com',
      'b@example.com',
      'c@example.com',
    ]);
  });
});

it('puts a mail aside that nobody takes, and goes on with the others', async () => {
  const tried: string[] = [];
  const office: PostOffice = {
    deliver: async ({ to }) => {
      tried.push(to);
      if (to.startsWith('poison')) throw new Error('No such mailbox.');
    },
    close: () => undefined,
  };
  const states = async (name: string) =>
    (await database.pool.query('SELECT state FROM jobs.job WHERE name = $1 ORDER BY state', [name])).rows.map(
      ({ state }) => state,
    );
  for (const name of ['poison', 'linh']) await queue.send(database.pool, invitation(`${name}@example.com`));
  await queue.work(office);
  while ((await states('send-mail-failed')).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tried.sort()).toEqual(['linh@example.com', 'poison@example.com', 'poison@example.com']);
  expect([await states('send-mail'), await states('send-mail-failed')]).toEqual([['completed', 'failed'], ['created']]);
});

it('sends nothing about what was not stored', async () => {
  const failing = inTransaction(database.pool, async (db) => {
    await queue.send(db, invitation('linh@example.com'));
    throw new Error('the rest failed');
  });
  await expect(failing).rejects.toThrow('the rest failed');
  const { rows } = await database.pool.query("SELECT FROM jobs.job WHERE name = 'send-mail'");
  expect(rows).toHaveLength(0);
});

it('shows neither address nor link while a mail waits', async () => {
  await queue.send(database.pool, invitation('linh@example.com'));
  const { rows } = await database.pool.query("SELECT data FROM jobs.job WHERE name = 'send-mail'");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/linh|token/);
});

it('is a file in the outbox that mail programs open, where no server is set', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabi-test-outbox-'));
  const office = outboxOffice(dataDir, from, log, () => new Date('2026-11-21T10:00:00Z'));
  const rendered = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', headers: {} };
  await office.deliver({ id: '1', to: 'linh@example.com', template: 'trip-invitation', ...rendered });
  const [file = ''] = readdirSync(join(dataDir, 'outbox'));
  expect(file).toBe('2026-11-21T10-00-00-trip-invitation-1.eml');
  const { subject, to } = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', file)));
  expect([subject, to?.[0]?.address]).toEqual(['Hello', 'linh@example.com']);
  rmSync(dataDir, { recursive: true });
});
