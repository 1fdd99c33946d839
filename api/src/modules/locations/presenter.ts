import type { Location, LocationDetails, LocationOption } from '@tabi/shared/contracts/places';
import { factsOfLocation, pictureOf } from '../art/picture-presenter.ts';
import type { LocationDetailsRow, LocationRow } from './location-row.ts';

export function presentLocation(row: LocationRow): Location {
  const facts = factsOfLocation(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    local_name: row.local_name,
    country: { name: row.country_name, slug: row.country_slug, code: row.country_code },
    snippet: row.snippet,
    cover: pictureOf('destination', facts, 'wide', 960),
    mediumCover: pictureOf('destination', facts, 'card', 640),
    lat: row.lat,
    lng: row.lng,
    tier: row.tier,
    poi_count: row.poi_count,
  };
}

export const presentLocationDetails = (row: LocationDetailsRow, neighbours: LocationRow[]): LocationDetails => ({
  ...presentLocation(row),
  description: row.description,
  time_zone: row.time_zone,
  currency: row.currency,
  languages: row.languages,
  seasons: { months: row.season_months, why: row.season_why },
  getting_in: row.getting_in,
  getting_around: row.getting_around,
  facts: row.facts,
  neighbours: neighbours.map(presentLocation),
});

export const presentOption = ({ id, slug, name, local_name, country_name }: LocationRow): LocationOption => ({
  id,
  slug,
  name,
  local_name,
  country_name,
});
