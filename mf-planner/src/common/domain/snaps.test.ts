import { beside, restOf } from './snaps.ts';

it.each([
  [0.1, 0, 'half', 'peek'],
  [0.4, 0, 'peek', 'half'],
  [0.8, 0, 'half', 'full'],
  [0.1, 1, 'peek', 'half'],
  [0.9, -1, 'full', 'half'],
  [0.9, 1, 'full', 'full'],
] as const)('A sheet over %s of the window, let go at %s from %s, rests at %s.', (share, speed, from, rest) => {
  expect(restOf(share, speed, from)).toBe(rest);
});

it('A sheet that is as small or as large as it can be stays so.', () => {
  expect([beside('peek', -1), beside('full', 1), beside('half', 1)]).toEqual(['peek', 'full', 'full']);
});
