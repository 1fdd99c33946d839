import { isSearchable } from './domain.ts';

it('searches for more than three characters, spaces around not counted', () => {
  expect([' abc ', 'abcd'].map(isSearchable)).toEqual([false, true]);
});
