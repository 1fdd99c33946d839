import type { PageRoute } from '@tabi/shared/federation';

/** The shell's own pages: the front of the house, open with every remote down. */
export const ownPages: Record<string, PageRoute> = {
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
  contactUs: {
    page: () => import('../pages/contact-us/contact-us.page.tsx'),
    head: () => ({
      title: 'Contact us',
      description: 'A question, a correction, a place that we lack: write to Tabi.',
    }),
  },
  earlyAccess: {
    page: () => import('../pages/early-access/early-access.page.tsx'),
    head: () => ({ title: 'Early access', description: 'Try new parts of Tabi before anybody else.' }),
  },
  influencersLanding: {
    page: () => import('../pages/influencers/influencers.page.tsx'),
    head: () => ({ title: 'For creators', description: 'Publish itineraries that others can travel.' }),
  },
  sitemap: {
    page: () => import('../pages/sitemap/sitemap.page.tsx'),
    head: () => ({ title: 'Sitemap', description: 'Every destination, story and page of Tabi in one list.' }),
  },
  credits: {
    page: () => import('../pages/credits/credits.page.tsx'),
    head: () => ({ title: 'Credits', description: 'The open sources that Tabi is built on, and their licences.' }),
  },
  privacy: {
    page: () => import('../pages/privacy/privacy.page.tsx'),
    head: () => ({ title: 'Privacy', description: 'What Tabi keeps about you, why, and how to take it away again.' }),
  },
  terms: {
    page: () => import('../pages/terms/terms.page.tsx'),
    head: () => ({ title: 'Terms', description: 'What you may expect of Tabi, and what we ask of you.' }),
  },
  offline: {
    // Named, so that the build finds its scripts: the service worker keeps them from its first moment.
    page: () => import(/* webpackChunkName: "offline" */ '../pages/offline/offline.page.tsx'),
    head: () => ({ title: 'You are offline', noindex: true }),
  },
  notFound: {
    page: () => import('../pages/not-found/not-found.page.tsx'),
    head: () => ({ title: 'Page not found', noindex: true }),
  },
};
