import { inspect } from 'node:util';
import Fastify from 'fastify';
import { readConfig } from '../app/config.ts';
import { openDatabase, createPool } from '@tabi/postgres';
import { serverOptions } from '../http/server-options.ts';
import { createLog } from '../http/log.ts';
import { loadSessionSecret } from '../http/session-secret.ts';
import { prepareDatabase, startApi } from '../app/start-api.ts';

/**
 * The site without its pages, for tests that kill it: takes the settings of the environment, listens at any port, and tells
 * it as one line of JSON. It does not outlive the test that holds the other end of stdin.
 */
async function run(): Promise<void> {
  process.stdin.resume().once('close', () => process.exit());
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const lost = (reason: Error) => {
    log.error({ err: reason }, 'The database is lost.');
    process.exit(1);
  };
  const database = await openDatabase(
    { ...config, owner: config.address },
    { log: (line) => log.warn(line), onLost: lost },
  );
  const pool = createPool(database.connection, log);
  await prepareDatabase(pool);
  const secret = config.sessionSecret ?? loadSessionSecret(config.dataDir);
  const api = await startApi({ ...config, pool, log, secret, routingSettings: config.routing });
  const app = Fastify(serverOptions);
  await app.register(api.plugin);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${JSON.stringify({ address, database: database.connection })}\n`);
}

run().catch((error: Error) => {
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
});
