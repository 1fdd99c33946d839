import { contact } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { archway, d, pen, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import type { Piece, Stage } from '../../types.ts';

const tiers = 9;

/** An ancient theatre, looked into: half rings of seats, and before them what is left of the stage. */
export function theatre(stage: Stage): Piece {
  const { tones } = stage;
  const t = tones.stone;
  const ring = (i: number) => {
    const half = 430 - i * 32;
    const back = -300 + i * 24;
    return d`M${-half} ${-70 + i * 4}Q${-half * 0.96} ${back} 0 ${back - 14}Q${half * 0.96} ${back} ${half} ${-70 + i * 4}V4H${-half}Z`;
  };
  const seats = times(
    tiers,
    (i) => shape(ring(i), mix(i % 2 ? t[1] : t[0], t[2], (i / tiers) * 0.5)) + pen(ring(i), t[2], 2, 'opacity="0.5"'),
  );
  const aisles = [-0.86, -0.45, 0, 0.45, 0.86]
    .map((k) => pen(d`M${k * 400} ${-302 + k * k * 150}L${k * 150} ${-86 + k * k * 30}`, t[2], 7, 'opacity="0.6"'))
    .join('');
  const rim =
    times(15, (i) => {
      const k = (i - 7) / 7;
      return shape(archway(k * 380, -296 + k * k * 150, 17, 46), mix(tones.ink, t[2], 0.4));
    }) + pen('M-432 -72Q-414 -326 0 -346Q414 -326 432 -72', t[0], 14);
  const floor = shape('M-150 -60Q-140 -112 0 -116Q140 -112 150 -60V4H-150Z', mix(tones.sand[0], t[0], 0.4));
  const column = (x: number, h: number) =>
    rect(x - 11, -h, 22, h, t[1]) +
    rect(x + 3, -h, 8, h, t[2]) +
    rect(x - 16, -h - 8, 32, 10, t[0]) +
    rect(x - 15, -8, 30, 12, t[0]);
  const front =
    rect(-330, -34, 660, 38, t[1]) +
    rect(-330, -34, 660, 8, t[0]) +
    times(9, (i) => shape(archway(-290 + i * 72, 4, 15, 24), t[2])) +
    [
      [-300, 120],
      [-240, 132],
      [-180, 132],
      [196, 128],
      [258, 70],
      [306, 96],
    ]
      .map(([x, h]) => put(0, -30, column(x as number, h as number)))
      .join('') +
    poly(pts`-262 -166, -262 -188, -160 -188, -158 -176, -166 -166`, t[0]);
  return {
    art:
      contact(440, tones.ink) +
      shape('M-432 -72Q-414 -326 0 -346Q414 -326 432 -72V4H-432Z', t[1]) +
      seats +
      rim +
      aisles +
      floor +
      front,
    width: 880,
    height: 370,
  };
}
