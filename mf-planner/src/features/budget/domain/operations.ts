import type { Expense, Payment } from '@tabi/shared/contracts/trip-costs';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { formatMoney } from '@tabi/shared/format';
import { toMajor } from '@tabi/shared/money';
import { operation, takenBackBy, type Operation } from '../../../common/domain/operations.ts';

type Params = { id: string };

const adding = (params: Params, expense: Expense, words: string): Operation =>
  operation('POST /api/trips/{id}/expenses', { params, body: expense }, { words });
const removing = (params: Params, { id: expenseId, title }: Expense): Operation =>
  operation(
    'DELETE /api/trips/{id}/expenses/{expenseId}',
    { params: { ...params, expenseId } },
    { words: `${title} taken off the budget` },
  );
/** Says what it was when it was last seen, so that nobody else's change is written over. */
const changing = (params: Params, { id: _, ...seen }: Expense, { id: expenseId, ...body }: Expense): Operation =>
  operation(
    'PATCH /api/trips/{id}/expenses/{expenseId}',
    { params: { ...params, expenseId }, body: { ...body, seen } },
    { words: `${body.title} changed` },
  );

export const addOf = (params: Params, expense: Expense): Operation =>
  takenBackBy(adding(params, expense, `${expense.title} added`), removing(params, expense));
export const removeOf = (params: Params, expense: Expense): Operation =>
  takenBackBy(removing(params, expense), adding(params, expense, `${expense.title} is back on the budget`));
export const changeOf = (params: Params, from: Expense, to: Expense): Operation =>
  takenBackBy(changing(params, from, to), changing(params, to, from));

/** The moment goes along for those who see it before the server has said its own. */
const paying = (params: Params, payment: Payment, words: string): Operation =>
  operation('POST /api/trips/{id}/payments', { params, body: payment }, { words });
const takingBack = (params: Params, { id: paymentId }: Payment): Operation =>
  operation(
    'DELETE /api/trips/{id}/payments/{paymentId}',
    { params: { ...params, paymentId } },
    { words: 'The payment was taken back' },
  );
export const payOf = (params: Params, payment: Payment, words: string): Operation =>
  takenBackBy(paying(params, payment, words), takingBack(params, payment));
export const takeBackOf = (params: Params, payment: Payment): Operation =>
  takenBackBy(takingBack(params, payment), paying(params, payment, 'The payment is noted again'));

/** Who paid for a stop goes where the stop goes; null: nobody yet. */
export const payerOf = ({ id, title, custom_fields: fields }: TripEvent, payer: string | null): Operation =>
  operation(
    'PATCH /api/events/{id}',
    { params: { id }, body: { custom_fields: { ...fields, paid_by: payer } } },
    { words: `Who paid for ${title} is noted`, about: id },
  );

type Planned = NonNullable<TripCosts['planned']>;

const planning = (params: Params, planned: Planned): Operation =>
  operation(
    'POST /api/trips/{id}/budget',
    { params, body: { ...planned, amount: Math.round(toMajor(planned.amount_minor, planned.currency)) } },
    { words: `The budget is ${formatMoney(planned.amount_minor, planned.currency)}` },
  );
export const planOf = (params: Params, planned: Planned, before: Planned | null): Operation =>
  before
    ? takenBackBy(planning(params, planned), planning(params, before))
    : { ...planning(params, planned), back: 'none' };

type Person = { id: string; name: string };

const addingPerson = (params: Params, { id, name }: Person): Operation =>
  operation('POST /api/trips/{id}/people', { params, body: { id, name } }, { words: `${name} comes along` });
const removingPerson = (params: Params, { id: personId, name }: Person): Operation =>
  operation(
    'DELETE /api/trips/{id}/people/{personId}',
    { params: { ...params, personId } },
    { words: `${name} taken off` },
  );
export const addPersonOf = (params: Params, person: Person): Operation =>
  takenBackBy(addingPerson(params, person), removingPerson(params, person));
export const removePersonOf = (params: Params, person: Person): Operation =>
  takenBackBy(removingPerson(params, person), addingPerson(params, person));
