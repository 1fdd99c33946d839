import { aHop, aMeal, anOwnEvent, aVisit } from '@tabi/shared/testing';
import { daysOf } from '../../../common/domain/days.ts';
import { everything, filtered, isFiltering, readFilter, withFilter, type Filter } from './filter.ts';

const on = (day: number, clock: string) => `2027-03-0${day} ${clock}`;
const days = daysOf(
  ['2027-03-01', '2027-03-02'],
  [
    aVisit('Nijo Castle', on(1, '09:00'), on(1, '10:00'), { must: true }),
    aHop('way', on(1, '10:00'), on(1, '10:10')),
    aMeal('lunch', on(1, '12:00'), on(1, '13:00')),
    aVisit('Gion', on(2, '09:00'), on(2, '10:00'), { amount_minor: 500, custom_fields: { note: 'Bring Coins' } }),
    anOwnEvent('Tea with Aiko', on(2, '15:00'), on(2, '16:00')),
  ],
);
const shown = (filter: Partial<Filter>) =>
  filtered(days, { ...everything, ...filter }).map(({ number, rows }) => [
    number,
    ...rows.map((row) => 'event' in row && row.event.title),
  ]);

it('days show what is of a kind, is a must, costs something or has these words in its name or notes', () => {
  expect(shown({ kind: 'visit' })).toEqual([
    [1, 'Nijo Castle'],
    [2, 'Gion'],
  ]);
  expect(shown({ must: true })).toEqual([[1, 'Nijo Castle']]);
  expect(shown({ cost: true })).toEqual([[2, 'Gion']]);
  expect(shown({ words: ' coins ' })).toEqual([[2, 'Gion']]);
  expect(shown({ kind: 'visit', words: 'aiko' })).toEqual([]);
});

it('a filter stands in the address beside what else is there, and no filter leaves nothing behind', () => {
  const filter: Filter = { kind: 'meal', must: true, cost: false, words: 'ramen' };
  const search = withFilter(new URLSearchParams('token=x'), filter);
  expect(search.toString()).toBe('token=x&kind=meal&must=1&words=ramen');
  expect(readFilter(search)).toEqual(filter);
  expect(withFilter(search, everything).toString()).toBe('token=x');
  expect([isFiltering(readFilter(new URLSearchParams('kind=boat'))), isFiltering(filter)]).toEqual([false, true]);
});
