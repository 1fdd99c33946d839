import { battlement, contact } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { circle, d, ogee, pen, poly, pts, put, rect, shape, softened, times, turned } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** The Grand Palace of Bangkok: a golden chedi, a library with its stepped spire, and halls under tiers of orange and green. */

interface Paints {
  gold: Trio;
  orange: Trio;
  green: Trio;
  white: Trio;
  dark: string;
}

function paintsOf({ tones }: Stage): Paints {
  const flood = tones.lamps ? 0.28 : 0;
  const gold: Trio = [
    mix(tones.gold[0], tones.glow, 0.4),
    mix(tones.gold[1], tones.glow, flood),
    mix(tones.gold[2], tones.glow, flood * 0.7),
  ];
  const tile = (base: string, i: 0 | 1 | 2) => mix(base, tones.roof[i], [0.06, 0.16, 0.42][i] as number);
  const tiles = (base: string): Trio => [tile(mix(base, tones.glow, 0.12), 0), tile(base, 1), tile(base, 2)];
  const dim = (colour: string) => (tones.lamps ? mix(colour, tones.skyTop, 0.34) : colour);
  return {
    gold,
    orange: tiles(dim('#e2812f')),
    green: tiles(dim('#2f7d53')),
    white: [mix(tones.paper, tones.glow, flood * 0.4), tones.wall[0], tones.wall[2]],
    dark: tones.lamps ? tones.glow : mix(tones.wood[2], tones.ink, 0.4),
  };
}

/** The bell with its rings and its needle, its foot at 0. */
const chedi = ({ gold }: Paints): Drawing =>
  turned(
    softened(
      pts`1 -452, 3 -408, 7 -376, 13 -332, 20 -296, 17 -286, 26 -278, 26 -258, 38 -250, 46 -226, 58 -186, 66 -146, 80 -128, 84 -116`,
      4,
    ),
    gold,
  ) +
  times(9, (i) => rect(-8 - i * 1.5, -382 + i * 10.6, 16 + i * 3, 3.4, gold[2])) +
  [0, 1, 2, 3]
    .map(
      (i) =>
        rect(-90 - i * 7, -118 + i * 15, 180 + i * 14, 9, gold[0]) +
        rect(-88 - i * 7, -109 + i * 15, 176 + i * 14, 7, gold[2]),
    )
    .join('') +
  rect(-118, -58, 236, 62, gold[1]) +
  rect(40, -58, 78, 62, gold[2]) +
  rect(-124, -64, 248, 8, gold[0]);

/** A slim pinnacle of many steps, its foot at 0. */
function steppedSpire(w: number, h: number, t: Trio, edge: Trio): Drawing {
  const n = 7;
  const at = (k: number) => w * (1 - k) ** 1.5 * 0.92 + w * 0.08;
  return (
    times(n, (i) => {
      const [k, next] = [(i / n) * 0.62, ((i + 1) / n) * 0.62];
      const [low, high, y, top] = [at(k), at(next), -h * k, -h * next];
      return (
        poly(pts`${-low} ${y}, ${-high * 0.92} ${top}, ${high * 0.92} ${top}, ${low} ${y}`, t[1]) +
        poly(pts`${-low} ${y}, ${-high * 0.92} ${top}, ${-high * 0.4} ${top}, ${-low * 0.4} ${y}`, t[0]) +
        poly(pts`${low * 0.34} ${y}, ${high * 0.34} ${top}, ${high * 0.92} ${top}, ${low} ${y}`, t[2]) +
        rect(-low - 2, y - h * 0.012, low * 2 + 4, h * 0.016, edge[0]) +
        [-1, 1]
          .map((s) =>
            poly(
              pts`${s * (low - 6)} ${y - 2}, ${s * (low + 5)} ${y - h * 0.05}, ${s * (low + 2)} ${y}`,
              edge[s < 0 ? 0 : 1],
            ),
          )
          .join('')
      );
    }) +
    turned(
      softened(pts`1 ${-h}, ${w * 0.03} ${-h * 0.84}, ${w * 0.09} ${-h * 0.72}, ${w * 0.16} ${-h * 0.62}`, 4),
      edge,
    ) +
    times(4, (i) => rect(-w * 0.09 + i * 1.4, -h * (0.68 + i * 0.045), w * 0.18 - i * 2.8, 3, edge[2]))
  );
}

