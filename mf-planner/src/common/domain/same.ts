const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Pure: whether two values made of lists and records say the same. What is the very same object costs nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isThing(one) || !isThing(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
