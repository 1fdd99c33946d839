import { aHotelInFull } from '@tabi/shared/testing';
import { headOfHotel } from './head.ts';

const first = (head: { jsonLd?: Record<string, unknown> }) =>
  (head.jsonLd?.['@graph'] as Record<string, unknown>[])[0] ?? {};

it('tells search engines of a hotel with its declared stars, and no rating that nobody gave', () => {
  const hotel = first(headOfHotel(aHotelInFull(1)));
  expect(hotel).toMatchObject({ '@type': 'Hotel', starRating: { ratingValue: 4 } });
  expect(hotel).not.toHaveProperty('aggregateRating');
});

it('tells the rating once there are reviews', () => {
  const hotel = first(headOfHotel(aHotelInFull(1, { rating: 4.5, review_count: 2 })));
  expect(hotel).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
});
