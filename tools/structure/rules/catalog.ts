import type { Problem, Rule } from '../rule.ts';
import { fileAt, filesLike, type Tree } from '../tree.ts';

const exact = /^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;
const workspaceFile = 'pnpm-workspace.yaml';

type Entry = { name: string; version: string; line: number };

/** The lines below `catalog:`; the file is written by hand in this one shape. */
export function readCatalog(yaml: string): Entry[] {
  let inside = false;
  return yaml.split('\n').flatMap((line, index): Entry[] => {
    if (/^\S/.test(line) && !line.startsWith('#')) inside = line.startsWith('catalog:');
    const match = inside && /^ {2}'?([^\s':]+)'?:\s*(\S+)\s*(#.*)?$/.exec(line);
    return match ? [{ name: match[1]!, version: match[2]!, line: index + 1 }] : [];
  });
}

const dependenciesOf = (text: string): [string, string][] => {
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
};

function manifestProblems(path: string, dependencies: [string, string][]): Problem[] {
  return dependencies
    .filter(([, version]) => version !== 'catalog:' && !version.startsWith('workspace:'))
    .map(([name]) => ({
      path,
      message: `Write "${name}": "catalog:" and its exact version into the catalog of ${workspaceFile}.`,
    }));
}

export function catalogProblems(tree: Tree): Problem[] {
  const manifests = filesLike(tree, /^([^/]+\/|packages\/[^/]+\/)?package\.json$/).map((file) => ({
    path: file.path,
    dependencies: dependenciesOf(file.text),
  }));
  const used = new Set(manifests.flatMap(({ dependencies }) => dependencies.map(([name]) => name)));
  const entries = readCatalog(fileAt(tree, workspaceFile)?.text ?? '').flatMap(({ name, version, line }): Problem[] => [
    ...(exact.test(version)
      ? []
      : [
          { path: workspaceFile, line, message: `"${name}: ${version}" is a range: write the one version that works.` },
        ]),
    ...(used.has(name)
      ? []
      : [{ path: workspaceFile, line, message: `No package uses "${name}": take it out of the catalog.` }]),
  ]);
  return [...entries, ...manifests.flatMap(({ path, dependencies }) => manifestProblems(path, dependencies))];
}

export const catalog: Rule = { name: 'catalog', check: catalogProblems };
