import { startEmbedded } from './start.ts';

/** A site reduced to its database, for tests that kill it: tells what it got as one line of JSON, then stays. */
const run = async (dataDir: string): Promise<void> => {
  const database = await startEmbedded({ dataDir, owner: 'http://localhost:3999' });
  const { pid, adopted, connection } = database;
  process.stdout.write(`${JSON.stringify({ pid, adopted, connection })}\n`);
  const staying = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(staying);
    void database.stop();
  });
};

void run(process.argv[2] ?? '');
