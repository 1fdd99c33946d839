import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from './build.ts';
import { isAlive } from './file-lock.ts';

/** A build that is not finished lies beside its place, named for whoever makes it. */
const here = hostname().replace(/[^A-Za-z0-9-]/g, '');
const mark = '.draft-';
const longestBuildElsewhereMs = 6 * 3_600_000;

export const draftFolder = (releases: string, app: string, build: string): string =>
  `${buildFolder(releases, app, build)}${mark}${here}.${process.pid}`;

/** Whether whoever made it is gone; on another machine, whether it is older than any build takes. */
function isAbandoned(draft: string): boolean {
  const [host, pid] = draft.slice(draft.lastIndexOf(mark) + mark.length).split('.');
  if (host === here && pid) return !isAlive(Number(pid));
  return Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > longestBuildElsewhereMs;
}

/** Takes away what releases of this app that were killed have left behind. */
export function sweepDrafts(releases: string, app: string): void {
  const folder = join(releases, app);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const draft = join(folder, name);
    if (name.includes(mark) && isAbandoned(draft)) rmSync(draft, { recursive: true, force: true });
  }
}
