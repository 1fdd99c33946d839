import { untold } from './changelog.ts';
import type { Released, Reports } from './committed-reports.ts';
import { changesBetween, levelOf, type Change } from './compare.ts';
import { entryOf, type Entry } from './entry.ts';
import { facadeIn, readReport } from './read-report.ts';
import { demandedVersion } from './version.ts';

export const entriesOf = (reports: Reports): Entry[] =>
  [...reports.values()].flatMap((text) => readReport(text).map((declared) => entryOf(facadeIn(text), declared)));

export type Verdict = {
  /** Report files that do not say what the sources give now. */
  stale: string[];
  /** Since the last release. */
  changes: Change[];
  demanded: string;
};

/** What the surface as it is now asks of reports and version. */
export function verdictOn(now: Reports, committed: Reports, released: Released | undefined, version: string): Verdict {
  const files = new Set([...now.keys(), ...committed.keys()]);
  const stale = [...files].filter((file) => now.get(file) !== committed.get(file)).sort();
  const changes = released ? changesBetween(entriesOf(released.reports), entriesOf(now)) : [];
  return { stale, changes, demanded: demandedVersion(version, released?.version, levelOf(changes)) };
}

const advice = 'Run `pnpm api-report --accept` and commit what it writes.';

function changelogGaps(changes: readonly Change[], version: string, changelog: string): string[] {
  if (!changelog.includes(`## ${version}`))
    return [`shared/CHANGELOG.md says nothing of ${version}: write below "## ${version}" what it means for apps.`];
  const [line, ...more] = untold(changelog, version, changes);
  if (line === undefined) return [];
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return [`shared/CHANGELOG.md does not tell below "## ${version}": "${line}"${others}. ${advice}`];
}

/** What is wrong, in sentences; none when reports, version and changelog fit the sources. */
export function complaints(
  verdict: Verdict,
  version: string,
  released: string | undefined,
  changelog: string,
): string[] {
  const { stale, changes, demanded } = verdict;
  const wanted = levelOf(changes);
  const reasons = changes.filter(({ level }) => level === wanted).map(({ sentence }) => sentence);
  return [
    ...(stale.length > 0
      ? [`What @tabi/shared gives has changed, and shared/api does not say so yet (${stale.join(', ')}). ${advice}`]
      : []),
    ...(demanded === version
      ? []
      : [
          `The version of @tabi/shared is ${version} and must be ${demanded}, because since ${released ?? 'the beginning'}: ${reasons.join(' ') || 'it became a contract.'} ${advice}`,
        ]),
    ...(demanded === version ? changelogGaps(changes, version, changelog) : []),
  ];
}
