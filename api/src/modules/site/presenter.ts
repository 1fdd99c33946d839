import type { Site } from '@tabi/shared/contracts/site';
import type { PosterFacts } from '../../art/types.ts';
import type { Partners } from '../../partners.ts';
import { pictureOf } from '../art/picture-presenter.ts';
import { carArt, flightArt } from './domain/banner-art.ts';

const banner = (facts: PosterFacts, { url, frameUrl }: Partners['flights']) => ({
  picture: pictureOf('banner', facts, 'wide', 960),
  url,
  frame_url: frameUrl,
});

/** @param lot in [0, 1): draws the variant of the flight banner */
export function presentSite({ flights, cars, social, listing }: Partners, lot: number): Site {
  const index = Math.floor(lot * flightArt.length);
  const facts = flightArt[index] ?? carArt;
  return {
    banners: { flights: { ...banner(facts, flights), variant: index + 1 }, cars: banner(carArt, cars) },
    social,
    listing,
  };
}
