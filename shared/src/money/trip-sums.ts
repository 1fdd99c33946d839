import { convert, type Rates } from './convert.ts';
import { fewestPayments, type Transfer } from './fewest-payments.ts';
import { partsOf } from './shares.ts';

export const costCategories = ['stay', 'transport', 'food', 'sights', 'shopping', 'other'] as const;
export type CostCategory = (typeof costCategories)[number];

/** Something that costs something; what nobody knows the price of has null. */
export type CostLine = {
  amount_minor: number | null;
  currency: string;
  category: CostCategory;
  /** Null: of the whole trip. */
  date: string | null;
};
export type SharedCost = CostLine & {
  /** Says who bears what is left over; where it has none, its place on the list does. */
  id?: string;
  /** Null: nobody has paid it yet. */
  payer_id: string | null;
  /** Amounts say who bears how much; where all are null it is shared equally. */
  shares: readonly { person_id: string; amount_minor: number | null }[];
};
/** What a stop was noted to cost; whoever paid it paid for everybody. */
export type NotedLine = CostLine & { id?: string; payer_id?: string | null | undefined };
export type CostPayment = { from_id: string; to_id: string; amount_minor: number; currency: string };

export type TripMoney = {
  /** What the sums are in. */
  currency: string;
  /** What events and ideas were noted to cost. */
  noted: readonly NotedLine[];
  expenses: readonly SharedCost[];
  payments: readonly CostPayment[];
  /** Who is not here any more bears nothing of what comes. */
  people: readonly { id: string; here?: boolean }[];
};

/** What is known, and of how many things nobody knows the price, or no rate leads from it. */
export type KnownSum = { known_minor: number; unknown: number };
export type PersonSum = {
  person_id: string;
  paid_minor: number;
  /** What they bear of it all. */
  share_minor: number;
  /** What they are to be given, or have to give where it is less than 0. */
  balance_minor: number;
};
export type TripSums = {
  spent: KnownSum;
  categories: (KnownSum & { category: CostCategory })[];
  /** Null is the whole trip; days that cost nothing are left out. */
  days: (KnownSum & { date: string | null })[];
  people: PersonSum[];
  settle: Transfer[];
};

function sumOf(lines: readonly CostLine[], inMoney: (line: CostLine) => number | null): KnownSum {
  const minors = lines.map(inMoney);
  const known = minors.filter((minor) => minor !== null);
  return {
    known_minor: known.reduce((sum, minor) => sum + minor, 0),
    unknown: minors.length - known.length,
  };
}

/** Another one comes first each time, so that it is not always the same person who bears the yen that is left over. */
const takingTurns = <T>(all: readonly T[], turn: number): T[] => [
  ...all.slice(turn % Math.max(1, all.length)),
  ...all.slice(0, turn % Math.max(1, all.length)),
];

/** By its id and not by its place: what is taken off and comes back must not move a yen between others. */
const turnOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const paidByOne = ({ noted, people }: TripMoney): SharedCost[] =>
  noted.flatMap((line) => {
    const { payer_id: payer } = line;
    if (!payer) return [];
    const here = people.filter((person) => person.here !== false);
    return [{ ...line, payer_id: payer, shares: here.map(({ id }) => ({ person_id: id, amount_minor: null })) }];
  });

/** Each expense is turned into the one money first and shared then, so that all balances come to nothing together. */
function peopleOf(money: TripMoney, rates: Rates): PersonSum[] {
  const { people, expenses, payments, currency } = money;
  const sums = new Map(
    people.map(({ id }) => [id, { person_id: id, paid_minor: 0, share_minor: 0, balance_minor: 0 }]),
  );
  const known = (ids: readonly string[]) => ids.length > 0 && ids.every((id) => sums.has(id));
  const add = (id: string, what: 'paid_minor' | 'share_minor', minor: number, sign: 1 | -1) => {
    const sum = sums.get(id);
    if (!sum) return;
    sum[what] += minor;
    sum.balance_minor += sign * minor;
  };
  for (const [turn, { id, amount_minor, currency: from, payer_id, shares }] of [
    ...expenses,
    ...paidByOne(money),
  ].entries()) {
    const minor = amount_minor === null ? null : convert(amount_minor, from, currency, rates);
    const inTurn = takingTurns(shares, id === undefined ? turn : turnOf(id));
    const bearers = inTurn.map(({ person_id }) => person_id);
    if (minor === null || payer_id === null || !known([payer_id]) || !known(bearers)) continue;
    add(payer_id, 'paid_minor', minor, 1);
    const weights = inTurn.map((share) => share.amount_minor ?? 1);
    // An amount that is in nobody's part is shared equally rather than lost.
    const parts = partsOf(minor, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));
    bearers.forEach((id, index) => add(id, 'share_minor', parts[index] ?? 0, -1));
  }
  for (const { from_id, to_id, amount_minor, currency: from } of payments) {
    const minor = convert(amount_minor, from, currency, rates);
    const [giver, taker] = [sums.get(from_id), sums.get(to_id)];
    if (minor === null || !giver || !taker) continue;
    giver.balance_minor += minor;
    taker.balance_minor -= minor;
  }
  return [...sums.values()];
}

/** Pure: what a trip costs in one currency, by category, day and person, and who owes whom. What is unknown is counted, never free. */
export function tripSums(money: TripMoney, rates: Rates): TripSums {
  const lines: CostLine[] = [...money.noted, ...money.expenses];
  const inMoney = ({ amount_minor, currency }: CostLine) =>
    amount_minor === null ? null : convert(amount_minor, currency, money.currency, rates);
  const dates = [...new Set(lines.map(({ date }) => date))].sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
  const people = peopleOf(money, rates);
  return {
    spent: sumOf(lines, inMoney),
    categories: costCategories.flatMap((category) => {
      const ofIt = lines.filter((line) => line.category === category);
      return ofIt.length > 0 ? [{ category, ...sumOf(ofIt, inMoney) }] : [];
    }),
    days: dates.map((date) => ({
      date,
      ...sumOf(
        lines.filter((line) => line.date === date),
        inMoney,
      ),
    })),
    people,
    settle: fewestPayments(people.map(({ person_id, balance_minor }) => ({ person_id, amount_minor: balance_minor }))),
  };
}
