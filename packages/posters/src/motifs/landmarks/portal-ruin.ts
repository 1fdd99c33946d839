import { contact } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { circle, d, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import type { Drawing, Piece, Stage } from '../../types.ts';

/** What is left of one side of a great portal: a tower of brick with its tiles, broken off where the arch began. */
function side(stage: Stage, h: number): Drawing {
  const { tones } = stage;
  const brick = [
    mix(tones.sand[0], tones.brick[0], 0.25),
    mix(tones.sand[1], tones.brick[1], 0.25),
    mix(tones.sand[2], tones.brick[2], 0.3),
  ] as const;
  const blue = tones.accent;
  const strip = (x: number) =>
    rect(x, -h + 30, 30, h - 90, blue[1]) +
    times(Math.floor((h - 96) / 30), (i) =>
      poly(
        pts`${x + 3} ${-h + 50 + i * 30}, ${x + 15} ${-h + 36 + i * 30}, ${x + 27} ${-h + 50 + i * 30}, ${x + 15} ${-h + 64 + i * 30}`,
        i % 2 ? tones.gold[0] : tones.paper,
      ),
    );
  // The arch springs at half the height, and is broken off.
  const inner = d`L62 ${-h * 0.98}L92 ${-h * 0.93}L118 ${-h * 0.95}L138 ${-h * 0.88}Q74 ${-h * 0.76} 64 ${-h * 0.5}V4`;
  return (
    shape(d`M-96 4L-90 ${-h}L-58 ${-h - 26}L-30 ${-h - 8}L2 ${-h - 30}L30 ${-h - 4}${inner}Z`, brick[1]) +
    shape(d`M34 4V${-h}${inner}Z`, brick[2]) +
    poly(pts`-96 4, -90 ${-h}, -78 ${-h - 10}, -80 4`, brick[0]) +
    strip(-70) +
    strip(-8) +
    times(14, (i) => rect(-34 + (i % 2) * 8, -36 - i * ((h - 60) / 14), 14, 6, brick[i % 2 ? 0 : 2], 'opacity="0.7"')) +
    times(3, (i) => shape(d`M${-74 + i * 40} 4V-34Q${-60 + i * 40} -54 ${-46 + i * 40} -34V4Z`, brick[2]))
  );
}

/** A ruin of the steppe cities: a portal without its arch, as the White Palace of Shahrisabz stands. */
export function portalRuin(stage: Stage): Piece {
  const { tones } = stage;
  const low = mix(tones.sand[1], tones.brick[1], 0.25);
  const wall = (x: number, w: number) =>
    poly(
      pts`${x} 4, ${x} -70, ${x + w * 0.2} -86, ${x + w * 0.36} -62, ${x + w * 0.6} -74, ${x + w * 0.8} -40, ${x + w} -48, ${x + w} 4`,
      low,
    ) + shape(d`M${x + w * 0.3} 4V-26Q${x + w * 0.42} -50 ${x + w * 0.54} -26V4Z`, mix(tones.ink, low, 0.5));
  return {
    art:
      contact(380, tones.ink) +
      wall(-390, 190) +
      wall(200, 190) +
      put(-160, 0, side(stage, 400)) +
      put(160, 0, side(stage, 364), 1, true) +
      [-40, 10, 52].map((x, i) => circle(x, -4 - (i % 2) * 4, 15 - i * 2, i % 2 ? tones.sand[2] : low)).join(''),
    width: 800,
    height: 440,
  };
}
