import { publicPath } from './public-path.ts';

it.each([
  ['/', '/'],
  ['/destinations/kyoto', '/destinations/kyoto'],
  ['/destinations/kyoto?token=abc', '/destinations/kyoto'],
  ['/blog/post/x#end', '/blog/post/x'],
  ['/reset-password/mai@example.com/secret', '/reset-password'],
  ['/itinerary/hue-in-spring/timeline', '/itinerary'],
  ['/my-wishlist/1', '/my-wishlist'],
  ['/profile/email-preferences', '/profile'],
])('%s is counted as %s', (path, counted) => {
  expect(publicPath(path)).toBe(counted);
});
