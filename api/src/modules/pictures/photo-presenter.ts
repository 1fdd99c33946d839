import type { Picture } from '@tabi/shared/contracts/places';
import type { Shape } from '@tabi/posters';

/** A photograph of a place as its column has it. */
export interface PhotoRow {
  name: string;
  hash: string;
  tint: string;
  author: string;
  licence: string;
  licence_url: string | null;
  source_url: string;
}

/** A photograph as a picture of the contract, in the shapes and widths of what is drawn. */
export const presentPhoto = (row: PhotoRow, shape: Shape, width: number): Picture => ({
  url: `/art/photo/${row.name}/${shape}-${width}-${row.hash}.webp`,
  tint: row.tint,
  credit: { author: row.author, licence: row.licence, licence_url: row.licence_url, source_url: row.source_url },
});
