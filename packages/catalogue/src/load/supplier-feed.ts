import { currencyOf, toMinor } from '@tabi/shared/money';
import { z } from 'zod';
import { csvLines } from '../read/csv.ts';
import { jsonLines } from '../read/json-lines.ts';
import { tags } from '../schema/vocabulary.ts';

/** `90`, `1 h 30 min`, `1:30` or `PT1H30M`: minutes; undefined for what is none of them. */
export function minutesOf(text: string): number | undefined {
  const plain = /^\d+$/.exec(text);
  if (plain) return Number(text);
  const match =
    /^PT(?:(\d+)H)?(?:(\d+)M)?$/i.exec(text) ??
    /^(\d+):(\d\d)$/.exec(text) ??
    /^(?:(\d+)\s*(?:h|hours?))?\s*(?:(\d+)\s*(?:m|min|minutes?))?$/i.exec(text);
  const minutes = Number(match?.[1] ?? 0) * 60 + Number(match?.[2] ?? 0);
  return minutes > 0 ? minutes : undefined;
}

const text = (longest: number) => z.string().trim().min(1, 'It is empty.').max(longest);
const address = z.url({ protocol: /^https?$/, error: 'Write an address that begins with https://.' });
const empty = (value: unknown) => (value === '' || value === null ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());
/** A CSV has text where JSON has numbers. */
const amount = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number(),
);

/** One row of a supplier's feed; names are those of the columns. */
export const feedRow = z.object({
  /** The supplier's own; its address when left out. */
  id: optional(z.coerce.string().max(200)),
  title: text(140),
  /** A destination's slug or one of its names. */
  location: text(80),
  web_url: address,
  /** In the currency's major unit, for one person. */
  price: amount.pipe(z.number().min(0, 'A price is not below 0.').max(10_000_000)),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => currencyOf(code), 'Not one of the supported currencies.'),
  duration: optional(
    z.coerce.string().transform((value, context) => {
      const minutes = minutesOf(value.trim());
      if (minutes === undefined)
        context.addIssue({ code: 'custom', message: 'Write minutes, `1 h 30 min`, `1:30` or `PT1H30M`.' });
      return minutes ?? z.NEVER;
    }),
  ),
  rating: optional(amount.pipe(z.number().min(0).max(5, 'A rating is from 0 to 5.'))),
  review_count: optional(amount.pipe(z.number().int().min(0))),
  short_description: optional(text(400)),
  image_url: optional(address),
  tags: optional(
    z
      .union([z.array(z.string()), z.string().transform((list) => list.split(/[,;]/).map((tag) => tag.trim()))])
      .transform((list) => tags.filter((tag) => list.includes(tag))),
  ),
});

export interface FeedProduct {
  line: number;
  ref: string;
  title: string;
  location: string;
  web_url: string;
  /** Minor units. */
  price_amount: number;
  price_currency: string;
  minutes: number | null;
  supplier_rating: number | null;
  supplier_review_count: number | null;
  snippet: string;
  image_url: string | null;
  tags: string[];
}

const productOf = (row: z.output<typeof feedRow>, line: number): FeedProduct => ({
  line,
  ref: row.id ?? row.web_url,
  title: row.title,
  location: row.location,
  web_url: row.web_url,
  price_amount: toMinor(row.price, row.currency),
  price_currency: row.currency,
  minutes: row.duration ?? null,
  // A rating that nobody gave is none.
  supplier_rating: row.review_count ? (row.rating ?? null) : null,
  supplier_review_count: row.review_count ?? null,
  snippet: row.short_description ?? row.title,
  image_url: row.image_url ?? null,
  tags: row.tags ?? [],
});

type RawRow = { line: number; data: unknown; problem?: string };

function csvRows(content: string): RawRow[] {
  const [header, ...body] = csvLines(content.replace(/^\uFEFF/, ''));
  const names = (header?.fields ?? []).map((name) => name.trim());
  return body
    .filter(({ fields }) => fields.some((field) => field.trim() !== ''))
    .map(({ line, fields }) => ({
      line,
      data: Object.fromEntries(names.map((name, index) => [name, fields[index]])),
      ...(fields.length === names.length
        ? {}
        : { problem: `has ${fields.length} columns, the header ${names.length}; quote what holds commas` }),
    }));
}

function jsonRows(content: string): RawRow[] {
  const data: unknown = JSON.parse(content);
  if (!Array.isArray(data)) throw new Error('The feed must be a list of products.');
  const lineOf = jsonLines(content);
  return data.map((row: unknown, index) => ({ line: lineOf([index]), data: row }));
}

/**
 * Pure: the products of a feed, a CSV with a header line or a JSON list.
 * @param name of the file, which tells its kind and stands in the problems
 * @returns what is wrong, a line each, beside what is right
 */
export function readFeed(name: string, content: string): { products: FeedProduct[]; problems: string[] } {
  const products: FeedProduct[] = [];
  const problems: string[] = [];
  const seen = new Map<string, number>();
  for (const { line, data, problem } of name.endsWith('.json') ? jsonRows(content) : csvRows(content)) {
    if (problem) {
      problems.push(`${name}:${line}: ${problem}.`);
      continue;
    }
    const parsed = feedRow.safeParse(data);
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        problems.push(`${name}:${line}: ${issue.path.join('.')}: ${issue.message}`);
      continue;
    }
    const product = productOf(parsed.data, line);
    const before = seen.get(product.ref);
    if (before !== undefined) problems.push(`${name}:${line}: is the product of line ${before} again; keep one.`);
    seen.set(product.ref, line);
    products.push(product);
  }
  return { products, problems };
}
