import { posix } from 'node:path';
import type { Problem, Rule } from '../rule.ts';
import { importsOf, lineOf, scripts } from '../syntax.ts';
import { filesLike, homeOf, type SourceFile, type Tree } from '../tree.ts';

/** Build-time code works on the other packages' files; `shared` keeps its doors for it too. */
const looksBehindDoors = (home: string, target: string) => /^(tools|e2e)$/.test(home) && target !== 'shared';

type Package = { folder: string; name: string; exports?: Record<string, string> };

const packagesOf = (tree: Tree): Package[] =>
  filesLike(tree, /^([^/]+|packages\/[^/]+)\/package\.json$/).map((file) => ({
    folder: homeOf(file.path),
    ...(JSON.parse(file.text) as Omit<Package, 'folder'>),
  }));

const isExported = (target: Package, specifier: string): boolean => {
  const wanted = `.${specifier.slice(target.name.length)}`;
  return Object.keys(target.exports ?? {}).some((door) =>
    door.includes('*') ? wanted.startsWith(door.split('*')[0]!) : door === wanted,
  );
};

function problemWith(file: SourceFile, specifier: string, packages: readonly Package[]): string | undefined {
  if (specifier.startsWith('.')) {
    const home = homeOf(file.path);
    const target = homeOf(posix.join(posix.dirname(file.path), specifier));
    if (target === home || looksBehindDoors(home, target) || !packages.some((known) => known.folder === target))
      return undefined;
    return `"${specifier}" climbs out of ${home}: import from the package by its name and one of its exports.`;
  }
  const target = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!target || isExported(target, specifier)) return undefined;
  return `"${specifier}" is not among the exports of ${target.name}: take one that is, or open a door for it on purpose.`;
}

export const packageDoors: Rule = {
  name: 'package-doors',
  check: (tree) => {
    const packages = packagesOf(tree);
    return filesLike(tree, scripts).flatMap((file): Problem[] =>
      importsOf(file).flatMap(({ specifier, node }) => {
        const message = problemWith(file, specifier, packages);
        return message ? [{ path: file.path, line: lineOf(node), message }] : [];
      }),
    );
  },
};
