import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, one } from './common.ts';

/** What happened: lower-case words with dashes, parts with colons, such as `trip-form:opened`. */
const eventName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*(:[a-z0-9-]+)*$/, 'Name the event in lower-case words.');

/** Control characters cannot be stored, and one would cost all that is stored with it. */
const printable = /^[^\p{Cc}]*$/u;

/** A page and what was pressed on it. Nothing here says who: an address of a person is refused. */
const interaction = z.object({
  name: eventName,
  /** Of the page, without what follows a `?`. */
  path: z.string().max(300).startsWith('/').regex(printable, 'This is no path.').optional(),
  target: z
    .string()
    .max(80)
    .regex(printable, 'Leave control characters out.')
    .refine((text) => !text.includes('@'), 'Send no address of a person.')
    .optional(),
});
export type Interaction = z.output<typeof interaction>;

export const whereabouts = z.object({
  /** ISO 3166; null when nothing tells. */
  country_code: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  /** ISO 4217 of the country; USD when it is not known, or not one of ours. */
  currency: z.string(),
  /** What it was told by: the proxy before the site, a database of addresses, the browser's zone, its languages, or nothing. */
  source: z.enum(['proxy', 'database', 'time-zone', 'languages', 'unknown']),
});
export type Whereabouts = z.infer<typeof whereabouts>;

export const pageData = z.object({
  title: z.string(),
  version: z.number().int(),
  heading: z.string(),
  description: z.string(),
  /** Day of this version. */
  updated_on: z.string(),
});
export type PageData = z.infer<typeof pageData>;

export const visitCalls = defineCalls({
  'POST /api/session': {
    summary: 'Counts a visit, once a visitor and day.',
    body: z.object({
      /** Taken from the cookies, whatever is sent. */
      user_uuid: z.string().max(64).nullable().optional(),
      user_id: z
        .union([z.string().max(64), z.number()])
        .nullable()
        .optional(),
      data: z.object({ city: z.string().max(120).nullable() }),
    }),
    answer: done,
  },
  'POST /api/track-interaction': {
    summary: 'Something was pressed or seen. Taken at once, stored a little later.',
    body: interaction,
    answer: done,
  },
  'POST /api/track-events': {
    summary: 'Several at once.',
    body: z.object({ events: z.array(interaction).min(1).max(50) }),
    answer: done,
  },
  'GET /api/user/location': {
    summary: 'Where the visitor seems to be, and what says so.',
    query: z.object({ timezone: z.string().max(64).optional() }),
    answer: one(whereabouts),
  },
  'GET /api/page/data': {
    summary: 'Heading and description of one of the site’s own pages; the newest version unless one is named.',
    query: z.object({
      title: z.string().trim().min(1).max(80),
      version: z.coerce.number().int().min(1).max(10_000).optional(),
    }),
    answer: one(pageData),
  },
});
