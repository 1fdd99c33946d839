import { formatBestTime, formatClosedDates, formatClosure, formatLight, formatSetting } from './words.ts';

it('tells the best time of the day, and nothing when any is as good', () => {
  expect([formatBestTime('early-morning'), formatBestTime('any')]).toEqual(['Early morning', null]);
});

it('says whether a place is under a roof', () => {
  expect(formatSetting('both')).toBe('Indoors and out');
});

it('says for whose light one comes', () => {
  expect(formatLight('both')).toBe('For sunrise and sunset');
});

it.each([
  [{ from: '11-01', to: '03-31', why: 'Snow.' }, 'Closed from 1 November to 31 March: Snow.'],
  [{ from: '2026-12-01', to: '2027-06-30', why: 'Works' }, 'Closed from 1 December 2026 to 30 June 2027: Works.'],
])('says when %j is closed', (closure, words) => {
  expect(formatClosure(closure)).toBe(words);
});

it.each([
  [['12-29', '12-30', '12-31', '01-01', '01-02', '01-03'], 'Closed from 29 December to 3 January.'],
  [['01-26', '08-15', '10-02'], 'Closed on 26 January, 15 August and 2 October.'],
  [
    ['08-15', '12-30', '12-31', '2027-02-17'],
    'Closed on 15 August, from 30 December to 31 December and on 17 February 2027.',
  ],
  [[], ''],
])('says that a place is closed on %j', (days, words) => {
  expect(formatClosedDates(days)).toBe(words);
});
