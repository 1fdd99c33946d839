import { contact, dome, steps, windows } from '../build/masonry.ts';
import { eaveRoof, ridge } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { circle, d, pen, poly, pts, rect, shape, times } from '../shapes.ts';
import type { MotifArt, Piece, Stage } from '../types.ts';
import { choose } from './choose.ts';
import { exhibitOf } from './exhibits.ts';

/** A temple front of columns, a dome behind. */
const classical = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = stage.rng.fork('museum').chance(0.5) ? tones.stone : tones.wall;
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.45);
  const column = (x: number, y: number, h: number, r: number) =>
    rect(x - r, y - h, r * 2, h, t[1]) +
    rect(x - r, y - h, r * 0.7, h, t[0]) +
    rect(x + r * 0.35, y - h, r * 0.65, h, t[2]) +
    rect(x - r * 1.5, y - h - 5, r * 3, 8, t[0]) +
    rect(x - r * 1.4, y - 6, r * 2.8, 6, t[0]);
  const wings = [-285, 285]
    .map(
      (x) =>
        rect(x - 145, -142, 290, 146, t[x < 0 ? 1 : 2]) +
        windows(x - 136, -122, 272, 104, 6, 1, () => dark, 0.42) +
        rect(x - 151, -152, 302, 13, t[0]) +
        rect(x - 140, -166, 280, 14, t[1]),
    )
    .join('');
  const top =
    dome('round', 0, -232, 84, tones.roof, tones.gold[0]) +
    rect(-92, -240, 184, 20, t[1]) +
    rect(30, -240, 62, 20, t[2]);
  const portico =
    rect(-156, -170, 312, 174, mix(t[2], tones.ink, 0.25)) +
    [-0.5, 0.5].map((k) => rect(k * 96 - 14, -128, 28, 132, tones.wood[2])).join('') +
    rect(-22, -142, 44, 146, dark) +
    times(6, (i) => column(-136 + i * 54.4, -4, 156, 11)) +
    rect(-168, -186, 336, 22, t[1]) +
    rect(60, -186, 108, 22, t[2]) +
    poly(pts`-178 -184, 0 -256, 178 -184`, t[0]) +
    poly(pts`-140 -190, 0 -244, 140 -190`, t[2]) +
    circle(0, -206, 13, tones.gold[1]);
  const banners = [-228, -342, 228, 342]
    .map(
      (x, i) => rect(x - 13, -128, 26, 92, i % 2 ? tones.gold[1] : tones.accent[1]) + circle(x, -98, 7, tones.wall[0]),
    )
    .join('');
  return {
    art: contact(430, tones.ink) + wings + top + portico + banners + steps(0, 18, 190, 24, 4, tones.stone),
    width: 870,
    height: 340,
  };
};

/** White planes, a long curve, a wall of glass. */
const modern = (stage: Stage): Piece => {
  const { tones } = stage;
  const lit = tones.lamps ? tones.glow : mix(tones.water[0], tones.skyLow, 0.4);
  const w = tones.wall;
  const sweep =
    shape('M-430 4C-400 -60 -330 -120 -220 -170C-60 -244 150 -262 430 -230L380 4Z', w[0]) +
    shape('M120 -247C230 -252 330 -243 430 -230L380 4H200C230 -90 200 -190 120 -247Z', w[2]) +
    shape(
      'M-330 4C-290 -60 -200 -110 -90 -140C20 -168 110 -176 190 -172C200 -110 190 -50 170 4Z',
      mix(lit, tones.roof[1], tones.lamps ? 0 : 0.35),
    );
  const mullions =
    times(11, (i) => pen(d`M${-280 + i * 44} 4V${-46 - 128 * Math.sin(((i + 1.4) / 14) * 1.75)}`, w[0], 4)) +
    pen('M-306 -28C-150 -70 40 -84 186 -84', w[0], 4);
  const fins = times(9, (i) =>
    pen(d`M${240 + i * 18} ${-14}L${232 + i * 20} ${-216 - i * 0.8}`, w[1], 3, 'opacity="0.6"'),
  );
  const sculpture =
    pen(
      'M-400 4C-430 -60 -350 -90 -370 -150C-380 -190 -430 -170 -420 -130',
      tones.accent[1],
      15,
      'stroke-linecap="round"',
    ) + circle(-388, -196, 16, tones.gold[1]);
  return {
    art: contact(430, tones.ink) + sweep + mullions + fins + sculpture + rect(-440, 0, 880, 8, tones.stone[1]),
    width: 880,
    height: 265,
  };
};

