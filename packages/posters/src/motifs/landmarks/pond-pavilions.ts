import { contact, windows } from '../../build/masonry.ts';
import { eaveRoof, ridge } from '../../build/roofs.ts';
import { mix } from '../../colour.ts';
import { d, poly, pen, pts, put, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../../types.ts';
import { choose } from '../choose.ts';

/** Kyoto's halls that stand over their own reflection. */

export const shingle = ({ tones }: Stage): Trio => [
  mix(tones.roof[0], tones.wood[0], 0.45),
  mix(tones.roof[1], tones.wood[1], 0.4),
  mix(tones.roof[2], tones.wood[2], 0.3),
];

/** The bird on a roof, its feet at 0. */
const phoenix = ([lit, , shade]: Trio): Drawing =>
  shape('M0 -14C-10 -26 -6 -40 4 -44C2 -52 8 -58 14 -54L20 -50L13 -47C14 -38 20 -34 30 -44C28 -30 18 -20 8 -14Z', lit) +
  pen('M2 -14V0M8 -14V0', shade, 3);

/** Kinkaku-ji: white below, gold leaf above, a phoenix on top. */
function golden(stage: Stage): Piece {
  const { tones } = stage;
  const roof = shingle(stage);
  const dark = tones.lamps ? tones.glow : mix(tones.gold[2], tones.ink, 0.55);
  const storey = (y: number, w: number, h: number, t: Trio, open: number) =>
    rect(-w, y - h, w * 2, h, t[1]) +
    rect(-w, y - h, w * 0.5, h, t[0]) +
    rect(w * 0.45, y - h, w * 0.55, h, t[2]) +
    windows(-w * 0.94, y - h * 0.96, w * 1.88, h * 0.94, open, 1, () => dark, 0.62) +
    times(open + 1, (i) => rect(-w + (i * (w * 2 - 7)) / open, y - h, 7, h, t[0]));
  const rail = (y: number, w: number, t: Trio) =>
    rect(-w, y - 4, w * 2, 6, t[0]) +
    rect(-w, y - 18, w * 2, 4, t[1]) +
    times(Math.round(w / 9), (i) => rect(-w + i * 18, y - 18, 3, 16, t[2]));
  const art =
    rect(-250, -6, 500, 12, tones.stone[2]) +
    rect(-236, -18, 472, 14, tones.stone[1]) +
    storey(-18, 176, 76, [tones.wall[0], tones.wall[1], tones.wall[2]], 6) +
    rect(-214, -26, 428, 8, tones.wood[1]) +
    eaveRoof({ y: -92, w: 232, h: 34, top: 176, lift: 9, ribs: 27 }, roof) +
    storey(-124, 170, 78, tones.gold, 6) +
    rail(-124, 204, tones.gold) +
    eaveRoof({ y: -198, w: 252, h: 54, top: 122, lift: 13, ribs: 27 }, roof) +
    storey(-248, 108, 66, tones.gold, 4) +
    rail(-248, 134, tones.gold) +
    eaveRoof({ y: -312, w: 178, h: 92, top: 8, lift: 14, ribs: 19 }, roof) +
    rect(-12, -414, 24, 12, tones.gold[1]) +
    put(0, -406, phoenix(tones.gold));
  return { art: contact(260, tones.ink) + art, width: 520, height: 465 };
}

/** Ginkaku-ji: dark wood and paper, never silver, beside its cone of white sand. */
function silver(stage: Stage): Piece {
  const { tones } = stage;
  const roof = shingle(stage);
  const paper = tones.lamps ? tones.glow : mix(tones.wall[0], tones.paper, 0.4);
  const storey = (y: number, w: number, h: number, open: number) =>
    rect(-w, y - h, w * 2, h, tones.wood[2]) +
    windows(-w * 0.94, y - h * 0.86, w * 1.88, h * 0.82, open, 1, () => paper, 0.74) +
    times(open + 1, (i) => rect(-w + (i * (w * 2 - 8)) / open, y - h, 8, h, tones.wood[i > open * 0.6 ? 2 : 1])) +
    rect(-w, y - h * 0.3, w * 2, 5, tones.wood[1]);
  const bell = (x: number, y: number) =>
    shape(
      d`M${x - 17} ${y}V${y - 30}Q${x - 15} ${y - 50} ${x} ${y - 56}Q${x + 15} ${y - 50} ${x + 17} ${y - 30}V${y}Z`,
      paper,
    ) + pen(d`M${x} ${y}V${y - 54}`, tones.wood[2], 3);
  const cone =
    poly(pts`-400 0, -352 -74, -312 -74, -262 0`, mix(tones.sand[0], tones.wall[0], 0.6)) +
    poly(pts`-326 -74, -312 -74, -262 0, -306 0`, mix(tones.sand[2], tones.wall[2], 0.5));
  const art =
    cone +
    rect(-190, -14, 380, 16, tones.stone[1]) +
    storey(-14, 160, 88, 6) +
    eaveRoof({ y: -98, w: 226, h: 52, top: 126, lift: 11, ribs: 25 }, roof) +
    rect(-116, -220, 232, 76, tones.wood[2]) +
    [-66, 0, 66].map((x) => bell(x, -150)).join('') +
    times(5, (i) => rect(-116 + i * 56, -220, 8, 76, tones.wood[1])) +
    rect(-138, -152, 276, 5, tones.wood[0]) +
    rect(-138, -166, 276, 4, tones.wood[1]) +
    eaveRoof({ y: -214, w: 186, h: 98, top: 8, lift: 15, ribs: 21 }, roof) +
    rect(-11, -320, 22, 12, tones.wood[1]) +
    put(-4, -320, phoenix(tones.wood));
  return { art: contact(240, tones.ink) + art, width: 660, height: 372 };
}

/** Byodo-in: a hall with wings spread on either side, two phoenixes on its ridge. */
function phoenixHall(stage: Stage): Piece {
  const { tones } = stage;
  const { red, roof, wall } = tones;
  const dark = tones.lamps ? tones.glow : mix(red[2], tones.ink, 0.55);
  const posts = (x: number, y: number, w: number, h: number, n: number) =>
    times(n + 1, (i) => rect(x - w + (i * (w * 2 - 7)) / n, y - h, 7, h, red[i > n * 0.6 ? 2 : 1]));
  const bays = (x: number, y: number, w: number, h: number, n: number) =>
    rect(x - w, y - h, w * 2, h, wall[1]) +
    windows(x - w, y - h * 0.88, w * 2, h * 0.88, n, 1, () => dark, 0.6) +
    posts(x, y, w, h, n) +
    rect(x - w, y - h, w * 2, 6, red[0]);
  const wing = (s: 1 | -1) =>
    posts(s * 300, 0, 150, 66, 6) +
    bays(s * 300, -62, 150, 42, 6) +
    rect(s * 300 - 156, -66, 312, 6, red[0]) +
    eaveRoof({ x: s * 300, y: -98, w: 178, h: 36, top: 150, lift: 9, ribs: 19 }, roof) +
    bays(s * 388, -132, 42, 36, 2) +
    eaveRoof({ x: s * 388, y: -164, w: 74, h: 46, top: 8, lift: 11, ribs: 9 }, roof);
  const art =
    rect(-470, -4, 940, 12, tones.stone[1]) +
    wing(-1) +
    wing(1) +
    bays(0, 0, 128, 84, 5) +
    rect(-26, -66, 52, 68, dark) +
    eaveRoof({ y: -80, w: 182, h: 40, top: 132, lift: 14, ribs: 23 }, roof) +
    bays(0, -116, 108, 42, 5) +
    eaveRoof({ y: -154, w: 186, h: 92, top: 92, lift: 20, ribs: 25 }, roof) +
    ridge(0, -244, 98, 11, roof, 0.4) +
    put(-92, -250, phoenix(tones.gold)) +
    put(92, -250, phoenix(tones.gold), 1, true);
  return { art: contact(470, tones.ink) + art, width: 960, height: 312 };
}

const draw = (stage: Stage): Piece =>
  choose(stage, 'pond-pavilion', [
    { draw: silver, named: /ginkaku/ },
    { draw: phoenixHall, named: /byodo/ },
    { draw: golden },
  ])(stage);

export const pondPavilion: MotifArt = { as: 'object', draw, base: 'grass', compositions: ['reflected'] };
