import { lightOf } from './sky.ts';
import { tonesOf } from './tones.ts';
import type { PosterFacts } from './types.ts';

/** Sky, horizon and ground of the poster as a `data:` URI of at most 300 bytes. */
export function drawPlaceholder(facts: PosterFacts): string {
  const tones = tonesOf(facts.palette, lightOf(facts));
  const colours = [tones.skyTop, tones.skyLow, tones.ground[1]].map((colour) => `%23${colour.slice(1)}`);
  const offsets = ['', " offset='.7'", " offset='1'"];
  const stops = colours.map((colour, i) => `<stop${offsets[i]} stop-color='${colour}'/>`).join('');
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><linearGradient id='g' y2='1' x2='0'>${stops}</linearGradient><path fill='url(%23g)' d='M0 0h9999v9999H0z'/></svg>`;
}
