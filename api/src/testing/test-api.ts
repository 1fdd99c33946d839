import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { buildApi } from '../app/app.ts';
import type { ApiContext } from '../ports/context.ts';
import { localStore } from '../ports/files/local-store.ts';
import { serverOptions } from '../http/server-options.ts';
import { openJobs } from '../ports/jobs/jobs.ts';
import { openPlanQueue, type QueueTimes } from '../ports/jobs/plan-queue.ts';
import { inlinePrinter } from '../ports/booklets/booklet-printer.ts';
import { inlineDrawer } from '../ports/pictures/picture-drawer.ts';
import { inlineSolver } from '../ports/jobs/solver.ts';
import { nowhereKnown } from '../ports/geolocation/locating.ts';
import { createLog } from '../http/log.ts';
import { noPartners } from '../ports/partners.ts';
import { noRouting } from '../ports/routing/routing.ts';
import { TestBrowser } from './test-browser.ts';
import { openChangeFeed } from '../ports/change-feed.ts';
import { openMirror } from '../ports/mirror.ts';
import { createTestDatabase } from '@tabi/postgres/testing';
import { TestMailbox } from './test-mailbox.ts';

/** Ten o'clock UTC on a Saturday; the clock of every test API. */
export const testNow = new Date('2026-11-21T10:00:00Z');

export interface TestApi {
  app: FastifyInstance;
  context: ApiContext;
  /** What was mailed, unless the test brought a mailer of its own. */
  mailbox: TestMailbox;
  /** Somebody with no cookies at all. */
  stranger(): TestBrowser;
  /** Somebody who has opened the site: has a uuid and a token. */
  visitor(): Promise<TestBrowser>;
  close(): Promise<void>;
}

interface Wanted extends Partial<ApiContext> {
  queueTimes?: QueueTimes & { maintenanceSeconds: number };
}

/** Without threads and processes; what is asked for is planned when the answer comes, however busy the machine is. */
const inThisProcess = () => ({
  solver: inlineSolver(),
  planPatienceMs: 60_000,
  booklets: inlinePrinter(),
  pictures: inlineDrawer(),
});

/** What a test writes past the API is in memory before it asks. */
async function hearAll({ mirror, feed }: ApiContext): Promise<void> {
  await Promise.all([mirror.caughtUp(), feed.caughtUp()]);
}

async function closeEars({ mirror, feed }: ApiContext): Promise<void> {
  await Promise.all([mirror.close(), feed.close()]);
}

/** The whole API on a database of its own, answering through inject. Limits do not count unless asked to. */
export async function startTestApi(
  { queueTimes, ...given }: Wanted = {},
  server: { trustProxy?: boolean } = {},
): Promise<TestApi> {
  const database = await createTestDatabase();
  const log = createLog('silent');
  const dataDir = mkdtempSync(join(tmpdir(), 'tabi-test-data-'));
  const jobs = await openJobs(database.pool, log, queueTimes?.maintenanceSeconds);
  const queue = await openPlanQueue(jobs, queueTimes);
  const mailbox = new TestMailbox();
  const context: ApiContext = {
    pool: database.pool,
    mirror: openMirror(database.pool, log),
    feed: openChangeFeed(database.pool, log),
    queue,
    ...inThisProcess(),
    routing: noRouting,
    mail: mailbox,
    mailSettings: { smtpUrl: undefined, from: 'Tabi <hello@tabi.test>', contactTo: 'team@tabi.test' },
    log,
    now: () => testNow,
    secret: 'a secret for the tests, of forty letters',
    locating: nowhereKnown,
    cityGuide: null,
    providers: [],
    files: localStore(join(dataDir, 'files')),
    address: 'https://tabi.test',
    dataDir,
    features: { newTripForm: false, tripBuilder: false, marketPlace: false, socialLogin: false },
    partners: noPartners,
    mapTiles: null,
    mapStreets: null,
    rateLimitScale: 10_000,
    ...given,
  };
  const app = Fastify({ ...serverOptions, ...server, loggerInstance: context.log as FastifyBaseLogger });
  app.addHook('onRequest', () => hearAll(context));
  await app.register(buildApi(context));
  await app.ready();
  return {
    app,
    context,
    mailbox,
    stranger: () => new TestBrowser(app),
    visitor: async () => {
      const browser = new TestBrowser(app);
      await browser.get('/api/csrf-cookie');
      return browser;
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await closeEars(context);
      await context.solver.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
