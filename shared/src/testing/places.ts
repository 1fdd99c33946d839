import type { Location, LocationDetails, Poi, PoiDetails } from '../contracts/places.ts';
import type { SearchHit } from '../contracts/search.ts';

const picture = (kind: 'destination' | 'place', slug: string) => ({
  url: `/art/${kind}/${slug}/wide-960-0123456789ab.webp`,
  tint: '#937064',
});
const country = { name: 'Japan', slug: 'japan', code: 'JP' };
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A destination as lists of the API answer it; its number makes it another one. */
export const aLocation = (id: number, over: Partial<Location> = {}): Location => ({
  id,
  slug: `town-${id}`,
  name: `Town ${id}`,
  local_name: null,
  country,
  snippet: `What town ${id} is like.`,
  cover: picture('destination', `town-${id}`),
  mediumCover: picture('destination', `town-${id}`),
  lat: 35,
  lng: 135.8,
  tier: 1,
  poi_count: 12,
  rating: null,
  review_count: 0,
  ...over,
});

export const aLocationInFull = (id: number, over: Partial<LocationDetails> = {}): LocationDetails => ({
  ...aLocation(id),
  description: `All about town ${id}.`,
  time_zone: 'Asia/Tokyo',
  currency: 'JPY',
  languages: ['Japanese'],
  seasons: { months: [1, 1, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1], why: 'Spring and autumn are mild.' },
  getting_in: 'By train.',
  getting_around: 'By bus.',
  facts: [{ title: 'Cash', text: 'Bring some.' }],
  checked: '2026-11',
  neighbours: [],
  ...over,
});

/** A place of town 1 as lists of the API answer it. */
export const aPlace = (id: number, over: Partial<Poi> = {}): Poi => ({
  id,
  slug: `place-${id}`,
  name: `Place ${id}`,
  local_name: null,
  kind: 'temple',
  snippet: `What place ${id} is.`,
  image: picture('place', `place-${id}`),
  mediumCover: picture('place', `place-${id}`),
  lat: 35,
  lng: 135.8,
  location_id: 1,
  location_slug: 'town-1',
  location_name: 'Town 1',
  tags: [{ name: 'history', label: 'History' }],
  importance: 5,
  visit_minutes: 90,
  day_trip: false,
  price: null,
  rating: null,
  review_count: 0,
  ...over,
});

export const aPlaceInFull = (id: number, over: Partial<PoiDetails> = {}): PoiDetails => ({
  ...aPlace(id),
  description: `All about place ${id}.`,
  images: [],
  website: null,
  country,
  time_zone: 'Asia/Tokyo',
  opening_hours: week.map((day) => ({ day, hours: '09:00–17:00' })),
  hours_source: 'official',
  hours_note: null,
  best_time: 'any',
  setting: 'outdoor',
  light: null,
  night: false,
  booking_needed: false,
  closures: [],
  whole: null,
  parts: [],
  checked: '2026-11',
  ...over,
});

/** Kyoto as the search finds it. */
export const aSearchHit = (over: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'destination',
  slug: 'kyoto',
  location_slug: null,
  name: 'Kyoto',
  local_name: '京都',
  detail: 'Japan',
  picture: { url: '/art/place/x/card-320-0123456789ab.webp', tint: '#aabbcc' },
  ...over,
});
