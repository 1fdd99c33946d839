import { agreements, suiteOf, type Crossings } from './crossings.ts';

/**
 * A package by its folder, and the folders of the packages that it needs. A library is no more than what stands on it
 * makes of it; `other` is what every page is made or served with.
 */
export type Package = { folder: string; kind: 'shell' | 'remote' | 'library' | 'other'; needs: readonly string[] };

/** A browser test by its path from the root. */
export type Journey = { path: string; crosses: Crossings };

export type Workspace = { packages: readonly Package[]; journeys: readonly Journey[]; suites: readonly string[] };

export type Check =
  /** The whole of `npm test`. */
  | { check: 'everything'; because: string }
  /** Of these files. */
  | { check: 'format'; of: readonly string[] }
  | { check: 'structure' | 'api-report' }
  /** Of the packages in these folders. */
  | { check: 'lint' | 'types' | 'tests'; of: readonly string[] }
  /** Of these suites and browser tests, from the folder of browser tests. */
  | { check: 'browser'; of: readonly string[] };

/** Words for people, which no program reads; the catalogue's stories are no such thing. */
const isWords = (path: string) =>
  /^(docs|\.github)\//.test(path) || /^[^/]+\.md$|(^|\/)README\.md$|^LICENSE$|^\.editorconfig$/.test(path);

const homeOf = (path: string, packages: readonly Package[]): Package | undefined =>
  packages.find(({ folder }) => path.startsWith(`${folder}/`));

/** The package and all that stand on it, however many floors above. */
function standingOn(folder: string, packages: readonly Package[]): Package[] {
  const folders = new Set([folder]);
  // A set that grows while it is walked is walked to its end.
  for (const one of folders) for (const other of packages) if (other.needs.includes(one)) folders.add(other.folder);
  return packages.filter((one) => folders.has(one.folder));
}

type Reach = { packages: Package[]; journeys: string[] } | { everything: string };

/** How far the change of one file goes. */
function reachOf(path: string, { packages }: Workspace): Reach {
  if (isWords(path)) return { packages: [], journeys: [] };
  if (suiteOf(path)) return { packages: [], journeys: [path] };
  const home = homeOf(path, packages);
  if (!home) return { everything: `${path} belongs to the whole workspace.` };
  const above = standingOn(home.folder, packages);
  const other = home.kind === 'other' ? home : above.find(({ kind }) => kind === 'other');
  if (!other) return { packages: above, journeys: [] };
  const why = other === home ? 'which all apps have in common' : `on which ${other.folder} stands`;
  return { everything: `${path} belongs to ${home.folder}, ${why}.` };
}

/** What a widget must be told, which the compilers of all apps read from its lender. */
const isAgreedByTypes = (path: string) => path.endsWith('/widgets.d.ts');

const isApp = ({ kind }: Package) => kind === 'shell' || kind === 'remote';

const crossesAny = ({ crosses }: Journey, packages: readonly Package[]) =>
  packages.some(({ kind, folder }) => {
    if (kind === 'remote') return crosses === 'every remote' || crosses.includes(folder);
    return kind === 'shell';
  });

/**
 * Pure: what must be checked when these files have changed.
 * @param changed paths from the root, also of files that are gone
 * @param isThere whether a path still names a file
 */
export function checksFor(
  changed: readonly string[],
  workspace: Workspace,
  isThere: (path: string) => boolean = () => true,
): Check[] {
  const reaches = changed.map((path) => reachOf(path, workspace));
  const wide = reaches.find((reach) => 'everything' in reach);
  if (wide) return [{ check: 'everything', because: wide.everything }];
  const narrow = reaches.filter((reach) => 'packages' in reach);
  const packages = workspace.packages.filter((one) => narrow.some((reach) => reach.packages.includes(one)));
  const specs = new Set(narrow.flatMap((reach) => reach.journeys).filter(isThere));
  for (const journey of workspace.journeys) if (crossesAny(journey, packages)) specs.add(journey.path);
  return listOf({
    files: changed.filter(isThere),
    folders: packages.map(({ folder }) => folder),
    readers: changed.some(isAgreedByTypes) ? workspace.packages.filter(isApp).map(({ folder }) => folder) : [],
    specs: [...specs],
    suites: packages.some(isApp) ? workspace.suites.filter((suite) => agreements.includes(suite)) : [],
  });
}

type Found = { files: string[]; folders: string[]; readers: string[]; specs: string[]; suites: string[] };

function listOf({ files, folders, readers, specs, suites }: Found): Check[] {
  const browser = [...suites, ...specs.map((path) => path.replace(/^e2e\//, '')).sort()];
  const code = browser.length > 0 ? [...folders, 'e2e'] : folders;
  const checks: (Check | false)[] = [
    files.length > 0 && { check: 'format', of: files },
    (files.length > 0 || code.length > 0) && { check: 'structure' },
    code.length > 0 && { check: 'lint', of: code },
    code.length > 0 && { check: 'types', of: [...new Set([...code, ...readers])] },
    // A remote says what it needs of shared.
    folders.length > 0 && { check: 'api-report' },
    // Agreements about descriptions are units beside those in a browser.
    folders.length > 0 && { check: 'tests', of: code },
    browser.length > 0 && { check: 'browser', of: browser },
  ];
  return checks.filter((check) => check !== false);
}

/** The suites that there are, by the paths of their tests. */
export const suitesOf = (paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => suiteOf(path) ?? []))].sort();
