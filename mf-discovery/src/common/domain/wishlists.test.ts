import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { isSaved } from './wishlists.ts';

const list = (points_of_interest: number[], locations: number[]): Wishlist => ({
  id: 'a',
  title: 'Spring',
  points_of_interest,
  locations,
  pictures: [],
});

it('knows a saved place from a destination of the same number', () => {
  const lists = [list([8], []), list([], [7])];
  expect(isSaved(lists, { kind: 'place', id: 7, name: 'Temple' })).toBe(false);
  expect(isSaved(lists, { kind: 'destination', id: 7, name: 'Kyoto' })).toBe(true);
});
