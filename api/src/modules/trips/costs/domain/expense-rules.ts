import type { Expense } from '@tabi/shared/contracts/trip-costs';
import { HttpError, invalid } from '../../../../http/http-error.ts';

interface Someone {
  id: string;
  here: boolean;
}

/** For whom it is when nobody says so. */
export const sharedByAll = (people: readonly Someone[]): Expense['shares'] =>
  people.filter(({ here }) => here).map(({ id }) => ({ person_id: id, amount_minor: null }));

/** @throws HttpError 422 in words for somebody who is not of the trip, or parts that do not come to the amount */
export function requireExpense({ amount_minor, payer_id, shares }: Expense, people: readonly Someone[]): void {
  const known = new Set(people.map(({ id }) => id));
  if (payer_id !== null && !known.has(payer_id))
    throw invalid('payer_id', 'Whoever paid is not one of this trip. Choose somebody from the list.');
  if (shares.length === 0) throw invalid('shares', 'Say for whom it was.');
  if (shares.some(({ person_id }) => !known.has(person_id)))
    throw invalid('shares', 'Somebody whom it was for is not one of this trip. Choose from the list.');
  const parts = shares.map((share) => share.amount_minor);
  if (parts[0] === null || parts[0] === undefined) return;
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  if (amount_minor === null || sum !== amount_minor)
    throw invalid('shares', 'The parts do not come to the whole amount. Change one of them.');
}

const sharesText = (shares: Expense['shares']): string =>
  shares
    .map(({ person_id, amount_minor }) => `${person_id} ${amount_minor}`)
    .sort()
    .join();

/** @throws HttpError 409 with the expense where it is not any more what somebody saw, and what they change it from */
export function requireSeen(now: Expense, seen: Partial<Omit<Expense, 'id'>> = {}): void {
  const { shares, ...rest } = seen;
  const changed =
    (shares !== undefined && sharesText(shares) !== sharesText(now.shares)) ||
    Object.entries(rest).some(([key, value]) => value !== undefined && value !== now[key as keyof Expense]);
  if (!changed) return;
  const message = `Somebody else has just changed ${now.title}. Look at it as it is now, and change it again.`;
  throw new HttpError('at-the-same-time', message, undefined, now);
}
