import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { closedDays, type Closure } from '../src/model/closed-days.ts';
import type { CityFood, Destination, FoodArea, Place } from '../src/model/model.ts';
import { placeFromRow, type PlaceRow } from '../src/model/place-row.ts';
import { cityWays, type GettingAbout } from '../src/travel/travel-city.ts';
import { populationNear } from './population.ts';

interface CatalogueRow extends PlaceRow {
  slug: string;
  part_of?: string;
  closures?: Closure[];
  price: 'free' | { amount: number; currency: string } | null;
}

interface DestinationRow extends Destination {
  country: string;
  landscape: string;
  time_zone: string;
}

export interface City {
  readonly destination: Destination;
  readonly places: readonly Place[];
  readonly timeZone: string;
}

const catalogue = new URL('../../catalogue/data/', import.meta.url);

/** Every destination of the catalogue that has places, by slug in alphabetical order. */
export function readCities(): City[] {
  return readdirSync(catalogue)
    .sort()
    .filter((slug) => existsSync(new URL(`${slug}/places.json`, catalogue)))
    .map(readCity);
}

interface Guide {
  getting_about: GettingAbout;
  food_areas: FoodArea[];
  dishes: { name: string }[];
}

const foodOf = ({ food_areas: areas, dishes }: Guide): CityFood => ({ areas, dishes: dishes.map(({ name }) => name) });

/** Near enough for a budget. */
const minorOf = (price: CatalogueRow['price']): number | null =>
  price === 'free' ? 0 : price === null ? null : Math.round(price.amount);

export function readCity(slug: string): City {
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`${slug}/${file}`, catalogue), 'utf8'));
  const { name, lat, lng, country, landscape, time_zone: timeZone } = read('destination.json') as DestinationRow;
  const population = populationNear(country, lat, lng);
  const rows = read('places.json') as CatalogueRow[];
  const guide = read('guide.json') as Guide;
  return {
    destination: {
      id: slug,
      name,
      lat,
      lng,
      food: foodOf(guide),
      ways: cityWays({ slug, country, landscape, population, gettingAbout: guide.getting_about }),
    },
    timeZone,
    places: rows.map((row) =>
      placeFromRow(
        { ...row, closed_dates: closedDays(row) },
        {
          id: `${slug}/${row.slug}`,
          destinationId: slug,
          priceMinor: minorOf(row.price),
          wholeId: row.part_of ? `${slug}/${row.part_of}` : null,
        },
      ),
    ),
  };
}

/** The city with `factor` times its places: copies a few hundred metres off, to try what larger catalogues cost. */
export function enriched(city: City, factor: number): City {
  const places = Array.from({ length: factor }, (_, copy) =>
    city.places.map((place, i) => ({
      ...place,
      id: copy === 0 ? place.id : `${place.id}-${copy}`,
      lat: place.lat + copy * 0.004 * Math.sin(i * 2.4),
      lng: place.lng + copy * 0.004 * Math.cos(i * 2.4),
    })),
  ).flat();
  return { ...city, places };
}
