import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '@tabi/releases';
import { pnpmCommand } from '@tabi/tools/cli/install.mjs';
import { lendPackages } from '@tabi/tools/testing/lend-packages';
import type { Git } from './baseline.ts';

/** @throws with the last that the program said */
function run(cwd: string, command: string, args: readonly string[], options: ExecFileSyncOptions = {}): Buffer {
  try {
    const env = { ...process.env, ...options.env };
    const asked = { stdio: 'pipe', maxBuffer: 1 << 30, ...options, cwd, env } as const;
    return execFileSync(command, args, asked) as Buffer;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer | string; stderr?: Buffer | string };
    const said = `${String(stdout)}\n${String(stderr)}`.trim().slice(-2_000);
    throw new Error(`${path.basename(command)} ${args.join(' ')} failed:\n${said}`, { cause: error });
  }
}

/** The packages that are installed here do for a tree that was locked to the same ones. */
async function givePackages(git: Git, root: string, tree: string, commit: string): Promise<void> {
  if (git('diff', '--quiet', commit, '--', 'pnpm-lock.yaml') !== undefined) return lendPackages(root, tree);
  const [command = 'pnpm', ...first] = await pnpmCommand(tree);
  run(tree, command, [...first, 'install', '--frozen-lockfile', '--prefer-offline'], { env: { CI: 'true' } });
}

/** Builds are named by what is in them: one that is here already need not be made again. */
function lendBuilds(from: string, to: string): void {
  for (const [app, { current }] of Object.entries(readRegistry(from).apps))
    cpSync(path.join(from, app, current), path.join(to, app, current), { recursive: true });
}

/**
 * The builds of all apps as they were at a commit, made once and kept in `.data/compat/<commit>`.
 * @param today the folder of today's releases
 * @returns the folder of theirs
 */
export async function earlierBuilds(git: Git, root: string, today: string, commit: string): Promise<string> {
  const home = path.join(root, '.data/compat', commit);
  const releases = path.join(home, 'releases');
  const done = path.join(home, 'done');
  if (existsSync(done)) return releases;
  rmSync(home, { recursive: true, force: true });
  const tree = path.join(home, 'tree');
  mkdirSync(tree, { recursive: true });
  try {
    run(tree, 'tar', ['-x'], { input: run(root, 'git', ['archive', commit]) });
    await givePackages(git, root, tree, commit);
    lendBuilds(today, releases);
    const tsx = path.join(tree, 'node_modules/tsx/dist/cli.mjs');
    run(tree, process.execPath, [tsx, 'tools/build/build.ts'], { env: { RELEASES_DIR: releases } });
    writeFileSync(done, '');
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  return releases;
}
