import type { Trip, TripSummary } from '@tabi/shared/contracts/trips';
import { filterOf, formatCompany, formatWhen, shelve, withDeleted } from './shelves.ts';

const trip = (id: string, startDate: string, endDate: string) => ({ id, startDate, endDate }) as TripSummary;
const ids = (trips: TripSummary[]) => trips.map(({ id }) => id);
const today = '2026-03-14';

describe('the shelves', () => {
  const { upcoming, past } = shelve(
    [
      trip('long ago', '2025-01-01', '2025-01-05'),
      trip('in May', '2026-05-01', '2026-05-05'),
      trip('ends today', '2026-03-10', '2026-03-14'),
      trip('just over', '2026-03-10', '2026-03-13'),
    ],
    today,
  );

  it('hold the trips to come, the next one first, and the running one with them', () => {
    expect(ids(upcoming)).toEqual(['ends today', 'in May']);
  });

  it('hold the trips that are over, the last one first', () => {
    expect(ids(past)).toEqual(['just over', 'long ago']);
  });
});

it('keeps a deleted trip in the list once, whether the server still names it or not', () => {
  const [one, two] = [trip('1', today, today), trip('2', today, today)];
  expect(ids(withDeleted([one], [one, two]))).toEqual(['1', '2']);
});

it.each([
  ['2026-03-14', '2026-03-14', 'Today'],
  ['2026-03-13', '2026-03-16', 'Today is day 2 of 4'],
  ['2026-03-15', '2026-03-16', 'Starts tomorrow'],
  ['2026-03-26', '2026-03-28', 'Starts in 12 days'],
  ['2026-09-26', '2026-09-28', null],
  ['2026-03-01', '2026-03-13', null],
])('says of a trip from %s to %s: %s', (startDate, endDate, words) => {
  expect(formatWhen({ startDate, endDate }, today)).toBe(words);
});

it.each([
  [['Mai'], null],
  [['Mai', 'Aiko'], 'With Aiko'],
  [['Mai', 'Aiko', 'Ben'], 'With Aiko and Ben'],
  [['Aiko', 'Ben', 'Mai', 'Chai'], 'With Aiko, Ben and 1 other'],
  [['Aiko', 'Ben', 'Mai', 'Chai', 'Dara'], 'With Aiko, Ben and 2 others'],
])('says to Mai who of %p travels with her: %p', (names, words) => {
  const people = names.map((name) => ({ id: name, name })) as Trip['contributors'];
  expect(formatCompany(people, 'Mai')).toBe(words);
});

it.each([
  ['past', 'past'],
  ['sideways', 'all'],
  [null, 'all'],
])('reads the filter %p of an address as %p', (text, filter) => {
  expect(filterOf(text)).toBe(filter);
});
