import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { amountText, categoryNames } from './costs.ts';

/** A spreadsheet would run what begins like this. */
const isFormula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const safe = isFormula.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

const head = ['Kind', 'Day', 'What', 'Category', 'Amount', 'Currency', 'Paid by', 'For'];

/** Pure: everything that the trip costs, a line each, as spreadsheets read it. An amount that nobody knows is empty. */
export function costsCsv({ noted, expenses, payments, people }: TripCosts): string {
  const name = (id: string | null) => people.find((person) => person.id === id)?.name ?? '';
  const rows = [
    head,
    ...noted.map((line) => [
      line.kind === 'event' ? 'Timeline' : 'Idea',
      line.date ?? '',
      line.title,
      categoryNames[line.category],
      amountText(line.amount_minor, line.currency),
      line.currency,
      '',
      '',
    ]),
    ...expenses.map((line) => [
      'Expense',
      line.date ?? '',
      line.title,
      categoryNames[line.category],
      amountText(line.amount_minor, line.currency),
      line.currency,
      name(line.payer_id),
      line.shares
        .map((share) =>
          share.amount_minor === null
            ? name(share.person_id)
            : `${name(share.person_id)} ${amountText(share.amount_minor, line.currency)}`,
        )
        .join('; '),
    ]),
    ...payments.map((line) => [
      'Payment',
      line.at.slice(0, 10),
      '',
      '',
      amountText(line.amount_minor, line.currency),
      line.currency,
      name(line.from_id),
      name(line.to_id),
    ]),
  ];
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}
