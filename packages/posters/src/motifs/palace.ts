import { arcade, chhatri, contact, dome, steps, windows } from '../build/masonry.ts';
import { eaveRoof, gable, ridge, thaiGable } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { d, ogee, pen, poly, pts, put, rect, shape, softened, times, turned } from '../shapes.ts';
import type { MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';
import { pendopo } from './landmarks/pendopo.ts';

/** A white castle keep on a curved stone base, gables between its roofs. */
export const keep = (stage: Stage): Piece => {
  const { tones } = stage;
  const base =
    shape('M-230 4C-196 -40 -180 -90 -174 -128H174C180 -90 196 -40 230 4Z', tones.stone[1]) +
    shape('M70 4C66 -60 64 -100 62 -128H174C180 -90 196 -40 230 4Z', tones.stone[2]) +
    times(24, (i) =>
      rect(
        -190 + (i % 8) * 48 + (Math.floor(i / 8) % 2) * 20,
        -112 + Math.floor(i / 8) * 36,
        34,
        22,
        i % 3 ? tones.stone[0] : tones.stone[2],
        'rx="4" opacity="0.4"',
      ),
    );
  let art = '';
  let y = -128;
  const floors = [
    [160, 62],
    [132, 56],
    [100, 50],
    [74, 54],
  ] as const;
  floors.forEach(([w, h], i) => {
    art +=
      rect(-w, y - h, w * 2, h, tones.wall[0]) +
      rect(w * 0.36, y - h, w * 0.64, h, tones.wall[2]) +
      rect(-w, y - 9, w * 2, 9, tones.wood[2]) +
      windows(
        -w * 0.86,
        y - h * 0.84,
        w * 1.72,
        h * 0.5,
        7 - i,
        1,
        (k) => (tones.lamps && k % 2 ? tones.glow : tones.ink),
        0.34,
      );
    y -= h;
    const last = i === floors.length - 1;
    art += eaveRoof(
      { y: y + 9, w: w * 1.38, h: last ? 70 : 44, top: last ? 62 : w * 0.82, lift: 17, ribs: 15 },
      tones.roof,
    );
    if (i === 0)
      art += gable(-70, y + 2, 60, 54, tones.roof, tones.wall[1]) + gable(70, y + 2, 60, 54, tones.roof, tones.wall[2]);
    if (i === 1) art += gable(0, y + 2, 82, 64, tones.roof, tones.wall[1]);
    y -= last ? 60 : 36;
  });
  const fish = (s: number) =>
    put(s * 62, y - 2, shape('M0 4Q-12 -10 -4 -30Q2 -22 8 -26Q4 -10 12 2Z', tones.gold[1]), 1, s > 0);
  const shore =
    rect(-430, -34, 860, 40, tones.stone[2]) +
    times(18, (i) => rect(-426 + i * 48, -28, 38, 14, tones.stone[1], 'rx="4" opacity="0.6"'));
  return {
    art: contact(300, tones.ink) + shore + base + art + ridge(0, y + 2, 66, 8, tones.roof, 0.6) + fish(-1) + fish(1),
    width: 640,
    height: -y + 36,
  };
};

/** A double-roofed throne hall on marble terraces. */
const hall = (stage: Stage): Piece => {
  const { tones } = stage;
  const korean = stage.style === 'korea';
  const roof: Trio = korean
    ? tones.roof
    : [mix('#e7ad3f', tones.gold[0], 0.4), mix('#cf8f2c', tones.gold[1], 0.4), mix('#94602a', tones.gold[2], 0.4)];
  const terrace = times(
    3,
    (i) =>
      rect(-400 + i * 36, -28 - i * 26, 800 - i * 72, 27, tones.wall[1]) +
      rect(120 - i * 10, -28 - i * 26, 280 - i * 26, 27, tones.wall[2]) +
      rect(-404 + i * 36, -36 - i * 26, 808 - i * 72, 5, tones.wall[0]) +
      times(20 - i * 2, (j) => rect(-398 + i * 36 + j * 41.5, -44 - i * 26, 6, 18, tones.wall[j > 12 ? 2 : 0])),
  );
  const n = 10;
  const colonnade = (y: number, w: number, h: number) =>
    rect(-w, y - h, w * 2, h, mix(tones.red[2], tones.ink, 0.35)) +
    windows(
      -w,
      y - h * 0.8,
      w * 2,
      h * 0.9,
      n - 1,
      1,
      () => (tones.lamps ? tones.glow : mix(tones.leaf[2], tones.red[2], 0.3)),
      0.5,
    ) +
    times(
      n,
      (i) =>
        rect(-w + (i * (w * 2 - 13)) / (n - 1), y - h, 13, h, tones.red[1]) +
        rect(-w + (i * (w * 2 - 13)) / (n - 1) + 8, y - h, 5, h, tones.red[2]),
    ) +
    rect(-w - 8, y - h - 4, w * 2 + 16, 13, mix(tones.leaf[1], tones.water[1], 0.5)) +
    times(22, (i) => rect(-w + (i * w * 2) / 22, y - h - 1, 7, 7, tones.gold[1]));
  const upper =
    put(0, -264, colonnade(0, 206, 34)) +
    eaveRoof({ y: -288, w: 292, h: 100, top: 196, lift: 34, ribs: 25 }, roof) +
    ridge(0, -388, 198, 11, roof, 1.2);
  const lower = colonnade(-104, 268, 92) + eaveRoof({ y: -192, w: 356, h: 66, top: 214, lift: 34, ribs: 29 }, roof);
  const plaque = rect(-18, -252 - 46, 36, 30, tones.roof[2]) + rect(-13, -294, 26, 22, tones.gold[1]);
  return {
    art: contact(420, tones.ink) + terrace + lower + upper + plaque + steps(0, 0, 74, 104, 12, tones.stone),
    width: 820,
    height: 410,
  };
};

/** Gilt gables and a spire over white walls. */
const siamese = (stage: Stage): Piece => {
  const { tones } = stage;
  const roof: Trio = stage.rng.fork('palace').chance(0.5)
    ? tones.accent
    : [mix('#3f7d5a', tones.roof[0], 0.3), mix('#2d6247', tones.roof[1], 0.3), mix('#1f4536', tones.roof[2], 0.3)];
  const dark = tones.lamps ? tones.glow : tones.wood[2];
  const wing = (s: number) =>
    put(
      s * 225,
      -26,
      rect(-118, -110, 236, 112, tones.wall[s < 0 ? 0 : 1]) +
        rect(60, -110, 58, 112, tones.wall[2]) +
        times(
          5,
          (i) => shape(ogee(-92 + i * 46, -4, 12, 76), dark) + pen(ogee(-92 + i * 46, -4, 15, 88), tones.gold[1], 3),
        ) +
        put(0, -106, thaiGable(0, 142, 112, 2, roof, tones.gold, tones.gold[2])),
      1,
    );
  const spire =
    turned(
      softened(
        pts`1 -560, 4 -500, 8 -450, 14 -430, 10 -420, 20 -400, 24 -380, 36 -360, 30 -350, 50 -326, 44 -316, 66 -288, 60 -280, 84 -250`,
        3,
      ),
      tones.gold,
    ) + times(6, (i) => rect(-14 - i * 11, -424 + i * 30, 28 + i * 22, 4, roof[1]));
  const middle =
    rect(-96, -170, 192, 174, tones.wall[1]) +
    rect(40, -170, 56, 174, tones.wall[2]) +
    times(4, (i) => rect(-92 + i * 56, -170, 14, 174, tones.wall[i > 2 ? 2 : 0])) +
    [-50, 50, 0]
      .map(
        (x, i) =>
          shape(ogee(x, 2, i === 2 ? 26 : 14, i === 2 ? 128 : 96), dark) +
          pen(ogee(x, 2, i === 2 ? 31 : 18, i === 2 ? 140 : 108), tones.gold[0], 4),
      )
      .join('') +
    put(0, -164, thaiGable(0, 150, 168, 3, roof, tones.gold, mix(tones.gold[2], tones.accent[2], 0.3)));
  const base =
    rect(-380, -28, 760, 32, tones.wall[1]) +
    rect(120, -28, 260, 32, tones.wall[2]) +
    rect(-384, -32, 768, 7, tones.gold[1]);
  return {
    art: contact(390, tones.ink) + spire + wing(-1) + wing(1) + base + middle + steps(0, 6, 60, 30, 5, tones.stone),
    width: 780,
    height: 570,
  };
};

/** The honeycomb front of a hundred screened bays. */
const honeycomb = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio: Trio = [
    mix(tones.brick[0], tones.bloom[0], 0.35),
    mix(tones.brick[1], tones.bloom[1], 0.25),
    mix(tones.brick[2], tones.accent[2], 0.15),
  ];
  const dark = tones.lamps ? tones.glow : mix(trio[2], tones.ink, 0.45);
  const rows = [
    [9, 84],
    [9, 84],
    [7, 78],
    [5, 70],
    [3, 66],
  ] as const;
  let y = 4;
  let art = '';
  rows.forEach(([n, h], j) => {
    const bw = 58;
    const w = (n * bw) / 2;
    art += rect(-w - 6, y - h, w * 2 + 12, h, trio[1]) + rect(w * 0.4, y - h, w * 0.6 + 6, h, trio[2], 'opacity="0.6"');
    art += times(n, (i) => {
      const x = -w + bw * (i + 0.5);
      const t: Trio = x > w * 0.4 ? [trio[1], trio[1], trio[2]] : trio;
      const bay =
        poly(
          pts`${x - 21} ${y}, ${x - 25} ${y - h * 0.1}, ${x - 25} ${y - h * 0.66}, ${x + 25} ${y - h * 0.66}, ${x + 25} ${y - h * 0.1}, ${x + 21} ${y}`,
          t[0],
        ) + rect(x + 9, y - h * 0.66, 16, h * 0.56, t[2]);
      return (
        bay +
        [-14, 0, 14].map((k) => rect(x + k - 5, y - h * 0.54, 10, h * 0.36, dark, 'rx="4"')).join('') +
        shape(d`M${x - 29} ${y - h * 0.65}Q${x} ${y - h * 1.14} ${x + 29} ${y - h * 0.65}Z`, t[1]) +
        pen(d`M${x - 29} ${y - h * 0.65}Q${x} ${y - h * 1.14} ${x + 29} ${y - h * 0.65}`, tones.wall[0], 2.4) +
        rect(x - 1.3, y - h * 1.02, 2.6, h * 0.14, tones.gold[0])
      );
    });
    art += rect(-w - 10, y - 5, w * 2 + 20, 6, tones.wall[j % 2 ? 1 : 0]);
    if (j > 0)
      art += chhatri(-w - 30, y, 17, trio, tones.gold[0], dark) + chhatri(w + 30, y, 17, trio, tones.gold[0], dark);
    y -= h;
  });
  return { art: contact(330, tones.ink) + art, width: 640, height: -y + 40 };
};

