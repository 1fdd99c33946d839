import type { PageData } from '@tabi/shared/contracts/visits';

/** What the site's own pages say about themselves, every version that was ever shown; the newest last. */
const pages: Record<string, Omit<PageData, 'title' | 'version'>[]> = {
  landing: [
    {
      heading: 'Plan real days in Asia',
      description:
        'Say where, when and how fast. Tabi plans days that open when you arrive: real places, real hours, real ways between them.',
      updated_on: '2026-11-21',
    },
  ],
  'about-us': [
    {
      heading: 'Rediscover travel',
      description: 'Tabi was made by two travellers to make travelling easier.',
      updated_on: '2026-11-21',
    },
  ],
  'contact-us': [
    {
      heading: 'Contact us',
      description: 'Write to the people behind Tabi. A person reads it, and answers by mail.',
      updated_on: '2026-11-21',
    },
  ],
  influencers: [
    {
      heading: 'For creators',
      description: 'Plan a trip that you have made, and let those who follow you travel it day by day.',
      updated_on: '2026-11-21',
    },
  ],
};

/** Titles are compared as slugs: “About us” is about-us. @returns null for an unknown page or version */
export function pageTexts(title: string, version?: number): PageData | null {
  const slug = title
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-');
  const versions = Object.hasOwn(pages, slug) ? pages[slug] : undefined;
  const number = version ?? versions?.length ?? 0;
  const texts = versions?.[number - 1];
  return texts ? { title: slug, version: number, ...texts } : null;
}
