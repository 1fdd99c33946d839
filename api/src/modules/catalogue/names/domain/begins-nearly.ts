/** How many letters must be set in, left out or changed to make one text of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const sorted = (text: string): string => [...text].sort().join('');

/**
 * Whether a name begins as the text does, give or take one letter or two that have changed places. Both folded; from four
 * letters on.
 */
export function beginsNearly(name: string, text: string): boolean {
  const { length } = text;
  if (length < 4 || length > 40) return false;
  if ([length - 1, length, length + 1].some((letters) => editDistance(name.slice(0, letters), text) <= 1)) return true;
  const beginning = name.slice(0, length);
  return editDistance(beginning, text) === 2 && sorted(beginning) === sorted(text);
}
