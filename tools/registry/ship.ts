import { buildFolder, readRegistry, setCanary } from '@tabi/releases';
import { findApps, remoteIn, type App } from '../federation/apps.ts';
import type { BuiltApp } from '../federation/build-apps.ts';
import { releasesDir } from '../federation/paths.ts';
import { budgetOf, budgetProblems, firstLoads, heaviest } from './checks/budget.ts';
import { buildAndCheck } from './build-and-check.ts';
import { refuse } from './refuse.ts';
import type { ShipWish } from './ship-wish.ts';
import { startTrialSite, type TrialSite } from './trial/trial-site.ts';
import { chromiumFor } from './trial/chromium-for.ts';
import type { Trial } from './trial/try-build.ts';
import type { TrialProblem } from './trial/server-trial.ts';

function appOf({ root, app, from }: ShipWish): App {
  const found = (from ? [remoteIn(from)] : findApps(root)).find(({ name }) => name === app);
  if (!found) throw new Error(`No app is called ${app}.`);
  return found;
}

/** A page that fails says where in the sources. */
async function asSentence(app: App, root: string, build: string, problem: TrialProblem): Promise<string> {
  const { address, where, message, stack = '' } = problem;
  const { sourceLine } = await import('./trial/source-line.ts');
  const at = await sourceLine(app, root, build, stack);
  return `${address} (${where}): ${message}${at ? `, at ${at}` : ''}`;
}

/** The first of them; more of the same kind help nobody. */
const mostTold = 12;

async function trialOf(site: TrialSite, wish: ShipWish, app: App, build: string): Promise<Trial['files']> {
  const { root, withoutBrowser, say } = wish;
  const { tryBuild } = await import('./trial/try-build.ts');
  const trial = await tryBuild(site, {
    root,
    releases: releasesDir(root),
    app: app.name,
    build,
    browser: !withoutBrowser,
    say,
  });
  const sentences: string[] = [];
  for (const problem of trial.problems.slice(0, mostTold)) sentences.push(await asSentence(app, root, build, problem));
  refuse(app.name, [...new Set(sentences)]);
  return trial.files;
}

const reasonOf = ({ reason, withoutBrowser, withoutTrial }: ShipWish): string =>
  [
    reason,
    ...(withoutTrial ? [`(not tried: ${withoutTrial})`] : []),
    ...(withoutBrowser ? [`(not opened in a browser: ${withoutBrowser})`] : []),
  ].join(' ');

/** The last step before the flip. @returns what a page of it loads at first, by page */
async function judge(wish: ShipWish, app: App, { buildId }: BuiltApp, site: TrialSite | null) {
  const opened = site ? await trialOf(site, wish, app, buildId) : new Map<string, string[]>();
  const loads = firstLoads(buildFolder(releasesDir(wish.root), app.name, buildId), opened);
  refuse(app.name, budgetProblems(app.name, loads, budgetOf(wish.root, app.name)));
  return heaviest(loads);
}

/** What all of it was for: everybody gets the build, or a share of the visitors. */
async function bringOut(wish: ShipWish, built: BuiltApp): Promise<void> {
  const { root, app, canary, actor } = wish;
  const { flipBuilds } = await import('../federation/build-apps.ts');
  const why = { reason: reasonOf(wish), actor };
  if (canary === undefined) flipBuilds(root, [built], why);
  else setCanary(releasesDir(root), { app, build: built.buildId, percent: canary, ...why });
}

/**
 * Builds one app, checks it, tries every page of it, and only then makes it current.
 * @throws when anything is not as it must be, with sentences; nothing has changed for visitors then
 */
export async function ship(wish: ShipWish): Promise<void> {
  const { root, say, withoutBrowser, withoutTrial } = wish;
  const started = performance.now();
  const app = appOf(wish);
  if (!withoutBrowser && !withoutTrial) chromiumFor(root);
  const releases = releasesDir(root);
  // It starts while the app is built, and before what builds is read.
  const starting = withoutTrial ? null : startTrialSite(root, releases);
  starting?.catch(() => undefined);
  try {
    const built = await buildAndCheck(wish, app);
    if (readRegistry(releases).apps[app.name]?.current === built.buildId && !built.fresh)
      return say(`${app.name} is at ${built.buildId} already.`);
    const { name, bytes } = await judge(wish, app, built, await starting);
    await bringOut(wish, built);
    if (bytes > 0) say(`At most ${(bytes / 1024).toFixed(1)} KiB of its own at first (${name})`);
    const who = wish.canary === undefined ? 'is' : `is, for ${wish.canary} of a hundred visitors,`;
    say(`${app.name} ${who} at ${built.buildId}, after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await starting?.then(
      (site) => site.stop(),
      () => undefined,
    );
  }
}
