import { findApps } from '../federation/apps.ts';
import { buildApps } from '../federation/build-apps.ts';
import { releasesDir, workspaceRoot } from '../federation/paths.ts';
import { readDevOptions } from './dev-options.ts';
import { runAlone } from './alone.ts';
import { serveRemote } from './serve-remote.ts';
import { watchFolders } from './watch-folders.ts';
import { runWorkshop } from './workshop.ts';

/** One remote for a site that runs elsewhere on this machine (port: `REMOTE_PORT`), built as it would be released. */
async function serve(root: string, name: string): Promise<void> {
  const build = async () => void (await buildApps({ root, only: [name], reason: 'development' }));
  await build();
  watchFolders([`${root}/${name}/src`], build);
  const port = Number(process.env['REMOTE_PORT'] ?? 4103);
  serveRemote(name, releasesDir(root), port);
  console.log(`Open a site that runs with pnpm dev at /?remote-override=${name}@http://localhost:${port}`);
}

/** `pnpm dev [app …]`, `pnpm dev <remote> --alone | --serve`: docs/development.md. */
async function main(words: string[]): Promise<void> {
  const root = workspaceRoot();
  const apps = findApps(root);
  const { mode, apps: names } = readDevOptions(words, apps);
  const [name = ''] = names;
  if (mode === 'serve') return serve(root, name);
  if (mode === 'alone')
    return runAlone(
      apps.find((app) => app.name === name)!,
      root,
    );
  return runWorkshop(root, names);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
