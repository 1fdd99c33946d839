import { row } from '../../../common/domain/destination-rows.ts';
import { newAnswers } from './answers.ts';
import { afterSkipping, changeOf, durationsFor, inputOf, problemsOf, refusedSteps, steps } from './wizard.ts';

const kyoto = { id: 14, name: 'Kyoto' };
const answers = newAnswers('2026-02-27', [kyoto]);
const step = (name: string) => steps.find((one) => one.name === name)!;
const wrong = (name: string, over: object) => problemsOf({ ...answers, ...over }, step(name), '2026-02-27');

it('A trip begins as a day of leisure, tomorrow.', () => {
  expect(answers).toMatchObject({ theme: 'leisure', duration: 1, date: '2026-02-28' });
});

it('Skipping jumps to the next step that cannot be skipped.', () => {
  const some = [true, true, false, true].map((skippable) => ({ skippable }));
  expect([0, 1, 2, 3].map((index) => afterSkipping(some, index))).toEqual([2, 2, 4, 4]);
});

it.each([
  ['an empty destination', 'locations', { locations: [row(0)] }, 'This field cannot be empty.'],
  ['a typed one', 'locations', { locations: [{ ...row(0), text: 'Kyo' }] }, 'Choose a destination from the list.'],
  ['no day', 'date', { date: '' }, 'This field cannot be empty.'],
  ['a day that has passed', 'date', { date: '2026-02-26' }, 'That day has passed. Choose today or a later day.'],
  ['no theme', 'theme', { theme: '' }, 'This field cannot be empty.'],
  ['no duration', 'duration', { duration: '' }, 'This field cannot be empty.'],
  ['a duration in words', 'duration', { duration: 'two' }, 'Must use all numbers.'],
])('The wizard says what is wrong with %s.', (_, name, over, words) => {
  expect(wrong(name, over)).toEqual({ [name]: words });
});

it('What is asked later is not yet wrong.', () => {
  expect(wrong('theme', { locations: [row(0)], date: '' })).toEqual({});
});

it('A trip of three days ends two days after it starts, and is from nine to ten.', () => {
  expect(inputOf({ ...answers, duration: 3 })).toEqual({
    destination_ids: [14],
    destinations_names: ['Kyoto'],
    startDate: '2026-02-28',
    endDate: '2026-03-02',
    startTime: '09:00',
    endTime: '22:00',
    theme: 'leisure',
    duration: 3,
  });
});

it('A trip begins in the traveller’s home, where they have named one.', () => {
  expect(inputOf(answers, 7)).toMatchObject({ source_id: 7 });
});

it('One answer changed leaves alone what the wizard does not ask.', () => {
  const saved = {
    source_id: 7,
    day_start_time: '10:00',
    day_end_time: '20:00',
    preferred_types: ['gardens'],
    trip_pace: 2,
  } as Parameters<typeof changeOf>[1];
  expect(changeOf({ ...answers, theme: 'family' }, saved, 'kyoto-x')).toMatchObject({
    trip_id: 'kyoto-x',
    theme: 'family',
    source_id: 7,
    startTime: '10:00',
    endTime: '20:00',
    preferredTypes: ['gardens'],
    tripPace: 2,
  });
});

it('Durations are 1 to 7 days, and that of a longer trip too.', () => {
  expect([durationsFor(2), durationsFor(12)]).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [1, 2, 3, 4, 5, 6, 7, 12],
  ]);
});

it('What the server has against an answer leads to its question.', () => {
  expect(refusedSteps({ startDate: 'Passed.', destination_ids: 'Too many.' })).toEqual({
    errors: { date: 'Passed.', locations: 'Too many.' },
    first: 2,
  });
});
