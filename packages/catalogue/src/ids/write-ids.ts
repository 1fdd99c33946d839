import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CatalogueError } from '../read/read-file.ts';
import { writeWhole } from '../read/write-whole.ts';

type Rows = { slug: string; wikidata?: string }[];

/** A row's website, which stands before the id, with what stands before it. */
const website = /(\s*)"website"\s*:\s*(?:null|"(?:[^"\\]|\\.)*")/;

/**
 * Pure: the text of a `places.json` with these ids, and not a byte changed besides.
 * @param ids by slug; those of rows that are gone, or have an id by now, are left out
 * @returns null when a row is not written as the others are
 */
export function withIds(text: string, ids: ReadonlyMap<string, string>): string | null {
  const rows = JSON.parse(text) as Rows;
  const wanted = new Map(
    rows.flatMap(({ slug, wikidata }) => (ids.has(slug) && !wikidata ? [[slug, ids.get(slug) as string]] : [])),
  );
  let written = text;
  for (const [slug, id] of wanted) {
    const start = written.search(new RegExp(`"slug"\\s*:\\s*"${slug}"`));
    written =
      written.slice(0, start) +
      written.slice(start).replace(website, (whole, space: string) => `${whole},${space}"wikidata": "${id}"`);
  }
  const meant = rows.map((row) => (wanted.has(row.slug) ? { ...row, wikidata: wanted.get(row.slug) } : row));
  return isDeepStrictEqual(JSON.parse(written), meant) ? written : null;
}

/**
 * Writes ids into a destination's `places.json`, as it is now: somebody may have written to it since it was read.
 * @throws CatalogueError when its rows are not written as the others are
 */
export function writeIds(root: string, destination: string, ids: ReadonlyMap<string, string>): void {
  const file = join(root, destination, 'places.json');
  const text = readFileSync(file, 'utf8');
  const written = withIds(text, ids);
  if (written === null) {
    const named = [...ids].map(([slug, id]) => `${slug} ${id}`).join(', ');
    throw new CatalogueError([`${file}: a row does not begin with its slug; write by hand: ${named}.`]);
  }
  if (written !== text) writeWhole(file, written);
}
