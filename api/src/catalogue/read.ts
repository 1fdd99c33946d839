import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { destinationSchema, placeSchema, type CatalogueDestination, type CataloguePlace } from './schema.ts';
import { staySchema, type CatalogueStay } from './stay-schema.ts';
import { tourSchema, type CatalogueTour } from './tour-schema.ts';

export type CatalogueShelf = {
  destination: CatalogueDestination;
  places: CataloguePlace[];
  /** Empty where the destination has no file of them. */
  hotels: CatalogueStay[];
  tours: CatalogueTour[];
};

/** What is wrong in the catalogue's files: one line a problem, each naming its file and what to do. */
export class CatalogueError extends Error {
  constructor(readonly problems: string[]) {
    super(`The catalogue has ${problems.length} problem(s):\n${problems.join('\n')}`);
    this.name = 'CatalogueError';
  }
}

const readFile = <T>(file: string, schema: z.ZodType<T>, problems: string[]): T | null => {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : 'unreadable'}`);
    return null;
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const rows = Array.isArray(data) ? (data as { slug?: string }[]) : [];
  for (const issue of parsed.error.issues) {
    const row = typeof issue.path[0] === 'number' ? rows[issue.path[0]]?.slug : undefined;
    problems.push(`${file}: ${row ? `${row} ` : ''}${issue.path.join('.')}: ${issue.message}`);
  }
  return null;
};

const readOptional = <T>(file: string, schema: z.ZodType<T[]>, problems: string[]): T[] =>
  existsSync(file) ? (readFile(file, schema, problems) ?? []) : [];

/**
 * Reads every `<root>/<slug>/{destination,places,hotels,tours}.json`; the last two may be missing.
 * @param only slugs to read; all when left out
 * @throws CatalogueError listing every file that does not parse or does not fit the schema
 */
export function readCatalogue(root: string, only?: string[]): CatalogueShelf[] {
  const problems: string[] = [];
  const shelves: CatalogueShelf[] = [];
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'destination.json')))
    .map((entry) => entry.name)
    .filter((name) => !only || only.includes(name))
    .sort();
  for (const folder of folders) {
    const destination = readFile(join(root, folder, 'destination.json'), destinationSchema, problems);
    const places = readFile(join(root, folder, 'places.json'), z.array(placeSchema).min(15), problems);
    const hotels = readOptional(join(root, folder, 'hotels.json'), z.array(staySchema).min(1), problems);
    const tours = readOptional(join(root, folder, 'tours.json'), z.array(tourSchema).min(1), problems);
    if (destination && destination.slug !== folder) problems.push(`${folder}: its slug must be the folder's name.`);
    if (destination && places) shelves.push({ destination, places, hotels, tours });
  }
  if (problems.length) throw new CatalogueError(problems);
  return shelves;
}
