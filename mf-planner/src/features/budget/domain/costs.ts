import type { CostPerson, Expense, Payment } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { minorDigits, toMajor, tripSums, type CostCategory, type Rates } from '@tabi/shared/money';

export const categoryNames: Record<CostCategory, string> = {
  stay: 'Stays',
  transport: 'Transport',
  food: 'Food',
  sights: 'Sights',
  shopping: 'Shopping',
  other: 'Other',
};

/** Its sums as they are after a change: by the rates that the server reckons with, too. */
const summed = (costs: TripCosts, rates: Rates): TripCosts => ({ ...costs, sums: tripSums(costs, rates) });

/** At its place when it is there already, else at the end: as the server has it. */
function withOne<T extends { id: string }>(all: readonly T[], one: T): T[] {
  return all.some(({ id }) => id === one.id) ? all.map((old) => (old.id === one.id ? one : old)) : [...all, one];
}
const withoutOne = <T extends { id: string }>(all: readonly T[], id: string): T[] => all.filter((one) => one.id !== id);

export const withExpense = (costs: TripCosts, expense: Expense, rates: Rates): TripCosts =>
  summed({ ...costs, expenses: withOne(costs.expenses, expense) }, rates);
export const withoutExpense = (costs: TripCosts, id: string, rates: Rates): TripCosts =>
  summed({ ...costs, expenses: withoutOne(costs.expenses, id) }, rates);
export const withPayer = (costs: TripCosts, eventId: string, payer: string | null, rates: Rates): TripCosts => {
  const noted = costs.noted.map((one) =>
    one.kind === 'event' && one.id === eventId ? { ...one, payer_id: payer } : one,
  );
  return summed({ ...costs, noted }, rates);
};
export const withPayment = (costs: TripCosts, payment: Payment, rates: Rates): TripCosts =>
  summed({ ...costs, payments: withOne(costs.payments, payment) }, rates);
export const withoutPayment = (costs: TripCosts, id: string, rates: Rates): TripCosts =>
  summed({ ...costs, payments: withoutOne(costs.payments, id) }, rates);
export const withPerson = (costs: TripCosts, person: CostPerson, rates: Rates): TripCosts =>
  summed({ ...costs, people: withOne(costs.people, person) }, rates);
export const withoutPerson = (costs: TripCosts, id: string, rates: Rates): TripCosts =>
  summed({ ...costs, people: withoutOne(costs.people, id) }, rates);

/** `12.50` of a currency with cents, `1200` of one without. Empty where nothing is known. */
export const amountText = (minor: number | null, currency: string): string =>
  minor === null ? '' : toMajor(minor, currency).toFixed(minorDigits(currency));

/** Only what an amount is written with. Marks stay in every currency: which one it is may be said after the amount. */
export const amountTyped = (text: string): string => text.replace(/[^\d.,]/g, '');

/**
 * `1,200`, `1.200` and `1200` are twelve hundred, `12.5` and `12,5` are twelve and a half: three digits after the last mark are
 * thousands where the currency has fewer. What is smaller than the currency has is left out.
 * @returns in the minor unit; null where nothing is written
 */
export function amountRead(text: string, currency: string): number | null {
  if (!/\d/.test(text)) return null;
  const digits = minorDigits(currency);
  const [, whole = text, mark = '', rest = ''] = /^(.*)([.,])(\d*)$/.exec(text) ?? [];
  const isThousands = rest.length === 3 && (digits < 3 || mark === ',');
  const all = (part: string) => part.replace(/\D/g, '');
  return isThousands
    ? Number(all(text) + '0'.repeat(digits))
    : Number(all(whole) + rest.slice(0, digits).padEnd(digits, '0'));
}

/** What somebody is called in a sentence. */
export const nameOf = (people: readonly CostPerson[], id: string | null): string => {
  const person = people.find((one) => one.id === id);
  return !person ? 'Nobody' : person.me ? 'You' : person.name;
};

/** `Ken gives you`, `You give Ken`. */
export function giving(people: readonly CostPerson[], from: string, to: string, past = false): string {
  const [giver, taker] = [nameOf(people, from), nameOf(people, to)];
  return `${giver} ${past ? 'gave' : giver === 'You' ? 'give' : 'gives'} ${taker === 'You' ? 'you' : taker}`;
}

/** `Mai paid for everyone`, `Nobody has paid yet`. */
export function payingWords({ payer_id, shares }: Expense, people: readonly CostPerson[]): string {
  const here = people.filter((person) => person.here);
  const bearers = shares.map(({ person_id }) => nameOf(people, person_id));
  const all = here.length > 1 && here.every(({ id }) => shares.some(({ person_id }) => person_id === id));
  const parts = shares.some(({ amount_minor }) => amount_minor !== null) ? ', in parts' : '';
  if (payer_id === null) return 'Nobody has paid yet';
  const payer = nameOf(people, payer_id);
  if (here.length < 2) return `${payer} paid`;
  if (shares.length === 1 && shares[0]?.person_id === payer_id)
    return `${payer} paid for ${payer === 'You' ? 'yourself' : 'themselves'}`;
  const named = bearers.map((name) => (name === 'You' ? 'you' : name)).join(', ');
  return `${payer} paid for ${all ? 'everyone' : named}${parts}`;
}
