import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findChromium } from '@tabi/tools/cli/chromium.mjs';
import { startSite } from './site.ts';

const suites = ['journeys', 'failures', 'contracts', 'workshop'];
/** They start what they look at themselves. */
const withoutSite = ['workshop/'];

/** `pnpm e2e [journeys|failures|contracts|workshop] [options of Playwright]`; with BASE_URL against a site that runs already. */
const main = async (words: string[]): Promise<number> => {
  const chosen = words.filter((word) => suites.includes(word)).map((suite) => `${suite}/`);
  const options = words.filter((word) => !suites.includes(word));
  const chromium = findChromium(path.join(__dirname, '..'));
  const needsSite = chosen.length === 0 || chosen.some((suite) => !withoutSite.includes(suite));
  const site = process.env['BASE_URL'] || !needsSite ? undefined : await startSite();
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const tests = spawn(process.execPath, [cli, 'test', ...chosen, ...options], {
    cwd: __dirname,
    env: { ...process.env, ...site?.env, CHROMIUM_PATH: chromium },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
  const [code] = (await once(tests, 'close')) as [number | null];
  await site?.stop();
  return code ?? 1;
};

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
