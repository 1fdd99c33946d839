import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, idOrSlug, idParams, listOf, one, paged, pageNumber, perPage } from './common.ts';

export const countryRef = z.object({ name: z.string(), slug: z.string(), code: z.string() });

/** Whose a photograph is, and on what terms: shown wherever it is. */
export const pictureCredit = z.object({
  author: z.string(),
  /** Its short name: `CC BY-SA 4.0`. */
  licence: z.string(),
  licence_url: z.string().nullable(),
  /** Its own page where it was published. */
  source_url: z.string(),
});
export type PictureCredit = z.infer<typeof pictureCredit>;

/** A picture: the URL of one of its widths (`-320-`, `-480-`, `-640-`, `-960-`, `-1280-`, `-1600-` in the address) and the flat colour to show before it has come. */
export const drawnPicture = z.object({ url: z.string(), tint: z.string() });

/** The same, or a photograph. */
export const picture = drawnPicture.extend({
  /** Of one of several: what tells it from the others, such as `at dawn`. */
  words: z.string().optional(),
  /** Of a photograph; what we have drawn has none. */
  credit: pictureCredit.optional(),
});
export type Picture = z.infer<typeof picture>;

/** For one who is signed in: whether it is in a list of theirs, and in which. */
const wishlistMarks = { is_wishlisted: z.boolean().optional(), wishlists: z.array(z.string()).optional() };

export const location = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  local_name: z.string().nullable(),
  country: countryRef,
  snippet: z.string(),
  cover: picture,
  mediumCover: picture,
  lat: z.number(),
  lng: z.number(),
  tier: z.number().int(),
  poi_count: z.number().int(),
  /** Null until our own users have rated it. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
  ...wishlistMarks,
});
export type Location = z.infer<typeof location>;

export const locationDetails = location.extend({
  description: z.string(),
  time_zone: z.string(),
  currency: z.string(),
  languages: z.array(z.string()),
  /** January first: 2 best, 1 fine, 0 better not. */
  seasons: z.object({ months: z.array(z.number().int()).length(12), why: z.string() }),
  getting_in: z.string(),
  getting_around: z.string(),
  facts: z.array(z.object({ title: z.string(), text: z.string() })),
  /** The month in which somebody last checked these facts, `YYYY-MM`. */
  checked: z.string().nullable(),
  neighbours: z.array(location),
});
export type LocationDetails = z.infer<typeof locationDetails>;

/** What autocomplete offers; `id` is what the trip form sends. */
export const locationOption = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  local_name: z.string().nullable(),
  country_name: z.string(),
});
export type LocationOption = z.infer<typeof locationOption>;

/** A country with its most popular destinations. */
export const countryDestinations = countryRef.extend({
  location_count: z.number().int(),
  destinations: z.array(location),
});
export type CountryDestinations = z.infer<typeof countryDestinations>;

export const tag = z.object({ name: z.string(), label: z.string() });
export type Tag = z.infer<typeof tag>;

/** Entry price of one adult: minor units of `currency`; 0 is free; null is not known. */
export const price = z.object({ amount: z.number().int(), currency: z.string(), year: z.number().int().nullable() });

export const poi = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  local_name: z.string().nullable(),
  kind: z.string(),
  snippet: z.string(),
  image: picture,
  mediumCover: picture,
  lat: z.number(),
  lng: z.number(),
  location_id: z.number().int(),
  location_slug: z.string(),
  location_name: z.string(),
  tags: z.array(tag),
  importance: z.number().int(),
  visit_minutes: z.number().int(),
  day_trip: z.boolean(),
  price: price.nullable(),
  /** Null until our own users have rated it. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
  ...wishlistMarks,
});
export type Poi = z.infer<typeof poi>;

export const poiDetails = poi.extend({
  description: z.string(),
  /** All of its pictures, the best first, 1024 by 800 (`-1024-`, also `-512-` and `-320-`). */
  images: z.array(picture),
  website: z.string().nullable(),
  country: countryRef,
  time_zone: z.string(),
  /** Monday first: the day's name and its comma-separated ranges (`09:00–12:00, 13:00–17:00`, `Closed`, `Open all day`). */
  opening_hours: z.array(z.object({ day: z.string(), hours: z.string() })),
  hours_source: z.enum(['official', 'typical']),
  hours_note: z.string().nullable(),
  best_time: z.string(),
  setting: z.enum(['indoor', 'outdoor', 'both']),
  /** For whose light one comes. */
  light: z.enum(['sunrise', 'sunset', 'both']).nullable(),
  /** When the sun rises and sets there today, on the clocks of the place; null where it does not. */
  sun: z.object({ date: day, rises: z.string(), sets: z.string() }).nullable().optional(),
  /** Open and worth a visit after dark. */
  night: z.boolean(),
  /** One does not get in unless booked days before. */
  booking_needed: z.boolean(),
  /** Shut for a part of the year, or for works, and on single days besides: `MM-DD` of every year, or `YYYY-MM-DD`. */
  closures: z.array(z.object({ from: z.string(), to: z.string(), why: z.string() })),
  closed_dates: z.array(z.string()).optional(),
  /** The place that this one is a part of, and its own parts. */
  whole: z.object({ slug: z.string(), name: z.string() }).nullable(),
  parts: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** The month in which somebody last checked these facts, `YYYY-MM`. */
  checked: z.string().nullable(),
});
export type PoiDetails = z.infer<typeof poiDetails>;

/** A city of the world, for the place a trip starts from. */
export const city = z.object({
  id: z.number().int(),
  name: z.string(),
  country_code: z.string(),
  country_name: z.string(),
  lat: z.number(),
  lng: z.number(),
  time_zone: z.string(),
});
export type City = z.infer<typeof city>;

