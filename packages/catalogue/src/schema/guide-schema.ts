import { z } from 'zod';
import { coordinates, month, slug, words } from './fields.ts';

/** A named district with a reason to eat in it. */
const foodAreaSchema = z.strictObject({
  slug,
  name: z.string().min(2),
  local_name: z.string().nullable(),
  ...coordinates,
  /** Metres around the point in which one finds it. */
  radius: z.number().int().min(50).max(3000),
  /** What one eats there, and when it is open for that. */
  text: words(10, 45),
  /** The meals for which people go there. */
  meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])).min(1),
});

const dishSchema = z.strictObject({
  name: z.string().min(2),
  local_name: z.string().nullable(),
  /** One sentence: what is in it. */
  text: words(6, 35),
});

/** 0 hardly possible, 1 in parts, 2 good, 3 the best way. */
const ease = z.literal([0, 1, 2, 3]);

/** A file `guide.json`: what somebody who lives in a destination knows, in the same rows for every destination. */
export const guideSchema = z.strictObject({
  /** When somebody last went over it. */
  checked: month,
  /** How one gets about within the destination. */
  getting_about: z.strictObject({
    walking: ease,
    transit: ease,
    /** Whether taxis, or cars called by an app, are what people usually take. */
    taxi: z.boolean(),
  }),
  /** Sights with steps, sand or cobbles, and those without: for wheels and tired knees. */
  accessibility: words(20, 90),
  /** What is particular here in dress and manners, beyond the country's. */
  etiquette: words(10, 70),
  /** Neutral words on what to look out for. Null where nothing is added to the country's. */
  safety: words(10, 90).nullable(),
  food_areas: z.array(foodAreaSchema).min(2).max(6),
  dishes: z.array(dishSchema).min(5).max(10),
});

export type CatalogueGuide = z.infer<typeof guideSchema>;
