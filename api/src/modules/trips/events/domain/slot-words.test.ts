import type { DayEvent } from '../event-row.ts';
import { fitsIf, slotWords } from './slot-words.ts';

const event = {
  id: 'uji',
  date: '2027-03-21',
  starts_at: '2027-03-21 11:00:00',
  ends_at: '2027-03-21 15:00:00',
  hours_kind: 'windows',
  hours_that_day: '08:45–17:30',
} as DayEvent;

it('A day is named as everywhere, and several that made room are ideas now.', () => {
  expect(slotWords(event, [])).toBe('Sun 21 March, 11:00–15:00. It is open 08:45–17:30 that day.');
  expect(slotWords(event, [], ['Nijo Castle'])).toMatch(/ Nijo Castle made room and is an idea now\.$/);
  expect(slotWords(event, [], ['Nijo Castle', 'Gion'])).toMatch(/ Nijo Castle and Gion made room and are ideas now\.$/);
  expect(fitsIf(event, ['Gion'])).toBe('It fits on Sun 21 March, 11:00–15:00, if Gion becomes an idea.');
});
