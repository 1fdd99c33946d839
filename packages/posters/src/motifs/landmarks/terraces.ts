import { contact, steps } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { d, ogee, pen, poly, pts, put, rect, shape, softened, times, turned } from '../../shapes.ts';
import { oldBrick } from '../temple-towers.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** Borobudur on Java, and the Ananda of Bagan. */

/** A bell of stone with diamond holes. */
const bellOf = (t: Trio, hole: string): Drawing =>
  turned(softened(pts`2 -74, 5 -56, 9 -50, 16 -44, 25 -24, 28 -6, 34 0`, 3), t) +
  rect(-36, -3, 72, 7, t[1]) +
  [-14, 0, 14].map((x) => poly(pts`${x - 4} -16, ${x} -22, ${x + 4} -16, ${x} -10`, hole)).join('') +
  [-8, 7].map((x) => poly(pts`${x - 4} -29, ${x} -35, ${x + 4} -29, ${x} -23`, hole)).join('');

/** Borobudur: square terraces, round ones full of bells, and the great bell on top. */
function bellsOnTerraces(stage: Stage): Piece {
  const { tones } = stage;
  const at = (i: 0 | 1 | 2) => mix(tones.stone[i], tones.rock[i], 0.45);
  const t: Trio = [at(0), at(1), at(2)];
  const hole = mix(t[2], tones.ink, 0.6);
  const bell = bellOf(t, hole);
  const row = (n: number, w: number, y: number, k: number) =>
    times(n, (i) => put(-w + (i * w * 2) / (n - 1), y, bell, k));
  const terrace = (y: number, w: number, h: number, niches: number) =>
    rect(-w, y - h, w * 2, h + 2, t[1]) +
    rect(-w, y - h, w * 0.5, h + 2, t[0]) +
    rect(w * 0.42, y - h, w * 0.58, h + 2, t[2]) +
    rect(-w - 8, y - h - 5, w * 2 + 16, 8, t[0]) +
    times(niches, (i) => {
      const x = -w + ((i + 0.5) * w * 2) / niches;
      return Math.abs(x) < 36
        ? ''
        : shape(ogee(x, y - 3, 8, h * 0.66), hole) +
            poly(pts`${x - 10} ${y - h - 4}, ${x} ${y - h - 22}, ${x + 10} ${y - h - 4}`, t[1]);
    });
  const ring = (y: number, w: number, h: number) =>
    rect(-w, y - h, w * 2, h + 2, t[1]) +
    rect(w * 0.3, y - h, w * 0.7, h + 2, t[2]) +
    rect(-w - 4, y - h - 3, w * 2 + 8, 6, t[0]);
  const great =
    turned(softened(pts`3 -200, 7 -150, 13 -142, 11 -130, 34 -118, 58 -84, 68 -44, 72 -20, 84 0`, 4), t) +
    rect(-86, -5, 172, 9, t[0]) +
    rect(-58, -86, 116, 5, t[2]);
  const stair =
    poly(pts`-34 6, -14 -214, 14 -214, 34 6`, t[0]) +
    times(20, (i) => rect(-32 + i * 0.9, -6 - i * 10.4, 64 - i * 1.8, 4, t[2])) +
    shape(ogee(0, -212, 18, 50), hole) +
    pen(ogee(0, -212, 22, 56), t[0], 7);
  return {
    art:
      contact(420, tones.ink) +
      put(0, -292, great) +
      row(6, 120, -276, 0.66) +
      ring(-258, 156, 34) +
      row(8, 176, -250, 0.78) +
      ring(-226, 214, 32) +
      row(10, 236, -216, 0.86) +
      terrace(-160, 268, 52, 12) +
      terrace(-106, 318, 52, 14) +
      terrace(-54, 366, 52, 16) +
      terrace(4, 412, 56, 18) +
      stair,
    width: 850,
    height: 500,
  };
}

const finialOf = (g: Trio): Drawing =>
  turned(softened(pts`2 -560, 5 -520, 11 -492, 9 -482, 26 -452, 34 -422`, 4), g) + pen('M0 -556V-584', g[0], 4);

