import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, idParams, one } from './common.ts';

/** A month in which facts were last checked, `YYYY-MM`. */
export const checkedMonth = z.string().regex(/^\d{4}-\d\d$/);

/** What is the same all over a country. */
export const countryGuide = z.object({
  checked: checkedMonth,
  overview: z.string(),
  ways_in: z.string(),
  regions: z.array(z.object({ name: z.string(), text: z.string() })),
  entry: z.string(),
  money: z.string(),
  tipping: z.string(),
  power: z.object({ plugs: z.array(z.string()), volts: z.number().int() }),
  water: z.object({ tap: z.enum(['safe', 'boil', 'avoid']), text: z.string() }),
  emergency: z.array(
    z.object({ service: z.enum(['all', 'police', 'ambulance', 'fire', 'tourist-police']), number: z.string() }),
  ),
  connectivity: z.string(),
  etiquette: z.string(),
  accessibility: z.string(),
  laws: z.string(),
  safety: z.string(),
});
export type CountryGuide = z.infer<typeof countryGuide>;

export const foodArea = z.object({
  slug: z.string(),
  name: z.string(),
  local_name: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  /** Metres. */
  radius: z.number().int(),
  text: z.string(),
  meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])),
});
export const dish = z.object({ name: z.string(), local_name: z.string().nullable(), text: z.string() });

/** What somebody who lives there knows. */
export const ownGuide = z.object({
  checked: checkedMonth,
  /** 0 hardly possible, 1 in parts, 2 good, 3 the best way. */
  getting_about: z.object({ walking: z.number().int(), transit: z.number().int(), taxi: z.boolean() }),
  accessibility: z.string(),
  etiquette: z.string(),
  safety: z.string().nullable(),
  food_areas: z.array(foodArea),
  dishes: z.array(dish),
});
export type OwnGuide = z.infer<typeof ownGuide>;

/** How one usually gets to another destination, and as long back. */
export const connection = z.object({
  to: z.object({ slug: z.string(), name: z.string() }),
  mode: z.enum(['train', 'bus', 'car', 'flight', 'ferry']),
  /** From door to door. */
  minutes: z.number().int(),
  often: z.string(),
  operator: z.object({ name: z.string(), website: z.string().nullable() }).nullable(),
  note: z.string().nullable(),
});
export type Connection = z.infer<typeof connection>;

export const festival = z.object({
  slug: z.string(),
  name: z.string(),
  local_name: z.string().nullable(),
  text: z.string(),
  /** How many days it lasts. */
  days: z.number().int(),
  /** The moon or a council may still move it by a day or two. */
  may_move: z.boolean(),
  /** The days on which it begins, the one that is on or comes next first. */
  starts: z.array(day),
});
export type Festival = z.infer<typeof festival>;

export const locationGuide = z.object({
  /** Null where nobody has written it yet. */
  own: ownGuide.nullable(),
  country: countryGuide.nullable(),
  /** The quickest first. */
  connections: z.array(connection),
  /** The next one first. */
  festivals: z.array(festival),
});
export type LocationGuide = z.infer<typeof locationGuide>;

export const guideCalls = defineCalls({
  'GET /api/locations/{id}/guide': {
    summary: 'What to know of a destination before going: its country, food, festivals, and the ways on from there.',
    params: idParams,
    answer: one(locationGuide),
  },
});
