import { join, resolve, sep } from 'node:path';
import { databaseEnvironment, openDatabase } from '@tabi/postgres';
import { createServerBundles } from './server-bundles.ts';
import { createSite } from './site.ts';
import { watchFolders } from './watch-folders.ts';

export type Server = { behind: () => Promise<URL>; stop: () => Promise<void> };

type Database = { url: string; stop: () => Promise<void> };

/** The database of the settings, held by the workshop: it stays while the server comes and goes. */
async function openOwnDatabase(root: string, owner: string): Promise<Database> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()));
  const { DATABASE_URL: databaseUrl, DATA_DIR } = databaseEnvironment.parse(given);
  const settings = { databaseUrl, dataDir: resolve(root, DATA_DIR), owner };
  const onLost = (reason: Error) => {
    console.error(`PostgreSQL is lost: ${reason.message}`);
    process.kill(process.pid, 'SIGTERM');
  };
  const { connection, stop } = await openDatabase(settings, { log: console.error, onLost });
  const { connectionString, host, port, user, database } = connection;
  return {
    stop,
    url: connectionString ?? `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`,
  };
}

type ServerWish = {
  /** The address of the workshop. */
  owner: string;
  /** Besides this process's own. */
  env: Record<string, string>;
  log: (line: string) => void;
};

/** Read as the server runs, so that no bundle tells of its change: the catalogue, migrations. */
const isData = (path: string): boolean => !/\.tsx?$|\/(README\.md|(package|tsconfig)\.json)$/.test(path);

/** The page server with the API, from sources: a change of what they run on starts them anew. */
export function startServer(root: string, { owner, env, log }: ServerWish): Server {
  const bundle = createServerBundles(root);
  const shared = join(root, 'shared/src');
  const folders = [...['api', 'web', 'packages'].map((folder) => join(root, folder)), shared];

  const open = async () => {
    const [database] = await Promise.all([openOwnDatabase(root, owner), bundle().catch(() => undefined)]);
    const site = createSite(root, { ...env, DATABASE_URL: database.url });
    const start = async () => {
      const started = performance.now();
      site.start();
      await site.port().then(
        () => log(`the server runs after ${((performance.now() - started) / 1000).toFixed(1)} s`),
        (error: Error) => log(error.message),
      );
    };
    void start();
    const unwatch = watchFolders(folders, async (changed) => {
      const another = await bundle().catch(() => null);
      // esbuild has told why; what runs goes on.
      if (another === null) return;
      if (another || changed.some((path) => isData(path) && !path.startsWith(shared + sep))) void start();
    });
    return { database, site, unwatch };
  };
  const opening = open();
  opening.catch(() => undefined);
  return {
    behind: async () => new URL(`http://127.0.0.1:${await (await opening).site.port()}`),
    async stop() {
      const opened = await opening.catch(() => null);
      opened?.unwatch();
      await opened?.site.stop();
      await opened?.database.stop();
    },
  };
}
