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
  const post = await first(request, '/api/blog?filter=latest&per_page=1');
  return [
    { name: 'landing', path: '/' },
    { name: 'destinations', path: '/destinations' },
    { name: 'a destination', path: '/destinations/kyoto' },
    { name: 'its places', path: '/destinations/kyoto/attractions' },
    { name: 'a place', path: `/destinations/kyoto/attractions/${place['slug']}` },
    { name: 'a place by itself', path: `/pointOfInterest/${place['slug']}` },
    { name: 'all places', path: '/attractions' },
    { name: 'blog', path: '/blog/' },
    { name: 'a story', path: `/blog/post/${post['slug']}` },
    ...housePages,
  ];
};

export const privatePages = ['/my-trips', '/profile/', '/itinerary/of-somebody-else/timeline'];
