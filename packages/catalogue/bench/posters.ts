import { join } from 'node:path';
import { shapes, widthsOf, type PosterFacts } from '@tabi/posters';
import { renderPoster } from '@tabi/posters/draw';
import { catalogueFolder } from '../src/catalogue-folder.ts';
import { readPosts } from '../src/load/read-posts.ts';
import { picturesOf } from '../src/read/pictures.ts';
import { readCatalogue } from '../src/read/read.ts';

/**
 * `pnpm bench:posters [sample]`: how long the posters of the whole catalogue take. Draws every so-manieth picture in each width,
 * two at once as the site does, and says what all would take at that rate: an estimate, not a run of all.
 */
const sample = Number(process.argv[2] ?? 24);
const atOnce = 2;

/** Every picture's facts, destination by destination. */
const subjects = (): PosterFacts[] =>
  picturesOf(readCatalogue(catalogueFolder), readPosts(join(catalogueFolder, 'blog'))).map(({ facts }) => facts);

/** Milliseconds and bytes of drawing these, `atOnce` together. */
async function draw(facts: PosterFacts[], width: number, format: 'webp' | 'avif') {
  const waiting = [...facts];
  let bytes = 0;
  const begun = performance.now();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      bytes += (await renderPoster(next, { width, height: Math.round(width * shapes.card), format })).length;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ms: performance.now() - begun, bytes };
}

async function main(): Promise<void> {
  const all = subjects();
  const step = Math.max(1, Math.floor(all.length / sample));
  const chosen = all.filter((_facts, index) => index % step === 0).slice(0, sample);
  await draw(chosen.slice(0, 2), 320, 'webp');
  console.log(
    `${all.length} pictures; ${chosen.length} drawn in each width, ${atOnce} at once. The rest is multiplied.`,
  );
  for (const format of ['webp', 'avif'] as const) {
    for (const width of widthsOf('card')) {
      const { ms, bytes } = await draw(chosen, width, format);
      const each = ms / chosen.length;
      const minutes = (each * all.length) / 60_000;
      console.log(
        `${format} ${String(width).padStart(4)}: ${each.toFixed(0)} ms and ${(bytes / chosen.length / 1024).toFixed(1)} KiB each, about ${minutes.toFixed(1)} min for all`,
      );
    }
  }
}

void main();
