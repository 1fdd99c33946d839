import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf, filesBelow } from '../federation/files.ts';
import type { Reports } from './committed-reports.ts';
import { currentReports } from './shared-surface.ts';

/** All that the reports are made from. */
const sources = (root: string): string[] => [
  ...['shared/src', 'types', 'tools/api-report'].flatMap((folder) => filesBelow(join(root, folder))),
  ...['shared/package.json', 'shared/tsconfig.json', 'tsconfig.base.json', 'pnpm-lock.yaml'].map((file) =>
    join(root, file),
  ),
];

/** The reports of the sources as they are; compiled only when those are others than last time. */
export async function keptReports(root: string): Promise<Reports> {
  const file = join(root, 'node_modules/.cache/api-report/reports.json');
  const digest = digestOf(root, sources(root), '');
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { digest: string; reports: [string, string][] })
    : undefined;
  if (kept?.digest === digest) return new Map(kept.reports);
  const reports = await currentReports(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ digest, reports: [...reports] }));
  return reports;
}
