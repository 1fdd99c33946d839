import type { Site } from '@tabi/shared/contracts/site';
import type { PosterFacts } from '@tabi/posters';
import type { MapStreets } from '../../../ports/map-streets.ts';
import type { MapTiles } from '../../../ports/map-tiles.ts';
import type { Partners } from '../../../ports/partners.ts';
import { pictureOf, pictureUrl } from '../../pictures/picture-presenter.ts';
import { carArt, flightArt, houseArt } from './domain/banner-art.ts';

const banner = (facts: PosterFacts, { url, frameUrl }: Partners['flights']) => ({
  picture: pictureOf('banner', facts, 'wide', 960),
  url,
  frame_url: frameUrl,
});

/** For links to pages that have no picture of their own. */
export const houseCard = pictureUrl('banner', houseArt, 'social', 1200);

const presentStreets = ({ mode, styleUrl }: MapStreets): Site['map']['streets'] => ({
  mode,
  style_url: styleUrl,
  archive_url: styleUrl ? null : '/streets/map.pmtiles',
  host: styleUrl && new URL(styleUrl).hostname,
});

const presentMap = (tiles: MapTiles | null, streets: MapStreets | null, index: string): Site['map'] => ({
  tile_url: tiles?.url ?? null,
  attribution: tiles?.attribution ?? '© OpenStreetMap, Natural Earth',
  index_url: `/map/${index}`,
  streets: streets && presentStreets(streets),
});

type Given = { partners: Partners; tiles: MapTiles | null; streets: MapStreets | null; mapIndex: string };

/** @param lot in [0, 1): draws the variant of the flight banner */
export function presentSite({ partners, tiles, streets, mapIndex }: Given, lot: number): Site {
  const { flights, cars, social, listing } = partners;
  const index = Math.floor(lot * flightArt.length);
  const facts = flightArt[index] ?? carArt;
  return {
    banners: { flights: { ...banner(facts, flights), variant: index + 1 }, cars: banner(carArt, cars) },
    social,
    listing,
    map: presentMap(tiles, streets, mapIndex),
  };
}
