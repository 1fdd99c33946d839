import { mix } from '../colour.ts';
import { d, ogee, pen, poly, pts, put, rect, shape, softened, times, turned } from '../shapes.ts';
import type { Drawing, Stage, Trio } from '../types.ts';

/** A Javanese temple: a pointed tower of dark stone, every storey set with pinnacles. */

/** The grey stone of volcanoes that Java's temples are built of; lit by lamps at night. */
export function lavaStone({ tones }: Stage): Trio {
  const at = (i: 0 | 1 | 2) => {
    const grey = mix(mix(tones.rock[i], tones.stone[i], 0.3), tones.ink, 0.22);
    return tones.lamps ? mix(grey, tones.glow, [0.42, 0.26, 0.06][i] as number) : grey;
  };
  return [mix(at(0), tones.sand[0], 0.22), at(1), at(2)];
}

/** A pinnacle like a ribbed bell, `44` high. */
const ratnaOf = (t: Trio): Drawing =>
  turned(softened(pts`1 -46, 3 -38, 9 -31, 13 -19, 10 -8, 14 0`, 2), t) + rect(-15, -3, 30, 5, t[0]);

/** Pinnacles side by side on y, the middle ones standing highest. */
const crown = (ratna: Drawing, y: number, w: number, n: number, k: number): Drawing =>
  times(n, (i) => {
    const share = n > 1 ? (i / (n - 1)) * 2 - 1 : 0;
    return put(share * w, y, ratna, k * (Math.abs(share) > 0.9 ? 1.16 : 1));
  });

/** A course of the tower with its cornice. */
const storey = (t: Trio, y: number, w: number, h: number): Drawing =>
  rect(-w, y - h, w * 2, h + 1, t[1]) +
  rect(-w, y - h, w * 0.56, h + 1, t[0]) +
  rect(w * 0.4, y - h, w * 0.6, h + 1, t[2]) +
  rect(-w - 5, y - h - 4, w * 2 + 10, 7, t[0]) +
  rect(w * 0.4, y - h - 4, w * 0.6 + 5, 7, t[1]);

/** Half-widths of the storeys of the roof, as shares of the foot's. */
const roof = [0.6, 0.53, 0.45, 0.36, 0.26] as const;

/** The great pinnacle it ends in. */
const summit = (t: Trio, w: number, h: number): Drawing =>
  turned(
    softened(
      [
        [1, -h],
        [w * 0.035, -h * 0.965],
        [w * 0.09, -h * 0.93],
        [w * 0.15, -h * 0.87],
        [w * 0.13, -h * 0.81],
        [w * 0.19, -h * 0.77],
        [w * 0.2, -h * 0.74],
      ],
      3,
    ),
    t,
  );

/** The porch at the head of its stair. */
function entrance(t: Trio, hole: string, w: number, plinth: number, body: number): Drawing {
  const ratna = ratnaOf(t);
  const size = w / 190;
  const porch =
    rect(-w * 0.2, -plinth - body * 0.86, w * 0.4, body * 0.86 + plinth, t[0]) +
    rect(w * 0.08, -plinth - body * 0.86, w * 0.12, body * 0.86 + plinth, t[2]) +
    shape(ogee(0, -plinth, w * 0.1, body * 0.7), hole) +
    poly(
      pts`${-w * 0.24} ${-plinth - body * 0.84}, 0 ${-plinth - body * 1.16}, ${w * 0.24} ${-plinth - body * 0.84}`,
      t[1],
    ) +
    put(0, -plinth - body * 1.08, ratna, size * 0.8) +
    [-0.22, 0.22].map((k) => put(k * w, -plinth - body * 0.86, ratna, size * 0.6)).join('');
  const stair =
    poly(pts`${-w * 0.2} 4, ${-w * 0.13} ${-plinth}, ${w * 0.13} ${-plinth}, ${w * 0.2} 4`, t[0]) +
    times(7, (i) => rect(-w * (0.19 - i * 0.009), -(plinth / 7) * i - 4, w * (0.38 - i * 0.018), 2.4, t[2])) +
    [-1, 1].map((s) => pen(d`M${s * w * 0.22} 4L${s * w * 0.15} ${-plinth}`, t[s < 0 ? 0 : 2], w * 0.05)).join('');
  return porch + stair;
}

/** A temple of this half-width and height with its stair in front, its foot at 0. */
export function candi(t: Trio, hole: string, w: number, h: number): Drawing {
  const ratna = ratnaOf(t);
  const size = w / 190;
  const [plinth, body] = [h * 0.13, h * 0.2];
  const eaves = -plinth - body;
  const rise = h * 0.088;
  const tiers = roof
    .map((share, i) => {
      const y = eaves - i * rise;
      const wide = w * share;
      return (
        rect(-wide * 0.94, y - rise, wide * 1.88, rise, mix(t[1], t[2], 0.6)) +
        storey(t, y, wide, rise * 0.62) +
        shape(ogee(0, y, wide * 0.2, rise * 0.9), t[0]) +
        shape(ogee(0, y, wide * 0.12, rise * 0.66), hole) +
        crown(ratna, y - rise * 0.6, wide * 0.94, i < 2 ? 7 : 5, size * (0.98 - i * 0.1))
      );
    })
    .reverse();
  const wall =
    storey(t, -plinth, w * 0.62, body) +
    rect(-w * 0.66, -plinth - body * 0.54, w * 1.32, 6, t[1]) +
    [-0.46, -0.24, 0.24, 0.46]
      .map(
        (k) =>
          shape(ogee(k * w, -plinth - 3, w * 0.055, body * 0.42), hole) +
          rect(k * w - w * 0.06, -plinth - body * 0.9, w * 0.12, body * 0.28, t[2]),
      )
      .join('');
  return (
    summit(t, w, h) +
    tiers.join('') +
    wall +
    storey(t, 4, w, plinth * 0.62) +
    storey(t, -plinth * 0.58, w * 0.9, plinth * 0.4) +
    crown(ratna, -plinth - 2, w * 0.86, 9, size * 0.72) +
    entrance(t, hole, w, plinth, body)
  );
}
