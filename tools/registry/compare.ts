import { buildFolder, diffBuilds, digestProblems, findAssets, readRegistry, type BuildsDiff } from '@tabi/releases';
import { firstLoads } from './checks/budget.ts';

const kib = (bytes: number | null) => (bytes === null ? '-' : `${(bytes / 1024).toFixed(1)} KiB`);

function lineOf({ file, before, after }: BuildsDiff['files'][number]): string {
  if (before === null) return `+ ${file}  ${kib(after)}`;
  return after === null ? `- ${file}  ${kib(before)}` : `~ ${file}  ${kib(before)} → ${kib(after)}`;
}

function loadLines(before: string, after: string): string[] {
  const none = new Map<string, string[]>();
  const [old, now] = [firstLoads(before, none), firstLoads(after, none)];
  return [...new Set([...old.keys(), ...now.keys()])].map(
    (name) => `  ${name}: ${kib(old.get(name) ?? null)} → ${kib(now.get(name) ?? null)}`,
  );
}

/**
 * What is different between two builds of an app: the one before and the current one when none is said, and the current one
 * when one is.
 * @throws when there is nothing to compare
 */
export function diffOf(releases: string, app: string, a?: string, b?: string): string {
  const entry = readRegistry(releases).apps[app];
  const before = a ?? entry?.previous[0];
  const after = b ?? entry?.current;
  if (!before || !after) throw new Error(`${app || 'That app'} has no two builds to compare: name them.`);
  const folders = [buildFolder(releases, app, before), buildFolder(releases, app, after)] as const;
  const { files, description, needs } = diffBuilds(...folders);
  return [
    `${app} ${before} → ${after}`,
    ...files.map(lineOf),
    'described otherwise:',
    ...(description.length > 0 ? description.map((line) => `  ${line}`) : ['  nothing']),
    `needs of @tabi/shared: ${needs.before ?? '-'} → ${needs.after ?? '-'}`,
    'loaded at first, in brotli:',
    ...loadLines(...folders),
  ].join('\n');
}

/** What of the builds that visitors have or may fall back to is not what was released, as sentences. @param app all when left out */
export function verifyProblems(releases: string, app?: string): string[] {
  const { apps } = readRegistry(releases);
  if (app && !apps[app]) return [`There is no ${app}.`];
  return Object.entries(apps)
    .filter(([name]) => !app || name === app)
    .flatMap(([name, { current, previous, canary, seals = {} }]) =>
      [current, ...previous, ...(canary ? [canary.build] : [])].flatMap((build) => {
        const folder = buildFolder(releases, name, build);
        if (!findAssets(folder, seals[build]))
          return [`${name} ${build}: it is not there, or its assets.json is not the one that was released.`];
        // Builds from before digests are taken as they are.
        return seals[build] ? digestProblems(folder).map((problem) => `${name} ${build}: ${problem}`) : [];
      }),
    );
}
