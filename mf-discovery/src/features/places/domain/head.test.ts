import { aPlaceInFull, aReview } from '@tabi/shared/testing';
import { headOfPlace } from './head.ts';

const first = (head: { jsonLd?: Record<string, unknown> }) =>
  (head.jsonLd?.['@graph'] as Record<string, unknown>[])[0] ?? {};

it('tells what travellers say of a place, once somebody has said something', () => {
  const place = aPlaceInFull(1, { rating: 4, review_count: 1 });
  expect(first(headOfPlace(place, [aReview(1)]))).toMatchObject({
    '@type': 'TouristAttraction',
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ '@type': 'Review', author: { name: 'Traveller 1' }, reviewRating: { ratingValue: 4, bestRating: 5 } }],
  });
  const unknown = first(headOfPlace(aPlaceInFull(1)));
  expect([unknown['review'], unknown['aggregateRating']]).toEqual([undefined, undefined]);
});

it('tells where a place is and when it is open', () => {
  const place = first(headOfPlace(aPlaceInFull(1)));
  expect(place).toMatchObject({ geo: { '@type': 'GeoCoordinates' } });
  expect(place).toHaveProperty('openingHoursSpecification');
});
