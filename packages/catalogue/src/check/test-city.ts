import { cityWays, weekWindows, type Destination, type Place } from '@tabi/planner';
import { closedDays } from '../read/closed-days.ts';
import type { CatalogueShelf } from '../read/read.ts';

/** A destination and its places as the planner takes them. */
export interface City {
  readonly destination: Destination;
  readonly places: readonly Place[];
}

/** A shelf for tests that plan with the catalogue's own places; `population` says how people get about there. */
export function plannable({ destination, places }: CatalogueShelf, population: number): City {
  const { slug, name, lat, lng, country, landscape } = destination;
  return {
    destination: { id: slug, name, lat, lng, ways: cityWays({ slug, country, landscape, population }) },
    places: places.map((row) => ({
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
      closedDates: closedDays(row),
      bestTime: row.best_time,
      setting: row.setting,
      dayTrip: row.day_trip,
      priceMinor: null,
    })),
  };
}
