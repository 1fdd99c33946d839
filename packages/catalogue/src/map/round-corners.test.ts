import { roundCorners } from './round-corners.ts';
import type { Ring } from './shapes.ts';

const spike: Ring = [
  [0, 0],
  [1, 0],
  [2, 0.01],
  [1, 1],
];

it('A sharp corner becomes two blunt ones, and what runs nearly straight stays.', () => {
  const round = roundCorners(spike, () => true);
  expect(round).toHaveLength(7);
  expect(round).toContainEqual([1, 0]);
  expect(round).not.toContainEqual([1, 1]);
});

it('A corner loses little of its shore, however long that is.', () => {
  const [before = [9, 9]] = roundCorners(spike, () => true);
  expect(Math.hypot(before[0], before[1])).toBeLessThan(0.003);
});

it('Only corners that are asked for are cut.', () => {
  expect(roundCorners(spike, () => false)).toEqual(spike);
});
