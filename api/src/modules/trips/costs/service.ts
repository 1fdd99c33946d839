import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Expense, ExpensePatch, Payment, expenseInput } from '@tabi/shared/contracts/trip-costs';
import { invalid, notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { presentExpense, presentPayment } from './costs-presenter.ts';
import { requireExpense, requireSeen, sharedByAll } from './domain/expense-rules.ts';
import { tripPeople } from './people-repository.ts';
import { expenses, tripPayments, type NewPayment } from './repository.ts';

const mostExpenses = 500;
const mostPayments = 500;

type Wish = z.output<typeof expenseInput>;

export const addExpense = async (context: ApiContext, change: Change, wish: Wish): Promise<Expense> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      const people = await tripPeople.list(db, trip.id);
      const id = wish.id ?? randomUUID();
      const expense = {
        ...wish,
        id,
        currency: wish.currency.toUpperCase(),
        shares: wish.shares ?? sharedByAll(people),
      };
      requireExpense(expense, people);
      await expenses.insert(db, trip.id, expense, mostExpenses);
      const stored = await expenses.find(db, trip.id, id);
      if (!stored && (await expenses.list(db, trip.id)).length >= mostExpenses)
        throw invalid('title', `There are ${mostExpenses} expenses already. Take one off first.`, 'too-many');
      if (!stored) throw notFound();
      const result = presentExpense(stored);
      return { kind: 'expense-added', data: { expense: result }, result };
    })
  ).result;

export const changeExpense = async (
  context: ApiContext,
  change: Change,
  id: string,
  { seen, ...wish }: ExpensePatch,
): Promise<Expense> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      const before = await expenses.find(db, trip.id, id);
      if (!before) throw notFound();
      requireSeen(presentExpense(before), seen);
      const said = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
      const merged: Expense = { ...presentExpense(before), ...said };
      const result = { ...merged, currency: merged.currency.toUpperCase() };
      requireExpense(result, await tripPeople.list(db, trip.id));
      await expenses.update(db, trip.id, result);
      return { kind: 'expense-changed', data: { expense: result }, result };
    })
  ).result;

export async function removeExpense(context: ApiContext, change: Change, id: string): Promise<void> {
  await changeTrip(context, change, 'edit', async (db, trip) => {
    if (!(await expenses.remove(db, trip.id, id))) throw notFound();
    return { kind: 'expense-removed', data: { expense_id: id }, result: undefined };
  });
}

type PaymentWish = Omit<NewPayment, 'id'> & { id?: string | undefined };

export const addPayment = async (context: ApiContext, change: Change, wish: PaymentWish): Promise<Payment> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      const known = new Set((await tripPeople.list(db, trip.id)).map(({ id }) => id));
      for (const field of ['from_id', 'to_id'] as const)
        if (!known.has(wish[field])) throw invalid(field, 'They are not one of this trip. Choose from the list.');
      const payment = { ...wish, id: wish.id ?? randomUUID(), currency: wish.currency.toUpperCase() };
      await tripPayments.insert(db, trip.id, payment, mostPayments);
      const there = await tripPayments.list(db, trip.id);
      const stored = there.find(({ id }) => id === payment.id);
      if (!stored && there.length >= mostPayments)
        throw invalid('amount_minor', `There are ${mostPayments} payments already. Take one back first.`, 'too-many');
      if (!stored) throw notFound();
      const result = presentPayment(stored);
      return { kind: 'payment-added', data: { payment: result }, result };
    })
  ).result;

export async function removePayment(context: ApiContext, change: Change, id: string): Promise<void> {
  await changeTrip(context, change, 'edit', async (db, trip) => {
    if (!(await tripPayments.remove(db, trip.id, id))) throw notFound();
    return { kind: 'payment-removed', data: { payment_id: id }, result: undefined };
  });
}
