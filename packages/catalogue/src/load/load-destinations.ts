import type { Db } from '@tabi/postgres';
import { readCatalogue } from '../read/read.ts';
import { locationRows, placeRows, stayRows } from '../read/rows.ts';
import { tourRows } from '../read/tour-rows.ts';
import { shelves } from './destination-repository.ts';
import { settle } from './load-repository.ts';

/** Destinations with their places, hotels and tours from `<folder>/<slug>/*.json`. */
export async function loadDestinations(db: Db, folder: string): Promise<void> {
  const files = readCatalogue(folder);
  await shelves.locations(db, locationRows(files));
  await shelves.places(db, placeRows(files));
  await shelves.hotels(db, stayRows(files));
  await shelves.tours(db, tourRows(files));
  await settle(db, ['locations', 'places', 'hotels', 'products', 'product_stops']);
}
