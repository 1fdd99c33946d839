import { links } from '@tabi/shared/links';
import type { AggregateRating, BreadcrumbList, GeoCoordinates, Graph, Thing } from 'schema-dts';

/**
 * Pure: what search engines are told, in the types of schema.org. The page server completes the paths with the site's own
 * address.
 */
export type Step = { name: string; path?: string };

export const breadcrumbs = (steps: Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path ? { item: path } : {}),
  })),
});

export const graph = (...things: Thing[]): Graph & Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

export const geo = ({ lat, lng }: { lat: number; lng: number }): GeoCoordinates => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
});

/** Nothing without a review: an average of none is not one. */
export const aggregateRating = (thing: {
  rating: number | null;
  review_count: number;
}): { aggregateRating?: AggregateRating } =>
  thing.rating === null || thing.review_count === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: thing.rating,
          reviewCount: thing.review_count,
          bestRating: 5,
        },
      };

export const home: Step = { name: 'Home', path: links.home() };
export const destinations: Step = { name: 'Destinations', path: links.destinations() };
export const destination = ({ name, slug }: { name: string; slug: string }): Step => ({
  name,
  path: links.destination(slug),
});
