import { contact } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { d, pen, poly, pts, shape, times } from '../../shapes.ts';
import type { Drawing, Piece, Stage, Trio } from '../../types.ts';

/** Layers in which the earth was rammed, and what rain has washed out of them. */
const layers = (half: number, h: number, t: Trio): Drawing =>
  times(Math.floor(h / 18) - 1, (i) => {
    const w = half * (0.94 - (i * 18) / h / 3);
    return pen(d`M${-w} ${-16 - i * 18}Q0 ${-10 - i * 18} ${w} ${-16 - i * 18}`, t[2], 2.4, 'opacity="0.5"');
  }) +
  times(5, (i) =>
    pen(
      d`M${-half * 0.7 + i * half * 0.32} ${-h * 0.9}L${-half * 0.76 + i * half * 0.34} ${-h * 0.3}`,
      t[2],
      3,
      'opacity="0.35"',
    ),
  );

/** Walls and a beacon tower of rammed earth, as they stand along the roads through the desert. */
export function earthWall(stage: Stage): Piece {
  const { tones } = stage;
  const t: Trio = [
    mix(tones.sand[0], tones.wood[0], 0.25),
    mix(tones.sand[1], tones.wood[1], 0.3),
    mix(tones.sand[2], tones.wood[1], 0.45),
  ];
  const tower =
    poly(
      pts`-128 4, -104 -170, -92 -262, -70 -286, -38 -276, -12 -300, 22 -282, 52 -292, 84 -262, 98 -160, 130 4`,
      t[1],
    ) +
    poly(pts`36 4, 30 -284, 52 -292, 84 -262, 98 -160, 130 4`, t[2]) +
    poly(pts`-128 4, -104 -170, -92 -262, -70 -286, -62 -282, -84 -160, -100 4`, t[0]) +
    layers(112, 280, t);
  const wall =
    shape(d`M-430 4L-420 -92Q-380 -120 -340 -96L-300 -104L-250 -70L-190 -88L-120 -60V4Z`, t[1]) +
    shape(d`M120 4V-96L170 -120L220 -104L262 -58L300 -66L340 -34L390 -40L430 4Z`, t[1]) +
    shape(d`M300 4L300 -66L340 -34L390 -40L430 4Z`, t[2]) +
    shape(d`M-210 4V-40Q-186 -66 -162 -40V4Z`, mix(t[2], tones.ink, 0.4)) +
    times(3, (i) =>
      pen(d`M-414 ${-20 - i * 22}Q-300 ${-14 - i * 22} -${240 - i * 20} ${-20 - i * 20}`, t[2], 2.4, 'opacity="0.5"'),
    ) +
    times(3, (i) =>
      pen(d`M130 ${-20 - i * 24}Q180 ${-14 - i * 24} ${250 - i * 16} ${-20 - i * 24}`, t[2], 2.4, 'opacity="0.5"'),
    );
  return { art: contact(420, tones.ink) + wall + tower, width: 860, height: 310 };
}
