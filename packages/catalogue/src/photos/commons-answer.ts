import { z } from 'zod';
import { commonsTitle } from '../schema/photo-schema.ts';
import { freeLicence, type Licence } from '../schema/licence.ts';
import { plainText } from './plain-text.ts';

/** What `action=query&prop=imageinfo&formatversion=2` answers, as far as it is used. */
const field = z.object({ value: z.union([z.string(), z.number()]).transform(String) });
const info = z.object({
  width: z.number(),
  height: z.number(),
  mime: z.string(),
  url: z.string(),
  thumburl: z.string().optional(),
  descriptionurl: z.string(),
  extmetadata: z.object({ Artist: field, Attribution: field, LicenseShortName: field }).partial().optional(),
});
const page = z.object({
  title: z.string(),
  missing: z.boolean().optional(),
  imageinfo: z.array(info).optional(),
});
const answer = z.object({
  query: z.object({
    normalized: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
    pages: z.array(page),
  }),
});

/** A file of Commons that may be shown. */
export interface CommonsFile {
  title: string;
  author: string;
  licence: Licence;
  /** Its page, with all that its author says of it. */
  source: string;
  /** Where it is had in a size that is enough. */
  address: string;
}
export type Judged = CommonsFile | { why: string };

const photographs = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'];
/** What the gallery shows. */
const smallest = { width: 1024, height: 640 };
/** Longer than this and a card shows a strip of it. */
const longest = 2.6;

function judge({ title, missing, imageinfo }: z.infer<typeof page>): Judged {
  const [file] = imageinfo ?? [];
  if (missing || !file) return { why: 'Commons has no such file' };
  if (!photographs.includes(file.mime)) return { why: `it is ${file.mime}, no photograph` };
  if (!commonsTitle.safeParse(title).success) return { why: 'its title is none that a picture has' };
  const { width, height, extmetadata: said = {} } = file;
  if (width < smallest.width || height < smallest.height)
    return { why: `it is ${width} × ${height}; at least ${smallest.width} × ${smallest.height} is needed` };
  if (width / height > longest || height / width > longest) return { why: `it is ${width} × ${height}, a strip` };
  const named = plainText(said.LicenseShortName?.value ?? '');
  const licence = freeLicence(named);
  if (!licence) return { why: named ? `its licence is ${named}, which is not on the list` : 'it names no licence' };
  const author = plainText(said.Attribution?.value ?? '') || plainText(said.Artist?.value ?? '');
  if (!author && licence.name.startsWith('CC BY')) return { why: `${licence.name} asks for a name, and it gives none` };
  return {
    title,
    author: author || 'Author unknown',
    licence,
    source: file.descriptionurl,
    address: file.thumburl ?? file.url,
  };
}

/**
 * Pure: what is known of each of `titles`, or why it is not shown.
 * @throws ZodError when it is no such answer
 */
export function filesIn(body: unknown, titles: readonly string[]): Map<string, Judged> {
  const { normalized = [], pages } = answer.parse(body).query;
  const written = new Map(normalized.map(({ from, to }) => [from, to]));
  const known = new Map(pages.map((one) => [one.title, one]));
  return new Map(
    titles.map((title): [string, Judged] => {
      const found = known.get(written.get(title) ?? title);
      return [title, found ? judge(found) : { why: 'Commons did not answer for it' }];
    }),
  );
}
