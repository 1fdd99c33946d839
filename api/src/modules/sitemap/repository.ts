import { prepared } from '../../database/query.ts';

export interface MappedPage {
  kind: 'destination' | 'place' | 'hotel' | 'tour' | 'post';
  slug: string;
  /** Of what lies in a destination. */
  location: string | null;
  /** Day of the last change that a reader would notice; null when nobody knows. */
  changed: string | null;
}

/** Everything that has a page of its own and may be read by anybody. */
export const mappedPages = prepared<MappedPage>(
  'sitemap.pages',
  `SELECT 'destination' AS kind, slug, NULL AS location, NULL AS changed FROM locations WHERE NOT withdrawn
   UNION ALL
   SELECT 'place', place.slug, location.slug, NULL FROM places AS place JOIN locations AS location ON location.id = place.location_id
     WHERE NOT place.withdrawn AND NOT location.withdrawn
   UNION ALL
   SELECT 'hotel', hotel.slug, location.slug, NULL FROM hotels AS hotel JOIN locations AS location ON location.id = hotel.location_id
     WHERE NOT hotel.withdrawn AND NOT location.withdrawn
   UNION ALL
   SELECT 'tour', tour.slug, location.slug, NULL FROM products AS tour JOIN locations AS location ON location.id = tour.location_id
     WHERE NOT tour.withdrawn AND tour.supplier IS NULL AND NOT location.withdrawn
   UNION ALL
   SELECT 'post', slug, NULL, posted_on::text FROM posts WHERE NOT withdrawn
   ORDER BY kind, location NULLS FIRST, slug`,
);
