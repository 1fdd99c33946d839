import { contact, steps, windows } from '../../build/masonry.ts';
import { eaveRoof, gable, ridge } from '../../build/roofs.ts';
import { mix } from '../../colour.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage } from '../../types.ts';
import { choose } from '../choose.ts';
import { shingle } from './pond-pavilions.ts';

/** Temples and castles of Kyoto, Nara and Tokyo that one knows by their outline. */

/** Nijo: long low halls one behind the other, under gables edged with gold. */
function lowHalls(stage: Stage): Piece {
  const { tones } = stage;
  const lattice = (x: number, w: number) =>
    rect(x - w, -84, w * 2, 86, tones.wall[1]) +
    rect(x - w, -84, w * 2, 14, tones.wood[2]) +
    windows(
      x - w,
      -66,
      w * 2,
      84,
      Math.round(w / 15),
      1,
      () => (tones.lamps ? tones.glow : mix(tones.wood[2], tones.ink, 0.3)),
      0.46,
    ) +
    times(Math.round(w / 30) + 1, (i) => rect(x - w + i * 60 - 4, -84, 8, 86, tones.wood[1]));
  const hall = (x: number, w: number, h: number) =>
    lattice(x, w * 0.82) +
    eaveRoof({ x, y: -78, w, h: 58, top: w * 0.72, lift: 16, ribs: 21 }, tones.roof) +
    gable(x, -124, w * 0.66, h, tones.roof, tones.wall[0]) +
    pen(
      d`M${x - w * 0.44} -124Q${x - w * 0.18} ${-124 - h * 0.3} ${x} ${-124 - h * 0.8}Q${x + w * 0.18} ${-124 - h * 0.3} ${x + w * 0.44} -124`,
      tones.gold[1],
      6,
    ) +
    oval(x, -124 - h * 0.42, 17, 23, tones.gold[1]) +
    [-0.2, 0.2].map((k) => circle(x + k * w, -124 - h * 0.12, 8, tones.gold[1])).join('') +
    rect(x - w * 0.6, -128, w * 1.2, 7, tones.gold[2]) +
    put(x, -124 - h, ridge(0, 4, 18, 15, tones.roof, 0.3));
  const porch =
    lattice(-262, 92) +
    shape(
      'M-400 -78C-340 -92 -320 -140 -262 -142C-204 -140 -184 -92 -124 -78L-130 -64C-200 -80 -210 -118 -262 -120C-314 -118 -324 -80 -394 -64Z',
      tones.roof[1],
    ) +
    shape('M-366 -74C-322 -92 -312 -120 -262 -122C-212 -120 -202 -92 -158 -74Z', tones.wall[0]) +
    oval(-262, -92, 26, 12, tones.gold[1]);
  return {
    art:
      contact(440, tones.ink) +
      hall(280, 176, 76) +
      hall(60, 220, 104) +
      hall(-210, 212, 122) +
      porch +
      rect(-430, -2, 860, 8, tones.stone[1]),
    width: 880,
    height: 262,
  };
}

/** Sanjusangen-do: thirty-three bays under one roof. */
function longHall(stage: Stage): Piece {
  const { tones } = stage;
  const roof = shingle(stage);
  const open = tones.lamps ? tones.glow : mix(tones.wood[2], tones.ink, 0.4);
  const art =
    rect(-486, -6, 972, 14, tones.stone[1]) +
    rect(-430, -96, 860, 92, tones.wall[0]) +
    rect(150, -96, 280, 92, tones.wall[2]) +
    windows(-430, -72, 860, 68, 17, 1, () => open, 0.62) +
    times(18, (i) => rect(-430 + i * 50.1, -96, 9, 92, tones.wood[i > 11 ? 2 : 1])) +
    rect(-438, -98, 876, 9, tones.wood[0]) +
    rect(-448, -20, 896, 6, tones.wood[1]) +
    eaveRoof({ y: -90, w: 496, h: 112, top: 408, lift: 17, ribs: 61 }, roof) +
    ridge(0, -200, 420, 12, roof, 0.35) +
    shape(
      'M-96 -92C-58 -100 -44 -134 0 -136C44 -134 58 -100 96 -92L90 -80C50 -90 40 -118 0 -120C-40 -118 -50 -90 -90 -80Z',
      roof[0],
    ) +
    shape('M-72 -84C-46 -96 -36 -118 0 -120C36 -118 46 -96 72 -84Z', tones.wood[2]) +
    steps(0, 8, 74, 18, 3, tones.stone);
  return { art: contact(480, tones.ink) + art, width: 1000, height: 226 };
}

