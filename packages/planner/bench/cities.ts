import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Destination, Place } from '../src/model/model.ts';
import { weekWindows, type CatalogueHours } from '../src/model/time.ts';
import { cityWays } from '../src/travel/travel-city.ts';
import { populationNear } from './population.ts';

interface CatalogueRow {
  slug: string;
  name: string;
  kind: string;
  tags: string[];
  lat: number;
  lng: number;
  visit_minutes: number;
  hours: CatalogueHours;
  closed_dates: string[];
  price: 'free' | { amount: number; currency: string } | null;
  importance: number;
  best_time: Place['bestTime'];
  setting: Place['setting'];
  day_trip: boolean;
}

interface DestinationRow extends Destination {
  country: string;
  landscape: string;
}

export interface City {
  readonly destination: Destination;
  readonly places: readonly Place[];
}

const catalogue = new URL('../../catalogue/data/', import.meta.url);

/** Every destination of the catalogue that has places, by slug in alphabetical order. */
export function readCities(): City[] {
  return readdirSync(catalogue)
    .sort()
    .filter((slug) => existsSync(new URL(`${slug}/places.json`, catalogue)))
    .map(readCity);
}

export function readCity(slug: string): City {
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`${slug}/${file}`, catalogue), 'utf8'));
  const { name, lat, lng, country, landscape } = read('destination.json') as DestinationRow;
  const population = populationNear(country, lat, lng);
  const rows = read('places.json') as CatalogueRow[];
  return {
    destination: { id: slug, name, lat, lng, ways: cityWays({ slug, country, landscape, population }) },
    places: rows.map((row) => ({
      id: `${slug}/${row.slug}`,
      name: row.name,
      destinationId: slug,
      lat: row.lat,
      lng: row.lng,
      kind: row.kind,
      tags: row.tags,
      importance: row.importance,
      visitMinutes: row.visit_minutes,
      windows: weekWindows(row.hours),
      closedDates: row.closed_dates,
      bestTime: row.best_time,
      setting: row.setting,
      dayTrip: row.day_trip,
      priceMinor: row.price === 'free' ? 0 : row.price === null ? null : Math.round(row.price.amount),
    })),
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
