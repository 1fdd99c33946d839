import type { Hotel, HotelDetails, NearbyHotel } from '@tabi/shared/contracts/hotels';
import { factsOfStay } from '@tabi/posters';
import { pictureOf } from '../../pictures/picture-presenter.ts';
import { presentRating } from '../ratings/rating-row.ts';
import type { HotelDetailsRow, HotelRow } from './hotel-row.ts';

const sources: Record<string, HotelDetails['source']> = {
  openstreetmap: {
    name: 'OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/copyright',
    licence: 'Open Database License 1.0',
  },
  'singapore-stb': {
    name: 'Hotels Licensing Board of Singapore',
    url: 'https://data.gov.sg',
    licence: 'Singapore Open Data Licence 1.0',
  },
};

export const presentHotel = (row: HotelRow): Hotel => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  local_name: row.local_name,
  kind: row.kind,
  stars: row.stars,
  price_band: row.price_band,
  district: row.district,
  lat: row.lat,
  lng: row.lng,
  location_id: row.location_id,
  location_slug: row.about.slug,
  location_name: row.location_name,
  thumbnail: pictureOf('hotel', factsOfStay(row), 'card', 640),
  ...presentRating(row),
});

export const presentNearbyHotel = (row: HotelRow & { metres: number }): NearbyHotel => ({
  ...presentHotel(row),
  metres: Math.round(row.metres),
});

export const presentHotelDetails = (row: HotelDetailsRow): HotelDetails => ({
  ...presentHotel(row),
  country: { name: row.country_name, slug: row.country_slug, code: row.about.country_code },
  about: row.about_text,
  website: row.website,
  source: sources[row.source] ?? null,
});
