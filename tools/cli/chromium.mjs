import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from './problem.mjs';

const usual = [
  // Has no windows, whose own pages cost tests as much as those of the site do.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ownOfPlaywright = (root) => {
  try {
    return createRequire(path.join(root, 'e2e', 'package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return '';
  }
};

const programs = (root) => [ownOfPlaywright(root), ...usual];

/** The program, or undefined when there is none; installs nothing. */
export const installedChromium = (root) =>
  [process.env.CHROMIUM_PATH, ...programs(root)].find((file) => file && existsSync(file));

const found = (root) => programs(root).find((file) => file && existsSync(file));

const aptInstall = () => {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], quiet);
  if (!usual.some(existsSync)) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
};

/**
 * The program for the browser tests: CHROMIUM_PATH, Playwright's own, the system's (the one without windows first), or Debian's installed now.
 * Throws a Problem that says what to do when there is none.
 */
export const findChromium = (root) => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Problem(`CHROMIUM_PATH=${named} does not exist: set it to a Chromium, or leave it out.`);
  const first = named || found(root);
  if (first) return first;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) aptInstall();
  const file = found(root);
  if (file) return file;
  throw new Problem(
    'The browser tests need Chromium: install it with your system’s package manager or `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
};
