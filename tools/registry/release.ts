import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { promote, readRegistry, rollBack } from '@tabi/releases';
import { buildApps } from '../federation/build-apps.ts';
import { releasesDir, workspaceRoot } from '../federation/paths.ts';
import { historyOf, statusOf } from './told.ts';

const options = { reason: { type: 'string' }, from: { type: 'string' } } as const;

/**
 * `pnpm release <app> [--from <folder>]` builds one app and flips it; `rollback <app> --reason "…"` goes back to the last good
 * build and marks the one it leaves as bad; `promote <app> <build> --reason "…"` makes any build current; `status` and
 * `history [app]` print. `RELEASES_DIR` says whose releases.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const root = workspaceRoot();
  const releases = releasesDir(root);
  const [command, name = '', build = ''] = positionals;
  if (command === 'status') return console.log(statusOf(readRegistry(releases)));
  if (command === 'history') return console.log(historyOf(readRegistry(releases), name));
  if (command === 'rollback' || command === 'promote') {
    if (!values.reason) throw new Error(`Say why: pnpm release ${command} ${name || '<app>'} … --reason "…".`);
    if (command === 'promote') promote(releases, name, build, values.reason);
    const now = command === 'promote' ? build : rollBack(releases, name, values.reason);
    return console.log(`${name} is ${command === 'promote' ? '' : 'back '}at ${now}.`);
  }
  const [app] = positionals;
  if (!app) throw new Error('Say which app: pnpm release <app>, for example pnpm release mf-blog.');
  const from = values.from ? { from: resolve(values.from) } : {};
  const [built] = await buildApps({ root, only: [app], ...from, reason: values.reason ?? 'release' });
  console.log(`${app} is at ${built?.buildId}${built?.fresh ? '' : ' already'}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
