import { arcade, balcony, contact, dome, iwan, minaretShaft, steps } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { d, poly, pts, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** Needle minaret with two galleries and a lead cone. */
export function pencil(stage: Stage, x: number, h: number, w = 26): Drawing {
  const { tones } = stage;
  const top = -h * 0.8;
  return (
    rect(x - w * 0.8, -h * 0.14, w * 1.6, h * 0.14, tones.stone[1]) +
    rect(x + w * 0.2, -h * 0.14, w * 0.6, h * 0.14, tones.stone[2]) +
    minaretShaft(x, -h * 0.12, w, h * 0.7, tones.stone, tones.stone[2], 0.82) +
    balcony(x, -h * 0.5, w * 0.62, tones.stone) +
    balcony(x, -h * 0.7, w * 0.56, tones.stone) +
    poly(pts`${x - w * 0.42} ${top}, ${x} ${-h}, ${x + w * 0.42} ${top}`, tones.roof[1]) +
    poly(pts`${x + w * 0.06} ${top}, ${x} ${-h}, ${x + w * 0.42} ${top}`, tones.roof[2]) +
    rect(x - 1.2, -h - 16, 2.4, 18, tones.gold[0]) +
    (tones.lamps
      ? rect(x - w * 0.5, -h * 0.535, w, 4, tones.glow) + rect(x - w * 0.46, -h * 0.73, w * 0.92, 4, tones.glow)
      : '')
  );
}

/** A cascade of lead domes between pencil minarets. */
const ottoman = (stage: Stage): Piece => {
  const { tones } = stage;
  const lead: Trio = [mix(tones.roof[0], tones.skyMid, 0.35), mix(tones.roof[1], tones.skyMid, 0.25), tones.roof[2]];
  const lit = tones.lamps ? tones.glow : tones.roof[2];
  const wall = (x: number, y: number, w: number, h: number) =>
    rect(x - w, y - h, w * 2, h, tones.stone[1]) +
    rect(x - w, y - h, w * 0.4, h, tones.stone[0]) +
    rect(x + w * 0.4, y - h, w * 0.6, h, tones.stone[2]);
  const drum = (x: number, y: number, w: number, h: number, n: number) =>
    wall(x, y, w, h) + arcade(x - w, y - 2, w * 2, h * 0.8, n, lit, false);
  const back = pencil(stage, -270, 470) + pencil(stage, 270, 470);
  const main = drum(0, -236, 132, 34, 13) + dome('round', 0, -268, 132, lead, tones.gold[0], true);
  const semi =
    [-128, 128].map((x) => drum(x, -190, 82, 26, 7) + dome('low', x, -214, 84, lead, tones.gold[0])).join('') +
    drum(0, -184, 104, 22, 9) +
    dome('low', 0, -204, 104, lead, tones.gold[0]);
  const turrets = [-196, 196]
    .map(
      (x) => rect(x - 20, -196, 40, 60, tones.stone[x < 0 ? 0 : 2]) + dome('round', x, -194, 24, lead, tones.gold[0]),
    )
    .join('');
  const body =
    wall(0, 0, 236, 150) + arcade(-210, -88, 420, 46, 11, lit, false) + rect(-240, -154, 480, 8, tones.stone[0]);
  const court =
    wall(0, 4, 330, 70) +
    arcade(-316, 4, 632, 52, 17, tones.roof[2], true) +
    times(9, (i) => dome('low', -280 + i * 70, -66, 32, lead, tones.gold[0])) +
    rect(-334, -72, 668, 7, tones.stone[0]);
  const front = pencil(stage, -340, 440, 24) + pencil(stage, 340, 440, 24);
  return {
    art:
      contact(380, tones.ink) +
      back +
      main +
      turrets +
      semi +
      body +
      court +
      front +
      steps(0, 8, 60, 22, 4, tones.stone),
    width: 740,
    height: 490,
  };
};

/** A towering portal, a ribbed turquoise dome behind, two round towers. */
const timurid = (stage: Stage): Piece => {
  const { tones } = stage;
  const tile: Trio = [
    mix('#3fa9b5', tones.skyMid, 0.3),
    mix('#2487a0', tones.accent[1], 0.15),
    mix('#1a5d7d', tones.roof[2], 0.3),
  ];
  const brick = tones.stone;
  const inside = [
    tones.lamps ? mix(tones.glow, brick[2], 0.3) : mix(tile[2], tones.wall[1], 0.2),
    tones.lamps ? tones.glow : tile[2],
  ] as const;
  const drum =
    rect(-92, -330, 184, 100, brick[1]) +
    rect(28, -330, 64, 100, brick[2]) +
    rect(-94, -318, 188, 16, tile[1]) +
    rect(-94, -288, 188, 8, tile[0]) +
    times(11, (i) => rect(-88 + i * 17, -300, 8, 9, tile[i > 6 ? 2 : 0]));
  const tower = (x: number) =>
    minaretShaft(x, 4, 52, 330, brick, tile[1], 0.78) +
    times(4, (i) =>
      poly(
        pts`${x - 20} ${-60 - i * 62}, ${x} ${-86 - i * 62}, ${x + 20} ${-60 - i * 62}, ${x} ${-34 - i * 62}`,
        tile[1],
        'opacity="0.55"',
      ),
    ) +
    balcony(x, -330, 26, tile) +
    dome('ribbed', x, -334, 20, tile, tones.gold[0]);
  const wing = (x: number) =>
    rect(x - 92, -170, 184, 174, brick[x < 0 ? 0 : 1]) +
    rect(x - 92, -174, 184, 9, tile[1]) +
    times(2, (j) => times(2, (i) => iwan(x - 44 + i * 88, -j * 84 + 2, 36, 76, brick, inside, tile[x < 0 ? 0 : 1])));
  const portal =
    iwan(0, 4, 116, 258, brick, inside, tile[1]) +
    times(11, (i) =>
      poly(
        pts`${-96 + i * 19.2} -244, ${-87 + i * 19.2} -234, ${-96 + i * 19.2} -224, ${-105 + i * 19.2} -234`,
        i % 2 ? tones.gold[1] : tile[0],
      ),
    );
  return {
    art:
      contact(330, tones.ink) +
      drum +
      dome('ribbed', 0, -328, 98, tile, tones.gold[0]) +
      wing(-190) +
      wing(190) +
      tower(-306) +
      tower(306) +
      portal +
      steps(0, 10, 120, 10, 2, brick),
    width: 670,
    height: 500,
  };
};

/** White marble: three bulbous domes over a pillared front, slim towers at the corners. */
const mughal = (stage: Stage): Piece => {
  const { tones } = stage;
  const red: Trio = stage.rng.fork('mughal').chance(0.5) && stage.style === 'india' ? tones.brick : tones.wall;
  const dark = tones.lamps ? tones.glow : mix(red[2], tones.ink, 0.45);
  const tower = (x: number) =>
    minaretShaft(x, 0, 34, 350, red, tones.wall[2], 0.72) +
    balcony(x, -230, 20, tones.wall) +
    balcony(x, -346, 18, tones.wall) +
    dome('onion', x, -352, 18, tones.wall, tones.gold[0]);
  const domes =
    dome('onion', -150, -206, 70, tones.wall, tones.gold[0], true) +
    dome('onion', 150, -206, 70, tones.wall, tones.gold[0], true) +
    rect(-70, -266, 140, 40, tones.wall[1]) +
    dome('onion', 0, -258, 98, tones.wall, tones.gold[0], true);
  const hall =
    rect(-250, -190, 500, 192, red[1]) +
    rect(-250, -190, 90, 192, red[0]) +
    rect(150, -190, 100, 192, red[2]) +
    arcade(-250, 0, 170, 120, 3, dark) +
    arcade(80, 0, 170, 120, 3, dark) +
    rect(-256, -198, 512, 12, tones.wall[0]);
  const portal = iwan(0, 0, 82, 236, red, [mix(red[2], tones.ink, 0.2), dark], tones.wall[0]);
  return {
    art:
      contact(360, tones.ink) +
      tower(-310) +
      tower(310) +
      domes +
      hall +
      portal +
      rect(-360, -4, 720, 14, tones.stone[0]) +
      steps(0, 26, 180, 24, 4, tones.stone),
    width: 700,
    height: 470,
  };
};

/** A modern white mosque of the Gulf or the Straits: one great dome, ribbed or gilt, in a fan of arches. */
const gulf = (stage: Stage): Piece => {
  const { tones } = stage;
  const cap = stage.style === 'malay' || stage.rng.fork('gulf').chance(0.35) ? tones.gold : tones.wall;
  const dark = tones.lamps ? tones.glow : mix(tones.wall[2], tones.skyTop, 0.35);
  const tower = (x: number, h: number) =>
    rect(x - 20, -h * 0.4, 40, h * 0.4, tones.wall[1]) +
    rect(x + 6, -h * 0.4, 14, h * 0.4, tones.wall[2]) +
    balcony(x, -h * 0.4, 26, tones.wall) +
    minaretShaft(x, -h * 0.4, 26, h * 0.45, tones.wall, tones.gold[1], 0.85) +
    balcony(x, -h * 0.83, 18, tones.wall) +
    minaretShaft(x, -h * 0.84, 15, h * 0.1, tones.wall, tones.gold[1], 0.9) +
    dome('pointed', x, -h * 0.93, 11, cap, tones.gold[0], true);
  const side = [-210, 210, -128, 128]
    .map((x, i) => dome('pointed', x, -128 - (i > 1 ? 22 : 0), i > 1 ? 46 : 38, cap, tones.gold[0], true))
    .join('');
  const main =
    rect(-94, -206, 188, 40, tones.wall[1]) +
    rect(34, -206, 60, 40, tones.wall[2]) +
    arcade(-90, -170, 180, 28, 11, dark) +
    dome('pointed', 0, -204, 100, cap, tones.gold[0], true);
  const hall =
    rect(-280, -130, 560, 134, tones.wall[0]) +
    rect(120, -130, 160, 134, tones.wall[2]) +
    arcade(-280, 4, 560, 100, 13, dark) +
    rect(-284, -136, 568, 8, tones.gold[1]) +
    rect(-150, -168, 300, 40, tones.wall[1]);
  const pool = shape(d`M-60 6H60L110 30H-110Z`, tones.water[0]);
  return {
    art:
      contact(340, tones.ink) +
      tower(-320, 470) +
      tower(320, 470) +
      main +
      side +
      hall +
      iwan(0, 4, 56, 150, tones.wall, [tones.wall[2], dark], tones.gold[1]) +
      pool,
    width: 720,
    height: 480,
  };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'mosque', [
    { draw: ottoman, styles: ['levant', 'caucasus'] },
    { draw: timurid, styles: ['persia'] },
    { draw: mughal, styles: ['india'] },
    { draw: gulf, styles: ['arabia', 'malay', 'thai'] },
    { draw: gulf },
  ])(stage);

export const mosque: MotifArt = {
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'reflected', 'above'],
};
