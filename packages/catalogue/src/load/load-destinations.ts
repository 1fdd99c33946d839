import type { Db } from '@tabi/postgres';
import { readCatalogue } from '../read/read.ts';
import { locationRows, placeRows, stayRows } from '../read/rows.ts';
import { tourRows } from '../read/tour-rows.ts';
import { shelves } from './destination-repository.ts';
import { world } from './world-repository.ts';
import { readWorld } from '../read/read-world.ts';
import { connectionRows, countryGuideRows, festivalRows, journeyRows } from '../read/world-rows.ts';
import { settle } from './load-repository.ts';

/** How many years of festivals are told, this one with them. */
const festivalYears = 4;

/**
 * Destinations with their places, hotels and tours from `<folder>/<slug>/*.json`, and what belongs to none of them alone.
 * @param year of today: whence festivals are told
 */
export async function loadDestinations(db: Db, folder: string, year: number): Promise<void> {
  const files = readCatalogue(folder);
  await shelves.locations(db, locationRows(files));
  await shelves.places(db, placeRows(files));
  await shelves.hotels(db, stayRows(files));
  await shelves.tours(db, tourRows(files));
  const around = readWorld(folder);
  await world.countryGuides(db, countryGuideRows(around));
  await world.connections(db, connectionRows(around));
  await world.festivals(
    db,
    festivalRows(
      around,
      Array.from({ length: festivalYears }, (_, index) => year + index),
    ),
  );
  await world.journeys(db, journeyRows(around));
  await settle(db, ['locations', 'places', 'hotels', 'products', 'product_stops']);
}