/** Kiyomizu: a hall whose deck stands out over the valley on a lattice of pillars. */
function timberStage(stage: Stage): Piece {
  const { tones } = stage;
  const roof = shingle(stage);
  const beam = (y: number) => rect(-296, y, 592, 9, tones.wood[1]) + rect(-296, y + 6, 592, 4, tones.wood[2]);
  const deep = mix(tones.wood[2], tones.ink, 0.45);
  const lattice =
    poly(pts`-290 -210, 290 -210, 270 10, -250 10`, deep) +
    times(
      8,
      (i) =>
        rect(-280 + i * 77, -206, 19, 212 - Math.abs(i - 3) * 4, tones.wood[1]) +
        rect(-268 + i * 77, -206, 8, 212 - Math.abs(i - 3) * 4, tones.wood[2]),
    ) +
    [-190, -140, -90, -40].map(beam).join('');
  const deck =
    rect(-330, -222, 660, 16, tones.wood[0]) +
    rect(-330, -210, 660, 7, tones.wood[2]) +
    rect(-330, -252, 660, 5, tones.wood[1]) +
    times(23, (i) => rect(-328 + i * 29.4, -250, 5, 30, tones.wood[1]));
  const hall =
    rect(-230, -300, 460, 80, tones.wood[2]) +
    windows(-222, -292, 444, 76, 9, 1, () => (tones.lamps ? tones.glow : tones.wall[2]), 0.55) +
    times(10, (i) => rect(-230 + i * 50, -300, 9, 80, tones.wood[0]));
  const wing = (x: number) => eaveRoof({ x, y: -286, w: 128, h: 62, top: 74, lift: 8, ribs: 11 }, roof);
  return {
    art:
      lattice +
      hall +
      wing(-226) +
      wing(226) +
      eaveRoof({ y: -288, w: 330, h: 150, top: 132, lift: 16, ribs: 31 }, roof) +
      ridge(0, -436, 138, 12, roof, 0.4) +
      deck,
    width: 680,
    height: 455,
  };
}

/** Kaminarimon: the red gate with one huge lantern, the pagoda behind. */
function lanternGate(stage: Stage): Piece {
  const { tones } = stage;
  const red = tones.red;
  const pagoda = put(
    250,
    0,
    times(
      5,
      (i) =>
        rect(-52 + i * 6, -118 - i * 62, 104 - i * 12, 40, red[1]) +
        eaveRoof({ y: -112 - i * 62, w: 104 - i * 10, h: 24, top: 50 - i * 5, lift: 8, ribs: 11 }, tones.roof),
    ) +
      rect(-52, -84, 104, 86, red[2]) +
      rect(-2, -480, 4, 112, tones.gold[1]) +
      times(6, (i) => rect(-8, -470 + i * 14, 16, 4, tones.gold[0])),
  );
  const niche = (x: number) =>
    rect(x - 62, -190, 124, 194, mix(tones.leaf[2], tones.ink, 0.5)) +
    times(7, (i) => rect(x - 60 + i * 19, -190, 4, 194, red[2])) +
    shape(d`M${x - 26} 0V-90Q${x} -150 ${x + 26} -90V0Z`, tones.leaf[1]) +
    circle(x, -130, 15, tones.wood[0]);
  const post = (x: number) =>
    rect(x - 15, -226, 30, 230, red[1]) + rect(x + 4, -226, 11, 230, red[2]) + rect(x - 19, -10, 38, 14, tones.gold[2]);
  const lantern =
    rect(-70, -226, 140, 18, tones.ink) +
    shape('M-78 -206Q-112 -130 -78 -52H78Q112 -130 78 -206Z', red[0]) +
    shape('M30 -206H78Q112 -130 78 -52H30Q62 -130 30 -206Z', red[2]) +
    times(5, (i) =>
      pen(
        d`M${-88 - (i === 2 ? 8 : 0)} ${-186 + i * 28}Q0 ${-178 + i * 28} ${88 + (i === 2 ? 8 : 0)} ${-186 + i * 28}`,
        mix(red[2], tones.ink, 0.3),
        3,
      ),
    ) +
    rect(-17, -178, 34, 100, tones.ink) +
    rect(-34, -160, 68, 13, tones.ink) +
    rect(-30, -120, 60, 12, tones.ink) +
    rect(-70, -54, 140, 20, tones.gold[1]);
  const art =
    pagoda +
    niche(-186) +
    niche(186) +
    rect(-112, -226, 224, 230, mix(tones.ink, red[2], 0.25)) +
    [-254, -116, 116, 254].map(post).join('') +
    rect(-276, -252, 552, 32, red[1]) +
    rect(-276, -230, 552, 10, tones.leaf[1]) +
    times(12, (i) => rect(-264 + i * 46, -250, 14, 20, tones.gold[1])) +
    eaveRoof({ y: -250, w: 346, h: 62, top: 226, lift: 20, ribs: 31 }, tones.roof) +
    gable(0, -286, 214, 92, tones.roof, red[1]) +
    ridge(0, -380, 26, 12, tones.roof, 0.6) +
    lantern;
  return { art: contact(330, tones.ink) + art, width: 700, height: 490 };
}

