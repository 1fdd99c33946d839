import { aReview, aTourInFull } from '@tabi/shared/testing';
import { headOfTour } from './head.ts';

const first = (head: { jsonLd?: Record<string, unknown> }) =>
  (head.jsonLd?.['@graph'] as Record<string, unknown>[])[0] ?? {};

it('tells the stops of a tour in their order', () => {
  const tour = first(headOfTour(aTourInFull(1)));
  const stops = (tour['itinerary'] as { itemListElement: { position: number; item: { name: string } }[] })
    .itemListElement;
  expect(stops.map(({ position, item }) => [position, item.name])).toEqual([
    [1, 'Place 1'],
    [2, 'Place 2'],
  ]);
});

it('tells the rating of a tour beside it, for schema.org knows none of a trip', () => {
  const { jsonLd } = headOfTour(aTourInFull(1, { rating: 4.5, review_count: 2 }), [aReview(1)]);
  const [tour, average, review] = jsonLd?.['@graph'] as Record<string, unknown>[];
  expect(tour).not.toHaveProperty('aggregateRating');
  const about = { itemReviewed: { '@id': tour?.['@id'] } };
  expect(average).toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.5, ...about });
  expect(review).toMatchObject({ '@type': 'Review', reviewBody: 'What traveller 1 says.', ...about });
});
