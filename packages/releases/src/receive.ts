import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { unpackBuild } from './artefact.ts';
import { buildFolder, containerName, readAssets } from './build.ts';
import { exposesOf, readDescription, type RemoteDescription } from './description.ts';
import { sealOf } from './digests.ts';
import { draftFolder, sweepDrafts } from './drafts.ts';
import { rangeProblems, sharedOfLiveShell } from './live-shared.ts';
import { assertFits, assertNotBad, flipAll, type Why } from './registry.ts';
import { readRegistry } from './registry-file.ts';
import type { Release } from './release-shelf.ts';
import { trialAddresses } from './trial-addresses.ts';

/** What came is not as it must be: nothing was released. The sentences are for whoever sent it. */
export class NotReceived extends Error {}

type Wish = {
  releases: string;
  /** Whose it must be. */
  app: string;
  artefact: Readable;
  why: Why;
  /** Runs it before anybody else does. @returns what is wrong, as sentences */
  tryIt?: (candidate: Release, description: RemoteDescription) => Promise<string[]>;
};

const makesCode = /\beval\s*\(|\bnew Function\s*\(|\bsetTimeout\s*\(\s*["'`]/;

/** Browsers refuse it by the site's content policy. */
function codeMakers(folder: string): string[] {
  const scripts = readdirSync(join(folder, 'browser'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return scripts
    .filter((file) => makesCode.test(readFileSync(join(folder, 'browser', file), 'utf8')))
    .map((file) => `browser/${file} makes code out of text, which the site's content policy forbids.`);
}

/** What its description promises that is not in it, and what the site does not have for it. */
function problemsOf(releases: string, folder: string, description: RemoteDescription): string[] {
  const exposes = Object.keys(exposesOf(description)).map((expose) => expose.slice(2));
  const built = Object.keys(readAssets(folder).exposes);
  const needed = ['browser/remoteEntry.js', ...exposes.map((expose) => `server/${expose}.cjs`)];
  return [
    ...exposes.filter((expose) => !built.includes(expose)).map((expose) => `It does not expose ${expose}.`),
    ...needed.filter((file) => !existsSync(join(folder, file))).map((file) => `${file} is missing.`),
    ...rangeProblems(description.name, description.needs['@tabi/shared'], sharedOfLiveShell(releases)),
    ...codeMakers(folder),
  ];
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new NotReceived(problems.join('\n'));
}

/** @throws NotReceived, whatever was thrown while what came was looked at */
function looking<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw new NotReceived((error as Error).message);
  }
}

const releaseIn = (folder: string, app: string, buildId: string): Release => ({
  app,
  buildId,
  folder,
  base: `/_mf/${app}/${buildId}`,
  container: containerName(app, buildId),
  assets: readAssets(folder),
});

/** Puts an unpacked build in its place. @returns whether it was not there before */
function place(draft: string, folder: string): boolean {
  const known = sealOf(folder);
  if (known === null) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return true;
  }
  if (known !== sealOf(draft))
    throw new NotReceived('Another build of that name is there already: builds never change. Build it anew.');
  return false;
}

/**
 * Takes a build that was made elsewhere, judges it as far as that can be done here, and makes it current, unless somebody else
 * has released the app in the meantime.
 * @throws NotReceived with sentences; nothing has changed then
 */
export async function receiveBuild({
  releases,
  app,
  artefact,
  why,
  tryIt,
}: Wish): Promise<{ build: string; was: string | null }> {
  const draft = draftFolder(releases, app, 'received');
  sweepDrafts(releases, app);
  mkdirSync(draft, { recursive: true });
  const before = readRegistry(releases).apps[app]?.current ?? null;
  let made: string | null = null;
  try {
    const head = await unpackBuild(artefact, draft).catch((error: Error) => {
      throw new NotReceived(error.message);
    });
    if (head.app !== app) throw new NotReceived(`This is a build of ${head.app}, not of ${app}.`);
    const description = looking(() => readDescription(join(draft, 'description.json'))) as RemoteDescription;
    if (description.name !== app) throw new NotReceived(`It describes ${description.name}, not ${app}.`);
    looking(() => {
      trialAddresses(description, {}, () => true);
      const registry = readRegistry(releases);
      assertFits(registry, { [app]: description });
      assertNotBad(registry, app, head.build);
    });
    refuse(problemsOf(releases, draft, description));
    const folder = buildFolder(releases, app, head.build);
    if (place(draft, folder)) made = folder;
    refuse((await tryIt?.(releaseIn(folder, app, head.build), description)) ?? []);
    looking(() => flipAll(releases, [{ app, build: head.build, isFresh: made !== null, from: before }], why));
    made = null;
    return { build: head.build, was: before };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    // What was refused leaves nothing behind.
    if (made) rmSync(made, { recursive: true, force: true });
  }
}
