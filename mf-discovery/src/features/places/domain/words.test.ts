import { formatBestTime, formatClosure, formatLight, formatSetting } from './words.ts';

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
