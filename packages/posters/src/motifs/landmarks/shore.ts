import { contact, windows } from '../../build/masonry.ts';
import { eaveRoof, ridge, tiled } from '../../build/roofs.ts';
import { mix } from '../../colour.ts';
import { archway, circle, d, oval, pen, poly, pts, rect, shape, times } from '../../shapes.ts';
import type { MotifArt, Piece, Stage } from '../../types.ts';
import { inWater } from '../torii.ts';

/** What stands in the water or right at its edge. */

/** The dome that was left of the exhibition hall in Hiroshima: brick, and ribs of steel. */
function ribbedDome(stage: Stage): Piece {
  const { tones } = stage;
  const t = tones.brick;
  const hole = tones.lamps ? tones.glow : mix(tones.skyLow, t[2], 0.3);
  const broken =
    poly(pts`-330 4, -330 -150, -300 -176, -280 -140, -230 -168, -196 -120, -150 -190, -120 -190, -120 4`, t[1]) +
    poly(pts`120 4, 120 -190, 160 -196, 190 -150, 236 -172, 270 -110, 320 -96, 330 4`, t[2]) +
    windows(-316, -130, 190, 120, 4, 2, () => hole, 0.5) +
    windows(132, -130, 180, 120, 4, 2, () => hole, 0.5);
  const tower =
    rect(-124, -236, 248, 240, t[1]) +
    rect(-124, -236, 84, 240, t[0]) +
    rect(56, -236, 68, 240, t[2]) +
    windows(-116, -226, 232, 220, 5, 3, () => hole, 0.46) +
    rect(-134, -246, 268, 14, tones.stone[1]) +
    rect(-96, -286, 192, 44, t[1]) +
    rect(40, -286, 56, 44, t[2]) +
    rect(-104, -292, 208, 9, tones.stone[1]);
  const rib = (k: number) => pen(d`M${k * 100} -290C${k * 98} -350 ${k * 62} -396 0 -408`, tones.ink, 5);
  const dome =
    [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map(rib).join('') +
    [
      [-318, 98],
      [-350, 82],
      [-382, 52],
    ]
      .map(([y, w]) =>
        pen(d`M${-(w as number)} ${y as number}Q0 ${(y as number) + 12} ${w as number} ${y as number}`, tones.ink, 4),
      )
      .join('') +
    circle(0, -410, 9, tones.ink);
  return {
    art:
      contact(340, tones.ink) +
      broken +
      tower +
      dome +
      times(14, (i) => rect(-320 + i * 47, -4 - (i % 3) * 5, 26, 10 + (i % 3) * 5, t[2])),
    width: 690,
    height: 420,
  };
}

/** The tower on its islet in Hanoi's lake. */
function turtleTower(stage: Stage): Piece {
  const { tones } = stage;
  const t = tones.stone;
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.5);
  const floor = (y: number, w: number, h: number, n: number) =>
    rect(-w, y - h, w * 2, h, t[1]) +
    rect(-w, y - h, w * 0.5, h, t[0]) +
    rect(w * 0.4, y - h, w * 0.6, h, t[2]) +
    times(n, (i) => shape(archway(-w + ((i + 0.5) * w * 2) / n, y - 4, (w / n) * 0.56, h * 0.78), dark)) +
    rect(-w - 8, y - h - 8, w * 2 + 16, 10, t[0]);
  const isle =
    shape('M-250 10C-220 -20 -160 -34 -90 -36H90C160 -34 220 -20 250 10Z', tones.leaf[1]) +
    shape('M40 -36H90C160 -34 220 -20 250 10H90Z', tones.leaf[2]) +
    times(9, (i) => oval(-210 + i * 52, -12, 30, 22, tones.leaf[i % 3] as string));
  return {
    art:
      isle +
      floor(-30, 104, 92, 3) +
      floor(-130, 82, 82, 3) +
      floor(-220, 52, 62, 1) +
      eaveRoof({ y: -286, w: 84, h: 44, top: 30, lift: 18, ribs: 9 }, tones.roof) +
      ridge(0, -328, 30, 7, tones.roof, 1.3),
    width: 500,
    height: 350,
  };
}

