import Fastify from 'fastify';
import { readConfig } from '../app/config.ts';
import { openDatabase, createPool } from '@tabi/postgres';
import { serverOptions } from '../http/server-options.ts';
import { createLog } from '../http/log.ts';
import { prepareDatabase, startApi } from '../app/start-api.ts';
import { fillDatabase } from './fill-database.ts';

/** What the bench asks for over the channel between the two processes; each is answered once. */
export type BenchOrder = { order: 'cpu' } | { order: 'fill'; trips: number } | { order: 'bare'; body: string };

/** Nothing but the bytes: what an answer costs at least. */
async function listenBare(): Promise<{ address: string; give(body: string): void }> {
  const bare = Fastify();
  let bytes = Buffer.alloc(0);
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  const address = await bare.listen({ port: 0, host: '127.0.0.1' });
  return { address, give: (body) => void (bytes = Buffer.from(body, 'base64')) };
}

/** The API and a bare handler beside it in one process, on a database of their own, for `pnpm bench:api`. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(
    { ...config, owner: config.address },
    { log: () => undefined, onLost: () => process.exit(1) },
  );
  const pool = createPool(database.connection, log);
  await prepareDatabase(pool);
  const secret = 'a secret for the bench, of forty letters';
  const api = await startApi({ ...config, pool, log, secret, routingSettings: config.routing });
  const app = Fastify(serverOptions);
  await app.register(api.plugin);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const bare = await listenBare();
  process.on('message', async (message: BenchOrder) => {
    if (message.order === 'fill') return process.send?.(await fillDatabase(database.connection, message.trips));
    if (message.order === 'bare') return process.send?.(bare.give(message.body) ?? true);
    const { user, system } = process.cpuUsage();
    return process.send?.((user + system) / 1000);
  });
  process.once('disconnect', () => void database.stop().finally(() => process.exit()));
  process.send?.({ address, bare: bare.address });
}

run().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
