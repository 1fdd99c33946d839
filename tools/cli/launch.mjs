import path from 'node:path';
import { checkDataDir, checkDatabaseUrl, checkPort } from './checks.mjs';
import { isStopping } from './child.mjs';
import { createLives } from './lives.mjs';
import { takeLock } from './lock.mjs';
import { Interrupted, Problem, report } from './problem.mjs';
import { preparations } from './prepare.mjs';
import { numbered } from './say.mjs';
import { readSettings } from './settings.mjs';
import { endOnSignals } from './signals.mjs';
import { supervise } from './supervise.mjs';

// The site drains, then PostgreSQL writes what it holds; both have shorter limits of their own.
const patienceMs = 40_000;
// Packages and Site are ours, the rest the site's.
const totalSteps = 5;

/** Runs the site until it is stopped, or cannot be started any more. */
const runSite = async (lock, settings) => {
  const { live, end } = createLives(`3/${totalSteps}`, (pid) => lock.site(pid));
  const code = await supervise(live, { isStopping, say: (line) => console.error(line) }).finally(end);
  if (typeof code === 'number') return code;
  throw new Problem(
    `The site was ${code}: see ${path.join(settings.dataDir, 'logs', 'site.log')}, then start it again.`,
  );
};

const run = async (settings) => {
  checkDataDir(settings.dataDir);
  const lock = await takeLock(settings.dataDir, settings.address);
  try {
    await checkPort(settings.port, settings.host);
    await checkDatabaseUrl(settings.databaseUrl);
    const { packages, site } = preparations(path.join(settings.dataDir, 'logs'), settings.releasesDir);
    const step = numbered(totalSteps);
    await step('Packages', packages);
    await step('Site', site);
    if (isStopping()) throw new Interrupted();
    return await runSite(lock, settings);
  } finally {
    lock.release();
  }
};

/** The whole of `npm start`: check, install, build, run; ends with everything it started. */
export const launch = async () => {
  const { stopped } = endOnSignals(patienceMs);
  try {
    process.exitCode = await run(readSettings(process.env));
  } catch (error) {
    process.exitCode = report(error);
  }
  await stopped();
};
