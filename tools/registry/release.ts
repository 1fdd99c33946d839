import { flip, readRegistry, rollbackTarget } from '@tabi/releases';
import { buildApps } from '../federation/build-apps.ts';
import { releasesDir, workspaceRoot } from '../federation/paths.ts';

/** `pnpm release <app>` builds one app and flips it; `pnpm release rollback <app> --reason "…"` flips it back. */
async function main(words: string[]): Promise<void> {
  const root = workspaceRoot();
  const releases = releasesDir(root);
  const reasonAt = words.indexOf('--reason');
  const reason = reasonAt >= 0 ? words[reasonAt + 1] : undefined;
  if (words[0] === 'rollback') {
    const app = words[1] ?? '';
    const target = rollbackTarget(readRegistry(releases), app);
    if (!target) throw new Error(`${app || 'That app'} has no earlier build to go back to.`);
    if (!reason) throw new Error('Say why: pnpm release rollback <app> --reason "what went wrong".');
    flip(releases, app, target, reason);
    console.log(`${app} is back at ${target}.`);
    return;
  }
  const [app] = words;
  if (!app) throw new Error('Say which app: pnpm release <app>, for example pnpm release mf-blog.');
  const [built] = await buildApps({ root, only: [app], reason: reason ?? 'release' });
  console.log(`${app} is at ${built?.buildId}${built?.fresh ? '' : ' already'}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
