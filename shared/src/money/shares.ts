/**
 * Pure: an amount in parts by weight, in whole minor units, which add up to it exactly. What is left over goes to the largest
 * remainders, to the earlier of two alike.
 * @param weights not negative; nothing is shared where all of them are 0
 */
export function partsOf(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  // Amount and weight may both be of eleven digits, and their product is beyond what a number holds exactly.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / all));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
