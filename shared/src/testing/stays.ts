import type { Hotel, HotelDetails } from '../contracts/hotels.ts';
import type { Product, ProductDetails, ProductStop } from '../contracts/products.ts';
import type { Review } from '../contracts/reviews.ts';
import { aPlace } from './places.ts';

const picture = (kind: 'hotel' | 'tour', slug: string) => ({
  url: `/art/${kind}/${slug}/card-640-0123456789ab.webp`,
  tint: '#937064',
});
const where = { location_id: 1, location_slug: 'town-1', location_name: 'Town 1' };
const country = { name: 'Japan', slug: 'japan', code: 'JP' };
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A hotel of town 1 as lists of the API answer it; its number makes it another one. */
export const aHotel = (id: number, over: Partial<Hotel> = {}): Hotel => ({
  id,
  slug: `hotel-${id}`,
  name: `Hotel ${id}`,
  local_name: null,
  kind: 'hotel',
  stars: 4,
  price_band: 3,
  district: 'Old town',
  lat: 35,
  lng: 135.8,
  ...where,
  thumbnail: picture('hotel', `hotel-${id}`),
  rating: null,
  review_count: 0,
  ...over,
});

export const aHotelInFull = (id: number, over: Partial<HotelDetails> = {}): HotelDetails => ({
  ...aHotel(id),
  country,
  about: null,
  website: null,
  source: null,
  ...over,
});

/** A self-guided tour of town 1 as lists of the API answer it. */
export const aTour = (id: number, over: Partial<Product> = {}): Product => ({
  id,
  slug: `tour-${id}`,
  title: `Tour ${id}`,
  thumbnail: picture('tour', `tour-${id}`),
  thumbnail_hi_res_url: `/art/tour/tour-${id}/wide-1600-0123456789ab.webp`,
  web_url: `/destinations/town-1/things-to-do/tour-${id}`,
  location_url: '/destinations/town-1',
  ...where,
  price_formatted: 'Free',
  price: { amount: 0, currency: 'JPY' },
  duration: '3 h 30 min',
  minutes: 210,
  short_description: `What tour ${id} is.`,
  tags: [{ name: 'history', label: 'History' }],
  supplier: null,
  mode: 'walk',
  metres: 2_400,
  stop_count: 2,
  begins: { lat: 35, lng: 135.8 },
  rating: null,
  review_count: 0,
  ...over,
});

const stop = (id: number, arrives_at: string, leaves_at: string, way_here: ProductStop['way_here']): ProductStop => ({
  poi: aPlace(id),
  arrives_at,
  leaves_at,
  minutes: 90,
  way_here,
});

/** From 09:00 to 12:30, with two stops. */
export const aTourInFull = (id: number, over: Partial<ProductDetails> = {}): ProductDetails => ({
  ...aTour(id),
  description: `All about tour ${id}.`,
  country,
  time_zone: 'Asia/Tokyo',
  starts_at: '09:00',
  ends_at: '12:30',
  days: week,
  stops: [stop(1, '09:00', '10:30', null), stop(2, '11:00', '12:30', { mode: 'walk', minutes: 30, metres: 2_400 })],
  ...over,
});

/** Somebody else's review; its number makes it another one. */
export const aReview = (id: number, over: Partial<Review> = {}): Review => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  avatar: null,
  name: `Traveller ${id}`,
  rating: 4,
  text: `What traveller ${id} says.`,
  timestamp: '2026-03-14T09:00:00.000Z',
  edited: null,
  helpful: 0,
  mine: false,
  voted: false,
  ...over,
});
