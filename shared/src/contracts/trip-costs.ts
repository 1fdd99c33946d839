import { z } from 'zod';
import { costCategories } from '../money/trip-sums.ts';
import { defineCalls } from './call.ts';
import { day, done, idParams, one } from './common.ts';
import { cost, currencyCode, minorAmount } from './trip-money.ts';

export const costCategory = z.enum(costCategories);

/** Somebody who bears costs and takes to-dos on. */
export const costPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** `visitor`: the owner, who has no account; `named`: somebody who is only written down. */
  kind: z.enum(['account', 'visitor', 'named']),
  /** Whether it is the one who asks. */
  me: z.boolean(),
  /** False for who has left the trip and still is in its sums. */
  here: z.boolean(),
});
export type CostPerson = z.infer<typeof costPerson>;

const share = z.object({
  person_id: z.string(),
  /** What they bear of it; null where it is shared equally. */
  amount_minor: z.number().int().nullable(),
});
export const expense = z.object({
  id: z.string(),
  title: z.string(),
  /** In the minor unit of `currency`; null where nobody knows it yet. */
  amount_minor: z.number().int().nullable(),
  currency: z.string(),
  category: costCategory,
  /** Null: of the whole trip. */
  date: day.nullable(),
  /** Null: nobody has paid it yet. */
  payer_id: z.string().nullable(),
  shares: z.array(share),
});
export type Expense = z.infer<typeof expense>;

export const payment = z.object({
  id: z.string(),
  from_id: z.string(),
  to_id: z.string(),
  amount_minor: z.number().int(),
  currency: z.string(),
  /** When it was noted, in UTC. */
  at: z.string(),
});
export type Payment = z.infer<typeof payment>;

/** What an event or an idea was noted to cost. */
export const notedCost = cost.extend({
  kind: z.enum(['event', 'idea']),
  id: z.string(),
  title: z.string(),
  category: costCategory,
  date: day.nullable(),
  /** One of the trip's people, who paid it for everybody; null: nobody said so. */
  payer_id: z.string().nullable().optional(),
});
/** What one adult pays to get in, where no cost was noted: an estimate. Null where nobody knows. */
export const entryCost = z.object({
  event_id: z.string(),
  title: z.string(),
  date: day,
  amount_minor: z.number().int().nullable(),
  currency: z.string().nullable(),
});

const knownSum = { known_minor: z.number().int(), unknown: z.number().int() };
/** All in the minor unit of the costs' currency; what no price is known of is counted. */
export const costSums = z.object({
  spent: z.object(knownSum),
  categories: z.array(z.object({ ...knownSum, category: costCategory })),
  days: z.array(z.object({ ...knownSum, date: day.nullable() })),
  people: z.array(
    z.object({
      person_id: z.string(),
      paid_minor: z.number().int(),
      share_minor: z.number().int(),
      /** What they are to be given; less than 0: have to give. */
      balance_minor: z.number().int(),
    }),
  ),
  /** The fewest payments after which nobody owes anything. */
  settle: z.array(z.object({ from_id: z.string(), to_id: z.string(), amount_minor: z.number().int() })),
});

/** What the budget is told by besides its days. */
export const sharedCosts = {
  /** The trip's. */
  version: z.number().int(),
  planned: cost.nullable(),
  /** The day of the oldest rate that the sums were reckoned with; null where all is in one currency. */
  rates_of: day.nullable(),
  people: z.array(costPerson),
  expenses: z.array(expense),
  payments: z.array(payment),
  noted: z.array(notedCost),
  entries: z.array(entryCost),
  sums: costSums,
};

const id = z.uuid();
/** Given by the one who asks, so that asking again is harmless and what was deleted can come back as it was. */
const ownId = id.optional();
const title = z.string().trim().min(1, 'Say what it was.').max(120);
const shares = z
  .array(z.object({ person_id: id, amount_minor: minorAmount.nullable().default(null) }))
  .max(60)
  .refine((all) => new Set(all.map(({ person_id }) => person_id)).size === all.length, 'Name everybody once.')
  .refine(
    (all) => new Set(all.map(({ amount_minor }) => amount_minor === null)).size < 2,
    'Give everybody an amount, or nobody.',
  );
export const expenseInput = z.object({
  id: ownId,
  title,
  amount_minor: minorAmount.nullable(),
  currency: currencyCode,
  category: costCategory.default('other'),
  date: day.nullable().default(null),
  payer_id: id.nullable().default(null),
  /** For whom; when left out: for everybody who takes part, equally. */
  shares: shares.optional(),
});
export type ExpenseInput = z.input<typeof expenseInput>;
export const expensePatch = z
  .object({
    /** What it was when the one who asks saw it last: whoever else has changed that meanwhile is not written over. */
    seen: expense.omit({ id: true }).partial(),
    title,
    amount_minor: minorAmount.nullable(),
    currency: currencyCode,
    category: costCategory,
    date: day.nullable(),
    payer_id: id.nullable(),
    shares,
  })
  .partial()
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Say what to change.');
export type ExpensePatch = z.input<typeof expensePatch>;

const paymentInput = z
  .object({
    id: ownId,
    from_id: id,
    to_id: id,
    amount_minor: minorAmount.min(1, 'Say how much.'),
    currency: currencyCode,
  })
  .refine(({ from_id, to_id }) => from_id !== to_id, { path: ['to_id'], error: 'Choose somebody else.' });
const name = z.string().trim().min(1, 'Write a name.').max(60);

const expenseParams = idParams.extend({ expenseId: id });
const paymentParams = idParams.extend({ paymentId: id });
const personParams = idParams.extend({ personId: id });

export const tripCostCalls = defineCalls({
  'POST /api/trips/{id}/expenses': {
    summary: 'Note what something cost, who paid, and for whom.',
    params: idParams,
    body: expenseInput,
    answer: one(expense),
  },
  'PATCH /api/trips/{id}/expenses/{expenseId}': {
    summary: 'Change what was noted of an expense.',
    params: expenseParams,
    body: expensePatch,
    answer: one(expense),
  },
  'DELETE /api/trips/{id}/expenses/{expenseId}': {
    summary: 'Take an expense off the budget.',
    params: expenseParams,
    answer: done,
  },
  'POST /api/trips/{id}/payments': {
    summary: 'Note that somebody has paid somebody else back.',
    params: idParams,
    body: paymentInput,
    answer: one(payment),
  },
  'DELETE /api/trips/{id}/payments/{paymentId}': {
    summary: 'Take a payment back: it is owed again.',
    params: paymentParams,
    answer: done,
  },
  'GET /api/trips/{id}/people': {
    summary: 'Who shares the costs and the to-dos of a trip.',
    params: idParams,
    answer: one(z.array(costPerson)),
  },
  'POST /api/trips/{id}/people': {
    summary: 'Name somebody who comes along and has no account.',
    params: idParams,
    body: z.object({ id: ownId, name }),
    answer: one(costPerson),
  },
  'PATCH /api/trips/{id}/people/{personId}': {
    summary: 'Give somebody who is only named another name.',
    params: personParams,
    body: z.object({ name }),
    answer: one(costPerson),
  },
  'DELETE /api/trips/{id}/people/{personId}': {
    summary: 'Take somebody off who is only named and in no expense.',
    params: personParams,
    answer: done,
  },
});