/** Stacked offset boxes on a glass foot, one of them cantilevered. */
const boxes = (stage: Stage): Piece => {
  const { tones } = stage;
  const lit = tones.lamps ? tones.glow : mix(tones.roof[1], tones.skyMid, 0.4);
  const box = (x: number, y: number, wd: number, h: number, t: readonly [string, string, string]) =>
    rect(x, y - h, wd, h, t[0]) +
    rect(x + wd * 0.72, y - h, wd * 0.28, h, t[2]) +
    times(Math.round(wd / 22), (i) => rect(x + 8 + i * 22, y - h, 3, h, t[1], 'opacity="0.7"'));
  const art =
    rect(-250, -86, 480, 90, mix(lit, tones.ink, tones.lamps ? 0 : 0.1)) +
    times(12, (i) => rect(-250 + i * 43.4, -86, 5, 90, tones.wall[0])) +
    box(-340, -82, 560, 96, tones.wall) +
    box(-200, -176, 500, 92, tones.accent) +
    box(-270, -266, 380, 86, tones.wall) +
    rect(-160, -150, 190, 46, lit) +
    rect(-40, -246, 120, 44, lit) +
    rect(60, -330, 4, 64, tones.ink);
  return {
    art: contact(330, tones.ink) + art + poly(pts`64 -330, 128 -318, 64 -304`, tones.accent[1]),
    width: 680,
    height: 360,
  };
};

/** A palace-roofed museum on a broad podium. */
const roofed = (stage: Stage): Piece => {
  const { tones } = stage;
  const dark = tones.lamps ? tones.glow : tones.ink;
  const podium =
    poly(pts`-420 4, -390 -120, 390 -120, 420 4`, tones.wall[1]) +
    poly(pts`150 4, 140 -120, 390 -120, 420 4`, tones.wall[2]) +
    windows(-360, -92, 720, 52, 16, 1, () => dark, 0.34) +
    rect(-396, -128, 792, 10, tones.wall[0]);
  const hall =
    rect(-210, -206, 420, 80, tones.wall[0]) +
    rect(80, -206, 130, 80, tones.wall[2]) +
    times(9, (i) => rect(-208 + i * 51, -206, 12, 80, tones.red[i > 5 ? 2 : 1])) +
    windows(-196, -190, 400, 56, 8, 1, () => dark, 0.5);
  const side = [-312, 312]
    .map(
      (x) =>
        rect(x - 66, -170, 132, 46, tones.wall[x < 0 ? 0 : 2]) +
        eaveRoof({ x, y: -166, w: 100, h: 52, top: 10, lift: 14, ribs: 9 }, tones.roof),
    )
    .join('');
  return {
    art:
      contact(430, tones.ink) +
      podium +
      side +
      hall +
      eaveRoof({ y: -202, w: 290, h: 46, top: 190, lift: 24, ribs: 23 }, tones.roof) +
      rect(-160, -272, 320, 30, tones.wall[1]) +
      eaveRoof({ y: -266, w: 236, h: 78, top: 130, lift: 24, ribs: 21 }, tones.roof) +
      ridge(0, -344, 132, 9, tones.gold, 0.9) +
      steps(0, 8, 110, 128, 13, tones.stone),
    width: 860,
    height: 370,
  };
};

const house = (stage: Stage): Piece =>
  choose(stage, 'museum', [
    { draw: roofed, named: /palace-museum|national-museum-of-korea|gugung/ },
    { draw: modern, named: /contemporary|modern|science|louvre|future|design/ },
    { draw: classical },
    { draw: modern },
    { draw: boxes },
    { draw: roofed, styles: ['china'] },
    { draw: modern, styles: ['china', 'japan', 'korea'] },
    { draw: classical, styles: ['china', 'japan', 'korea'] },
    { draw: boxes, styles: ['japan', 'korea'] },
  ])(stage);

function draw(stage: Stage): Piece {
  const piece = house(stage);
  return { ...piece, art: piece.art + exhibitOf(stage) };
}

export const museum: MotifArt = {
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'reflected'],
};
