import { z } from 'zod';

/** Whose tiles the maps show; null: our own layers. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** What their licence asks to be shown beside them. */
  attribution: string;
}

const example = 'https://tiles.example/{z}/{x}/{y}.png';

/** The settings of the environment that put somebody else's tiles under the maps; none by default. */
export const mapTileSettings = z.object({
  MAP_TILE_URL: z
    .string()
    .regex(/^https:\/\/(?=[^\s{}])(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{-?y\})\S+$/, {
      error: `MAP_TILE_URL must be an https:// address with {z}, {x} and {y} in it, such as ${example}.`,
    })
    .optional(),
  MAP_TILE_ATTRIBUTION: z.string().trim().max(200, 'MAP_TILE_ATTRIBUTION must be 200 characters or less.').optional(),
});

/** Tiles without a word about their maker name at least the server they come from. */
export const mapTilesOf = (found: z.infer<typeof mapTileSettings>): MapTiles | null => {
  const { MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution } = found;
  return url ? { url, attribution: attribution ?? `Map: ${/^https:\/\/([^/:]+)/.exec(url)?.[1] ?? ''}` } : null;
};
