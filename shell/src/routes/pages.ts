import type { PageRoute } from '@tabi/shared/federation';
import type { PageName } from '@tabi/shared/links';

/** The shell's own pages: the front of the house, open with every remote down. */
export const ownPages: Partial<Record<PageName, PageRoute>> = {
  landing: {
    page: () => import('../pages/landing/landing.page.tsx'),
    head: () => ({
      title: 'Tabi: plan real days in Asia',
      description:
        'Day-by-day itineraries that work: open when you arrive, reachable, and well paced. Destinations, places and stories from all over Asia.',
    }),
  },
  aboutUs: {
    page: () => import('../pages/about-us/about-us.page.tsx'),
    head: () => ({
      title: 'About us',
      description: 'Tabi was made by two travellers who wanted travelling to be easier.',
    }),
  },
  notFound: {
    page: () => import('../pages/not-found/not-found.page.tsx'),
    head: () => ({ title: 'Page not found', noindex: true }),
  },
};
