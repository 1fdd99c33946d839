import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The built site as a child that ends with this process and can be started anew. */
export function runSite(root: string): { restart: () => Promise<void> } {
  const start = (): ChildProcess =>
    spawn(process.execPath, [join(root, 'web/dist/main.cjs')], {
      cwd: root,
      stdio: 'inherit',
      env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env, TABI_DEV: 'yes' },
    });
  let child = start();
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  console.log(`The site is at http://localhost:${process.env['PORT'] ?? 3000}`);
  return {
    restart: async () => {
      await stop();
      child = start();
      console.log('The server is running its new code');
    },
  };
}
