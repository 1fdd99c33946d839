import { pageButtons } from './domain.ts';

it('gives every page a button while they are few', () => {
  expect(pageButtons(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it.each([
  [1, [1, 2, 3, 4, 5, 6, 20]],
  [10, [1, 8, 9, 10, 11, 12, 20]],
  [20, [1, 15, 16, 17, 18, 19, 20]],
])('shows seven around page %i', (current, buttons) => {
  expect(pageButtons(current, 20)).toEqual(buttons);
});
