import type { CountryGuide } from '@tabi/shared/contracts/guides';
import { festivalDays } from './festival-days.ts';
import type { CatalogueWorld } from './read-world.ts';

/** Guides of `countries`, keyed as its columns. */
export const countryGuideRows = ({ countries }: CatalogueWorld) =>
  countries.map(({ code, ...guide }) => ({ code, guide: guide satisfies CountryGuide }));

/** Rows of `connections`, with the destinations by their slugs. */
export const connectionRows = ({ connections }: CatalogueWorld) =>
  connections.map(({ between: [from_slug, to_slug], operator, ...same }) => ({
    ...same,
    from_slug,
    to_slug,
    operator_name: operator?.name ?? null,
    operator_website: operator?.website ?? null,
  }));

/** Rows of `journeys` in the order of the file, each with its stays in theirs. */
export const journeyRows = ({ journeys }: CatalogueWorld) =>
  journeys.map(({ stays, ...same }, position) => ({
    ...same,
    position,
    stays: stays.map(({ destination: location_slug, ...stay }, index) => ({ ...stay, location_slug, position: index })),
  }));

/** Rows of `festivals`, each with the days on which it begins in these years. */
export const festivalRows = ({ festivals }: CatalogueWorld, years: readonly number[]) =>
  festivals.map(({ when, ...same }) => ({ ...same, dates: festivalDays(when, years) }));
