import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rollBack } from '@tabi/releases';
import { buildApps } from '../federation/build-apps.ts';
import { releasesDir, workspaceRoot } from '../federation/paths.ts';

const options = { reason: { type: 'string' }, from: { type: 'string' } } as const;

/**
 * `pnpm release <app> [--from <folder>]` builds one app and flips it; `pnpm release rollback <app> --reason "…"` flips it
 * back. `RELEASES_DIR` says whose releases.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const root = workspaceRoot();
  const releases = releasesDir(root);
  if (positionals[0] === 'rollback') {
    const app = positionals[1] ?? '';
    if (!values.reason) throw new Error('Say why: pnpm release rollback <app> --reason "what went wrong".');
    console.log(`${app} is back at ${rollBack(releases, app, values.reason)}.`);
    return;
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
