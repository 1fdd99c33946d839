import type { Expense, Payment } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { formatMoney } from '@tabi/shared/format';
import { operation } from '../../common/domain/operations.ts';
import { addOf, changeOf, payOf, planOf, removeOf, removePersonOf, takeBackOf } from './domain/operations.ts';
import { usePatched } from '../../common/state/patched.ts';
import { useCosts, useRates } from './api.ts';
import {
  giving,
  withExpense,
  withoutExpense,
  withoutPayment,
  withoutPerson,
  withPayment,
  withPerson,
} from './domain/costs.ts';

/** The costs of the open trip with everything on them that is still on its way, and how they are changed. */
export function useTripCosts(id: string) {
  const { asked, askAgain } = useCosts(id);
  const rates = useRates().data?.results ?? {};
  const { shown, act } = usePatched(asked.data?.results, askAgain);
  const params = { id };
  return {
    asked,
    costs: shown,
    add: (expense: Expense) =>
      act(addOf(params, expense, `${expense.title} added`), (costs) => withExpense(costs, expense, rates)),
    change: (from: Expense, to: Expense) => act(changeOf(params, from, to), (costs) => withExpense(costs, to, rates)),
    remove: (expense: Expense) =>
      act(removeOf(params, expense, `${expense.title} taken off the budget`), (costs) =>
        withoutExpense(costs, expense.id, rates),
      ),
    pay: (payment: Payment) => {
      const words = `${giving(shown?.people ?? [], payment.from_id, payment.to_id, true)} ${formatMoney(payment.amount_minor, payment.currency)}`;
      return act(payOf(params, payment, words), (costs) => withPayment(costs, payment, rates));
    },
    takeBack: (payment: Payment) =>
      act(takeBackOf(params, payment, 'The payment was taken back'), (costs) =>
        withoutPayment(costs, payment.id, rates),
      ),
    addPerson: (person: { id: string; name: string }) =>
      act(
        operation(
          'POST /api/trips/{id}/people',
          { params, body: person },
          {
            words: `${person.name} comes along`,
            inverse: () => removePersonOf(params, person),
          },
        ),
        (costs) => withPerson(costs, { ...person, kind: 'named', me: false, here: true }, rates),
      ),
    removePerson: (person: { id: string; name: string }) =>
      act(removePersonOf(params, person), (costs) => withoutPerson(costs, person.id, rates)),
    plan: (planned: NonNullable<TripCosts['planned']>) =>
      act(planOf(params, planned, shown?.planned ?? null), (costs) => ({ ...costs, planned })),
  };
}

export type CostEdits = Omit<ReturnType<typeof useTripCosts>, 'asked' | 'costs'>;
