import { command, type Db, statement } from '@tabi/postgres';
import { isOut } from '../../blog/repository.ts';

export interface MappedPage {
  kind: 'destination' | 'place' | 'hotel' | 'tour' | 'journey' | 'post';
  slug: string;
  /** Of what lies in a destination. */
  location: string | null;
  /** Day of the last change that a reader would notice; null when nobody knows. */
  changed: string | null;
}

const pages = statement<MappedPage, { now: Date }>(
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
   SELECT 'journey', slug, NULL, NULL FROM journeys
   UNION ALL
   SELECT 'post', post.slug, NULL, post.posted_on::text FROM posts AS post WHERE ${isOut}
   ORDER BY kind, location NULLS FIRST, slug`,
);

const storeAll = command<{ address: string; parts: string[] }>(
  'sitemap.store',
  `INSERT INTO sitemap_parts (address, part, xml)
   SELECT :address, part, xml FROM unnest(:parts::text[]) WITH ORDINALITY AS given (xml, part)
   ON CONFLICT (address, part) DO UPDATE SET xml = excluded.xml`,
);

const removeAfter = command<{ address: string; part: number }>(
  'sitemap.remove',
  'DELETE FROM sitemap_parts WHERE address = :address AND part > :part',
);

const count = statement<{ parts: number }, { address: string }>(
  'sitemap.count',
  'SELECT count(*)::int AS parts FROM sitemap_parts WHERE address = :address',
);

const one = statement<{ xml: string }, { address: string; part: number }>(
  'sitemap.part',
  'SELECT xml FROM sitemap_parts WHERE address = :address AND part = :part',
);

/** Everything that has a page of its own and may be read by anybody. @param now the moment by which posts are out */
export const mappedPages = (db: Db, now: Date) => pages.rows(db, { now });

/** The maps as they were written last, from 1 on; those of one address of the site. */
export const sitemapParts = {
  async replace(db: Db, address: string, parts: string[]): Promise<void> {
    await storeAll.run(db, { address, parts });
    await removeAfter.run(db, { address, part: parts.length });
  },
  count: async (db: Db, address: string) => (await count.first(db, { address }))?.parts ?? 0,
  find: async (db: Db, address: string, part: number) => (await one.first(db, { address, part }))?.xml ?? null,
};