/** A temple of Bagan: terraces with a ribbed tower over the crossing. @param white its walls @param g its tower */
function sikharaTemple(stage: Stage, white: Trio, g: Trio, hasTower = true): Piece {
  const { tones } = stage;
  const dark = tones.lamps ? tones.glow : mix(tones.wood[2], tones.ink, 0.3);
  const spire = (x: number, y: number, k: number, t: Trio = g) =>
    put(x, y, turned(softened(pts`1 -120, 4 -90, 9 -70, 8 -60, 19 -40, 24 -14, 28 0`, 3), t), k);
  const storey = (y: number, w: number, h: number) =>
    rect(-w, y - h, w * 2, h + 2, white[0]) +
    rect(w * 0.42, y - h, w * 0.58, h + 2, white[2]) +
    rect(-w - 8, y - h - 6, w * 2 + 16, 10, white[1]) +
    times(Math.round(w / 14), (i) =>
      poly(
        pts`${-w + i * 28} ${y - h - 5}, ${-w + i * 28 + 12} ${y - h - 20}, ${-w + i * 28 + 24} ${y - h - 5}`,
        white[i * 28 > w * 1.4 ? 2 : 0],
      ),
    );
  const porch = (x: number, w: number, h: number) =>
    rect(x - w, -h, w * 2, h + 4, white[1]) +
    shape(ogee(x, 4, w * 0.44, h * 0.8), dark) +
    shape(
      d`M${x - w * 1.16} ${-h}Q${x - w * 0.4} ${-h - 14} ${x} ${-h - w * 1.15}Q${x + w * 0.4} ${-h - 14} ${x + w * 1.16} ${-h}Z`,
      white[0],
    ) +
    shape(d`M${x} ${-h - w * 1.15}Q${x + w * 0.4} ${-h - 14} ${x + w * 1.16} ${-h}H${x + w * 0.3}Z`, white[2]) +
    pen(
      d`M${x - w * 1.16} ${-h}Q${x - w * 0.4} ${-h - 14} ${x} ${-h - w * 1.15}Q${x + w * 0.4} ${-h - 14} ${x + w * 1.16} ${-h}`,
      g[0],
      5,
    ) +
    spire(x, -h - w, 0.34);
  const tower =
    turned(softened(pts`30 -424, 54 -396, 70 -352, 78 -300, 80 -262`, 4), g) +
    times(5, (i) => pen(d`M${-22 + i * 11} -424Q${-50 + i * 25} -360 ${-56 + i * 28} -262`, g[2], 4, 'opacity="0.6"')) +
    times(6, (i) => rect(-64 + i * 3 - 12, -282 - i * 22, 152 - i * 6, 3, g[2], 'opacity="0.45"'));
  return {
    art:
      contact(400, tones.ink) +
      (hasTower
        ? tower + finialOf(g)
        : times(3, (i) => rect(-62 + i * 14, -276 - i * 13, 124 - i * 30, 14, g[i % 2 ? 2 : 1]))) +
      storey(-230, 112, 34) +
      [-104, 104].map((x) => spire(x, -266, 0.66)).join('') +
      storey(-194, 168, 36) +
      [-160, 160].map((x) => spire(x, -232, 0.7)).join('') +
      storey(-152, 236, 40) +
      [-228, 228].map((x) => spire(x, -194, 0.8)).join('') +
      storey(4, 300, 152) +
      [-272, 272].map((x) => spire(x, -152, 0.9)).join('') +
      times(8, (i) =>
        i === 3 || i === 4
          ? ''
          : shape(ogee(-250 + i * 71, -26, 13, 70), dark) + pen(ogee(-250 + i * 71, -26, 18, 82), white[2], 5),
      ) +
      porch(0, 76, 140) +
      steps(0, 22, 110, 20, 3, tones.stone),
    width: 700,
    height: hasTower ? 590 : 330,
  };
}

/** Ananda at Bagan: white terraces under gold. */
function goldenSikhara(stage: Stage): Piece {
  const { tones } = stage;
  const gold: Trio = [mix(tones.gold[0], tones.glow, 0.35), tones.gold[1], tones.gold[2]];
  return sikharaTemple(stage, [tones.paper, tones.wall[0], tones.wall[2]], gold);
}

/** The others there: bare brick, some without their tower, and some with plaster left on them. */
export function brickTemple(stage: Stage): Piece {
  const { tones, facts } = stage;
  const brick = oldBrick(stage);
  const plaster: Trio = [
    mix(tones.wall[0], brick[0], 0.2),
    mix(tones.wall[1], brick[1], 0.3),
    mix(tones.wall[2], brick[2], 0.3),
  ];
  const isWhite = /thatbyinnyu|gawdawpalin|manuha/.test(facts.slug);
  return sikharaTemple(stage, isWhite ? plaster : brick, brick, !/dhammayangyi|manuha/.test(facts.slug));
}

const land = (draw: (stage: Stage) => Piece): MotifArt => ({
  as: 'object',
  draw,
  base: 'grass',
  compositions: ['centred', 'thirds', 'framed'],
});

export const bellTerraces = land(bellsOnTerraces);
export const crossingTower = land(goldenSikhara);