/** The library: a cube of gilded columns under a green and golden spire. */
const library = ({ gold, green, white, dark }: Paints): Drawing =>
  rect(-92, -150, 184, 154, mix(gold[2], dark, 0.4)) +
  times(6, (i) => rect(-92 + i * 34, -150, 13, 150, gold[i < 2 ? 0 : i < 4 ? 1 : 2])) +
  shape(ogee(0, 0, 20, 110), dark) +
  pen(ogee(0, 0, 24, 120), gold[0], 6) +
  rect(-106, -22, 212, 26, white[1]) +
  rect(-106, -24, 212, 6, white[0]) +
  put(
    0,
    -150,
    steppedSpire(
      116,
      380,
      [mix(green[0], gold[0], 0.35), mix(green[1], gold[1], 0.3), mix(green[2], gold[2], 0.2)],
      gold,
    ),
  );

/** A finial like a bird's neck at the end of a ridge. */
const horn = (x: number, y: number, s: number, fill: string): Drawing =>
  shape(
    d`M${x} ${y + 4}C${x + s * 4} ${y - 8} ${x - s * 2} ${y - 20} ${x + s * 12} ${y - 36}C${x + s * 8} ${y - 22} ${x + s * 14} ${y - 10} ${x + s * 9} ${y + 4}Z`,
    fill,
  );

/** Roofs of a hall seen from its long side, one tier over the other. */
function tiers({ gold, orange, green }: Paints, w: number, y: number, n: number): Drawing {
  return times(n, (i) => {
    const k = 1 - i * 0.22;
    const base = y - i * 46;
    const [ww, top] = [w * k, w * k * 0.86];
    const high = base - 58;
    const face = (inset: number, fill: string, from: number, to: number) =>
      shape(
        d`M${from * (ww - inset)} ${base - inset * 0.5}Q${from * (top + (ww - top) * 0.2 - inset)} ${base - 30} ${from * (top - inset)} ${high + inset * 0.4}H${to * (top - inset)}Q${to * (top + (ww - top) * 0.2 - inset)} ${base - 30} ${to * (ww - inset)} ${base - inset * 0.5}Z`,
        fill,
      );
    return (
      face(0, green[1], -1, 1) +
      face(0, green[2], 0.5, 1) +
      face(15, orange[1], -1, 1) +
      face(15, orange[0], -1, -0.3) +
      face(15, orange[2], 0.5, 1) +
      rect(-top - 3, high - 4, top * 2 + 6, 7, gold[0]) +
      pen(d`M${-ww} ${base}Q${-top - (ww - top) * 0.2} ${base - 30} ${-top} ${high}`, gold[0], 5) +
      pen(d`M${ww} ${base}Q${top + (ww - top) * 0.2} ${base - 30} ${top} ${high}`, gold[1], 5) +
      rect(-ww, base - 3, ww * 2, 5, gold[2]) +
      horn(-top, high, -1, gold[0]) +
      horn(top, high, 1, gold[1])
    );
  });
}

/** A gabled front of three roofs, one within the other, its eaves at y. */
function gables({ gold, orange, green }: Paints, w: number, y: number, h: number): Drawing {
  return times(3, (i) => {
    const k = 1 - i * 0.2;
    const [ww, hh, base] = [w * k, h * k, y - i * h * 0.14];
    const roof = (s: number, share: number, fill: string) =>
      shape(
        d`M${s * ww * share} ${base}Q${s * ww * share * 0.42} ${base - hh * share * 0.4} 0 ${base - hh * share}V${base}Z`,
        fill,
      );
    return (
      roof(-1, 1, green[1]) +
      roof(1, 1, green[2]) +
      roof(-1, 0.87, orange[0]) +
      roof(1, 0.87, orange[2]) +
      (i === 2
        ? roof(-1, 0.66, gold[1]) + roof(1, 0.66, gold[2]) + circle(0, base - hh * 0.2, hh * 0.08, gold[0])
        : '') +
      pen(
        d`M${-ww - 7} ${base - 10}Q${-ww} ${base} ${-ww * 0.94} ${base - 3}Q${-ww * 0.42} ${base - hh * 0.4} 0 ${base - hh}Q${ww * 0.42} ${base - hh * 0.4} ${ww * 0.94} ${base - 3}Q${ww} ${base} ${ww + 7} ${base - 10}`,
        gold[i ? 1 : 0],
        5,
      ) +
      horn(-2, base - hh, 0.6, gold[0])
    );
  });
}