/** Todai-ji: the widest of wooden halls, golden horns on its ridge. */
function greatHall(stage: Stage): Piece {
  const { tones } = stage;
  const wall = (y: number, w: number, h: number, n: number): Drawing =>
    rect(-w, y - h, w * 2, h, tones.wall[0]) +
    rect(w * 0.4, y - h, w * 0.6, h, tones.wall[2]) +
    times(n + 1, (i) => rect(-w + (i * (w * 2 - 15)) / n, y - h, 15, h, tones.wood[i > n * 0.7 ? 2 : 1])) +
    rect(-w, y - h * 0.5, w * 2, 7, tones.wood[1]);
  const horn = (s: 1 | -1) =>
    shape(
      d`M${s * 150} -420C${s * 156} -446 ${s * 176} -452 ${s * 186} -474C${s * 188} -444 ${s * 182} -424 ${s * 170} -414Z`,
      tones.gold[0],
    );
  const art =
    wall(0, 330, 96, 9) +
    rect(-56, -86, 112, 90, tones.wood[2]) +
    rect(-48, -80, 44, 84, tones.ink) +
    rect(4, -80, 44, 84, tones.ink) +
    eaveRoof({ y: -92, w: 424, h: 92, top: 300, lift: 22, ribs: 41 }, tones.roof) +
    shape(
      'M-118 -104C-70 -114 -54 -158 0 -160C54 -158 70 -114 118 -104L112 -90C60 -104 48 -138 0 -140C-48 -138 -60 -104 -112 -90Z',
      tones.roof[0],
    ) +
    shape('M-88 -98C-54 -116 -44 -138 0 -140C44 -138 54 -116 88 -98Z', tones.wood[2]) +
    rect(-40, -168, 80, 40, tones.wall[1]) +
    rect(-26, -162, 52, 28, tones.ink) +
    wall(-184, 250, 74, 7) +
    eaveRoof({ y: -252, w: 338, h: 156, top: 168, lift: 24, ribs: 37 }, tones.roof) +
    ridge(0, -406, 174, 13, tones.roof, 0.3) +
    horn(-1) +
    horn(1) +
    rect(-380, -4, 760, 12, tones.stone[1]);
  return { art: contact(400, tones.ink) + art + steps(0, 22, 130, 22, 3, tones.stone), width: 830, height: 480 };
}

const temple = (draw: (stage: Stage) => Piece, base: 'grass' | 'plaza' | 'rock' = 'plaza'): MotifArt => ({
  as: 'object',
  draw,
  base,
  compositions: ['centred', 'thirds', 'framed'],
});

export const lowPalace = temple((stage) =>
  choose(stage, 'low-palace', [{ draw: longHall, named: /sanjusangen/ }, { draw: lowHalls }])(stage),
);
export const stageTemple: MotifArt = {
  as: 'object',
  draw: timberStage,
  base: 'grass',
  compositions: ['above', 'centred'],
};
export const lanternGateTemple = temple(lanternGate);
export const greatBuddhaHall = temple(greatHall);
