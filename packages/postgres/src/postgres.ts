/** The door to the database: open it, bring it to the newest schema, ask it. */
export { withAdvisoryLock, holdLock } from './advisory-lock.ts';
export { gathered } from './gathered.ts';
export { watchPool } from './heartbeat.ts';
export { migrate } from './migrate.ts';
export { openDatabase, type OpenDatabase } from './open.ts';
export { createPool, inTransaction, type Db, type Pool, type PoolClient } from './pool.ts';
export { databaseEnvironment, type DatabaseSettings } from './settings.ts';
export { fileProblem, StartProblem } from './start-problem.ts';
export { command, json, locks, registeredStatements, statement, type Json, type Registered } from './statement.ts';
export { together } from './together.ts';
export { findRunningServer } from './supervisor/running-server.ts';
