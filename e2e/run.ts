import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findChromium } from '@tabi/tools/cli/chromium.mjs';
import { prepareCompat } from './compat/prepare-compat.ts';
import { startSite } from './site.ts';

const suites = ['journeys', 'failures', 'contracts', 'workshop', 'compat'];
/** They start what they look at themselves. */
const withoutSite = ['workshop/'];
const root = path.join(__dirname, '..');

const runTests = async (words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const tests = spawn(process.execPath, [cli, 'test', ...words], {
    cwd: __dirname,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
  const [code] = (await once(tests, 'close')) as [number | null];
  return code ?? 1;
};

/** `pnpm e2e [journeys|failures|contracts|workshop|compat] [options of Playwright]`; with BASE_URL against a site that runs already. */
const main = async (words: string[]): Promise<number> => {
  const chosen = words.filter((word) => suites.includes(word)).map((suite) => `${suite}/`);
  const options = words.filter((word) => !suites.includes(word));
  const chromium = findChromium(root);
  const isChosen = (suite: string) => chosen.length === 0 || chosen.includes(suite);
  const needsSite = suites.some((suite) => isChosen(`${suite}/`) && !withoutSite.includes(`${suite}/`));
  const site = process.env['BASE_URL'] || !needsSite ? undefined : await startSite();
  try {
    const releases = site?.env.RELEASES_DIR ?? process.env['RELEASES_DIR'] ?? path.join(root, 'releases');
    const compat = isChosen('compat/') ? { COMPAT_PLAN: await prepareCompat(root, releases, console.log) } : {};
    return await runTests([...chosen, ...options], { ...site?.env, ...compat, CHROMIUM_PATH: chromium });
  } finally {
    await site?.stop();
  }
};

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
