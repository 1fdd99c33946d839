import { pageIn, pathOfPage } from './domain.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=1e9', 1],
])('The address ?%s asks for page %i of all posts.', (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});

it('The first page needs no number.', () => {
  expect([1, 2].map(pathOfPage)).toEqual(['/blog/#all-posts', '/blog/?page=2#all-posts']);
});
