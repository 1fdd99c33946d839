import { formatBestTime, formatSetting } from './words.ts';

it('tells the best time of the day, and nothing when any is as good', () => {
  expect([formatBestTime('early-morning'), formatBestTime('any')]).toEqual(['Early morning', null]);
});

it('says whether a place is under a roof', () => {
  expect(formatSetting('both')).toBe('Indoors and out');
});
