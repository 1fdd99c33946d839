import type { HotelKind } from '@tabi/shared/contracts/hotels';
import type { DrawnStay } from '@tabi/posters';
import { joinRatings, ratingColumns, type RatedRow } from '../ratings/rating-row.ts';

/** What every list of hotels shows. */
export interface HotelRow extends DrawnStay, RatedRow {
  id: number;
  name: string;
  local_name: string | null;
  kind: HotelKind;
  stars: number | null;
  price_band: number;
  district: string;
  lat: number;
  lng: number;
  location_id: number;
  location_name: string;
}

export interface HotelDetailsRow extends HotelRow {
  about_text: string | null;
  website: string | null;
  source: string;
  country_name: string;
  country_slug: string;
}

/** Columns of a destination as posters need it; for use with `locations AS location`. */
export const drawnLocation = `jsonb_build_object('slug', location.slug, 'motif', location.motif, 'landscape', location.landscape,
    'palette', location.palette, 'country_code', location.country_code) AS about`;

/** Columns of HotelRow; for use with `hotels AS hotel JOIN locations AS location`. */
export const hotelColumns = `hotel.id, hotel.slug, hotel.name, hotel.local_name, hotel.kind, hotel.stars, hotel.price_band,
  hotel.district, hotel.lat, hotel.lng, location.id AS location_id, location.name AS location_name, ${drawnLocation},
  ${ratingColumns}`;

export const fromHotels = `FROM hotels AS hotel JOIN locations AS location ON location.id = hotel.location_id
  ${joinRatings('Hotel', 'hotel.id')}`;
