import { row } from '../../common/domain/destination-rows.ts';
import { changeOf, digitsOf, firstDayOf, inputOf, newDraft, problemsOf, wishesComplete } from './domain.ts';

const kyoto = { id: 14, name: 'Kyoto' };
const draft = newDraft('2026-02-27', [kyoto], { currency: 'USD', home: null });
const problems = (over: Partial<typeof draft>) => problemsOf({ ...draft, ...over }, '2026-02-27');

it('A draft begins as three days from the day after tomorrow, from eight to ten.', () => {
  expect(draft).toMatchObject({ startDate: '2026-03-01', endDate: '2026-03-03', startTime: '08:00', endTime: '22:00' });
});

it.each([
  [
    'a destination is only typed',
    { destinations: [{ ...row(0), text: 'Kyo' }] },
    'Choose a destination from the list.',
  ],
  ['the first day is none', { startDate: '' }, 'Choose the first day.'],
  ['the last day is none', { endDate: '' }, 'Choose the last day.'],
  ['the first day has passed', { startDate: '2026-02-26' }, 'That day has passed. Choose today or a later day.'],
  ['a day would end before it starts', { startTime: '22:00', endTime: '09:00' }, 'The day must end after it starts.'],
])('It says what is wrong when %s.', (_, over, words) => {
  expect(Object.values(problems(over))).toEqual([words]);
});

it('A trip that has begun may keep the day on which it did.', () => {
  expect(firstDayOf('2026-03-02', { startDate: '2026-03-01' })).toBe('2026-03-01');
  expect(firstDayOf('2026-03-02', { startDate: '2026-04-01' })).toBe('2026-03-02');
});

it('Budget accepts digits only; others are stripped.', () => {
  expect([digitsOf('1,200 €'), digitsOf('-5'), digitsOf('a lot')]).toEqual(['1200', '5', '']);
});

it.each([
  ['without a currency', { currency: '' }, false],
  ['with an amount of 0', { amount: '0' }, false],
  ['without a preference', { preferredTypes: [] }, false],
  ['with all three', {}, true],
])('A trip %s may be planned: %p.', (_, over, may) => {
  expect(wishesComplete({ ...draft, amount: '900', preferredTypes: ['gardens'], ...over })).toBe(may);
});

it('It is sent with the ids of what was chosen, and with a budget only where one was said.', () => {
  const two = { ...draft, destinations: [row(0, kyoto), row(1, { id: 3, name: 'Nara' })] };
  expect(inputOf(two)).toEqual({
    source_id: null,
    destination_ids: [14, 3],
    startDate: '2026-03-01',
    endDate: '2026-03-03',
    startTime: '08:00',
    endTime: '22:00',
    preferredTypes: [],
    tripPace: 1,
  });
  expect(inputOf({ ...two, amount: '900' })).toMatchObject({ currency: 'USD', amount: 900 });
});

it('A trip that is changed keeps its budget, which may have cents.', () => {
  const sent = changeOf({ ...draft, amount: '900' }, 'kyoto-x');
  expect([sent.trip_id, 'amount' in sent]).toEqual(['kyoto-x', false]);
});
