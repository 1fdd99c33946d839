import { aTourInFull } from '@tabi/shared/testing';
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
