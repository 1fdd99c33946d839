import type { CostPerson, Expense } from '@tabi/shared/contracts/trip-costs';
import type { CostCategory } from '@tabi/shared/money';
import { formatMoney } from '@tabi/shared/format';
import { amountRead, amountText } from './costs.ts';

/** An expense while it is being written. */
export type Draft = {
  title: string;
  amount: string;
  currency: string;
  category: CostCategory;
  /** Empty: the whole trip. */
  date: string;
  /** Empty: nobody has paid yet. */
  payer: string;
  /** Ids of those whom it is for. */
  bearers: readonly string[];
  /** Everybody's part of it by their id; null where it is shared equally. */
  parts: Readonly<Record<string, string>> | null;
};

const idsOf = (people: readonly CostPerson[]) => people.filter(({ here }) => here).map(({ id }) => id);

/** A new one: paid by the one who writes it, for everybody. */
export const emptyDraft = (people: readonly CostPerson[], currency: string, date = ''): Draft => ({
  title: '',
  amount: '',
  currency,
  category: 'food',
  date,
  payer: people.find(({ me }) => me)?.id ?? '',
  bearers: idsOf(people),
  parts: null,
});

export function draftOf(expense: Expense): Draft {
  const { title, currency, category, shares } = expense;
  const custom = shares.some(({ amount_minor }) => amount_minor !== null);
  return {
    title,
    currency,
    category,
    amount: amountText(expense.amount_minor, currency),
    date: expense.date ?? '',
    payer: expense.payer_id ?? '',
    bearers: shares.map(({ person_id }) => person_id),
    parts: custom
      ? Object.fromEntries(shares.map((share) => [share.person_id, amountText(share.amount_minor, currency)]))
      : null,
  };
}

export type DraftErrors = { title?: string; shares?: string };
type Read = { expense: Omit<Expense, 'id'> } | { errors: DraftErrors };

function partsOf({ bearers, parts, currency }: Draft): Expense['shares'] {
  if (!parts) return bearers.map((person_id) => ({ person_id, amount_minor: null }));
  return bearers.map((person_id) => ({ person_id, amount_minor: amountRead(parts[person_id] ?? '', currency) ?? 0 }));
}

/** What is wrong with the parts, and how to mend it. */
function sharesError(shares: Expense['shares'], amount: number | null, draft: Draft): string | undefined {
  if (shares.length === 0) return 'Say for whom it was.';
  if (!draft.parts) return undefined;
  if (amount === null) return 'Write the whole amount first.';
  const sum = shares.reduce((all, share) => all + (share.amount_minor ?? 0), 0);
  if (sum === amount) return undefined;
  const rest = formatMoney(Math.abs(amount - sum), draft.currency);
  return sum < amount ? `${rest} is in nobody’s part yet.` : `The parts are ${rest} too much.`;
}

/** Pure: the expense that is written, or what has to be mended. */
export function readDraft(draft: Draft): Read {
  const title = draft.title.trim();
  const amount_minor = amountRead(draft.amount, draft.currency);
  const shares = partsOf(draft);
  const wrong = sharesError(shares, amount_minor, draft);
  if (title === '' || wrong)
    return { errors: { ...(title === '' ? { title: 'Say what it was.' } : {}), ...(wrong ? { shares: wrong } : {}) } };
  const { currency, category } = draft;
  const [date, payer_id] = [draft.date || null, draft.payer || null];
  return { expense: { title, amount_minor, currency, category, date, payer_id, shares } };
}
