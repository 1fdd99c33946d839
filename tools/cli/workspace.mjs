import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The lines below `packages:` of pnpm-workspace.yaml, the one place that says what a package is; `*` stands for a name or its end. */
const packageGlobs = (root) => {
  const [, list = ''] =
    /^packages:\n((?: {2}- .*\n)+)/m.exec(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return list.split('\n').flatMap(
    (line) =>
      line
        .trim()
        .slice(2)
        .replace(/^'(.*)'$/, '$1') || [],
  );
};

const matches = (root, glob) => {
  const parent = path.dirname(glob);
  const pattern = new RegExp(`^${path.basename(glob).replaceAll('*', '[^.].*')}$`);
  if (!existsSync(path.join(root, parent))) return [];
  return readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map((entry) => path.posix.join(parent, entry.name));
};

/** The folders of all packages, relative to the root (`web`, `packages/releases`), sorted. Needs no installed package. */
export const packageFolders = (root) =>
  packageGlobs(root)
    .flatMap((glob) => matches(root, glob))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .sort();
