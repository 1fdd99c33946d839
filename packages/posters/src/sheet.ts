import sharp from 'sharp';
import { renderPoster } from './render.ts';
import type { PosterFacts } from './types.ts';

export interface SheetSize {
  width: number;
  height: number;
  columns: number;
}

const gap = 8;

/** Posters side by side in one PNG, to be looked at. */
export async function renderSheet(
  facts: readonly PosterFacts[],
  { width, height, columns }: SheetSize = { width: 400, height: 300, columns: 4 },
): Promise<Buffer> {
  const tiles = [];
  for (const [i, fact] of facts.entries()) {
    tiles.push({
      input: await renderPoster(fact, { width, height, format: 'png' }),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    });
  }
  const rows = Math.ceil(facts.length / columns);
  const paper = {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + gap),
    channels: 3 as const,
    background: '#fbf8f3',
  };
  return sharp({ create: paper }).composite(tiles).png().toBuffer();
}
