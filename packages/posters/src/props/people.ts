import { circle, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, Stage } from '../types.ts';

/** Tiny figures for scale: they stand at (0, 0), a grown-up is 40 high. */

type Coat = readonly [coat: string, dark: string, skin: string];

const walker = ([coat, dark, skin]: Coat): Drawing =>
  pen('M-2 -14L-5 0M2 -14L5 0', dark, 3.4) +
  shape('M-6 -12L-4.5 -30Q0 -34 4.5 -30L6 -12Z', coat) +
  shape('M1 -32.4Q4 -32 4.5 -30L6 -12H2Z', dark, 'opacity="0.5"') +
  circle(0, -36, 4.2, skin);

const robed = ([coat, dark, skin]: Coat): Drawing =>
  shape('M-7 0L-5 -28Q0 -34 5 -28L7 0Z', coat) +
  poly(pts`-5 -26, 6 -8, 7 0, 3 0`, dark, 'opacity="0.45"') +
  circle(0, -36, 4.2, skin);

const straw = (coat: Coat): Drawing => walker(coat) + poly(pts`-10 -36, 0 -44, 10 -36`, coat[2]);

const parasol = (coat: Coat): Drawing =>
  robed(coat) +
  pen('M5 -24L9 -46', coat[1], 1.6) +
  shape('M-9 -44Q9 -62 27 -44Q18 -47 9 -44Q0 -47 -9 -44Z', coat[0]) +
  shape('M9 -53.5Q19 -52 27 -44Q18 -47 9 -44Z', coat[1], 'opacity="0.5"');

const backpacker = (coat: Coat): Drawing => walker(coat) + rect(-9, -30, 6, 13, coat[1], 'rx="3"');

const child = (coat: Coat): Drawing => put(0, 0, walker(coat), 0.66);

/** The clothes of this poster. */
export function coats(stage: Stage): Coat[] {
  const { tones } = stage;
  const skin = tones.wood[0];
  return [
    [tones.accent[1], tones.accent[2], skin],
    [tones.ink, tones.ink, skin],
    [tones.wall[1], tones.wall[2], tones.wood[2]],
    [tones.gold[1], tones.gold[2], skin],
  ];
}

/** One person as people go about here. */
export function person(stage: Stage, rng: Seeded): Drawing {
  const coat = rng.pick(coats(stage));
  const local: Record<string, ((coat: Coat) => Drawing)[]> = {
    japan: [parasol, robed, walker],
    china: [straw, walker, parasol],
    korea: [parasol, robed],
    thai: [robed, straw, walker],
    malay: [straw, walker],
    india: [robed, robed, walker],
    himalaya: [robed, backpacker],
    persia: [robed, walker],
    caucasus: [walker, backpacker],
    levant: [walker, robed],
    arabia: [robed, robed],
  };
  return rng.pick([...(local[stage.style] ?? [walker]), backpacker])(coat);
}

/** A few people around x, walking apart and in pairs. */
export function people(
  stage: Stage,
  part: string,
  x: number,
  y: number,
  spread: number,
  count: number,
  scale = 1,
): Drawing {
  const rng = stage.rng.fork(part);
  return times(count, () => {
    const px = x + rng.between(-1, 1) * spread;
    const py = y + rng.between(0, 22) * scale;
    const pair = rng.chance(0.4)
      ? put(px + 14 * scale, py + 2, rng.chance(0.35) ? child(rng.pick(coats(stage))) : person(stage, rng), scale)
      : '';
    return (
      put(px, py, person(stage, rng), scale) +
      pair +
      oval(px, py + 1, 10 * scale, 2 * scale, stage.tones.ink, 'opacity="0.22"')
    );
  });
}
