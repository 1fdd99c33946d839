import { posix } from 'node:path';
import type { Problem, Rule } from '../rule.ts';
import { importsOf, scripts, tests } from '../syntax.ts';
import { filesLike, type Tree } from '../tree.ts';

/** The servers and engines; what a feature of an app may import is told by other rules. */
const ruled = /^((?:api|web|packages\/[^/]+)\/src)\//;
const forTests = /\/testing\//;

type Arrow = { from: string; to: string; file: string; target: string };

const folderOf = (file: string, root: string, depth: number): string =>
  posix
    .dirname(file)
    .slice(root.length + 1)
    .split('/')
    .slice(0, depth)
    .join('/');

const isInside = (one: string, other: string) => one === other || one.startsWith(`${other}/`) || other === '';

/** Which folder imports from which other one, when folders deeper than `depth` count as a part of theirs. */
function arrowsOf(tree: Tree, depth: number): Map<string, Arrow[]> {
  const arrows = new Map<string, Arrow[]>();
  for (const file of filesLike(tree, scripts)) {
    const root = ruled.exec(file.path)?.[1];
    if (!root || tests.test(file.path) || forTests.test(file.path)) continue;
    for (const { specifier } of importsOf(file)) {
      const target = posix.join(posix.dirname(file.path), specifier);
      if (!specifier.startsWith('.') || !target.startsWith(`${root}/`)) continue;
      const from = folderOf(file.path, root, depth);
      const to = folderOf(target, root, depth);
      // A folder and what lies inside it are one thing.
      if (isInside(from, to) || isInside(to, from)) continue;
      const key = `${root}/${from}`;
      arrows.set(key, [...(arrows.get(key) ?? []), { from: key, to: `${root}/${to}`, file: file.path, target }]);
    }
  }
  return arrows;
}

/** The shortest way from one folder back to itself; undefined when there is none. */
function ringFrom(start: string, arrows: Map<string, Arrow[]>): Arrow[] | undefined {
  const waiting: Arrow[][] = (arrows.get(start) ?? []).map((arrow) => [arrow]);
  const seen = new Set<string>();
  for (let way = waiting.shift(); way; way = waiting.shift()) {
    const at = way.at(-1)!.to;
    if (at === start) return way;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const arrow of arrows.get(at) ?? []) waiting.push([...way, arrow]);
  }
  return undefined;
}

function ringsAt(tree: Tree, depth: number): Problem[] {
  const arrows = arrowsOf(tree, depth);
  const told = new Set<string>();
  return [...arrows.keys()].sort().flatMap((start): Problem[] => {
    if (told.has(start)) return [];
    const ring = ringFrom(start, arrows);
    if (!ring) return [];
    for (const { from } of ring) told.add(from);
    const way = ring.map(({ file, target }) => `${file} imports ${target}`).join('; ');
    return [
      {
        path: start,
        message: `These folders stand on each other in a ring (${way}): move what both need into a folder below both.`,
      },
    ];
  });
}

/** Folders stand on each other without a ring, the large ones and the small ones inside them. */
export const folderRings: Rule = {
  name: 'folder-rings',
  check: (tree) => {
    const found = [2, 3, 1].flatMap((depth) => ringsAt(tree, depth));
    return found.filter(({ message }, index) => found.findIndex((other) => other.message === message) === index);
  },
};
