import type { APIRequestContext } from '@playwright/test';

export type PublicPages = { name: string; path: string }[];

const first = async (request: APIRequestContext, path: string): Promise<Record<string, string>> => {
  const { data } = (await (await request.get(path)).json()) as { data: Record<string, string>[] };
  if (!data[0]) throw new Error(`${path} answered with nothing.`);
  return data[0];
};

/** The shell's own pages, which stand without any remote. */
export const housePages: PublicPages = [
  { name: 'about us', path: '/about-us' },
  { name: 'contact us', path: '/contact-us' },
  { name: 'early access', path: '/early-access' },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'credits', path: '/credits' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
];

/** One page of each kind that anyone may read, with a real destination, place and story. */
export const publicPages = async (request: APIRequestContext): Promise<PublicPages> => {
  const place = await first(request, '/api/pointOfInterests?location=kyoto');
  const hotel = await first(request, '/api/hotels?location=kyoto');
  const tour = await first(request, '/api/products?location=kyoto');
  const post = await first(request, '/api/blog?filter=latest&per_page=1');
  return [
    { name: 'landing', path: '/' },
    { name: 'destinations', path: '/destinations' },
    { name: 'a destination', path: '/destinations/kyoto' },
    { name: 'its places', path: '/destinations/kyoto/attractions' },
    { name: 'a place', path: `/destinations/kyoto/attractions/${place['slug']}` },
    { name: 'a place by itself', path: `/pointOfInterest/${place['slug']}` },
    { name: 'all places', path: '/attractions' },
    { name: 'its hotels', path: '/destinations/kyoto/hotels' },
    { name: 'a hotel', path: `/destinations/kyoto/hotels/${hotel['slug']}` },
    { name: 'all hotels', path: '/hotels' },
    { name: 'its tours', path: '/destinations/kyoto/things-to-do' },
    { name: 'a tour', path: `/destinations/kyoto/things-to-do/${tour['slug']}` },
    { name: 'all tours', path: '/things-to-do' },
    { name: 'journeys', path: '/journeys' },
    { name: 'a journey', path: '/journeys/hanoi-to-saigon-by-train' },
    { name: 'blog', path: '/blog/' },
    { name: 'a story', path: `/blog/post/${post['slug']}` },
    ...housePages,
  ];
};

/** What mf-account shows to guests: the page that a mail about a forgotten password leads to. */
export const guestPageOfAccount = '/reset-password/mai@example.com/some-token';

export const privatePages = [
  '/my-trips',
  '/my-wishlist',
  '/my-wishlist/0b1e8a52-1b1c-4c55-9a43-0d9f3f1f7f10',
  '/profile/',
  '/profile/email-preferences',
  guestPageOfAccount,
  '/itinerary/of-somebody-else/timeline',
];
