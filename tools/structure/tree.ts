import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ignoredBy } from './ignored.ts';

/** `path` is relative to the root, with slashes. */
export type SourceFile = { path: string; text: string };

export type Tree = { root: string; files: readonly SourceFile[] };

const binary = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|br|gz|zip|pdf)$/;
const alwaysIgnored = ['.git', 'node_modules/', '/tools/structure/fixtures/'];

/** Every text file that belongs to the project: what .gitignore names is left out. Needs no git. */
export function readTree(root: string): Tree {
  const ignoreFile = join(root, '.gitignore');
  const patterns = existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8').split('\n') : [];
  const ignored = ignoredBy([...alwaysIgnored, ...patterns]);
  const files: SourceFile[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (ignored(path, entry.isDirectory())) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() && !binary.test(path)) files.push({ path, text: readFileSync(join(root, path), 'utf8') });
    }
  };
  visit('');
  return { root, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

export const fileAt = (tree: Tree, path: string): SourceFile | undefined =>
  tree.files.find((file) => file.path === path);

export const filesLike = (tree: Tree, pattern: RegExp): SourceFile[] =>
  tree.files.filter((file) => pattern.test(file.path));

/** The package that a file belongs to, by its folder: `web`, `packages/releases`. */
export const homeOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 2 : 1)
    .join('/');

/** Remotes are the folders with a remote.json; nothing else lists them. */
export const remotesOf = (tree: Tree): string[] =>
  filesLike(tree, /^[^/]+\/remote\.json$/).map((file) => file.path.split('/')[0]!);

/** Where in the text an offset is, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The same lines with nothing on them: what follows keeps its place. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
