import { arcade, contact, dome, minaretShaft, steps } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { archway, circle, d, pen, poly, pts, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** Fronts that are left of a library and a church, and the white mosque of Abu Dhabi. */

/** A column with its base and capital, its foot at y. */
const columnOf = (t: Trio) => (x: number, y: number, h: number, w: number) =>
  rect(x - w, y - h, w * 2, h, t[0]) +
  rect(x + w * 0.2, y - h, w * 0.8, h, t[2]) +
  rect(x - w * 1.6, y - h - 10, w * 3.2, 13, t[0]) +
  rect(x - w * 1.5, y - 9, w * 3, 9, t[1]);

/** The library of Celsus at Ephesus: two storeys of paired columns, each pair under its own gable above. */
function libraryFront(stage: Stage): Piece {
  const { tones } = stage;
  const t: Trio = [tones.wall[0], mix(tones.wall[1], tones.sand[1], 0.4), mix(tones.stone[2], tones.sand[2], 0.3)];
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.5);
  const column = columnOf(t);
  const wall = rect(-300, -250, 600, 252, mix(t[1], t[2], 0.45)) + rect(-276, -440, 552, 190, mix(t[1], t[2], 0.35));
  const door = (x: number, w: number, h: number) =>
    rect(x - w - 10, -h - 10, w * 2 + 20, h + 12, t[0]) + rect(x - w, -h, w * 2, h + 2, dark);
  const statue = (x: number) =>
    shape(archway(x, -16, 25, 172), mix(t[2], tones.ink, 0.3)) +
    shape(d`M${x - 15} -20L${x - 11} -112Q${x} -124 ${x + 11} -112L${x + 15} -20Z`, t[0]) +
    circle(x, -128, 10, t[0]) +
    rect(x - 20, -26, 40, 12, t[1]);
  const bay = (x: number): Drawing =>
    column(x - 36, -8, 200, 11) +
    column(x + 36, -8, 200, 11) +
    rect(x - 60, -246, 120, 30, t[0]) +
    rect(x + 24, -246, 36, 30, t[2]) +
    rect(x - 66, -252, 132, 8, t[1]);
  const upper = (x: number, round: boolean): Drawing =>
    column(x - 38, -256, 150, 9) +
    column(x + 38, -256, 150, 9) +
    rect(x - 60, -434, 120, 22, t[0]) +
    rect(x + 24, -434, 36, 22, t[2]) +
    (round
      ? shape(d`M${x - 66} -434A66 54 0 0 1 ${x + 66} -434Z`, t[0]) +
        shape(d`M${x - 46} -436A46 36 0 0 1 ${x + 46} -436Z`, t[2])
      : poly(pts`${x - 68} -434, ${x} -486, ${x + 68} -434`, t[0]) +
        poly(pts`${x - 42} -439, ${x} -470, ${x + 42} -439`, t[2]));
  const windowed = [-186, 0, 186]
    .map((x) => rect(x - 27, -390, 54, 124, t[0]) + rect(x - 19, -382, 38, 110, dark))
    .join('');
  return {
    art:
      contact(370, tones.ink) +
      wall +
      [-93, 93].map(statue).join('') +
      [-279, 279].map(statue).join('') +
      door(-186, 31, 150) +
      door(0, 38, 178) +
      door(186, 31, 150) +
      windowed +
      [-279, -93, 93, 279].map(bay).join('') +
      rect(-346, -14, 692, 18, t[0]) +
      upper(-186, false) +
      upper(0, true) +
      upper(186, false) +
      column(-318, -256, 128, 9) +
      column(318, -256, 92, 9) +
      steps(0, 44, 400, 42, 5, t),
    width: 760,
    height: 510,
  };
}

