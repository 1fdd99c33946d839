import { z } from 'zod';
import { defineCalls } from './call.ts';
import { one } from './common.ts';
import { drawnPicture, picture } from './places.ts';

const address = z.string();

const banner = z.object({
  /** Our own drawing. */
  picture: drawnPicture,
  /** The partner's page; null: nobody is configured, and the banner leads into Tabi itself. */
  url: address.nullable(),
  /** The partner's search form, shown in a sandboxed frame; null: none. */
  frame_url: address.nullable(),
});
export type Banner = z.infer<typeof banner>;

export const site = z.object({
  banners: z.object({
    /** `variant`, 1 to 6, is drawn by lot for each answer. */
    flights: banner.extend({ picture, variant: z.number().int().min(1).max(6) }),
    cars: banner.extend({ picture }),
  }),
  social: z.array(z.object({ name: z.string(), url: address })),
  /** Where a directory of products lists Tabi. */
  listing: z.object({ name: z.string(), url: address }).nullable(),
  map: z.object({
    /** Somebody else's tiles, with `{z}`, `{x}` and `{y}`; null: our own layers. */
    tile_url: address.nullable(),
    /** What their licences ask to be shown on the map. */
    attribution: z.string(),
    /** Lists our own layers (`MapIndex`). */
    index_url: address,
    /** Vector tiles with streets; null: there are none here. */
    streets: z
      .object({
        /** `ask`: shown to who wants them. */
        mode: z.enum(['ask', 'always']),
        /** A MapLibre style; null: it is a file. */
        style_url: address.nullable(),
        /** A PMTiles archive of this site; null: it is a style. */
        archive_url: address.nullable(),
        /** Whom the browser asks; null: this site. */
        host: z.string().nullable(),
      })
      .nullable(),
  }),
});
export type Site = z.infer<typeof site>;

export const siteCalls = defineCalls({
  'GET /api/site': {
    summary: 'What this installation shows around its pages: banners and links out.',
    answer: one(site),
  },
});
