import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CatalogueError, readFile, readOptional } from './read-file.ts';
import { destinationSchema, placeSchema, type CatalogueDestination, type CataloguePlace } from '../schema/schema.ts';
import { photoSchema, type CataloguePhoto } from '../schema/photo-schema.ts';
import { guideSchema, type CatalogueGuide } from '../schema/guide-schema.ts';
import { mappedStaySchema, ownStaySchema, type CatalogueStay } from '../schema/stay-schema.ts';
import { tourSchema, type CatalogueTour } from '../schema/tour-schema.ts';

export type ShelfFile = 'destination' | 'places' | 'hotels' | 'hotels-osm' | 'tours' | 'guide' | 'photos';

export type CatalogueShelf = {
  destination: CatalogueDestination;
  places: CataloguePlace[];
  /** Empty where the destination has no file of them. */
  hotels: CatalogueStay[];
  tours: CatalogueTour[];
  /** Those that were fetched; empty where none were. */
  photos: CataloguePhoto[];
  /** Null where nobody has written it yet. */
  guide: CatalogueGuide | null;
  /** The texts of the files it was read from. */
  texts: Partial<Record<ShelfFile, string>>;
};

function readShelf(root: string, folder: string, problems: string[]): CatalogueShelf | null {
  const at = (file: ShelfFile) => join(root, folder, `${file}.json`);
  const destination = readFile(at('destination'), destinationSchema, problems);
  const places = readFile(at('places'), z.array(placeSchema).min(15), problems);
  const hotels = readOptional(at('hotels'), z.array(ownStaySchema).min(1), problems);
  // Coordinates of OpenStreetMap keep its licence, and so a file of their own.
  const mapped = readOptional(at('hotels-osm'), z.array(mappedStaySchema).min(1), problems);
  const tours = readOptional(at('tours'), z.array(tourSchema).min(1), problems);
  const guide = readOptional(at('guide'), guideSchema, problems);
  const photos = readOptional(at('photos'), z.array(photoSchema).min(1), problems);
  if (destination && destination.rows.slug !== folder)
    problems.push(`${at('destination')}: its slug must be the folder's name.`);
  if (!destination || !places) return null;
  const texts: CatalogueShelf['texts'] = { destination: destination.text, places: places.text };
  if (hotels) texts.hotels = hotels.text;
  if (mapped) texts['hotels-osm'] = mapped.text;
  if (tours) texts.tours = tours.text;
  if (guide) texts.guide = guide.text;
  if (photos) texts.photos = photos.text;
  return {
    destination: destination.rows,
    places: places.rows,
    hotels: [...(hotels?.rows ?? []), ...(mapped?.rows ?? [])],
    tours: tours?.rows ?? [],
    photos: photos?.rows ?? [],
    guide: guide?.rows ?? null,
    texts,
  };
}

/**
 * Reads every `<root>/<slug>/{destination,places,hotels,hotels-osm,tours,guide,photos}.json`; the last five may be missing.
 * @param only slugs to read; all when left out
 * @throws CatalogueError listing every file that does not parse or does not fit the schema
 */
export function readCatalogue(root: string, only?: string[]): CatalogueShelf[] {
  const problems: string[] = [];
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'destination.json')))
    .map((entry) => entry.name)
    .filter((name) => !only || only.includes(name))
    .sort();
  const shelves = folders.flatMap((folder) => readShelf(root, folder, problems) ?? []);
  if (problems.length) throw new CatalogueError(problems);
  return shelves;
}
