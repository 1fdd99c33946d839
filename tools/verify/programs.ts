import { join } from 'node:path';

/** One of the root's tools with everything it is told, so that its flags stand in one place. */
export type Program = { name: string; program: string; args: string[] };

const bin = (root: string, name: string) => join(root, 'node_modules/.bin', name);

/** @param paths files and folders; `.` for all */
export const lint = (root: string, paths: readonly string[]): Program => ({
  name: 'lint',
  program: bin(root, 'eslint'),
  args: [
    '--no-warn-ignored',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    'node_modules/.cache/eslint/',
    ...paths,
  ],
});

/** @param paths files and folders; `.` for all */
export const format = (root: string, paths: readonly string[]): Program => ({
  name: 'format',
  program: bin(root, 'prettier'),
  args: ['--check', '--ignore-unknown', '--cache', '--log-level', 'warn', ...paths],
});

/** @param folders of packages; all when empty */
export const types = (root: string, folders: readonly string[] = []): Program => ({
  name: 'types',
  program: bin(root, 'tsx'),
  args: ['tools/verify/types.ts', ...folders],
});

export const structure = (root: string): Program => ({
  name: 'structure',
  program: bin(root, 'tsx'),
  args: ['tools/structure/structure.ts'],
});

/** Files, exports and dependencies that nothing uses; what it cannot see for itself is said in knip.jsonc. */
export const unused = (root: string): Program => ({
  name: 'unused',
  program: bin(root, 'knip'),
  args: ['--no-progress', '--reporter', 'compact'],
});

/** Whether the reports and the version of `shared` are those of its sources. */
export const apiReport = (root: string): Program => ({
  name: 'api-report',
  program: bin(root, 'tsx'),
  args: ['tools/api-report/api-report.ts', '--check'],
});

/** What Jest can run: `node` and `browser` are units, `api` needs a real PostgreSQL, `process` starts whole sites. */
export type JestProject = 'node' | 'browser' | 'api' | 'process';

export type JestWish = {
  /** All when left out. */
  projects?: readonly JestProject[];
  /** Of packages; all when left out. */
  folders?: readonly string[];
  workers?: number;
  words?: readonly string[];
};

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const jest = (root: string, { projects = [], folders = [], workers = 2, words = [] }: JestWish): Program => ({
  name: 'tests',
  program: bin(root, 'jest'),
  args: [
    ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
    `--maxWorkers=${workers}`,
    '--passWithNoTests',
    ...folders.map((folder) => `--testPathPatterns=^${literally(join(root, folder))}/`),
    ...words,
  ],
});
