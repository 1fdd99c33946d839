import { buildApiBundle } from '../../api/build.ts';
import { buildWebBundle } from '../../web/build.ts';
import { findApps } from '../federation/apps.ts';
import { buildApps } from '../federation/build-apps.ts';
import { releasesDir, workspaceRoot } from '../federation/paths.ts';
import { runAlone } from './run-alone.ts';
import { runSite } from './run-site.ts';
import { serveRemote } from './serve-remote.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * `pnpm dev [remote] [--alone | --serve]`: the site with what you change rebuilt as you save, one remote by itself, or
 * one remote for a site that runs elsewhere on this machine (its port: `REMOTE_PORT`).
 */
async function main(words: string[]): Promise<void> {
  const root = workspaceRoot();
  const name = words.find((word) => !word.startsWith('--'));
  const apps = findApps(root).filter((app) => !name || app.name === name || app.name === `mf-${name}`);
  const [first] = apps;
  if (!first) throw new Error(`No app is called ${name}.`);
  if (words.includes('--alone')) return runAlone(first, root);
  if (words.includes('--serve')) {
    const build = async () => void (await buildApps({ root, only: [first.name], reason: 'development' }));
    await build();
    watchFolders([`${first.dir}/src`], build);
    const port = Number(process.env['REMOTE_PORT'] ?? 4103);
    serveRemote(first.name, releasesDir(root), port);
    console.log(`Open a site that runs with pnpm dev at /?remote-override=${first.name}@http://localhost:${port}`);
    return;
  }

  await Promise.all([buildApiBundle(), buildWebBundle(), buildApps({ root, log: console.log })]);
  const site = runSite(root);
  const rebuild = async (only: string[]) => {
    const [built] = await buildApps({ root, only, reason: 'development' });
    if (built?.fresh) console.log(`${only.join(', ')} rebuilt: reload the page`);
  };
  for (const app of apps) watchFolders([`${app.dir}/src`], () => rebuild([app.name]));
  watchFolders([`${root}/shared/src`], () => rebuild(['shell']));
  watchFolders([`${root}/api/src`, `${root}/api/catalogue`, `${root}/web/src`], async () => {
    await Promise.all([buildApiBundle(), buildWebBundle()]);
    await site.restart();
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
