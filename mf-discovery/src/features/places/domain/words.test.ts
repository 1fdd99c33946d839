import { sayBestTime, saySetting } from './words.ts';

it('tells the best time of the day, and nothing when any is as good', () => {
  expect([sayBestTime('early-morning'), sayBestTime('any')]).toEqual(['Early morning', null]);
});

it('says whether a place is under a roof', () => {
  expect(saySetting('both')).toBe('Indoors and out');
});
