import type { Journey, JourneyDetails } from '@tabi/shared/contracts/journeys';
import { factsOfLocation } from '@tabi/posters';
import { pictureOf } from '../../pictures/picture-presenter.ts';
import { presentLocation } from '../destinations/presenter.ts';
import { presentConnection } from '../guides/presenter.ts';
import { presentTag } from '../tags/presenter.ts';
import type { JourneyRow, StayRow, WayRow } from './journey-row.ts';

const once = <T>(values: T[]): T[] => [...new Set(values)];

/** @param all stays of this journey and perhaps of others; there is at least one of its own */
export function presentJourney(journey: JourneyRow, all: StayRow[]): Journey {
  const stays = all.filter(({ journey_slug }) => journey_slug === journey.slug);
  const [longest] = [...stays].sort((a, b) => b.nights - a.nights);
  if (!longest) throw new Error(`The journey ${journey.slug} has no stays.`);
  const facts = factsOfLocation(longest);
  const names = new Map(stays.map(({ slug, name }) => [slug, name]));
  return {
    slug: journey.slug,
    title: journey.title,
    snippet: journey.snippet,
    cover: pictureOf('destination', facts, 'wide', 960),
    mediumCover: pictureOf('destination', facts, 'card', 640),
    days: stays.reduce((days, { nights }) => days + nights, 1),
    destinations: [...names].map(([slug, name]) => ({ slug, name })),
    countries: once(stays.map(({ country_name }) => country_name)),
    best_months: journey.best_months,
    tags: journey.tags.map(presentTag),
  };
}

export const presentJourneyDetails = (journey: JourneyRow, stays: StayRow[], ways: WayRow[]): JourneyDetails => ({
  ...presentJourney(journey, stays),
  description: journey.description,
  stays: stays.map((stay) => {
    const way = ways.find(({ position }) => position === stay.position);
    return {
      location: presentLocation(stay),
      nights: stay.nights,
      why: stay.why,
      way_here: way ? presentConnection(way) : null,
    };
  }),
});
