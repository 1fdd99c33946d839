import { once } from 'node:events';
import path from 'node:path';
import {
  createLog,
  createPool,
  framedOrigins,
  loadSessionSecret,
  openDatabase,
  prepareDatabase,
  readConfig,
  serverOptions,
  startApi,
  warningsOf,
} from '@tabi/api';
import { StartProblem, type Config, type RunningApi } from '@tabi/api';
import closeWithGrace from 'close-with-grace';
import Fastify, { type FastifyBaseLogger, type FastifyReply } from 'fastify';
import { bareHeaders, secureHeaders } from './headers.ts';
import { mountSite, type SiteOptions } from './app.ts';
import { openReleases } from '@tabi/releases';
import { createClosers, type Closers } from './launch/closers.ts';
import { openLogFile } from './launch/log-file.ts';
import { checkPort, drainable, listen } from './launch/listen.ts';
import { tellDamage } from './releases/tell-damage.ts';
import { watchBusy } from './watch/busy-api.ts';
import { loggedProgress, numberedProgress, type Progress } from './launch/progress.ts';

type Log = ReturnType<typeof createLog>;

// Set by `npm start` (tools/cli): the terminal is a person's then, and the log goes to a file.
const launchedSteps = process.env['TABI_STEPS'];
// Set by `pnpm dev`.
const dev = process.env['TABI_DEV'] === 'yes';
// Hashing passwords must not keep files from being read; set before the pool's first work.
process.env['UV_THREADPOOL_SIZE'] ??= '8';
const drainMs = 1_500;

const siteOptions = (
  {
    autoRollback,
    dataDir,
    operatorToken,
    mapStreets,
    partners,
    publicUrl,
    rateLimitScale,
    releasesDir,
    releaseStores,
    webApp,
  }: Config,
  { tellTeam, measures }: RunningApi,
): SiteOptions => ({
  dataDir,
  releasesDir,
  releaseStores,
  tellTeam,
  measures,
  autoRollback,
  operatorToken,
  rateLimitScale,
  publicUrl,
  frames: framedOrigins(partners),
  streets: mapStreets?.origins ?? [],
  webApp,
  dev,
});

/** Opens everything in order; each part is handed to `closers` before it is awaited, so that none is left half open. */
const run = async (config: Config, log: Log, progress: Progress, closers: Closers, lost: (reason: Error) => void) => {
  for (const warning of warningsOf(config)) log.warn(warning);
  await checkPort(config);
  const opening = openDatabase({ ...config, owner: config.address }, { log: (line) => log.warn(line), onLost: lost });
  closers.add('PostgreSQL', 17_000, async () => (await opening.catch(() => undefined))?.stop());
  await progress.step('Database', async () => (await opening).told);

  const pool = createPool((await opening).connection, log);
  closers.add('The database pool', 3_000, () => pool.end());
  await progress.step('Catalogue', () => prepareDatabase(pool, { drafts: dev }));

  await progress.step('Pages', async () => {
    const secret = config.sessionSecret ?? loadSessionSecret(config.dataDir);
    const starting = startApi({
      ...config,
      pool,
      log,
      secret,
      routingSettings: config.routing,
      showsWaitingPosts: dev,
    });
    closers.add('The API', 7_000, async () => (await starting.catch(() => undefined))?.stop());
    const isHttps = config.address.startsWith('https:');
    const app = Fastify({
      ...serverOptions,
      frameworkErrors: (error, request, reply: FastifyReply) =>
        serverOptions.frameworkErrors(error, request, bareHeaders(reply, isHttps)),
      loggerInstance: log as FastifyBaseLogger,
      trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
      requestTimeout: 30_000,
    });
    const drain = drainable(app);
    closers.add('The site', drainMs + 5_000, () => drain.close(drainMs));
    await secureHeaders(app, isHttps);
    const shelf = openReleases(config.releasesDir, (sentence) => log.error(sentence));
    tellDamage(app, shelf);
    const isBusy = watchBusy(app);
    await app.register((await starting).plugin);
    await mountSite(app, shelf, { ...siteOptions(config, await starting), isBusy });
    await listen(app, config);
  });
  progress.running(config.address);
  // Whoever started it may wait for this: a site that has run is started again when it ends by itself.
  process.send?.('running');
};

const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const explain = (error: unknown, log: Log | undefined, logFile: string): void => {
  if (error instanceof StartProblem) return complain(error.message);
  log?.fatal({ err: error }, 'Tabi could not start.');
  complain(`Tabi could not start (${(error as Error).message}): ${log ? `see ${logFile}` : 'see above'}.`);
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const logFile = path.join(config.dataDir, 'logs', 'site.log');
  const log = createLog(config.logLevel, launchedSteps ? openLogFile(logFile) : undefined);
  const closers = createClosers((line, error) => log.error({ err: error }, line));
  const grace = closeWithGrace({ delay: false, logger: undefined }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'Tabi ends because of an error that nobody caught.');
    else log.info(`Tabi ends${signal ? ` on ${signal}` : ''}.`);
    if (err && launchedSteps)
      complain(`Tabi ends because of an error that nobody caught (${err.message}): see logs/site.log.`);
    await closers.closeAll();
  });
  // The launcher holds the other end of stdin: a site does not outlive it, however it ends.
  if (launchedSteps) process.stdin.resume().once('close', () => grace.close());
  // `pnpm dev` holds a channel instead.
  process.once('disconnect', () => grace.close());
  const giveUp = async (error: unknown): Promise<void> => {
    // What was being opened when the person stopped it fails, rightly.
    if (closers.isClosing()) return;
    explain(error, log, launchedSteps ? logFile : 'the log');
    await closers.closeAll();
    process.exit(1);
  };
  const progress = launchedSteps
    ? numberedProgress(launchedSteps, (line) => process.stdout.write(`${line}\n`))
    : loggedProgress((line) => log.info(line));
  try {
    // The launcher loads a site before it is needed, and says when its turn has come.
    if (launchedSteps && process.channel) await once(process, 'message');
    await run(config, log, progress, closers, (reason) => void giveUp(reason));
  } catch (error) {
    await giveUp(error);
  }
};

main().catch((error: unknown) => {
  explain(error, undefined, '');
  process.exit(1);
});
