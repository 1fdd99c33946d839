/** Every path of the site, as patterns for the route table and as builders for links. Nothing else spells a path. */
export const paths = {
  landing: '/',
  influencersLanding: '/influencers',
  blog: '/blog/*',
  destinationsList: '/destinations',
  locationDetails: '/destinations/:id',
  hotelsSearch: '/hotels',
  productsSearch: '/things-to-do',
  attractionsSearch: '/attractions',
  hotelsPage: '/destinations/:id/hotels',
  hotelDetails: '/destinations/:id/hotels/:hotelId',
  attractions: '/destinations/:id/attractions',
  attractionDetails: '/destinations/:id/attractions/:poiId',
  pointOfInterest: '/pointOfInterest/:poiId',
  productsPage: '/destinations/:id/things-to-do',
  productDetails: '/destinations/:id/things-to-do/:activityId',
  itinerary: '/itinerary/:id/*',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  profile: '/profile/*',
  myTrips: '/my-trips',
  myWishlist: '/my-wishlist',
  wishlistPage: '/my-wishlist/:id',
  resetPassword: '/reset-password/:email/:token',
  notFound: '/404',
} as const;
export type PageName = keyof typeof paths;

export type ItineraryTab = 'timeline' | 'calendar' | 'map' | 'budget' | 'manage' | 'placesToStay' | 'todos' | 'poi';

const part = encodeURIComponent;

export const links = {
  home: () => '/',
  destinations: () => '/destinations',
  destination: (slug: string) => `/destinations/${part(slug)}`,
  attractions: (slug: string) => `/destinations/${part(slug)}/attractions`,
  attraction: (slug: string, poiSlug: string) => `/destinations/${part(slug)}/attractions/${part(poiSlug)}`,
  hotels: (slug: string) => `/destinations/${part(slug)}/hotels`,
  blog: () => '/blog/',
  post: (slug: string) => `/blog/post/${part(slug)}`,
  category: (id: string | number) => `/blog/category/${part(String(id))}`,
  locationPosts: (id: string | number) => `/blog/location/${part(String(id))}`,
  itinerary: (slug: string) => `/itinerary/${part(slug)}`,
  itineraryTab: (slug: string, tab: ItineraryTab) => `/itinerary/${part(slug)}/${tab}`,
  aboutUs: () => '/about-us',
  contactUs: () => '/contact-us',
  influencers: () => '/influencers',
  profile: () => '/profile/',
  myTrips: () => '/my-trips',
  myWishlist: () => '/my-wishlist',
  notFound: () => '/404',
};
