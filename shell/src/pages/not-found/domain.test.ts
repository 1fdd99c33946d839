import { wantedBy } from './domain.ts';

it.each([
  ['/destinations/kioto', 'kioto'],
  ['/blog/post/night-trains.html', 'night trains'],
  ['/%E4%BA%AC%E9%83%BD%E9%A7%85', '京都駅'],
  ['/100%', null],
  ['/destinations/12345', null],
  ['/404', null],
  ['/', null],
])('%s looked for %s', (pathname, words) => {
  expect(wantedBy(pathname)).toBe(words);
});
