import type { AppDescription } from './description.ts';
import { needsTraveller, trialAddresses } from './trial-addresses.ts';

const app = (pages: object[]) => ({ name: 'mf-blog', owner: 'Blog', pages }) as unknown as AppDescription;
const page = (name: string, path: string, more: object = {}) => ({
  name,
  path,
  title: name,
  render: 'server',
  ...more,
});
const isOn = (flag: string) => flag === 'fairs_enabled';

it('every page is tried where it says, its children that need nothing filled in, too', () => {
  const description = app([
    page('blog', '/blog'),
    page('post', '/blog/post/:id', { example: '/blog/post/one' }),
    page('profile', '/profile/*', { children: [{ path: 'preferences' }, { path: 'trip/:id' }] }),
  ]);
  expect(trialAddresses(description, {}, isOn).map(({ address }) => address)).toEqual([
    '/blog',
    '/blog/post/one',
    '/profile',
    '/profile/preferences',
  ]);
});

it('the words of an example are filled in, and the page is opened by whom it is for', () => {
  const browser = { render: 'browser' };
  const description = app([
    page('shared', '/itinerary/:id/shared', { example: '/itinerary/{trip}/shared?token={share}' }),
    page('trip', '/itinerary/:id', { example: '/itinerary/{trip}', ...browser }),
    page('mine', '/my-trips', { guard: 'signed-in', ...browser }),
    page('password', '/reset-password', { guard: 'guest', ...browser }),
  ]);
  expect(needsTraveller(description)).toBe(true);
  expect(trialAddresses(description, { trip: 'kyoto', share: 'abc' }, isOn)).toEqual([
    { page: 'shared', address: '/itinerary/kyoto/shared?token=abc', as: 'anybody' },
    { page: 'trip', address: '/itinerary/kyoto', as: 'traveller' },
    { page: 'mine', address: '/my-trips', as: 'traveller' },
    { page: 'password', address: '/reset-password', as: 'anybody' },
  ]);
});

it('a page that is switched off is not tried', () => {
  const description = app([page('fairs', '/fairs', { switch: 'fairs_enabled' }), page('no', '/no', { switch: 'off' })]);
  expect(trialAddresses(description, {}, isOn).map(({ page: name }) => name)).toEqual(['fairs']);
  expect(needsTraveller(description)).toBe(false);
});

it('a page with parameters that says no example is refused with a sentence', () => {
  expect(() => trialAddresses(app([page('post', '/blog/post/:id')]), {}, isOn)).toThrow(
    'mf-blog says no example of "post" (/blog/post/:id): write the address of one that there is into its description.',
  );
});
