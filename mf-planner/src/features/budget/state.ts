import type { Expense, Payment } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import { formatMoney } from '@tabi/shared/format';
import { useMemo } from 'react';
import { usePatched } from '../../common/state/patched.ts';
import { useCosts, useRates } from './api.ts';
import { giving } from './domain/costs.ts';
import { costEffects } from './domain/effects.ts';
import {
  addOf,
  addPersonOf,
  changeOf,
  payerOf,
  payOf,
  planOf,
  removeOf,
  removePersonOf,
  takeBackOf,
} from './domain/operations.ts';

type Person = { id: string; name: string };

/** The costs of the open trip with everything on them that is still on its way, and how they are changed. */
export function useTripCosts(id: string) {
  const answer = useCosts(id);
  const rates = useRates().data?.results;
  const effects = useMemo(() => costEffects(rates ?? {}), [rates]);
  const { shown, act } = usePatched(answer, effects);
  const params = { id };
  return {
    asked: answer.asked,
    costs: shown,
    add: (expense: Expense) => act(addOf(params, expense)),
    change: (from: Expense, to: Expense) => act(changeOf(params, from, to)),
    remove: (expense: Expense) => act(removeOf(params, expense)),
    payFor: (event: TripEvent, payer: string | null) => act(payerOf(event, payer)),
    pay: (payment: Payment) => {
      const words = `${giving(shown?.people ?? [], payment.from_id, payment.to_id, true)} ${formatMoney(payment.amount_minor, payment.currency)}`;
      return act(payOf(params, payment, words));
    },
    takeBack: (payment: Payment) => act(takeBackOf(params, payment)),
    addPerson: (person: Person) => act(addPersonOf(params, person)),
    removePerson: (person: Person) => act(removePersonOf(params, person)),
    plan: (planned: NonNullable<TripCosts['planned']>) => act(planOf(params, planned, shown?.planned ?? null)),
  };
}

export type CostEdits = Omit<ReturnType<typeof useTripCosts>, 'asked' | 'costs'>;
