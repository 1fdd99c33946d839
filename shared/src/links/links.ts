export { mapsPoint, mapsWays } from './google-maps.ts';

export type ItineraryTab = 'timeline' | 'calendar' | 'map' | 'budget' | 'manage' | 'placesToStay' | 'todos' | 'poi';

const part = encodeURIComponent;

/** What a trip can be taken along as. */
export type TripFile = 'ics' | 'gpx' | 'kml' | 'json' | 'pdf';

/** A trip as a file, of one day where `day` says which; a token opens it to whoever has not used it yet. */
export function tripFile(
  slug: string,
  file: TripFile,
  query: { token?: string; day?: string; todos?: 'yes' } = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `/api/trips/${part(slug)}/export/trip.${file}${search ? `?${search}` : ''}`;
}

/** All that is kept of whoever asks, as one file. */
export const dataFile = (): string => '/api/user/export/tabi.zip';

/** Builders of links. Each leads to exactly one page that a remote.json or shell.json describes: a test sees to it. */
export const links = {
  home: () => '/',
  destinations: () => '/destinations',
  destination: (slug: string) => `/destinations/${part(slug)}`,
  attractions: (slug: string) => `/destinations/${part(slug)}/attractions`,
  attraction: (slug: string, poiSlug: string) => `/destinations/${part(slug)}/attractions/${part(poiSlug)}`,
  hotelsSearch: () => '/hotels',
  attractionsSearch: () => '/attractions',
  productsSearch: () => '/things-to-do',
  hotels: (slug: string) => `/destinations/${part(slug)}/hotels`,
  hotel: (slug: string, hotelId: string | number) => `/destinations/${part(slug)}/hotels/${part(String(hotelId))}`,
  tours: (slug: string) => `/destinations/${part(slug)}/things-to-do`,
  tour: (slug: string, tourId: string | number) => `/destinations/${part(slug)}/things-to-do/${part(String(tourId))}`,
  journeys: () => '/journeys',
  journey: (slug: string) => `/journeys/${part(slug)}`,
  blog: () => '/blog/',
  post: (slug: string) => `/blog/post/${part(slug)}`,
  category: (id: string | number) => `/blog/category/${part(String(id))}`,
  locationPosts: (id: string | number) => `/blog/location/${part(String(id))}`,
  itinerary: (slug: string) => `/itinerary/${part(slug)}`,
  itineraryTab: (slug: string, tab: ItineraryTab) => `/itinerary/${part(slug)}/${tab}`,
  /** The trip's map with one day of it. @param date `YYYY-MM-DD` */
  itineraryMap: (slug: string, date: string) => `/itinerary/${part(slug)}/map?day=${part(date)}`,
  sharedTrip: (slug: string) => `/itinerary/${part(slug)}/shared`,
  aboutUs: () => '/about-us',
  contactUs: () => '/contact-us',
  earlyAccess: () => '/early-access',
  sitemap: () => '/sitemap',
  credits: () => '/credits',
  privacy: () => '/privacy',
  terms: () => '/terms',
  influencers: () => '/influencers',
  profile: () => '/profile/',
  emailPreferences: () => '/profile/email-preferences',
  otherPreferences: () => '/profile/others-preferences',
  resetPassword: (email: string, token: string) => `/reset-password/${part(email)}/${part(token)}`,
  myTrips: () => '/my-trips',
  myWishlist: () => '/my-wishlist',
  wishlist: (id: string) => `/my-wishlist/${part(id)}`,
  sharedWishlist: () => '/my-wishlist/shared/by-link',
  offline: () => '/offline',
  notFound: () => '/404',
};
