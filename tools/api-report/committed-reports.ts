import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Report file → text. */
export type Reports = ReadonlyMap<string, string>;

/** What the last release gave, kept beside the reports: no check needs the history of the repository. */
export type Released = {
  version: string;
  reports: Reports;
  /** The version in which a name came, for those that came after the first version of their major. */
  since: Readonly<Record<string, string>>;
};

const ending = '.api.md';
const folderOf = (root: string) => join(root, 'shared/api');
const stateFile = (root: string) => join(folderOf(root), 'released.json');

function readFolder(folder: string): Reports {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function writeFolder(folder: string, reports: Reports): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readFolder(folder).keys()) if (!reports.has(file)) rmSync(join(folder, file));
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
}

export const readReports = (root: string): Reports => readFolder(folderOf(root));
export const writeReports = (root: string, reports: Reports): void => writeFolder(folderOf(root), reports);

/** Undefined before the first release. */
export function readReleased(root: string): Released | undefined {
  if (!existsSync(stateFile(root))) return undefined;
  const state = JSON.parse(readFileSync(stateFile(root), 'utf8')) as Omit<Released, 'reports'>;
  return { ...state, reports: readFolder(join(folderOf(root), 'released')) };
}

export function writeReleased(root: string, { reports, ...state }: Released): void {
  writeFolder(join(folderOf(root), 'released'), reports);
  writeFileSync(stateFile(root), `${JSON.stringify(state, null, 2)}\n`);
}
