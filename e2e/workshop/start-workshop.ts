import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '@tabi/tools/testing/copy-workspace';
import { freePort } from '../../api/src/testing/free-port.ts';

export type Workshop = {
  address: string;
  /** What it has said so far. */
  said: () => string;
  /** Replaces a part of a source file, as somebody who works on it does. */
  change: (file: string, from: string, to: string) => void;
  /** Writes at the end of a source file. */
  append: (file: string, text: string) => void;
  /** The process of its PostgreSQL. */
  postmaster: () => string;
  stop: () => Promise<void>;
};

/**
 * `pnpm dev` with these words, in a copy of the workspace whose sources a test may change.
 * @throws when it ends before it runs, with what it said
 */
export async function startWorkshop(
  words: readonly string[],
  settings: Record<string, string> = {},
  { root, remove }: WorkspaceCopy = copyWorkspace(path.join(__dirname, '../..')),
): Promise<Workshop> {
  const port = await freePort();
  const program = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const env = { PORT: String(port), DATA_DIR: path.join(root, '.data'), RATE_LIMIT_SCALE: '1000' };
  const child = spawn(process.execPath, [program, path.join(root, 'tools/dev/dev.ts'), ...words], {
    cwd: root,
    env: { ...process.env, ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('worked on at ')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The workshop did not start:\n${said}`)));
  });
  return {
    address: `http://localhost:${port}`,
    said: () => said,
    change(file, from, to) {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}" to change.`);
      writeFileSync(path.join(root, file), text.replace(from, to));
    },
    append: (file, text) => appendFileSync(path.join(root, file), text),
    postmaster: () =>
      readFileSync(path.join(root, '.data/postgres-18/postmaster.pid'), 'utf8').split('\n')[0] ?? 'none',
    async stop() {
      child.kill('SIGTERM');
      await ended;
      remove();
    },
  };
}
