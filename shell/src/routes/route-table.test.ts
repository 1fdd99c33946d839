import type { AppDescription } from '@tabi/shared/federation';
import { createRouteTable } from './route-table.ts';

const page = (name: string, path: string, over = {}) => ({
  name,
  path,
  title: name,
  render: 'server' as const,
  ...over,
});
const apps: Record<string, AppDescription> = {
  'mf-discovery': {
    owner: 'Discovery',
    pages: [
      page('hotel', '/destinations/:id/hotels/:hotelId'),
      page('hotels', '/destinations/:id/hotels', { title: 'Hotels in {id}' }),
      page('destination', '/destinations/:id'),
      page('destinations', '/destinations'),
      page('top', '/destinations/top'),
    ],
  },
  'mf-planner': { owner: 'Planner', pages: [page('itinerary', '/itinerary/:id/*', { tabs: true })] },
  'mf-blog': {
    owner: 'Blog',
    pages: [page('blog', '/blog', { children: [{ path: 'post/:slug', title: 'Story' }, { path: 'latest' }] })],
  },
  'mf-account': {
    owner: 'Account',
    pages: [page('profile', '/profile/*', { children: [{ path: 'email', title: 'Email preferences' }] })],
  },
};
const { match, pages } = createRouteTable(apps);
const nameAt = (path: string) => match(path).entry.name;

it('the table holds the shell’s own pages and those of every remote, each with the app that serves it', () => {
  const served = Object.fromEntries(pages.map(({ name, app }) => [name, app]));
  expect(served).toMatchObject({ landing: 'shell', notFound: 'shell', hotel: 'mf-discovery', blog: 'mf-blog' });
});

it('a page is found with the parameters of its address', () => {
  const { entry, params } = match('/destinations/kyoto/hotels/old-inn');
  expect([entry.name, params]).toEqual(['hotel', { id: 'kyoto', hotelId: 'old-inn' }]);
});

it('a literal address wins over a pattern, whatever the order of the pages', () => {
  expect(['/destinations/top', '/destinations/kyoto'].map(nameAt)).toEqual(['top', 'destination']);
});

it('a closing slash changes nothing', () => {
  expect(['/destinations/', '/blog/', '/profile/', '/blog/post/a/'].map(nameAt)).toEqual([
    'destinations',
    'blog',
    'profile',
    'blog',
  ]);
});

it('an open page has everything below it, and finds its own way there', () => {
  const { entry, params, place } = match('/itinerary/3-days/day/2');
  expect([entry.name, params]).toEqual(['itinerary', { id: '3-days', '*': 'day/2' }]);
  expect(place).toMatchObject({ pathnameBase: '/itinerary/3-days', path: '/itinerary/:id/*' });
});

it('a page with children has their addresses and no others', () => {
  expect(['/blog', '/blog/post/a', '/blog/latest', '/blog/post', '/blog/nowhere'].map(nameAt)).toEqual([
    'blog',
    'blog',
    'blog',
    'notFound',
    'notFound',
  ]);
});

it('a page with children is rendered in one place for all of them', () => {
  expect(match('/blog/post/a').place).toEqual({
    params: { slug: 'a', '*': 'post/a' },
    pathname: '/blog/post/a',
    pathnameBase: '/blog',
    path: '/blog/*',
  });
});

it('a child has its own title, or the page’s when it has none', () => {
  expect(['/blog/post/a', '/blog/latest', '/profile/email', '/profile/more'].map((at) => match(at).title)).toEqual([
    'Story',
    'blog',
    'Email preferences',
    'profile',
  ]);
});

it('a title may speak of what the address names', () => {
  expect(match('/destinations/hong-kong/hotels').title).toBe('Hotels in Hong Kong');
});

it('any other address is the not-found page', () => {
  expect(match('/nowhere/at/all', '?a=1').entry).toMatchObject({ name: 'notFound', app: 'shell' });
});

it('an address that cannot be decoded is the not-found page and no error', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(nameAt('/%E0%A4%A')).toBe('notFound');
});

it('the shell’s pages are there without any remote', () => {
  expect(createRouteTable({}).match('/about-us').entry).toMatchObject({ name: 'aboutUs', app: 'shell' });
  expect(createRouteTable({}).match('/influencers').entry.switch).toBe('market_place_enabled');
});
