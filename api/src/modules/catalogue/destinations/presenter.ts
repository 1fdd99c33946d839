import type { CountryDestinations, Location, LocationDetails, LocationOption } from '@tabi/shared/contracts/places';
import { factsOfLocation } from '@tabi/posters';
import { pictureOf } from '../../pictures/picture-presenter.ts';
import { presentRating } from '../ratings/rating-row.ts';
import type { CountryRow, LocationDetailsRow, LocationRow } from './destination-row.ts';

const presented = new WeakMap<LocationRow, Location>();

/** Once for a row: those in memory are shown again and again. */
export function presentLocation(row: LocationRow): Location {
  const known = presented.get(row) ?? presentAnew(row);
  presented.set(row, known);
  return known;
}

function presentAnew(row: LocationRow): Location {
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
    ...presentRating(row),
  };
}

export const presentLocationDetails = (row: LocationDetailsRow, neighbours: Location[]): LocationDetails => ({
  ...presentLocation(row),
  description: row.description,
  time_zone: row.time_zone,
  currency: row.currency,
  languages: row.languages,
  seasons: { months: row.season_months, why: row.season_why },
  getting_in: row.getting_in,
  getting_around: row.getting_around,
  facts: row.facts,
  checked: row.checked,
  neighbours,
});

/** @param destinations among which its own are */
export const presentCountry = (country: CountryRow, destinations: Location[]): CountryDestinations => ({
  code: country.code,
  name: country.name,
  slug: country.slug,
  location_count: country.location_count,
  destinations: country.location_ids.flatMap((id) => destinations.filter((one) => one.id === id)),
});

export const presentOption = ({ id, slug, name, local_name, country_name }: LocationRow): LocationOption => ({
  id,
  slug,
  name,
  local_name,
  country_name,
});
