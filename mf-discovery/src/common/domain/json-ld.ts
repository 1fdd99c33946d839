import type { Review as OurReview } from '@tabi/shared/contracts/reviews';
import { links } from '@tabi/shared/links';
import type { AggregateRating, BreadcrumbList, GeoCoordinates, Graph, Review, Thing } from 'schema-dts';

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

const bestRating = 5;

const review = ({ name, rating, text, timestamp, edited }: OurReview) =>
  ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: timestamp,
    ...(edited ? { dateModified: edited } : {}),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
    reviewBody: text,
  }) satisfies Review;

type Rated = { rating: number | null; review_count: number };

/** Nothing without a review: an average of none is not one. */
const average = ({ rating, review_count }: Rated) =>
  rating === null || review_count === 0
    ? null
    : ({
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: review_count,
        bestRating,
      } satisfies AggregateRating);

/** What travellers think of a place: the average, and the reviews that its page shows first. */
export function rated(thing: Rated, reviews: readonly OurReview[]) {
  const aggregateRating = average(thing);
  return aggregateRating ? { aggregateRating, ...(reviews.length > 0 ? { review: reviews.map(review) } : {}) } : {};
}

/** The same of a trip, of which schema.org knows no rating: it stands beside what it is about. */
export function ratedBeside(thing: Rated, reviews: readonly OurReview[], path: string): Thing[] {
  const aggregateRating = average(thing);
  return aggregateRating
    ? [aggregateRating, ...reviews.map(review)].map((told) => ({ ...told, itemReviewed: { '@id': path } }))
    : [];
}

export const home: Step = { name: 'Home', path: links.home() };
export const destinations: Step = { name: 'Destinations', path: links.destinations() };
export const destination = ({ name, slug }: { name: string; slug: string }): Step => ({
  name,
  path: links.destination(slug),
});
