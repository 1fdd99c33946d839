import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { preparations } from './prepare.mjs';
import { Interrupted, Problem, report } from './problem.mjs';
import { fromJest, fromPlaywright, readReport } from './reports.mjs';
import { runToLog } from './run-logged.mjs';
import { numbered } from './say.mjs';
import { root } from './settings.mjs';
import { endOnSignals } from './signals.mjs';

// Not in node_modules, which the first step may still have to make.
const folder = path.join(root, '.data', 'tests');
const inFolder = (name) => path.join(folder, name);
const minutes = (count) => count * 60_000;

const releasesDir = path.resolve(root, process.env.RELEASES_DIR?.trim() || 'releases');

/** One of package.json's scripts, with its words in a log of its name. */
const script = (name, withinMs, note, args = [], env = {}) =>
  runToLog({
    command: 'npm',
    args: ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])],
    cwd: root,
    env: { ...process.env, CI: 'true', ...env },
    logFile: inFolder(`${name.replace(':', '-')}.log`),
    onLine: (line) => line.trim() && note(line.trim().slice(0, 100)),
    withinMs,
  });

const checks = ['lint', 'format:check', 'types', 'structure', 'api-report'];
const checkWords = { 'api-report': ['--check'] };

/** Each check is one thing that passes or fails. */
const runChecks = async (note) => {
  const outcomes = await Promise.all(
    checks.map((name) => script(name, minutes(8), () => note('checking'), checkWords[name])),
  );
  const failures = outcomes.flatMap(({ code, last }, index) =>
    code === 0 ? [] : [`${checks[index]}\n${last.join('\n')}`],
  );
  return { passed: checks.length - failures.length, failed: failures.length, failures };
};

/** Jest runs once: units, the API on a real PostgreSQL, and the life of processes. */
const runJest = async (note) => {
  const file = inFolder('jest.json');
  let files = 0;
  const outcome = await runToLog({
    command: process.execPath,
    args: [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--ci',
      '--json',
      `--outputFile=${file}`,
      '--maxWorkers=2',
    ],
    cwd: root,
    env: { ...process.env, CI: 'true', NODE_ENV: 'test' },
    logFile: inFolder('jest.log'),
    onLine: (line) => /^(PASS|FAIL) /.test(line) && note(`${(files += 1)} files done`),
    withinMs: minutes(30),
  });
  return readReport(file, fromJest, outcome);
};

const runBrowser = async (note) => {
  const file = inFolder('playwright.json');
  const env = {
    CHROMIUM_PATH: findChromium(root),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  return readReport(file, fromPlaywright, await script('e2e', minutes(52), note, ['--reporter=list,json'], env));
};

/** What one part found; a part that could not run at all is one failure. */
const attempt = async (work, note) => {
  try {
    return await work(note);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { passed: 0, failed: 1, failures: [error.message] };
  }
};

const inWords = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

const runAll = async () => {
  const step = numbered(5);
  const { packages, site } = preparations(folder, releasesDir);
  const results = [];
  const part = (title, work) =>
    step(title, async (note) => {
      const found = await attempt(work, note);
      results.push(found);
      for (const failure of found.failures) console.log(`\n✕ ${failure}\n`);
      for (const reason of found.skipped ?? []) console.log(`\n– left out: ${reason}\n`);
      return found.told ?? inWords(found);
    });
  const must = (work) => async (note) => ({ told: await work(note), passed: 0, failed: 0, failures: [] });

  await step('Packages', packages);
  await part('Lint, format, types, structure', runChecks);
  await part('Build', must(site));
  await part('Units, API, processes', runJest);
  await part('Contracts, journeys and failures in a browser', runBrowser);
  return results;
};

/** The whole of `npm test`; its last line is the sum of everything. */
export const runTests = async () => {
  const { stopped } = endOnSignals(10_000);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let results;
  try {
    results = await runAll();
  } catch (error) {
    process.exitCode = report(error);
    if (error instanceof Interrupted) return stopped();
    results = [{ passed: 0, failed: 1, failures: [] }];
  }
  const sum = (key) => results.reduce((total, found) => total + found[key], 0);
  if (sum('failed') > 0) {
    // Once more by name: who sees only the end of an hour's words finds it here.
    for (const failure of results.flatMap(({ failures }) => failures)) console.log(`✕ ${failure.split('\n', 1)[0]}`);
    console.log(`\nWhat every part said in full is in ${path.relative(process.cwd(), folder)}/.`);
    process.exitCode = 1;
  }
  console.log(inWords({ passed: sum('passed'), failed: sum('failed') }));
};
