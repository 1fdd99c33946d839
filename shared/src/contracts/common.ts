import { z } from 'zod';
import { isDay } from '../format/dates.ts';
import { errorCode } from './errors.ts';

/** A single thing: `{ results }`. */
export const one = <T extends z.ZodType>(results: T) => z.object({ results });

/** A page of a list, `data` with where it stands. `from` and `to` are 1-based places in the whole list, 0 when empty. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    links: z.object({ next: z.string().nullable() }),
    meta: z.object({
      perPage: z.number().int(),
      from: z.number().int(),
      to: z.number().int(),
      current_page: z.number().int(),
      last_page: z.number().int(),
      total: z.number().int(),
    }),
  });

/** Every error's body: a sentence for people, a code for machines. `errors` is keyed by field. */
export const errorBody = z.object({
  message: z.string(),
  code: errorCode,
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** With 409: how the thing is now, so that the change can be made again on top of it. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const done = z.object({ message: z.string() });

/** A number or a slug. */
export const idOrSlug = z.string().min(1).max(160);
export const idParams = z.object({ id: idOrSlug });
export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);
export const perPage = z.coerce.number().int().min(1).max(50).default(24);

/** Several values in one, separated by commas: `temple,shrine`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
    .pipe(z.array(item).max(20) as unknown as z.ZodType<z.output<T>[], string[]>);

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'Write the date as YYYY-MM-DD.', abort: true })
  .refine(isDay, { error: 'This day does not exist.', abort: true });
/** A wall-clock time, `HH:MM`. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:MM.');
/** A local wall-clock instant of the place, `YYYY-MM-DD HH:mm:ss`. */
export const localDateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, {
    error: 'Write the time as YYYY-MM-DD HH:mm:ss.',
    abort: true,
  })
  .refine((text) => isDay(text.slice(0, 10)), { error: 'This day does not exist.', abort: true });
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  // Every separator is a must inside its group: with an optional one a long wrong address takes for ever to refuse.
  .regex(/^\w+(?:[.+-]\w+)*@\w+(?:[.-]\w+)*\.\w{2,}$/, 'Must be a valid email address.');
