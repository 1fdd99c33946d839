import type { Entry } from './entry.ts';
import type { Variance, Way } from './members.ts';

/** How apps meet a declaration. */
export type Met = { ways: ReadonlySet<Way>; asMap: boolean };

export const turned = (way: Way, variance: Variance): Way => {
  if (variance === 'in' || variance === 'out') return variance;
  return variance === '+' ? way : way === 'in' ? 'out' : 'in';
};

/** Finds what a name means in a facade: its own, else the only one of that name in another. */
export function finderOf(entries: readonly Entry[]) {
  const own = new Map(entries.map((entry) => [`${entry.facade}#${entry.name}`, entry]));
  const anywhere = new Map<string, Entry>();
  for (const entry of entries) if (entry.given && !anywhere.has(entry.name)) anywhere.set(entry.name, entry);
  return (facade: string, name: string): Entry | undefined => own.get(`${facade}#${name}`) ?? anywhere.get(name);
}

/**
 * Which way each declaration goes, followed from what exists at run time. A type that nothing of `shared` speaks of is
 * there for apps to build: it is taken from them.
 */
export function waysOf(entries: readonly Entry[]): ReadonlyMap<Entry, Met> {
  const find = finderOf(entries);
  const met = new Map<Entry, { ways: Set<Way>; asMap: boolean }>();
  const visit = (entry: Entry, asked: Way, asMap: boolean, spoken?: ReadonlySet<Entry>): void => {
    // A value of `shared` is there already: apps speak of its type, and build none like it.
    const way = entry.isValue && entry.given ? 'out' : asked;
    const known = met.get(entry) ?? { ways: new Set<Way>(), asMap: false };
    met.set(entry, known);
    known.asMap ||= asMap;
    if (known.ways.has(way)) return;
    known.ways.add(way);
    for (const member of entry.members) {
      for (const mention of member.mentions) {
        const other = find(entry.facade, mention.name);
        // What only gives another name to something that was met says nothing new of it.
        if (!other || (member.key === '' && spoken?.has(other))) continue;
        // Names are told, whichever way they go: one more of them asks nothing of anybody.
        visit(other, mention.names ? 'out' : turned(way, member.variance), mention.asMap, spoken);
      }
    }
  };
  for (const entry of entries) if (entry.isValue && entry.given) visit(entry, 'out', false);
  const spoken = new Set(met.keys());
  for (const entry of entries) if (!met.has(entry)) visit(entry, 'in', false, spoken);
  return met;
}
