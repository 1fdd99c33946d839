import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '@tabi/tools/testing/copy-workspace';
import { lendPackage } from '@tabi/tools/testing/lend-packages';
import { test as base } from '../crossing.ts';

const root = path.join(__dirname, '../..');

export type Copy = {
  root: string;
  releases: string;
  /** Runs one of the copy's own programs. @throws with all that it said */
  run: (program: string, ...words: string[]) => Promise<void>;
};

/** A copy of the workspace in which `pnpm new remote …` has been said. */
export const test = base.extend<object, { newRemote: string; copy: Copy }>({
  newRemote: ['night-trains', { option: true, scope: 'worker' }],
  copy: [
    async ({ newRemote }, use) => {
      const { root: copy, remove } = copyWorkspace(root);
      const releases = path.join(copy, 'releases');
      const run: Copy['run'] = async (program, ...words) => {
        const env = { ...process.env, RELEASES_DIR: releases };
        const all = [path.join(copy, 'node_modules', program), ...words];
        try {
          await promisify(execFile)(process.execPath, all, { cwd: copy, env });
        } catch (error) {
          const { stdout, stderr } = error as { stdout: string; stderr: string };
          throw new Error(`${program} ${words.join(' ')}:\n${stdout}\n${stderr}`, { cause: error });
        }
      };
      await run('tsx/dist/cli.mjs', 'tools/new-remote/new-remote.ts', 'remote', newRemote, '--lockfile-only');
      // It asks for what the others ask for, which is installed.
      lendPackage(path.join(root, 'mf-blog'), path.join(copy, `mf-${newRemote}`));
      await use({ root: copy, releases, run });
      remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
