import type { Expense, Payment } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import type { Rates } from '@tabi/shared/money';
import type { Effects } from '../../../common/domain/operations.ts';
import {
  withPayer,
  withExpense,
  withoutExpense,
  withoutPayment,
  withoutPerson,
  withPayment,
  withPerson,
} from './costs.ts';

/** The costs as they will be once a change of them is done. */
export const costEffects = (rates: Rates): Effects<TripCosts> => ({
  'POST /api/trips/{id}/expenses': (costs, { body }) => withExpense(costs, body as Expense, rates),
  'PATCH /api/trips/{id}/expenses/{expenseId}': (costs, { params, body: { seen: _, ...expense } }) =>
    withExpense(costs, { ...(expense as Expense), id: params.expenseId }, rates),
  'DELETE /api/trips/{id}/expenses/{expenseId}': (costs, { params }) => withoutExpense(costs, params.expenseId, rates),
  'PATCH /api/events/{id}': (costs, { params, body: { custom_fields: fields } }) =>
    fields && 'paid_by' in fields
      ? withPayer(costs, params.id, typeof fields['paid_by'] === 'string' ? fields['paid_by'] : null, rates)
      : costs,
  'POST /api/trips/{id}/payments': (costs, { body }) => withPayment(costs, body as Payment, rates),
  'DELETE /api/trips/{id}/payments/{paymentId}': (costs, { params }) => withoutPayment(costs, params.paymentId, rates),
  'POST /api/trips/{id}/people': (costs, { body: { id = '', name } }) =>
    withPerson(costs, { id, name, kind: 'named', me: false, here: true }, rates),
  'DELETE /api/trips/{id}/people/{personId}': (costs, { params }) => withoutPerson(costs, params.personId, rates),
  'POST /api/trips/{id}/budget': (costs, { body: { amount_minor = 0, currency } }) => ({
    ...costs,
    planned: { amount_minor, currency },
  }),
});
