import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { buildApi } from './app.ts';
import { catalogueFolder, loadCatalogue } from '@tabi/catalogue';
import type { Config } from './config.ts';
import type { ApiContext } from '../ports/context.ts';
import { withAdvisoryLock, migrate, type Pool, locks, watchPool } from '@tabi/postgres';
import { openChangeFeed } from '../ports/change-feed.ts';
import { openMirror, type Mirrored } from '../ports/mirror.ts';
import { openFileStore } from '../ports/files/file-settings.ts';
import { openCityGuide } from '../ports/places/google-places.ts';
import { openJobs } from '../ports/jobs/jobs.ts';
import { openPlanQueue } from '../ports/jobs/plan-queue.ts';
import { startScheduledJobs } from '../ports/jobs/scheduled-jobs.ts';
import { siteJobs } from './site-jobs.ts';
import { createPrinter } from '../ports/booklets/booklet-printer.ts';
import { createDrawer } from '../ports/pictures/picture-drawer.ts';
import { createSolver } from '../ports/jobs/solver.ts';
import { openLocating } from '../ports/geolocation/locating.ts';
import { openMailQueue } from '../ports/mail/mail-queue.ts';
import { openPostOffice } from '../ports/mail/post-office.ts';
import type { DataOf } from '../ports/mail/templates.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import type { SiteMeasures } from './metrics/site-metrics.ts';
import { startPlanningJobs } from '../modules/trips/core/planning-service.ts';
import { ratesInMemory } from '../modules/catalogue/currencies/repository.ts';
import { destinations } from '../modules/catalogue/destinations/repository.ts';
import { folding } from '../modules/catalogue/names/repository.ts';
import { posts } from '../modules/blog/repository.ts';
import { hotels } from '../modules/catalogue/hotels/repository.ts';
import { places } from '../modules/catalogue/places/repository.ts';
import { products } from '../modules/catalogue/tours/repository.ts';
import { ratings } from '../modules/catalogue/ratings/repository.ts';
import { createRouting } from '../ports/routing/routing.ts';
import type { RoutingSettings } from '../ports/routing/routing-settings.ts';

type Given = Omit<
  ApiContext,
  | 'mirror'
  | 'feed'
  | 'queue'
  | 'solver'
  | 'planPatienceMs'
  | 'booklets'
  | 'pictures'
  | 'routing'
  | 'mail'
  | 'files'
  | 'locating'
  | 'cityGuide'
  | 'now'
> &
  Pick<Config, 'bucket' | 'countryFrom' | 'googlePlaces' | 'host' | 'metricsPort' | 'ratesSource'> & {
    routingSettings: RoutingSettings | undefined;
  };

/** Read before the first visitor asks for it. */
const inMemory: Mirrored<unknown>[] = [destinations, places, hotels, products, posts, folding, ratings, ratesInMemory];

export interface RunningApi {
  /** To register on the site's Fastify instance. */
  plugin: FastifyPluginAsync;
  /** For what the page server measures; undefined where nothing is. */
  measures: SiteMeasures | undefined;
  /** Queues a mail from the site itself to the team of an app. */
  tellTeam(to: string, words: DataOf<'build-taken-out'>): Promise<void>;
  /** Lets jobs and plans that are being worked on finish. The pool stays open: it is the caller's. */
  stop(): Promise<void>;
}

/** Brings an empty or older database to what this version needs: schema, then catalogue. Quick when nothing has changed. */
export async function prepareDatabase(pool: Pool, posts: { drafts?: boolean } = {}): Promise<void> {
  await migrate(pool);
  await loadCatalogue(pool, catalogueFolder, posts);
}

/** Processes that start together would make the same tables, and each keep the other from it. */
const openQueues = ({ pool, log, secret }: Given) =>
  withAdvisoryLock(pool, locks.queues, async () => {
    const jobs = await openJobs(pool, log);
    return { jobs, queue: await openPlanQueue(jobs), mail: await openMailQueue(jobs, log, secret) };
  });

/** The API on a database that is prepared: opens the job queues, and the planner's threads once it listens. */
export async function startApi(given: Given): Promise<RunningApi> {
  const { metricsPort, host } = given;
  const metrics = metricsPort === undefined ? undefined : await openMetrics(given.pool, metricsPort, host);
  const heartbeat = watchPool(given.pool, given.log);
  const solver = createSolver();
  const mirror = openMirror(given.pool, given.log);
  const feed = openChangeFeed(given.pool, given.log);
  const [{ jobs, queue, mail }] = await Promise.all([openQueues(given), ...inMemory.map((what) => mirror.of(what))]);
  const now = () => new Date();
  const locating = openLocating(given.countryFrom);
  const failed = (error: unknown) => given.log.warn({ err: error }, 'Google Places did not help; our own list does.');
  const cityGuide = given.googlePlaces ? openCityGuide(given.googlePlaces, { now, failed }) : null;
  const files = openFileStore(given.bucket, given.dataDir);
  const routing = createRouting(given.routingSettings, { pool: given.pool, log: given.log, now });
  await routing.prune();
  const context: ApiContext = {
    ...given,
    mirror,
    feed,
    queue,
    mail,
    files,
    locating,
    cityGuide,
    routing,
    booklets: createPrinter(),
    pictures: createDrawer(),
    solver: metrics?.timed(solver) ?? solver,
    planPatienceMs: 2_500,
    now,
  };
  const office = openPostOffice(given.mailSettings, given.dataDir, given.log, now);
  await startPlanningJobs(context);
  await mail.work(office);
  await withAdvisoryLock(given.pool, locks.queues, () =>
    startScheduledJobs(jobs, given.log, siteJobs(context, given.ratesSource)),
  );
  return {
    // Requests are counted on the site's own instance, so that pages and files are among them.
    plugin: fp(async (site) => {
      if (metrics) await site.register(metrics.requests);
      site.addHook('onListen', async () => solver.warm());
      await site.register(buildApi(context));
    }),
    measures: metrics?.site,
    tellTeam: (to, data) => mail.send(given.pool, { to, template: 'build-taken-out', data }),
    stop: async () => {
      await jobs.stop();
      office.close();
      await context.solver.close();
      await context.booklets.close();
      context.pictures.close();
      await routing.close();
      await mirror.close();
      await feed.close();
      await metrics?.close();
      heartbeat.stop();
    },
  };
}
