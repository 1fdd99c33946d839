import Fastify from 'fastify';
import { buildApi } from '../api/src/app.ts';
import { readConfig } from '../api/src/config.ts';
import { openDatabase } from '../api/src/database/open.ts';
import { migrate } from '../api/src/database/migrate.ts';
import { createPool } from '../api/src/database/pool.ts';
import { loadCatalogue } from '../api/src/catalogue/load.ts';
import { createSolver } from '../api/src/jobs/solver.ts';
import { openPlanQueue } from '../api/src/jobs/plan-queue.ts';
import { mountSite } from './src/app.ts';
async function main() {
  const config = readConfig(process.env);
  const db = await openDatabase(config, { log: console.log, onLost: console.error });
  const pool = createPool(db.connection as never);
  await migrate(pool);
  console.log(await loadCatalogue(pool));
  const log = { info: () => {}, warn: console.warn, error: console.error } as never;
  const queue = await openPlanQueue(pool, log);
  const solver = createSolver();
  const app = Fastify({ logger: false });
  await app.register(buildApi({ pool, queue, solver, log, now: () => new Date(), secret: 'x'.repeat(40), dataDir: config.dataDir, features: config.features, rateLimitScale: 100 }));
  await mountSite(app, { releasesDir: config.releasesDir });
  await app.listen({ port: config.port });
  console.log('listening', config.port);
  process.on('SIGTERM', async () => { await app.close(); await db.stop(); process.exit(0); });
}
main().catch((e) => { console.error(e); process.exit(1); });
