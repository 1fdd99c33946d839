import fc from 'fast-check';
import { fewestPayments, type Balance } from './fewest-payments.ts';
import { partsOf } from './shares.ts';

const balancesOf = (amounts: number[]): Balance[] =>
  amounts.map((amount_minor, index) => ({ person_id: `p${index}`, amount_minor }));

/** Amounts of so many people that come to nothing together. */
const settled = (least: number, most: number, range = 1_000_000) =>
  fc
    .array(fc.integer({ min: -range, max: range }), { minLength: least - 1, maxLength: most - 1 })
    .map((amounts) => [...amounts, 0 - amounts.reduce((sum, amount) => sum + amount, 0)]);

const leftAfter = (amounts: number[]) => {
  const left = new Map(balancesOf(amounts).map(({ person_id, amount_minor }) => [person_id, amount_minor]));
  for (const { from_id, to_id, amount_minor } of fewestPayments(balancesOf(amounts))) {
    left.set(from_id, (left.get(from_id) ?? 0) + amount_minor);
    left.set(to_id, (left.get(to_id) ?? 0) - amount_minor);
  }
  return [...left.values()];
};

/** By trying every first payment: somebody who owes gives all of it to somebody who is owed. */
function fewestByTrying(amounts: number[]): number {
  const [first, ...rest] = amounts.filter((amount) => amount !== 0);
  if (first === undefined) return 0;
  const tried = rest.flatMap((amount, index) =>
    Math.sign(amount) === Math.sign(first) ? [] : [fewestByTrying(rest.with(index, amount + first)) + 1],
  );
  return Math.min(...tried);
}

it('Whatever people owe, nobody owes anything after the payments, each of which is of something and to somebody else.', () => {
  fc.assert(
    fc.property(settled(1, 30), (amounts) => {
      expect(leftAfter(amounts).every((amount) => amount === 0)).toBe(true);
      for (const { from_id, to_id, amount_minor } of fewestPayments(balancesOf(amounts))) {
        expect(amount_minor).toBeGreaterThan(0);
        expect(from_id).not.toBe(to_id);
      }
    }),
  );
});

it('There are always fewer payments than people.', () => {
  fc.assert(
    fc.property(settled(1, 30), (amounts) => {
      expect(fewestPayments(balancesOf(amounts)).length).toBeLessThan(amounts.length);
    }),
  );
});

it('Of up to six people no way with fewer payments can be found by trying all of them.', () => {
  fc.assert(
    fc.property(settled(2, 6, 4), (amounts) => {
      expect(fewestPayments(balancesOf(amounts))).toHaveLength(fewestByTrying(amounts));
    }),
  );
});

it('Two pairs who owe each other are settled in two payments and not in three.', () => {
  expect(fewestPayments(balancesOf([-500, -300, 300, 500]))).toHaveLength(2);
});

it('Parts by weight come to the amount exactly, and none is further than one unit from its due.', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), weights, (amount, shared) => {
      const all = shared.reduce((sum, weight) => sum + weight, 0);
      fc.pre(all > 0);
      const parts = partsOf(amount, shared);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      parts.forEach((part, index) =>
        expect(Math.abs(part - (amount * (shared[index] ?? 0)) / all)).toBeLessThan(1.001),
      );
    }),
  );
});

it('What cannot be shared evenly is one unit more for the first, and nothing is shared by nobody.', () => {
  expect(partsOf(1_000, [1, 1, 1])).toEqual([334, 333, 333]);
  expect(partsOf(1_000, [0, 0])).toEqual([0, 0]);
});
