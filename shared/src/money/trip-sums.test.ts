import fc from 'fast-check';
import { tripSums, type SharedCost, type TripMoney } from './trip-sums.ts';

const rates = { EUR: 1, USD: 1.16, JPY: 182, KWD: 0.356 };
const [mai, ken, zoe] = ['mai', 'ken', 'zoe'];
const people = [{ id: mai }, { id: ken }, { id: zoe }];
const forAll = people.map(({ id }) => ({ person_id: id, amount_minor: null }));
const cost = (more: Partial<SharedCost>): SharedCost => ({
  amount_minor: 3_000,
  currency: 'JPY',
  category: 'food',
  date: '2026-12-02',
  payer_id: mai,
  shares: forAll,
  ...more,
});
const money = (more: Partial<TripMoney>): TripMoney => ({
  currency: 'JPY',
  noted: [],
  expenses: [],
  payments: [],
  people,
  ...more,
});
const balances = (more: Partial<TripMoney>) =>
  Object.fromEntries(
    tripSums(money(more), rates).people.map(({ person_id, balance_minor }) => [person_id, balance_minor]),
  );

it('Three people who paid in three currencies are even after at most two payments, in the money of the trip.', () => {
  const expenses = [
    cost({ payer_id: mai, amount_minor: 18_200 }),
    cost({ payer_id: ken, amount_minor: 11_600, currency: 'USD', category: 'stay', date: null }),
    cost({ payer_id: zoe, amount_minor: 10_000, currency: 'EUR', category: 'transport' }),
  ];
  const { spent, people: each, settle } = tripSums(money({ expenses }), rates);
  // 100 euros each.
  expect(spent).toEqual({ known_minor: 54_600, unknown: 0 });
  expect(each.map(({ paid_minor, balance_minor }) => [paid_minor, balance_minor])).toEqual([
    [18_200, 0],
    [18_200, 0],
    [18_200, 0],
  ]);
  expect(settle).toEqual([]);
  const more = tripSums(money({ expenses: [...expenses, cost({ payer_id: zoe, amount_minor: 900 })] }), rates);
  expect(more.settle).toEqual([
    { from_id: mai, to_id: zoe, amount_minor: 300 },
    { from_id: ken, to_id: zoe, amount_minor: 300 },
  ]);
});

it('The yen that is left over is not always borne by the same person.', () => {
  const expenses = [cost({ amount_minor: 100 }), cost({ amount_minor: 100 }), cost({ amount_minor: 100 })];
  const { people: each } = tripSums(money({ expenses }), rates);
  expect(each.map(({ share_minor }) => share_minor)).toEqual([100, 100, 100]);
});

it('What is taken off and comes back at the end of the list moves nothing between people.', () => {
  const [first, second] = [cost({ id: 'a', amount_minor: 100 }), cost({ id: 'b', amount_minor: 1_000 })];
  expect(balances({ expenses: [first, second] })).toEqual(balances({ expenses: [second, first] }));
});

it('Shares of one’s own are kept in their proportion, in another currency too.', () => {
  const shares = [
    { person_id: mai, amount_minor: 2_500 },
    { person_id: ken, amount_minor: 7_500 },
  ];
  expect(balances({ expenses: [cost({ amount_minor: 10_000, currency: 'EUR', shares })] })).toEqual({
    mai: 13_650,
    ken: -13_650,
    zoe: 0,
  });
});

it('A payment settles what was owed, and another currency than the trip’s does too.', () => {
  const expenses = [cost({ amount_minor: 5_460 })];
  const payments = [
    { from_id: ken, to_id: mai, amount_minor: 1_820, currency: 'JPY' },
    { from_id: zoe, to_id: mai, amount_minor: 1_000, currency: 'EUR' },
  ];
  expect(balances({ expenses, payments })).toEqual({ mai: 0, ken: 0, zoe: 0 });
});

it('What nobody knows the price of is counted by category and day, and adds nothing to anybody’s share.', () => {
  const expenses = [cost({ amount_minor: null }), cost({ amount_minor: 900, currency: 'XAU' }), cost({})];
  const sums = tripSums(money({ expenses }), rates);
  expect(sums.spent).toEqual({ known_minor: 3_000, unknown: 2 });
  expect(sums.categories).toEqual([{ category: 'food', known_minor: 3_000, unknown: 2 }]);
  expect(sums.days).toEqual([{ date: '2026-12-02', known_minor: 3_000, unknown: 2 }]);
  expect(sums.people[0]).toMatchObject({ paid_minor: 3_000, share_minor: 1_000 });
});

it('What nobody has paid yet costs something, and nobody owes it.', () => {
  const sums = tripSums(money({ expenses: [cost({ payer_id: null })] }), rates);
  expect([sums.spent.known_minor, sums.settle]).toEqual([3_000, []]);
});

it('Whatever is paid, for whom and in which currency, all balances come to nothing together.', () => {
  const id = fc.constantFrom(mai, ken, zoe);
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
  const share = fc.record({ person_id: id, amount_minor: fc.option(amount) });
  const shares = fc.uniqueArray(share, { minLength: 1, maxLength: 3, selector: ({ person_id }) => person_id });
  const expense = fc.record({ amount_minor: fc.option(amount), currency, payer_id: fc.option(id), shares });
  const payment = fc.record({ from_id: id, to_id: id, amount_minor: amount, currency });
  fc.assert(
    fc.property(fc.array(expense), fc.array(payment), currency, (expenses, payments, into) => {
      const all = money({ currency: into, expenses: expenses.map((one) => cost(one)), payments });
      const sums = tripSums(all, rates);
      expect(sums.people.reduce((sum, { balance_minor }) => sum + balance_minor, 0)).toBe(0);
      expect(sums.settle.length).toBeLessThan(people.length);
    }),
  );
});
