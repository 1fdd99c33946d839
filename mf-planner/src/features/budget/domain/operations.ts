import type { Expense, Payment } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { formatMoney } from '@tabi/shared/format';
import { toMajor } from '@tabi/shared/money';
import { operation, type Operation } from '../../../common/domain/operations.ts';

type Params = { id: string };

export const addOf = (params: Params, expense: Expense, words: string): Operation =>
  operation(
    'POST /api/trips/{id}/expenses',
    { params, body: expense },
    {
      words,
      inverse: () => removeOf(params, expense, `${expense.title} taken off the budget`),
    },
  );
export const removeOf = (params: Params, expense: Expense, words: string): Operation =>
  operation(
    'DELETE /api/trips/{id}/expenses/{expenseId}',
    { params: { ...params, expenseId: expense.id } },
    {
      words,
      inverse: () => addOf(params, expense, `${expense.title} is back on the budget`),
    },
  );
/** Says what it was when it was last seen, so that nobody else's change is written over. */
export const changeOf = (params: Params, from: Expense, to: Expense): Operation => {
  const { id: expenseId, ...body } = to;
  const { id: _, ...seen } = from;
  return operation(
    'PATCH /api/trips/{id}/expenses/{expenseId}',
    { params: { ...params, expenseId }, body: { ...body, seen } },
    { words: `${to.title} changed`, inverse: () => changeOf(params, to, from) },
  );
};
export const payOf = (params: Params, payment: Payment, words: string): Operation => {
  const { at: _, ...body } = payment;
  return operation(
    'POST /api/trips/{id}/payments',
    { params, body },
    {
      words,
      inverse: () => takeBackOf(params, payment, 'The payment was taken back'),
    },
  );
};
export const takeBackOf = (params: Params, payment: Payment, words: string): Operation =>
  operation(
    'DELETE /api/trips/{id}/payments/{paymentId}',
    { params: { ...params, paymentId: payment.id } },
    {
      words,
      inverse: () => payOf(params, payment, 'The payment is noted again'),
    },
  );
export const planOf = (
  params: Params,
  planned: NonNullable<TripCosts['planned']>,
  before: TripCosts['planned'],
): Operation => {
  const amount = Math.round(toMajor(planned.amount_minor, planned.currency));
  return operation(
    'POST /api/trips/{id}/budget',
    { params, body: { ...planned, amount } },
    {
      words: `The budget is ${formatMoney(planned.amount_minor, planned.currency)}`,
      inverse: before ? () => planOf(params, before, planned) : 'none',
    },
  );
};

export const removePersonOf = (params: Params, { id: personId, name }: { id: string; name: string }): Operation =>
  operation(
    'DELETE /api/trips/{id}/people/{personId}',
    { params: { ...params, personId } },
    {
      words: `${name} taken off`,
      inverse: () =>
        operation(
          'POST /api/trips/{id}/people',
          { params, body: { id: personId, name } },
          {
            words: `${name} comes along`,
            inverse: 'none',
          },
        ),
    },
  );
