import type { Features } from '@tabi/shared/contracts/people';
import { links } from '@tabi/shared/links';

export type NavItem = { label: string; to: string; end?: boolean; isNew?: boolean };

/** What an item leads to is marked with and without a slash behind it, if it has none itself. */
const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Pure: the ways through the site; some stand only while their switch is on. */
export function navItems(features: Features): { main: NavItem[]; side: NavItem[] } {
  const only = (on: boolean, item: NavItem) => (on ? [item] : []);
  return {
    main: [
      { label: 'Home', to: links.home(), end: true },
      { label: 'Destinations', to: links.destinations() },
      ...only(features.hotels_page_enabled, { label: 'Hotels', to: links.hotelsSearch() }),
      ...only(features.pois_page_enabled, { label: 'Attractions', to: links.attractionsSearch() }),
      ...only(features.products_page_enabled, { label: 'Tours & Guides', to: links.productsSearch() }),
      { label: 'Blog', to: withoutSlash(links.blog()) },
      { label: 'About Us', to: links.aboutUs() },
    ],
    side: only(features.market_place_enabled, { label: 'For Creators', to: links.influencers(), isNew: true }),
  };
}
