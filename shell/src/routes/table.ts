import type { Features } from '@tabi/shared/contracts/people';
import { paths, type PageName } from '@tabi/shared/links';

export type Guard = 'user' | 'guest';

export type RouteEntry = {
  name: PageName;
  path: string;
  /** The app that serves the page. */
  owner: 'shell' | 'mf-discovery' | 'mf-planner' | 'mf-blog' | 'mf-account';
  /** The tab's title until the page names itself. */
  title: string;
  /** `server`: rendered there for all alike. `browser`: private, never in shared HTML, not for search engines. */
  render: 'server' | 'browser';
  guard?: Guard;
  /** There is no such page while this is switched off. */
  flag?: keyof Features;
  /** What follows in the address are tabs of one page. */
  tabs?: true;
  /** The bar: as everywhere, or only on small screens and over the page. */
  bar?: 'small-only';
  footer?: 'large-only';
};

/** Every page of the site. A remote that is down still has its routes: its page then says what is wrong. */
export const routeTable: readonly RouteEntry[] = [
  { name: 'landing', path: paths.landing, owner: 'shell', title: 'Plan real days in Asia', render: 'server' },
  { name: 'aboutUs', path: paths.aboutUs, owner: 'shell', title: 'About us', render: 'server' },
  { name: 'contactUs', path: paths.contactUs, owner: 'shell', title: 'Contact us', render: 'server' },
  { name: 'earlyAccess', path: paths.earlyAccess, owner: 'shell', title: 'Early access', render: 'server' },
  {
    name: 'influencersLanding',
    path: paths.influencersLanding,
    owner: 'shell',
    title: 'For creators',
    render: 'server',
    flag: 'market_place_enabled',
  },
  { name: 'sitemap', path: paths.sitemap, owner: 'shell', title: 'Sitemap', render: 'server' },
  { name: 'credits', path: paths.credits, owner: 'shell', title: 'Credits', render: 'server' },
  { name: 'privacy', path: paths.privacy, owner: 'shell', title: 'Privacy', render: 'server' },
  { name: 'terms', path: paths.terms, owner: 'shell', title: 'Terms', render: 'server' },
  { name: 'offline', path: paths.offline, owner: 'shell', title: 'You are offline', render: 'server' },
  { name: 'notFound', path: paths.notFound, owner: 'shell', title: 'Page not found', render: 'server' },
  {
    name: 'destinationsList',
    path: paths.destinationsList,
    owner: 'mf-discovery',
    title: 'Destinations',
    render: 'server',
  },
  {
    name: 'locationDetails',
    path: paths.locationDetails,
    owner: 'mf-discovery',
    title: 'Destination',
    render: 'server',
  },
  { name: 'attractions', path: paths.attractions, owner: 'mf-discovery', title: 'Places to see', render: 'server' },
  { name: 'attractionDetails', path: paths.attractionDetails, owner: 'mf-discovery', title: 'Place', render: 'server' },
  { name: 'pointOfInterest', path: paths.pointOfInterest, owner: 'mf-discovery', title: 'Place', render: 'server' },
  {
    name: 'attractionsSearch',
    path: paths.attractionsSearch,
    owner: 'mf-discovery',
    title: 'Places to see',
    render: 'server',
  },
  { name: 'hotelsSearch', path: paths.hotelsSearch, owner: 'mf-discovery', title: 'Hotels', render: 'server' },
  { name: 'hotelsPage', path: paths.hotelsPage, owner: 'mf-discovery', title: 'Hotels', render: 'server' },
  { name: 'hotelDetails', path: paths.hotelDetails, owner: 'mf-discovery', title: 'Hotel', render: 'server' },
  {
    name: 'productsSearch',
    path: paths.productsSearch,
    owner: 'mf-discovery',
    title: 'Tours and guides',
    render: 'server',
  },
  {
    name: 'productsPage',
    path: paths.productsPage,
    owner: 'mf-discovery',
    title: 'Tours and guides',
    render: 'server',
  },
  { name: 'productDetails', path: paths.productDetails, owner: 'mf-discovery', title: 'Tour', render: 'server' },
  {
    name: 'itinerary',
    path: paths.itinerary,
    owner: 'mf-planner',
    title: 'Itinerary',
    render: 'browser',
    bar: 'small-only',
    footer: 'large-only',
    tabs: true,
  },
  { name: 'blog', path: paths.blog, owner: 'mf-blog', title: 'Blog', render: 'server' },
  {
    name: 'profile',
    path: paths.profile,
    owner: 'mf-account',
    title: 'My profile',
    render: 'browser',
    guard: 'user',
    tabs: true,
  },
  { name: 'myTrips', path: paths.myTrips, owner: 'mf-account', title: 'My trips', render: 'browser', guard: 'user' },
  {
    name: 'myWishlist',
    path: paths.myWishlist,
    owner: 'mf-account',
    title: 'My wishlists',
    render: 'browser',
    guard: 'user',
  },
  {
    name: 'wishlistPage',
    path: paths.wishlistPage,
    owner: 'mf-account',
    title: 'Wishlist',
    render: 'browser',
    guard: 'user',
  },
  {
    name: 'resetPassword',
    path: paths.resetPassword,
    owner: 'mf-account',
    title: 'Set a new password',
    render: 'browser',
    guard: 'guest',
  },
];
