/** What tests on a real database share. */
export { readMigrations } from '../migrate.ts';
export { readPostmasterFile } from '../supervisor/postmaster-file.ts';
export { isAlive, killProcessesIn, processesIn } from '../supervisor/process-state.ts';
export { startEmbedded, type EmbeddedDatabase } from '../supervisor/start.ts';
export {
  createTestDatabase,
  dropTemplate,
  makeTemplate,
  type TestDatabase,
  type TestTemplate,
} from './test-database.ts';
export { startTestServer, type TestServer } from './test-server.ts';
export { personalTables, tablesThatName } from './traces.ts';
