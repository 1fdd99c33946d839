import { contact } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { archway, d, pen, poly, pts, rect, shape, times } from '../../shapes.ts';
import type { Piece, Stage } from '../../types.ts';

/** Jantar Mantar: the great sundial, its slope between two quarter circles, and small instruments beside it. */
export function sundial(stage: Stage): Piece {
  const { tones } = stage;
  const t = tones.wall;
  const warm = mix(t[1], tones.sand[1], 0.4);
  const gnomon =
    poly(pts`-300 4, 210 -420, 210 4`, warm) +
    poly(pts`210 -420, 262 -420, 262 4, 210 4`, mix(t[2], tones.sand[2], 0.4)) +
    pen('M-300 0L210 -422H262', t[0], 12) +
    times(24, (i) => rect(-280 + i * 20, -18 - i * 17, 12, 4, mix(t[2], tones.ink, 0.2))) +
    [0, 1, 2].map((i) => shape(archway(40 + i * 64, 4, 20, 120 + i * 70), mix(tones.ink, t[2], 0.45))).join('') +
    rect(202, -470, 68, 52, t[0]) +
    rect(240, -470, 30, 52, t[2]) +
    shape('M192 -470Q236 -540 280 -470Z', tones.red[1]) +
    rect(233, -520, 6, 18, tones.gold[1]);
  const quadrant = (s: 1 | -1) =>
    shape(
      d`M${s * 20} 4Q${s * 320} -10 ${s * 400} -230L${s * 360} -240Q${s * 290} -70 ${s * 20} -50Z`,
      s > 0 ? t[2] : t[0],
    ) +
    pen(d`M${s * 20} -50Q${s * 290} -70 ${s * 360} -240`, tones.ink, 2.4, 'opacity="0.5"') +
    times(9, (i) => rect(s * (70 + i * 32) - 2, -66 - i * i * 2.2, 4, 14, tones.ink, 'opacity="0.45"'));
  const bowl = (x: number, r: number) =>
    rect(x - r, -34, r * 2, 38, warm) +
    rect(x + r * 0.3, -34, r * 0.7, 38, t[2]) +
    shape(d`M${x - r} -34Q${x} ${-34 - r * 0.5} ${x + r} -34Q${x} ${-34 + r * 0.5} ${x - r} -34Z`, t[0]) +
    shape(
      d`M${x - r * 0.8} -34Q${x} ${-34 - r * 0.3} ${x + r * 0.8} -34Q${x} ${-34 + r * 0.36} ${x - r * 0.8} -34Z`,
      t[2],
    );
  return {
    art: contact(430, tones.ink) + quadrant(-1) + gnomon + quadrant(1) + bowl(-390, 62) + bowl(430, 50),
    width: 900,
    height: 540,
  };
}
