import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../federation/paths.ts';
import { withVersion } from './changelog.ts';
import {
  readReleased,
  readReports,
  writeReleased,
  writeReports,
  type Released,
  type Reports,
} from './committed-reports.ts';
import { keptReports } from './kept-reports.ts';
import { shortfallOf, type Shortfall } from './needs.ts';
import { raiseNeeds, remotesAsking } from './remotes-asking.ts';
import { askableNames, sinceOf } from './since.ts';
import { complaints, entriesOf, verdictOn, type Verdict } from './verdict.ts';

const root = workspaceRoot();
const manifestFile = join(root, 'shared/package.json');
const changelogFile = join(root, 'shared/CHANGELOG.md');

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const versionNow = () => (JSON.parse(textOf(manifestFile)) as { version: string }).version;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The version is one line of the manifest; the rest of it stays as somebody wrote it. */
const setVersion = (version: string) =>
  writeFileSync(manifestFile, textOf(manifestFile).replace(/("version": ")[^"]*"/, `$1${version}"`));

function accept({ changes, demanded }: Verdict): void {
  if (demanded !== versionNow()) {
    setVersion(demanded);
    say(`@tabi/shared is ${demanded} now.`);
  }
  writeFileSync(changelogFile, withVersion(textOf(changelogFile), demanded, changes));
}

/** What is given now is what the next changes are measured against. */
function release(reports: Reports, before: Released | undefined): void {
  const version = versionNow();
  const names = before ? askableNames(entriesOf(before.reports)) : [];
  const since = sinceOf(askableNames(entriesOf(reports)), version, { names, since: before?.since ?? {} });
  writeReleased(root, { version, since, reports });
  say(`@tabi/shared ${version} is the released one: changes are measured against it from now on.`);
}

function shortfalls(reports: Reports, released: Released | undefined, only?: string): Shortfall[] {
  const giving = {
    version: versionNow(),
    names: askableNames(entriesOf(reports)),
    released,
    releasedNames: released ? askableNames(entriesOf(released.reports)) : [],
  };
  return remotesAsking(root, only).flatMap((asking) => shortfallOf(asking, giving) ?? []);
}

/** `pnpm api-report` writes the reports; `--accept` also the versions they demand, `--release` makes them the baseline; `--only mf-blog` looks at what that remote asks for, and at no other. */
async function main(): Promise<void> {
  const boolean = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { check: boolean, accept: boolean, release: boolean, only: { type: 'string' } },
  });
  const reports = await keptReports(root);
  const released = readReleased(root);
  const verdict = () => verdictOn(reports, readReports(root), released, versionNow());
  if (!values.check) {
    writeReports(root, reports);
    for (const { level, sentence } of verdict().changes) say(`${level}  ${sentence}`);
  }
  if (values.accept) {
    accept(verdict());
    for (const shortfall of shortfalls(reports, released)) raiseNeeds(root, shortfall);
  }
  const wrong = [
    ...complaints(verdict(), versionNow(), released?.version, textOf(changelogFile)),
    ...shortfalls(reports, released, values.only).map(({ sentence }) => sentence),
  ];
  for (const sentence of wrong) say(sentence);
  if (wrong.length > 0) process.exitCode = 1;
  else if (values.release) release(reports, released);
  else say(`shared/api says what @tabi/shared ${versionNow()} gives, in ${reports.size} reports.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
