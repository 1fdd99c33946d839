import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from './build.ts';
import { fits } from './range.ts';
import { readRegistry } from './registry-file.ts';

/** The version of `@tabi/shared` that the live shell brings; null before there is one that says it. */
export function sharedOfLiveShell(releases: string): string | null {
  const shell = readRegistry(releases).apps['shell'];
  const file = shell ? join(buildFolder(releases, 'shell', shell.current), 'browser/mf-manifest.json') : '';
  if (!existsSync(file)) return null;
  const { shared } = JSON.parse(readFileSync(file, 'utf8')) as { shared: { name: string; version: string }[] };
  return shared.find(({ name }) => name.startsWith('@tabi/shared/'))?.version ?? null;
}

/** Pure: what is wrong between a remote and the shell that is live, as sentences. */
export function rangeProblems(app: string, needs: string, live: string | null): string[] {
  if (live === null || fits(live, needs)) return [];
  return [
    `${app} needs ${needs} of @tabi/shared, and the live shell brings ${live}, which would refuse it: release the shell first, or ask for less.`,
  ];
}
