import type { Level } from './member-change.ts';

/** The first version that means anything; before it nothing was promised. */
export const firstVersion = '1.0.0';

type Numbers = readonly [major: number, minor: number, patch: number];

/** @throws for anything but `1.2.3` */
function numbersOf(version: string): Numbers {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) throw new Error(`"${version}" is no version: write three numbers, such as 1.2.0.`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Below 0: the first is the earlier one. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

const raised = (version: string, level: Level): string => {
  const [major, minor] = numbersOf(version);
  return level === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
};

/**
 * The version that the surface must carry: the present one where that is enough, so that several changes between two
 * releases need one step, as wide as the widest of them.
 * @param released undefined before the first release
 * @param level of all that changed since
 */
export function demandedVersion(current: string, released: string | undefined, level: Level | undefined): string {
  const least = released === undefined ? firstVersion : level === undefined ? released : raised(released, level);
  return compareVersions(current, least) < 0 ? least : current;
}
