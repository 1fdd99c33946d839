import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { buildFolder, readRegistry } from '@tabi/releases';
import { findApps, type App } from '../federation/apps.ts';
import { releasesDir } from '../federation/paths.ts';
import { createFront } from './front.ts';
import { createLiveApp } from './live-app.ts';
import { liveFolder, openLiveReleases } from './live-releases.ts';
import { createLiveStyles } from './live-styles.ts';
import { closeFront, endOnSignals, listenAt } from './run-front.ts';
import { startServer } from './server.ts';
import { createUpdates, type Updates } from './updates.ts';
import { watchFolders } from './watch-folders.ts';

const log = (line: string) => console.log(line);

/** Where an app's live build has its sources: the host brings what all share. */
const sourcesOf = (root: string, app: App): string[] => [
  app.dir,
  ...(app.role === 'host' ? [join(root, 'shared/src')] : []),
];

/** Sheets go to pages at once; what the page server renders with waits until somebody asks for a page. */
function watchApps(root: string, apps: readonly App[], updates: Updates, changed: (name: string) => void): () => void {
  let version = 0;
  const folders = apps.flatMap((app) => sourcesOf(root, app));
  return watchFolders(folders, (paths) => {
    for (const app of apps) {
      const own = paths.filter((path) => sourcesOf(root, app).some((folder) => path.startsWith(folder + sep)));
      if (own.length > 0) changed(app.name);
      if (!own.some((path) => path.endsWith('.css'))) continue;
      version += 1;
      updates.tell({ kind: 'styles', app: app.name, version });
    }
  });
}

/** With names, the other remotes come from their releases, as far as there are any. */
function chooseLive(root: string, names: readonly string[]): { live: App[]; released: string[] } {
  const apps = findApps(root);
  const releases = releasesDir(root);
  const registry = readRegistry(releases).apps;
  const isThere = (name: string) => {
    const { current, description } = registry[name] ?? {};
    return Boolean(current && description && existsSync(join(buildFolder(releases, name, current), 'assets.json')));
  };
  const isReleased = ({ name, role }: App) =>
    names.length > 0 && role === 'remote' && !names.includes(name) && isThere(name);
  return { live: apps.filter((app) => !isReleased(app)), released: apps.filter(isReleased).map(({ name }) => name) };
}

/** `pnpm dev [app …]`: the whole site from sources. An app is built when a page first asks for it. */
export async function runWorkshop(root: string, names: readonly string[]): Promise<void> {
  const started = performance.now();
  const port = Number(process.env['PORT'] || 3000);
  const address = process.env['PUBLIC_URL'] || `http://localhost:${port}`;
  const folder = join(root, 'node_modules/.cache/dev', String(port));
  const { live, released } = chooseLive(root, names);
  const updates = createUpdates();
  const settings = { HOST: '127.0.0.1', PUBLIC_URL: address, RELEASES_DIR: folder, TABI_DEV: 'yes', TRUST_PROXY: '1' };
  const server = startServer(root, { owner: address, env: settings, log });
  const shelf = await openLiveReleases({ root, folder, live, released, releases: releasesDir(root) });
  const apps = live.map((app) => {
    const built = createLiveApp(app, { root, folder: liveFolder(folder, app), updates, log });
    return { app: built, styles: createLiveStyles(root, app, app.role === 'host', built.browser) };
  });
  const front = createFront({
    apps,
    updates,
    behind: server.behind,
    page: () => shelf.refresh().then(() => null),
  });
  const unwatch = watchApps(root, live, updates, shelf.changed);
  endOnSignals([closeFront(front), unwatch, () => server.stop(), ...apps.map(({ app }) => app.stop)]);
  await listenAt(front, port);
  // Every page needs the shell, so it need not wait for the first.
  await Promise.all([server.behind(), shelf.refresh(), apps.find(({ app }) => app.name === 'shell')?.app.settled()]);
  log(`Tabi is being worked on at ${address} (ready after ${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
