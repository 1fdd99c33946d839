import { statement } from '@tabi/postgres';
import type { PhotoRow } from '../../pictures/photo-presenter.ts';

export interface CreditedPlace {
  slug: string;
  name: string;
  location_slug: string;
  photos: PhotoRow[];
}

/** Places of which photographs are shown. */
export const photographs = statement<CreditedPlace>(
  'credits.photographs',
  `SELECT place.slug, place.name, location.slug AS location_slug, place.photos
   FROM places AS place JOIN locations AS location ON location.id = place.location_id
   WHERE NOT place.withdrawn AND NOT location.withdrawn AND place.photos <> '[]' ORDER BY place.name, place.id`,
);
