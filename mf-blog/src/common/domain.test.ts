import { aPost } from '@tabi/shared/testing';
import { isSearchable, pageIn, pathOfPage, withoutShown } from './domain.ts';

it('leaves out the posts that are shown already', () => {
  const [one, two, three, four] = [aPost(1), aPost(2), aPost(3), aPost(4)];
  expect(withoutShown([one, two, three, four], [two], 2)).toEqual([one, three]);
});

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=1e9', 1],
])('The address ?%s asks for page %i of a list.', (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});

it('The first page needs no number, and a search keeps its words.', () => {
  expect([
    pathOfPage('/blog/', 1),
    pathOfPage('/blog/', 2),
    pathOfPage('/blog/', 1, { q: 'night trains' }),
    pathOfPage('/blog/', 2, { q: 'night trains' }),
  ]).toEqual(['/blog/', '/blog/?page=2', '/blog/?q=night+trains', '/blog/?q=night+trains&page=2']);
});

it('searches for more than three characters, spaces around not counted', () => {
  expect([' abc ', 'abcd'].map(isSearchable)).toEqual([false, true]);
});
