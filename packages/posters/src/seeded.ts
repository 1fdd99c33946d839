/** A small seeded generator: the same key always gives the same run of numbers. */
export interface Seeded {
  /** 0 ≤ n < 1 */
  next: () => number;
  between: (low: number, high: number) => number;
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** A generator of its own for one part, so that a change in one part leaves the others as they were. */
  fork: (part: string) => Seeded;
}

/** FNV-1a with a final avalanche. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function seeded(key: string): Seeded {
  let state = hash(key);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    fork: (part) => seeded(`${key}/${part}`),
  };
}

/** What all chance in a poster grows from. */
export const seedKey = ({ slug, take, seed }: { slug: string; take?: number; seed?: number }): string =>
  `${slug}/${take ? `${take}-` : ''}${seed ?? 0}`;
