import type { AppDescription, ShellDescription } from './description.ts';
import { joinPath, type PageDescription } from './page.ts';

export type Descriptions = Record<string, AppDescription>;

const isShell = (app: AppDescription | undefined): app is ShellDescription => app?.name === 'shell';

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Of all prefixes that a path is below, the longest decides whose it is. */
export function ownerOf(path: string, prefixes: ShellDescription['prefixes']): string | undefined {
  const fitting = Object.entries(prefixes).flatMap(([app, own]) =>
    own.filter((prefix) => isBelow(path, prefix)).map((prefix) => ({ app, prefix })),
  );
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.app;
}

const inWords = (parts: readonly string[]) => parts.join(', ').replace(/, (?=[^,]*$)/, ' and ');

function prefixProblem(app: string, page: PageDescription, prefixes: ShellDescription['prefixes']): string[] {
  const owner = ownerOf(page.path, prefixes) ?? 'shell';
  if (owner === app) return [];
  const own = prefixes[app] ?? [];
  const allowed =
    app === 'shell'
      ? `that prefix belongs to ${owner}`
      : own.length > 0
        ? `it may use ${inWords(own)}`
        : 'it has no prefix yet';
  return [
    `${app} may not serve ${page.path} (its page "${page.name}"): ${allowed}. Move the page, or change the prefixes in shell/shell.json and release the shell.`,
  ];
}

/** `/blog/:id` and `/blog/:slug` are the same claim; a closing `/*` claims the path before it, too. */
function claimsOf({ path, children = [] }: PageDescription): string[] {
  const open = path.endsWith('/*') ? [path.slice(0, -2), path] : [path];
  return [...open, ...children.map((child) => joinPath(path, child.path))].map((one) =>
    one.replace(/:[A-Za-z]+/g, ':'),
  );
}

type Held = { app: string; page: PageDescription };

/** Every key that more than one page holds, said once for each later holder. */
function doubled(apps: Descriptions, keysOf: (page: PageDescription) => string[], say: (held: Held[]) => string) {
  const holders = new Map<string, Held[]>();
  for (const [app, { pages }] of Object.entries(apps)) {
    for (const page of pages) {
      for (const key of keysOf(page)) holders.set(key, [...(holders.get(key) ?? []), { app, page }]);
    }
  }
  return [...new Set([...holders.values()].filter((held) => held.length > 1).map(say))];
}

const who = (held: Held[]) => inWords(held.map(({ app, page }) => `${app} (page "${page.name}")`));

/**
 * Pure: what keeps these apps from standing in one route table, in sentences; nothing when they can.
 * Without a shell nobody has said yet which prefixes there are.
 */
export function tableProblems(described: Descriptions): string[] {
  // The same sentences, whichever app was released first.
  const apps = Object.fromEntries(Object.entries(described).sort(([a], [b]) => (a < b ? -1 : 1)));
  const shell = isShell(apps['shell']) ? apps['shell'] : undefined;
  const outside = Object.entries(apps).flatMap(([app, { pages }]) =>
    shell ? pages.flatMap((page) => prefixProblem(app, page, shell.prefixes)) : [],
  );
  const sharedPrefixes = Object.entries(shell?.prefixes ?? {}).flatMap(([app, own]) =>
    Object.entries(shell?.prefixes ?? {}).flatMap(([other, theirs]) =>
      app < other ? own.filter((prefix) => theirs.includes(prefix)).map((prefix) => ({ app, other, prefix })) : [],
    ),
  );
  return [
    ...sharedPrefixes.map(
      ({ app, other, prefix }) =>
        `shell/shell.json gives ${prefix} to ${app} and to ${other}: only one of them can have it.`,
    ),
    ...outside,
    ...doubled(
      apps,
      claimsOf,
      (held) => `${who(held)} claim the same path, ${held[0]?.page.path}: one of them must take another.`,
    ),
    ...doubled(
      apps,
      ({ name }) => [name],
      (held) => `${who(held)} have the same name: one of them must take another, for links go by it.`,
    ),
  ];
}