export const nearbyLimit = z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) });

/** What entry costs one adult, in today's US dollars: nothing, under 10, under 30, more. */
export const priceBand = z.enum(['free', 'low', 'middle', 'high']);
export type PriceBand = z.infer<typeof priceBand>;

/** `latitude,longitude` */
export const point = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'Write the point as latitude,longitude.')
  .transform((text) => {
    const [lat = 0, lng = 0] = text.split(',').map(Number);
    return { lat, lng };
  })
  .refine(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180, 'That point is not on Earth.');

/** Filters that every list of things on the map takes. */
export const ratedAndNear = {
  /** At least, of the rating that is shown. */
  rating: z.coerce.number().min(1).max(5).optional(),
  near: point.optional(),
  /** Metres from `near`, great circle. */
  within: z.coerce.number().int().min(50).max(200_000).optional(),
};
/** A distance is measured from somewhere. */
export const fromSomewhere = [
  ({ within, near, sort }: { within?: number | undefined; near?: object | undefined; sort?: string | undefined }) =>
    near !== undefined || (within === undefined && sort !== 'distance'),
  { path: ['near'] as string[], error: 'Say from where to measure: near=latitude,longitude.' },
] as const;

export const poiFilter = z
  .object({
    page: pageNumber,
    per_page: perPage,
    location: idOrSlug.optional(),
    ...ratedAndNear,
    tag: z.string().max(40).optional(),
    /** Any of them. */
    tags: listOf(z.string().max(40)).optional(),
    kind: listOf(z.string().max(40)).optional(),
    price: listOf(priceBand).optional(),
    /** `now`, or a day; by the clock of each place. */
    open: z.union([z.literal('now'), day]).optional(),
    /** Latin or local, a wrong letter forgiven. */
    name: z.string().trim().max(80).optional(),
    sort: z.enum(['importance', 'distance', 'name', 'rating']).default('importance'),
  })
  .refine(...fromSomewhere);

export const placeCalls = defineCalls({
  'GET /api/locations': {
    summary: 'Destinations, most popular first; every filter narrows the others.',
    query: z
      .object({
        page: pageNumber,
        per_page: perPage,
        /** Latin, local or former, a wrong letter forgiven. */
        name: z.string().trim().max(80).optional(),
        region: listOf(z.enum(['east', 'south-east', 'south', 'central', 'caucasus', 'west'])).optional(),
        /** Slugs of countries. */
        country: listOf(z.string().max(60)).optional(),
        landscape: listOf(z.string().max(40)).optional(),
        /** 1 to 12: one of its best. */
        month: z.coerce.number().int().min(1).max(12).optional(),
        /** Any of them is what many of its places are good for. */
        tags: listOf(z.string().max(40)).optional(),
        near: point.optional(),
        sort: z.enum(['popularity', 'name', 'distance']).default('popularity'),
      })
      .refine(...fromSomewhere),
    answer: paged(location),
  },
  'GET /api/location/top-destinations': {
    summary: 'The destinations most people start with.',
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
    answer: one(z.array(location)),
  },
  'GET /api/location/recommended': {
    summary: 'Destinations at their best this month.',
    answer: one(z.array(location)),
  },
  'GET /api/location/autocomplete/{text}': {
    summary: 'Destinations whose name is like the text (Latin or local, accents and small errors forgiven).',
    params: z.object({ text: z.string().trim().min(1).max(80) }),
    answer: one(z.array(locationOption)),
  },
  'GET /api/location/name/{name}': {
    summary: 'One destination by one of its names, former ones too; accents and case forgiven.',
    params: z.object({ name: z.string().trim().min(1).max(80) }),
    answer: one(locationDetails),
  },
  'GET /api/country/top-destinations': {
    summary: 'Countries, those of the most popular destinations first, each with its own.',
    query: z.object({ limit: z.coerce.number().int().min(1).max(60).default(12) }),
    answer: one(z.array(countryDestinations)),
  },
  'GET /api/location/{id}': {
    summary: 'One destination by id or slug.',
    params: idParams,
    answer: one(locationDetails),
  },
  'GET /api/locations/{id}/nearby': {
    summary: 'Destinations near this one, nearest first.',
    params: idParams,
    query: nearbyLimit,
    answer: one(z.array(location)),
  },
  'GET /api/pointOfInterests': {
    summary: 'Places, of a destination or of all, most important first; every filter narrows the others.',
    query: poiFilter,
    answer: paged(poi),
  },
  'GET /api/pointOfInterests/{id}': { summary: 'One place by id or slug.', params: idParams, answer: one(poiDetails) },
  'GET /api/pointOfInterests/{id}/nearby': {
    summary: 'Places within reach of this one, nearest first.',
    params: idParams,
    query: nearbyLimit,
    answer: one(z.array(poi)),
  },
  'GET /api/tags': {
    summary: 'What a traveller may prefer; with `location`, only what that destination’s places (or tours) have.',
    query: z.object({
      location: idOrSlug.optional(),
      // By the name of the list, or of one thing of it as reviews name it.
      type: z.enum(['pointOfInterests', 'products', 'PointOfInterest', 'Product']).default('pointOfInterests'),
    }),
    answer: one(z.array(tag)),
  },
  'GET /api/googleAutocomplete/{text}': {
    summary: 'Cities of the world whose name begins with or is like the text.',
    params: z.object({ text: z.string().trim().min(1).max(80) }),
    query: z.object({ country: z.string().length(2).optional() }),
    answer: one(z.array(city)),
  },
});
