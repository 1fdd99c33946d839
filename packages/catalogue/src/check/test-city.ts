import { cityWays, closedDays, placeFromRow, type Destination, type Place } from '@tabi/planner';
import type { CatalogueShelf } from '../read/read.ts';

/** A destination and its places as the planner takes them. */
export interface City {
  readonly destination: Destination;
  readonly places: readonly Place[];
}

/** A shelf for tests that plan with the catalogue's own places; `population` says how people get about there. */
export function plannable({ destination, places, guide }: CatalogueShelf, population: number): City {
  const { slug, name, lat, lng, country, landscape } = destination;
  return {
    destination: {
      id: slug,
      name,
      lat,
      lng,
      ways: cityWays({ slug, country, landscape, population, gettingAbout: guide?.getting_about }),
    },
    places: places.map((row) =>
      placeFromRow(
        { ...row, closed_dates: closedDays(row) },
        {
          id: `${slug}/${row.slug}`,
          destinationId: slug,
          priceMinor: null,
          wholeId: row.part_of ? `${slug}/${row.part_of}` : null,
        },
      ),
    ),
  };
}
