import type { Released } from './committed-reports.ts';
import { compareVersions } from './version.ts';

/** A remote with what it says it needs of `shared`, and the names that it uses. */
export type Asking = { remote: string; needs: string; uses: readonly string[] };

/** What `shared` gives, name by name, and since when. */
export type Giving = {
  version: string;
  names: readonly string[];
  released: Released | undefined;
  releasedNames: readonly string[];
};

const leastOf = (range: string): string => `${range.slice(1)}.0`;
const rangeOf = (version: string): string => `^${version.split('.').slice(0, 2).join('.')}`;
const majorOf = (version: string): string => version.split('.')[0]!;

/** The version in which a name came; undefined for what is no name of `shared`. */
function sinceOf(name: string, { version, names, released, releasedNames }: Giving): string | undefined {
  if (!names.includes(name)) return undefined;
  const firstOfMajor = `${majorOf(version)}.0.0`;
  if (!released || majorOf(released.version) !== majorOf(version)) return firstOfMajor;
  return releasedNames.includes(name) ? (released.since[name] ?? firstOfMajor) : version;
}

export type Shortfall = { remote: string; range: string; sentence: string };

/** What a remote must ask for at least and does not, with the range that is right; undefined when it asks for enough. */
export function shortfallOf({ remote, needs, uses }: Asking, giving: Giving): Shortfall | undefined {
  const { version } = giving;
  const file = `${remote}/remote.json`;
  if (majorOf(leastOf(needs)) !== majorOf(version) || compareVersions(leastOf(needs), version) > 0) {
    const range = `^${majorOf(version)}.0`;
    return {
      remote,
      range,
      sentence: `${remote} needs ${needs} of @tabi/shared, which is ${version} and would refuse it: see that it works with that, and write "${range}" into ${file}.`,
    };
  }
  const dated = uses.flatMap((name) => {
    const since = sinceOf(name, giving);
    return since ? [{ name, since }] : [];
  });
  const newest = dated.sort((one, other) => compareVersions(other.since, one.since))[0];
  if (!newest || compareVersions(newest.since, leastOf(needs)) <= 0) return undefined;
  const range = rangeOf(newest.since);
  return {
    remote,
    range,
    sentence: `${remote} says that ${needs} of @tabi/shared is enough, and uses ${newest.name.replace('#', ': ')}, which is there since ${newest.since}: write "${range}" into ${file}.`,
  };
}
