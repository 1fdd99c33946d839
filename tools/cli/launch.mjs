import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { checkDataDir, checkDatabaseUrl, checkPort } from './checks.mjs';
import { isStopping, start, stopAll } from './child.mjs';
import { install, isInstalled } from './install.mjs';
import { takeLock } from './lock.mjs';
import { Problem } from './problem.mjs';
import { step, totalSteps } from './say.mjs';
import { readSettings, root } from './settings.mjs';

// The site drains, then PostgreSQL writes what it holds; both have shorter limits of their own.
const patienceMs = 20_000;

/** Runs the built site until it ends; the rest of the numbered steps are its own to say. */
const runSite = async (lock) => {
  const { child, done } = start(process.execPath, [path.join(root, 'web/dist/main.cjs')], {
    cwd: root,
    env: { ...process.env, TABI_STEPS: `3/${totalSteps}` },
    // The site holds the other end of its stdin, and stops when it closes: so none outlives a killed launcher.
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  lock.site(child.pid);
  return done;
};

const prepare = async (settings) => {
  const logs = path.join(settings.dataDir, 'logs');
  await step(1, 'Packages', async (note) => {
    if (isInstalled(root)) return 'up to date';
    await install(root, path.join(logs, 'install.log'), note);
    return 'installed';
  });
  if (isStopping()) return;
  await step(2, 'Site', async (note) => {
    if (isBuilt(root, settings.releasesDir)) return 'up to date';
    await build(root, settings.releasesDir, path.join(logs, 'build.log'), note);
    return 'built';
  });
};

const run = async (settings) => {
  checkDataDir(settings.dataDir);
  const lock = await takeLock(settings.dataDir, settings.address);
  try {
    await checkPort(settings.port, settings.host);
    await checkDatabaseUrl(settings.databaseUrl);
    await prepare(settings);
    return isStopping() ? 130 : await runSite(lock);
  } finally {
    lock.release();
  }
};

/** The whole of `npm start`: check, install, build, run; ends with everything it started. */
export const launch = async () => {
  let stopping;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal and npm may both pass the same Ctrl-C on: the first counts.
    process.on(signal, () => (stopping ??= stopAll(patienceMs)));
  }
  try {
    const code = await run(readSettings(process.env));
    process.exitCode = typeof code === 'number' ? code : 1;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
  await stopping;
};
