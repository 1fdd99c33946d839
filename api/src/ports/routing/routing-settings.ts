import { z } from 'zod';
import type { RoutedMode } from '@tabi/planner';

/** The routing engine that this installation may ask; without one every way is estimated. */
export interface RoutingSettings {
  engine: 'osrm' | 'valhalla';
  /** Without a closing slash. */
  url: string;
  /** What the engine has data for: others are estimated. */
  modes: RoutedMode[];
  /** For one request to the engine. */
  timeoutMs: number;
  /** The most origins, and the most destinations, of one request. */
  batch: number;
  /** How long an answer is believed. */
  cacheDays: number;
}

const wholeNumber = (name: string, example: number, most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, `${name} must be a whole number, such as ${name}=${example}.`)
    .transform(Number)
    .refine((value) => value <= most, `${name} must be ${most} or less.`)
    .default(example);

const modes: readonly string[] = ['walk', 'cycle', 'drive'] satisfies RoutedMode[];

/** The settings of the environment that name a routing engine. */
export const routingSettings = z.object({
  /** Where OSRM or Valhalla answers, such as http://localhost:5000; left out: ways are estimated. */
  ROUTING_URL: z
    .url({ protocol: /^https?$/, error: 'ROUTING_URL must be an address such as http://localhost:5000.' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  ROUTING_ENGINE: z.enum(['osrm', 'valhalla'], { error: 'ROUTING_ENGINE must be osrm or valhalla.' }).default('osrm'),
  /**
   * Of walk, cycle and drive, with commas between. An OSRM server knows the one profile that it was built for and answers
   * every request by it: name more only when a proxy tells /table/v1/foot, /bike and /driving apart. Valhalla knows all.
   */
  ROUTING_MODES: z
    .string()
    .transform((text) => text.split(',').map((word) => word.trim()))
    .refine((words) => words.every((word) => modes.includes(word)), 'ROUTING_MODES may name walk, cycle and drive.')
    .transform((words) => [...new Set(words)] as RoutedMode[])
    .optional(),
  ROUTING_TIMEOUT_MS: wholeNumber('ROUTING_TIMEOUT_MS', 1_500, 60_000),
  /** OSRM allows 100 points a request (--max-table-size), Valhalla 2,500 pairs (max_matrix_location_pairs): 50 suits both. */
  ROUTING_BATCH: wholeNumber('ROUTING_BATCH', 50, 1_000),
  ROUTING_CACHE_DAYS: wholeNumber('ROUTING_CACHE_DAYS', 30, 3_650),
});

const usualModes: Record<RoutingSettings['engine'], RoutedMode[]> = {
  osrm: ['drive'],
  valhalla: ['walk', 'cycle', 'drive'],
};

export const routingSettingsOf = (found: z.infer<typeof routingSettings>): RoutingSettings | undefined =>
  found.ROUTING_URL === undefined
    ? undefined
    : {
        engine: found.ROUTING_ENGINE,
        url: found.ROUTING_URL,
        modes: found.ROUTING_MODES ?? usualModes[found.ROUTING_ENGINE],
        timeoutMs: found.ROUTING_TIMEOUT_MS,
        batch: found.ROUTING_BATCH,
        cacheDays: found.ROUTING_CACHE_DAYS,
      };
