import { buildApiBundle } from '../../api/build.ts';
import { buildWebBundle } from '../../web/build.ts';
import { findApps } from '../federation/apps.ts';
import { buildApps } from '../federation/build-apps.ts';
import { workspaceRoot } from '../federation/paths.ts';
import { runAlone } from './run-alone.ts';
import { runSite } from './run-site.ts';
import { watchFolders } from './watch-folders.ts';

/** `pnpm dev [remote] [--alone]`: the site with what you change rebuilt as you save, or one remote by itself. */
async function main(words: string[]): Promise<void> {
  const root = workspaceRoot();
  const name = words.find((word) => !word.startsWith('--'));
  const apps = findApps(root).filter((app) => !name || app.name === name || app.name === `mf-${name}`);
  const [first] = apps;
  if (!first) throw new Error(`No app is called ${name}.`);
  if (words.includes('--alone')) return runAlone(first, root);

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
