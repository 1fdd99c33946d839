import { aVisit } from '@tabi/shared/testing';
import { neighbourOf } from './neighbours.ts';
import { calendarDays } from './pieces.ts';

const days = calendarDays(['2027-03-01', '2027-03-02', '2027-03-03'], '2027-03-01', [
  aVisit('castle', '2027-03-01 09:00', '2027-03-01 11:00'),
  aVisit('market', '2027-03-01 12:00', '2027-03-01 13:00'),
  aVisit('garden', '2027-03-03 08:00', '2027-03-03 09:00'),
  aVisit('temple', '2027-03-03 12:30', '2027-03-03 14:00'),
]);

it.each([
  ['castle', 'ArrowDown', 'market'],
  ['market', 'ArrowUp', 'castle'],
  ['castle', 'ArrowUp', undefined],
  ['market', 'ArrowRight', 'temple'],
  ['garden', 'ArrowLeft', 'castle'],
  ['temple', 'ArrowRight', undefined],
  ['castle', 'Enter', undefined],
])('goes from %s with %s to %s, over days without anything', (id, key, to) => {
  expect(neighbourOf(days, id, key)).toBe(to);
});
