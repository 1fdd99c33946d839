import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { listsWith, withThingIn } from './wishlists.ts';

const list = (id: string, points_of_interest: number[], locations: number[] = []): Wishlist => ({
  id,
  title: id,
  points_of_interest,
  locations,
  pictures: [],
});
const temple = { type: 'poi', id: 7, name: 'Temple' } as const;

it('finds the lists that hold a place, not those that hold a destination of the same number', () => {
  expect(listsWith([list('a', [7]), list('b', [], [7])], temple)).toEqual(['a']);
});

it('puts a place into exactly the lists that are asked for', () => {
  const after = withThingIn([list('a', [7, 1]), list('b', [2])], temple, ['b']);
  expect(after.map(({ points_of_interest }) => points_of_interest)).toEqual([[1], [7, 2]]);
});