/** A palace over arcades: corner pavilions, a cusped portal, domes. */
const maharaja = (stage: Stage): Piece => {
  const { tones } = stage;
  const dark = tones.lamps ? tones.glow : mix(tones.stone[2], tones.ink, 0.4);
  const trio = tones.wall;
  const wing = (x: number) =>
    rect(x - 130, -190, 260, 194, trio[x < 0 ? 0 : 1]) +
    rect(x + 60, -190, 70, 194, trio[2]) +
    arcade(x - 126, 2, 252, 70, 6, dark) +
    arcade(x - 126, -96, 252, 60, 6, dark) +
    rect(x - 136, -98, 272, 8, tones.accent[1]) +
    rect(x - 136, -196, 272, 9, tones.stone[0]) +
    chhatri(x - 100, -196, 28, trio, tones.gold[0], tones.ink) +
    chhatri(x + 100, -196, 28, trio, tones.gold[0], tones.ink);
  const middle =
    rect(-110, -250, 220, 254, trio[1]) +
    rect(44, -250, 66, 254, trio[2]) +
    shape(ogee(0, 4, 62, 170), tones.accent[1]) +
    shape(ogee(0, 4, 50, 150), dark) +
    arcade(-104, -186, 208, 50, 7, dark) +
    rect(-118, -256, 236, 10, tones.stone[0]) +
    dome('onion', 0, -254, 78, trio, tones.gold[0]) +
    chhatri(-96, -254, 26, trio, tones.gold[0], tones.ink) +
    chhatri(96, -254, 26, trio, tones.gold[0], tones.ink);
  return {
    art: contact(400, tones.ink) + wing(-240) + wing(240) + middle + steps(0, 12, 90, 18, 3, tones.stone),
    width: 760,
    height: 400,
  };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'palace', [
    { draw: keep, styles: ['japan'] },
    { draw: hall, styles: ['china', 'korea'], named: /fatt-tze|peranakan/ },
    { draw: siamese, styles: ['thai'] },
    { draw: honeycomb, named: /hawa/ },
    { draw: pendopo, named: /kraton|istana|sultan/ },
    { draw: maharaja, styles: ['india'] },
    { draw: maharaja },
  ])(stage);

export const palace: MotifArt = {
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'reflected', 'above'],
};
