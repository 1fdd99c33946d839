import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import type { Expense } from '@tabi/shared/contracts/trip-costs';

/** As the contract has it: what is stored is what is told. */
export interface ExpenseRow {
  id: string;
  title: string;
  amount_minor: number | null;
  currency: string;
  category: string;
  date: string | null;
  payer_id: string | null;
  shares: Expense['shares'];
}
export type NewExpense = Omit<Expense, 'shares'>;
export interface PaymentRow {
  id: string;
  from_id: string;
  to_id: string;
  amount_minor: number;
  currency: string;
  at: Date;
}
export type NewPayment = Omit<PaymentRow, 'at'>;

const list = statement<ExpenseRow, { tripId: string; id: string | null }>(
  'expenses.list',
  `SELECT id, title, amount_minor, currency, category, date, payer_id,
     coalesce((SELECT jsonb_agg(jsonb_build_object('person_id', share.person_id, 'amount_minor', share.amount_minor) ORDER BY person.position)
               FROM trip_expense_shares AS share JOIN trip_people AS person ON person.id = share.person_id
               WHERE share.expense_id = expense.id), '[]') AS shares
   FROM trip_expenses AS expense WHERE trip_id = :tripId AND (:id::uuid IS NULL OR id = :id) ORDER BY position`,
);
const insert = command<NewExpense & { tripId: string; most: number }>(
  'expenses.insert',
  `INSERT INTO trip_expenses (id, trip_id, title, amount_minor, currency, category, date, payer_id)
   SELECT :id, :tripId, :title, :amount_minor, :currency, :category, :date, :payer_id
   WHERE (SELECT count(*) FROM trip_expenses WHERE trip_id = :tripId) < :most
   ON CONFLICT (id) DO NOTHING`,
);
const update = command<NewExpense & { tripId: string }>(
  'expenses.update',
  `UPDATE trip_expenses SET title = :title, amount_minor = :amount_minor, currency = :currency, category = :category,
     date = :date, payer_id = :payer_id WHERE id = :id AND trip_id = :tripId`,
);
const clearShares = command<{ id: string }>(
  'expenses.clear-shares',
  'DELETE FROM trip_expense_shares WHERE expense_id = :id',
);
const setShares = command<{ id: string; shares: Json<{ person_id: string; amount_minor: string | null }[]> }>(
  'expenses.set-shares',
  `INSERT INTO trip_expense_shares (expense_id, person_id, amount_minor)
   SELECT :id, row.* FROM jsonb_to_recordset(:shares) AS row (person_id uuid, amount_minor bigint)`,
);
const remove = command<{ id: string; tripId: string }>(
  'expenses.remove',
  'DELETE FROM trip_expenses WHERE id = :id AND trip_id = :tripId',
);

const payments = statement<PaymentRow, { tripId: string }>(
  'trip-payments.list',
  'SELECT id, from_id, to_id, amount_minor, currency, at FROM trip_payments WHERE trip_id = :tripId ORDER BY at, id',
);
const pay = command<NewPayment & { tripId: string; most: number }>(
  'trip-payments.insert',
  `INSERT INTO trip_payments (id, trip_id, from_id, to_id, amount_minor, currency)
   SELECT :id, :tripId, :from_id, :to_id, :amount_minor, :currency
   WHERE (SELECT count(*) FROM trip_payments WHERE trip_id = :tripId) < :most ON CONFLICT (id) DO NOTHING`,
);
const takeBack = command<{ id: string; tripId: string }>(
  'trip-payments.remove',
  'DELETE FROM trip_payments WHERE id = :id AND trip_id = :tripId',
);

async function share(db: Db, id: string, shares: Expense['shares']): Promise<void> {
  await clearShares.run(db, { id });
  const entries = shares.map(({ person_id, amount_minor }) => ({
    person_id,
    amount_minor: amount_minor === null ? null : String(amount_minor),
  }));
  await setShares.run(db, { id, shares: json(entries) });
}

export const expenses = {
  /** In the order in which they were noted. */
  list: (db: Db, tripId: string) => list.rows(db, { tripId, id: null }),
  find: (db: Db, tripId: string, id: string) => list.first(db, { tripId, id }),
  /** @returns false when there are `most` already, or when there is one of this id */
  insert: async (db: Db, tripId: string, { shares, ...expense }: Expense, most: number): Promise<boolean> => {
    if ((await insert.run(db, { tripId, ...expense, most })) === 0) return false;
    await share(db, expense.id, shares);
    return true;
  },
  update: async (db: Db, tripId: string, { shares, ...expense }: Expense): Promise<void> => {
    await update.run(db, { tripId, ...expense });
    await share(db, expense.id, shares);
  },
  remove: async (db: Db, tripId: string, id: string) => (await remove.run(db, { tripId, id })) > 0,
};

export const tripPayments = {
  list: (db: Db, tripId: string) => payments.rows(db, { tripId }),
  /** @returns false when there are `most` already, or when there is one of this id */
  insert: async (db: Db, tripId: string, payment: NewPayment, most: number) =>
    (await pay.run(db, { tripId, ...payment, most })) > 0,
  remove: async (db: Db, tripId: string, id: string) => (await takeBack.run(db, { tripId, id })) > 0,
};
