import type { Journey, JourneyDetails } from '../contracts/journeys.ts';
import { aLocation } from './places.ts';

/** A journey through two towns as lists of the API answer it. */
export const aJourney = (id: number, over: Partial<Journey> = {}): Journey => {
  const towns = [aLocation(1), aLocation(2)] as const;
  return {
    slug: `journey-${id}`,
    title: `Journey ${id}`,
    snippet: `What journey ${id} is.`,
    cover: towns[0].cover,
    mediumCover: towns[0].mediumCover,
    days: 6,
    destinations: towns.map(({ slug, name }) => ({ slug, name })),
    countries: ['Japan'],
    best_months: [4, 5],
    tags: [{ name: 'history', label: 'History' }],
    ...over,
  };
};

/** Three nights in town 1, two hours by train, two nights in town 2. */
export const aJourneyInFull = (id: number, over: Partial<JourneyDetails> = {}): JourneyDetails => ({
  ...aJourney(id),
  description: `All about journey ${id}.`,
  stays: [
    { location: aLocation(1), nights: 3, why: 'Its temples.', way_here: null },
    {
      location: aLocation(2),
      nights: 2,
      why: 'Its gardens.',
      way_here: {
        to: { slug: 'town-2', name: 'Town 2' },
        mode: 'train',
        minutes: 120,
        often: 'every hour',
        operator: null,
        note: 'Sit on the left.',
      },
    },
  ],
  ...over,
});