/** Hoi An's bridge: a roofed house over an arch. */
function roofedBridge(stage: Stage): Piece {
  const { tones } = stage;
  const dark = tones.lamps ? tones.glow : mix(tones.ink, tones.wood[2], 0.4);
  const base =
    shape(
      'M-430 20V-96Q-300 -124 0 -130Q300 -124 430 -96V20H330V-10A66 60 0 0 0 198 -10V20H66V-10A66 60 0 0 0 -66 -10V20H-198V-10A66 60 0 0 0 -330 -10V20Z',
      tones.brick[0],
    ) + shape('M200 -118Q340 -112 430 -96V20H330V-10A66 60 0 0 0 198 -10V-118Z', tones.brick[2], 'opacity="0.5"');
  const house =
    rect(-330, -206, 660, 88, tones.red[1]) +
    rect(150, -206, 180, 88, tones.red[2]) +
    windows(-320, -196, 640, 70, 11, 1, () => dark, 0.6) +
    rect(-336, -140, 672, 8, tones.wood[0]) +
    times(12, (i) => rect(-334 + i * 60, -206, 9, 90, tones.wood[2]));
  return {
    art:
      base +
      house +
      tiled(-380, -200, 760, 70, 50, tones.roof) +
      ridge(0, -268, 330, 11, tones.gold, 1.6) +
      rect(-90, -262, 180, 26, tones.red[1]) +
      tiled(-130, -256, 260, 56, 36, tones.roof) +
      ridge(0, -312, 94, 10, tones.gold, 1.8) +
      [-200, 200].map((x) => oval(x, -160, 17, 20, tones.glow)).join(''),
    width: 880,
    height: 330,
  };
}

/** Mumbai's gateway: a basalt arch between turrets, facing the harbour. */
function seaArch(stage: Stage): Piece {
  const { tones } = stage;
  const t = tones.sand;
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.45);
  const turret = (x: number) =>
    rect(x - 26, -384, 52, 388, t[0]) +
    rect(x + 6, -384, 20, 388, t[2]) +
    rect(x - 34, -392, 68, 12, t[1]) +
    shape(d`M${x - 26} -392Q${x - 26} -440 ${x} -448Q${x + 26} -440 ${x + 26} -392Z`, t[1]) +
    rect(x - 2, -474, 4, 28, tones.gold[1]) +
    times(3, (i) => rect(x - 30, -110 - i * 100, 60, 8, t[1]));
  const wing = (x: number) =>
    rect(x - 92, -250, 184, 254, t[1]) +
    shape(archway(x, 4, 42, 150), dark) +
    windows(x - 80, -226, 160, 60, 4, 1, () => dark, 0.4) +
    rect(x - 98, -258, 196, 12, t[0]) +
    times(9, (i) => rect(x - 94 + i * 21, -272, 11, 16, t[0]));
  const middle =
    rect(-140, -348, 280, 352, t[1]) +
    rect(60, -348, 80, 352, t[2]) +
    shape(archway(0, 4, 86, 256), dark) +
    pen(archway(0, 4, 96, 270), t[0], 12) +
    rect(-146, -356, 292, 14, t[0]) +
    times(13, (i) => rect(-140 + i * 22, -372, 12, 18, t[0])) +
    windows(-130, -338, 260, 44, 7, 1, () => dark, 0.4);
  return {
    art:
      contact(330, tones.ink) +
      wing(-228) +
      wing(228) +
      middle +
      [-140, 140].map(turret).join('') +
      rect(-340, 0, 680, 12, tones.stone[2]),
    width: 690,
    height: 480,
  };
}

const shore = (draw: (stage: Stage) => Piece): MotifArt => ({
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['reflected'],
});

export const seaTorii: MotifArt = {
  as: 'object',
  draw: inWater,
  base: 'water',
  compositions: ['centred', 'thirds', 'framed'],
};
export const domeRuin = shore(ribbedDome);
export const lakeTower: MotifArt = {
  as: 'object',
  draw: turtleTower,
  base: 'water',
  compositions: ['centred', 'thirds', 'framed'],
};
export const coveredBridge: MotifArt = {
  as: 'object',
  draw: roofedBridge,
  base: 'water',
  compositions: ['centred', 'framed'],
};
export const harbourArch = shore(seaArch);
