import { posix } from 'node:path';

/** What a package asks for: name → the version that it got, with its peers in brackets. */
type Wants = ReadonlyMap<string, string>;

/** The parts of pnpm-lock.yaml that say which version of what is used by whom. */
export type Lockfile = {
  /** `dependencies` of the workspace's packages, by folder; what only their development needs is left out. */
  importers: ReadonlyMap<string, Wants>;
  /** What each installed package asks for itself. */
  snapshots: ReadonlyMap<string, Wants>;
};

const unquoted = (text: string) => text.replace(/^'(.*)'$/, '$1');
const line = /^( *)('[^']*'|[^\s:][^:]*):(?: (.*))?$/;

/** pnpm writes one plain shape of YAML, two blanks a level; this reads the three levels that matter of two of its parts. */
export function readLockfile(text: string): Lockfile {
  const importers = new Map<string, Map<string, string>>();
  const snapshots = new Map<string, Map<string, string>>();
  const path: string[] = [];
  for (const row of text.split('\n')) {
    const match = line.exec(row);
    if (!match) continue;
    const depth = match[1]!.length / 2;
    path.length = depth;
    path[depth] = unquoted(match[2]!);
    const [part, owner = '', kind = '', name = ''] = path;
    const value = unquoted(match[3] ?? '');
    if (part === 'importers' && depth === 1) importers.set(owner, new Map());
    if (part === 'snapshots' && depth === 1) snapshots.set(owner, new Map());
    if (
      part === 'importers' &&
      depth === 4 &&
      /^(dependencies|optionalDependencies)$/.test(kind) &&
      path[4] === 'version'
    )
      importers.get(owner)?.set(name, value);
    if (part === 'snapshots' && depth === 3 && /ependencies$/.test(kind)) snapshots.get(owner)?.set(name, value);
  }
  return { importers, snapshots };
}

/** `4.17.0(react@19.3.1)` is kept under `lodash@4.17.0(react@19.3.1)`; an alias says the package's own name itself. */
const keyOf = (name: string, version: string): string =>
  version.split('(')[0]!.includes('@') ? version : `${name}@${version}`;

/**
 * Every package, as `name@version`, that comes along with what a workspace package asks for; sorted. Workspace packages
 * that it asks for are gone through too.
 * @param wanted the names to begin with; all of its dependencies when left out
 */
export function closureOf(lockfile: Lockfile, folder: string, wanted?: (name: string) => boolean): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, version: string, from: string): void => {
    if (version.startsWith('link:')) return visitAll(posix.join(from, version.slice(5)));
    const key = keyOf(name, version);
    if (seen.has(key)) return;
    seen.add(key);
    found.add(key.split('(')[0]!);
    for (const [next, nextVersion] of lockfile.snapshots.get(key) ?? []) visit(next, nextVersion, folder);
  };
  const visitAll = (from: string, take = (_name: string) => true): void => {
    if (seen.has(from)) return;
    seen.add(from);
    for (const [name, version] of lockfile.importers.get(from) ?? []) if (take(name)) visit(name, version, from);
  };
  visitAll(folder, wanted);
  return [...found].sort();
}
