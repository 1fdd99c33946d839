import type { Entry } from './entry.ts';

/** Calls and events are asked for by text: `POST /api/trips`, `planner:trip-planned`. */
const askedByText = /^[A-Z]+ \/|^[a-z]+:[a-z]/;

/** What apps can ask for by name: exports as `ui#Chip`, calls and events as they are called. */
export function askableNames(entries: readonly Entry[]): string[] {
  return entries
    .filter(({ given }) => given)
    .flatMap(({ facade, name, members }) => [
      `${facade}#${name}`,
      ...members.filter(({ key, within }) => within.length === 1 && askedByText.test(key)).map(({ key }) => key),
    ]);
}

/**
 * The versions in which names came, after a release of `version`.
 * @param before of the last release, with the names that it gave
 */
export function sinceOf(
  names: readonly string[],
  version: string,
  before: { names: readonly string[]; since: Readonly<Record<string, string>> },
): Record<string, string> {
  const [major, minor, patch] = version.split('.');
  // A new major begins anew: all of it is there from its first version on.
  if (minor === '0' && patch === '0' && major) return {};
  const known = new Set(before.names);
  const pairs = names.flatMap((name): [string, string][] => {
    if (!known.has(name)) return [[name, version]];
    const since = before.since[name];
    return since ? [[name, since]] : [];
  });
  return Object.fromEntries(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}
