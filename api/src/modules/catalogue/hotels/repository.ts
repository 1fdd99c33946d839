import { type Db, statement } from '@tabi/postgres';
import type { Mirrored } from '../../../ports/mirror.ts';
import { indexHotels, type HotelIndex } from './domain/hotel-index.ts';
import { drawnLocation, type StoredHotel } from './hotel-row.ts';

const all = statement<StoredHotel>(
  'hotels.all',
  `SELECT hotel.id, hotel.slug, hotel.name, hotel.local_name, hotel.kind, hotel.stars, hotel.price_band, hotel.district, hotel.lat,
     hotel.lng, location.id AS location_id, location.name AS location_name, ${drawnLocation}, hotel.website,
     hotel.text AS about_text, hotel.source, country.name AS country_name, country.slug AS country_slug, hotel.was,
     fold(concat_ws(' ', hotel.name, hotel.local_name)) AS folded
   FROM hotels AS hotel JOIN locations AS location ON location.id = hotel.location_id
     JOIN countries AS country ON country.code = location.country_code
   WHERE NOT hotel.withdrawn AND NOT location.withdrawn
   ORDER BY location.tier, location.weight DESC, location.id, hotel.id`,
);

const one = statement<Pick<StoredHotel, 'id' | 'name' | 'lat' | 'lng' | 'location_id'>, { id: number }>(
  'hotels.one',
  `SELECT hotel.id, hotel.name, hotel.lat, hotel.lng, hotel.location_id FROM hotels AS hotel
     JOIN locations AS location ON location.id = hotel.location_id
   WHERE hotel.id = :id AND NOT hotel.withdrawn AND NOT location.withdrawn`,
);

export const hotels: Mirrored<HotelIndex> = {
  name: 'Hotels',
  channel: 'catalogue_changes',
  read: async (db) => indexHotels(await all.rows(db)),
};

/** As the transaction of a trip sees it. */
export const bookableHotel = (db: Db, id: number) => one.first(db, { id });
