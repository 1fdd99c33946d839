import path from 'node:path';
import { checkDataDir, checkDatabaseUrl, checkPort } from './checks.mjs';
import { isStopping, start } from './child.mjs';
import { takeLock } from './lock.mjs';
import { Interrupted, Problem, report } from './problem.mjs';
import { preparations } from './prepare.mjs';
import { numbered } from './say.mjs';
import { readSettings, root } from './settings.mjs';
import { endOnSignals } from './signals.mjs';
import { supervise } from './supervise.mjs';

// The site drains, then PostgreSQL writes what it holds; both have shorter limits of their own.
const patienceMs = 40_000;
// Packages and Site are ours, the rest the site's.
const totalSteps = 5;

/** One life of the built site; the rest of the numbered steps are its own to say. */
const live = async (lock) => {
  const { child, done } = start(process.execPath, [path.join(root, 'web/dist/main.cjs')], {
    cwd: root,
    // Without it React renders on the server with its slow checks for developers.
    env: { ...process.env, NODE_ENV: 'production', TABI_STEPS: `3/${totalSteps}` },
    // The site holds the other end of its stdin, and stops when it closes: so none outlives a killed launcher. By the
    // channel it says that it runs.
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  let ran = false;
  child.on('message', (word) => (ran ||= word === 'running'));
  lock.site(child.pid);
  return { code: await done, ran };
};

/** Runs the site until it is stopped, or cannot be started any more. */
const runSite = async (lock, settings) => {
  const code = await supervise(() => live(lock), { isStopping, say: (line) => console.error(line) });
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
