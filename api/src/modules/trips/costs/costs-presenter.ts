import type { Expense, Payment } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { eachDay } from '@tabi/shared/format';
import { tripSums, type CostCategory, type Rates } from '@tabi/shared/money';
import type { Viewer } from '../../../http/viewer.ts';
import { costsOf, minorOf, storedAmount, totalIn, type CostRow } from '../core/domain/costs.ts';
import type { EventRow, IdeaRow, TripRow } from '../core/trip-row.ts';
import { presentPeople } from './people-presenter.ts';
import type { PersonRow } from './people-repository.ts';
import type { ExpenseRow, PaymentRow } from './repository.ts';

/** What is stored of a trip that costs something. */
export interface StoredCosts {
  events: EventRow[];
  ideas: IdeaRow[];
  expenses: ExpenseRow[];
  payments: PaymentRow[];
  people: PersonRow[];
  rates: Rates;
  /** The day of each currency's rate, `YYYY-MM-DD`. */
  ratesOf: ReadonlyMap<string, string>;
}

export const presentExpense = (row: ExpenseRow): Expense => ({ ...row, category: row.category as CostCategory });
export const presentPayment = (row: PaymentRow): Payment => ({ ...row, at: row.at.toISOString() });

const categoryOf: Record<EventRow['type'], CostCategory> = {
  visit: 'sights',
  hop: 'transport',
  meal: 'food',
  stay: 'stay',
  custom: 'other',
};

/** Who paid for a stop is noted with it; somebody of another trip, as in one that was brought in, is nobody here. */
function payerOf({ custom_fields: { paid_by } }: EventRow, people: readonly PersonRow[]): string | null {
  return people.find(({ id }) => id === paid_by)?.id ?? null;
}

function notedOf({ events, ideas, people }: StoredCosts, usual: string): TripCosts['noted'] {
  const cost = (row: CostRow) => {
    const currency = row.currency ?? usual;
    return { currency, amount_minor: minorOf(row, currency) ?? 0 };
  };
  const ofEvents = events
    .filter(({ amount }) => amount !== null)
    .map((row) => ({
      ...cost(row),
      ...{ kind: 'event' as const, id: row.id, title: row.title, date: row.date },
      category: categoryOf[row.type],
      payer_id: payerOf(row, people),
    }));
  const ofIdeas = ideas
    .filter(({ amount }) => amount !== null)
    .map((row) => ({
      ...cost(row),
      ...{ kind: 'idea' as const, id: String(row.id), title: row.name, date: null, category: 'sights' as const },
      payer_id: null,
    }));
  return [...ofEvents, ...ofIdeas];
}

const isUnpriced = (row: EventRow): boolean => row.type === 'visit' && row.amount === null && row.place_id !== null;

/** The entry of a place of which no cost was noted; null where it has none or nobody knows it. */
function entryOf(row: EventRow): CostRow | null {
  const { price_amount = null, price_currency = '' } = row.poi ?? {};
  if (!isUnpriced(row) || price_amount === null) return null;
  return { ...storedAmount({ amount_minor: price_amount }, price_currency), currency: price_currency };
}

const entriesOf = ({ events }: StoredCosts): TripCosts['entries'] =>
  events.filter(isUnpriced).map(({ id, title, date, poi }) => ({
    event_id: id,
    title,
    date,
    amount_minor: poi?.price_amount ?? null,
    currency: poi && poi.price_amount !== null ? poi.price_currency : null,
  }));

/** An entry that nobody knows is counted as unknown and never as free. */
function daysOf(trip: TripRow, { events, rates }: StoredCosts, currency: string): TripCosts['days'] {
  return eachDay(trip.start_date, trip.end_date).map((date) => {
    const ofDay = events.filter((row) => row.date === date);
    const noted = costsOf(ofDay, currency);
    const entries = costsOf(
      ofDay.flatMap((row) => entryOf(row) ?? []),
      currency,
    );
    const [first, second] = [totalIn(currency, noted, rates), totalIn(currency, entries, rates)];
    const unknown = ofDay.filter((row) => row.type === 'visit' && row.amount === null && entryOf(row) === null);
    return {
      date,
      noted,
      entries,
      unknown: unknown.length,
      total_minor: first === null || second === null ? null : first + second,
    };
  });
}

/** Null where all is in one currency: no rate was asked. */
function oldestRate(currencies: readonly string[], ratesOf: ReadonlyMap<string, string>): string | null {
  const used = [...new Set(currencies)];
  if (used.length < 2) return null;
  return used.flatMap((currency) => ratesOf.get(currency) ?? []).sort()[0] ?? null;
}

/**
 * What a trip costs, and who owes whom.
 * @param wanted the reader's currency; the sums are in the budget's where there is one
 */
export function presentCosts(trip: TripRow, stored: StoredCosts, viewer: Viewer, wanted: string): TripCosts {
  const currency = trip.currency ?? wanted;
  const planned = trip.currency === null ? null : minorOf(trip, trip.currency);
  const people = presentPeople(stored.people, trip, viewer);
  const expenses = stored.expenses.map(presentExpense);
  const payments = stored.payments.map(presentPayment);
  const noted = notedOf(stored, currency);
  const money = { currency, noted, expenses, payments, people };
  return {
    currency,
    days: daysOf(trip, stored, currency),
    version: trip.version,
    planned: planned === null ? null : { currency, amount_minor: planned },
    rates_of: oldestRate(
      [currency, ...[...noted, ...expenses, ...payments].map((line) => line.currency)],
      stored.ratesOf,
    ),
    people,
    expenses,
    payments,
    noted,
    entries: entriesOf(stored),
    sums: tripSums(money, stored.rates),
  };
}