/** Ruins of St Paul's at Macau: the front of a church with nothing but sky behind, at the head of its stair. */
function churchFront(stage: Stage): Piece {
  const { tones } = stage;
  const t: Trio = [mix(tones.wall[0], tones.stone[0], 0.4), mix(tones.wall[1], tones.stone[1], 0.5), tones.stone[2]];
  const sky = tones.lamps ? tones.glow : mix(tones.skyMid, tones.skyLow, 0.5);
  const column = columnOf(t);
  const storey = (y: number, w: number, h: number, n: number) =>
    rect(-w, y - h, w * 2, h, t[1]) +
    rect(w * 0.44, y - h, w * 0.56, h, mix(t[1], t[2], 0.6)) +
    rect(-w - 10, y - h - 8, w * 2 + 20, 13, t[0]) +
    times(n, (i) => column(-w + 15 + (i * (w * 2 - 30)) / (n - 1), y, h - 20, 7));
  const hole = (x: number, y: number, w: number, h: number) =>
    shape(archway(x, y, w + 7, h + 8), t[2]) + shape(archway(x, y, w, h), sky);
  const volute = (s: 1 | -1) =>
    shape(d`M${s * 116} -394Q${s * 128} -322 ${s * 206} -310V-290H${s * 116}Z`, s < 0 ? t[0] : t[2]) +
    circle(s * 190, -304, 14, t[1]);
  const finial = (x: number, y: number) =>
    poly(pts`${x - 8} ${y}, ${x} ${y - 44}, ${x + 8} ${y}`, t[x < 0 ? 0 : 2]) + circle(x, y - 46, 6, t[0]);
  const figure = (x: number, y: number) =>
    shape(archway(x, y, 15, 54), mix(t[2], tones.ink, 0.35)) +
    rect(x - 6, y - 34, 12, 34, tones.ink, 'opacity="0.5"') +
    circle(x, y - 38, 6, tones.ink, 'opacity="0.5"');
  const front =
    storey(0, 226, 150, 10) +
    [-140, 140].map((x) => rect(x - 33, -102, 66, 104, t[2]) + rect(x - 27, -96, 54, 98, sky)).join('') +
    rect(-44, -124, 88, 126, t[2]) +
    rect(-36, -116, 72, 118, sky) +
    storey(-158, 222, 126, 10) +
    [-132, 0, 132].map((x) => hole(x, -174, 23, 80)).join('') +
    [-66, 66].map((x) => figure(x, -184)).join('') +
    storey(-292, 130, 102, 6) +
    volute(-1) +
    volute(1) +
    [-212, 212].map((x) => finial(x, -292)).join('') +
    figure(0, -312) +
    [-124, 124].map((x) => finial(x, -400)).join('') +
    storey(-402, 88, 62, 4) +
    figure(0, -406) +
    poly(pts`-104 -470, 0 -540, 104 -470`, t[0]) +
    poly(pts`0 -540, 104 -470, 20 -470`, t[2]) +
    circle(0, -492, 11, mix(t[2], tones.ink, 0.4)) +
    pen('M0 -536V-586M-15 -568H15', t[2], 7);
  const stair =
    poly(pts`-250 0, 250 0, 340 78, -340 78`, t[0]) +
    times(8, (i) => rect(-254 - i * 11, 4 + i * 9.4, 508 + i * 22, 4, t[2], 'opacity="0.75"')) +
    [-1, 1]
      .map((s) => poly(pts`${s * 250} -16, ${s * 268} -16, ${s * 366} 78, ${s * 340} 78`, t[s < 0 ? 1 : 2]))
      .join('');
  const raise = (art: Drawing) => `<g transform="translate(0 -72)">${art}</g>`;
  return { art: contact(370, tones.ink) + raise(front + stair), width: 740, height: 665 };
}

/** The Sheikh Zayed Mosque: white domes by the dozen, gold on each, mirrored in its pools. */
function whiteDomes(stage: Stage): Piece {
  const { tones } = stage;
  const flood = tones.lamps ? 0.3 : 0;
  const white: Trio = [
    mix(tones.paper, tones.glow, flood * 0.3),
    mix(tones.wall[0], tones.glow, flood),
    mix(tones.wall[2], tones.skyMid, 0.15),
  ];
  const dark = tones.lamps ? tones.glow : mix(tones.water[2], tones.wall[2], 0.4);
  const bulb = (x: number, y: number, r: number) =>
    rect(x - r * 0.9, y - r * 0.3, r * 1.8, r * 0.32, white[1]) +
    arcade(x - r * 0.86, y, r * 1.72, r * 0.24, 6, dark) +
    dome('onion', x, y - r * 0.28, r, white, tones.gold[0], true);
  const tower = (x: number, h: number) =>
    rect(x - 25, -h * 0.44, 50, h * 0.44 + 4, white[0]) +
    rect(x + 6, -h * 0.44, 19, h * 0.44 + 4, white[2]) +
    minaretShaft(x, -h * 0.43, 38, h * 0.4, white, tones.gold[1], 0.8) +
    minaretShaft(x, -h * 0.82, 24, h * 0.12, white, tones.gold[1], 0.8) +
    rect(x - 32, -h * 0.46, 64, 10, white[1]) +
    rect(x - 23, -h * 0.84, 46, 9, white[1]) +
    dome('onion', x, -h * 0.93, 13, [tones.gold[0], tones.gold[1], tones.gold[2]], tones.gold[0]);
  const wing = (s: 1 | -1) =>
    rect(s < 0 ? -420 : 130, -84, 290, 88, white[s < 0 ? 0 : 1]) +
    arcade(s < 0 ? -416 : 134, 4, 282, 66, 10, dark) +
    rect(s < 0 ? -424 : 126, -92, 298, 10, white[0]) +
    times(5, (i) => bulb(s * (168 + i * 54), -90, 22));
  const hall =
    rect(-186, -150, 372, 154, white[1]) +
    rect(80, -150, 106, 154, white[2]) +
    [-148, 148].map((x) => bulb(x, -150, 46)).join('') +
    bulb(-62, -150, 50) +
    bulb(62, -150, 50) +
    rect(-104, -196, 208, 60, white[0]) +
    bulb(0, -196, 104) +
    rect(-64, -168, 128, 172, white[0]) +
    shape(archway(0, 4, 44, 150), mix(white[2], dark, 0.35)) +
    shape(archway(0, 4, 30, 112), dark) +
    [-124, 124].map((x) => shape(archway(x, 4, 26, 96), dark)).join('') +
    rect(-192, -156, 384, 8, white[0]);
  return {
    art:
      contact(450, tones.ink) +
      tower(-236, 400) +
      tower(236, 400) +
      hall +
      wing(-1) +
      wing(1) +
      tower(-430, 460) +
      tower(430, 460),
    width: 920,
    height: 480,
  };
}

const front = (draw: (stage: Stage) => Piece): MotifArt => ({
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed'],
});

export const libraryRuin = front(libraryFront);
export const churchRuin = front(churchFront);
export const whiteMosque: MotifArt = { as: 'object', draw: whiteDomes, base: 'plaza', compositions: ['reflected'] };