const columns = ({ gold, white, dark }: Paints, w: number, h: number, n: number): Drawing =>
  rect(-w, -h, w * 2, h + 4, mix(white[2], dark, 0.2)) +
  times(n, (i) => {
    const x = -w + (i * (w * 2 - 12)) / (n - 1);
    return rect(x, -h, 12, h, white[x < 0 ? 0 : 1]) + rect(x + 8, -h, 4, h, white[2]) + rect(x - 1, -h, 14, 8, gold[0]);
  });

/** The pantheon: crossing roofs with a tower over their middle. */
const pantheon = (paints: Paints): Drawing =>
  columns(paints, 150, 112, 9) +
  tiers(paints, 178, -106, 3) +
  put(
    0,
    -236,
    turned(softened(pts`2 -196, 9 -180, 20 -150, 28 -108, 32 -62, 38 -26, 46 0`, 4), [
      mix(paints.green[0], paints.gold[0], 0.55),
      mix(paints.green[1], paints.gold[1], 0.35),
      mix(paints.green[2], paints.gold[2], 0.2),
    ]) +
      [-20, -52, -84, -114, -142].map((y, i) => rect(-40 + i * 4, y, 80 - i * 8, 4, paints.gold[0])).join('') +
      pen('M0 -194V-236M-7 -222H7', paints.gold[0], 4),
  ) +
  rect(-58, -106, 116, 110, mix(paints.white[2], paints.dark, 0.15)) +
  [-52, -18, 10, 44].map((x) => rect(x - 5, -104, 12, 106, paints.white[x < 0 ? 0 : 1])).join('') +
  shape(ogee(0, 2, 13, 84), paints.dark) +
  gables(paints, 92, -100, 128);

function royal(stage: Stage): Piece {
  const { tones } = stage;
  const paints = paintsOf(stage);
  const { white, gold } = paints;
  const small = (x: number, y: number, k: number) => put(x, y, chedi(paints), k);
  const wall =
    rect(-520, -54, 1040, 58, white[1]) +
    rect(240, -54, 280, 58, white[2]) +
    battlement(-520, -54, 760, 16, white[0], true) +
    battlement(240, -54, 280, 16, white[2], true) +
    rect(-524, -56, 1048, 7, white[0]) +
    rect(-520, -10, 1040, 14, tones.stone[2]);
  const front = (x: number, k: number) =>
    put(x, 4, columns(paints, 78, 84, 6) + shape(ogee(0, 0, 15, 66), paints.dark) + gables(paints, 112, -78, 128), k);
  const hall = put(318, -18, columns(paints, 150, 90, 9) + tiers(paints, 176, -84, 3), 0.86);
  return {
    art:
      contact(500, tones.ink) +
      put(-300, -40, chedi(paints), 1.02) +
      put(212, -44, pantheon(paints)) +
      put(-62, -44, library(paints), 0.98) +
      small(-432, -40, 0.44) +
      small(62, -50, 0.36) +
      hall +
      wall +
      front(-226, 0.96) +
      front(420, 0.8) +
      small(-410, 2, 0.3) +
      small(-42, 2, 0.26) +
      small(120, 2, 0.26) +
      rect(-524, 0, 1048, 8, gold[2], 'opacity="0.4"'),
    width: 980,
    height: 570,
  };
}

export const royalSpires: MotifArt = {
  as: 'object',
  draw: royal,
  base: 'grass',
  compositions: ['centred', 'thirds', 'framed'],
};
