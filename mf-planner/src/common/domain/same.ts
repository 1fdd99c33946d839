const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Pure: whether two values made of lists and records say the same. What is the very same object costs nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isThing(one) || !isThing(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const idOf = (value: unknown): unknown => (isThing(value) ? value['id'] : undefined);

/** Lists by the ids of what is in them, so that what has moved is found; without ids by place. */
function listAsBefore(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((one) => [idOf(one), one]));
  const kept = now.map((one, index) => asBefore(idOf(one) === undefined ? before[index] : known.get(idOf(one)), one));
  return kept.length === before.length && kept.every((one, index) => one === before[index]) ? before : kept;
}

/**
 * Pure: what is now, made of the very objects of before wherever they say the same. Whoever looks for what has changed in an
 * answer then compares it once, and finds only that.
 */
export function asBefore<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isThing(before) || !isThing(now) || Array.isArray(before) !== Array.isArray(now))
    return now;
  if (Array.isArray(before) && Array.isArray(now)) return listAsBefore(before, now) as T;
  const keys = Object.keys(now);
  const kept = Object.fromEntries(keys.map((key) => [key, asBefore(before[key], now[key])]));
  const isKept = keys.length === Object.keys(before).length && keys.every((key) => Object.is(kept[key], before[key]));
  return (isKept ? before : kept) as T;
}
