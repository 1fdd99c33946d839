import { contact, windows } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { circle, d, oval, pen, poly, polyline, pts, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Point, Stage, Trio } from '../../types.ts';

/** Towers of our own time that one knows from far off. */

const glassOf = ({ tones }: Stage): Trio => [
  mix(tones.water[0], tones.wall[0], 0.35),
  mix(tones.water[1], tones.stone[2], 0.25),
  mix(tones.water[2], tones.ink, 0.4),
];

/** Marina Bay Sands: three towers that carry a ship with trees on its deck. */
export function shipOnTowers(stage: Stage): Piece {
  const { tones } = stage;
  const glass = glassOf(stage);
  const pane = (i: number, j: number) =>
    tones.lamps ? ((i * 5 + j * 3) % 4 ? tones.glow : glass[2]) : mix(glass[0], tones.skyLow, 0.4);
  const tower = (x: number) =>
    shape(
      d`M${x + 34} 4C${x + 36} -120 ${x + 48} -260 ${x + 52} -400H${x + 76}C${x + 78} -240 ${x + 92} -100 ${x + 112} 4Z`,
      glass[2],
    ) +
    shape(
      d`M${x - 72} 4C${x - 62} -130 ${x - 56} -270 ${x - 56} -400H${x + 56}C${x + 54} -270 ${x + 50} -130 ${x + 44} 4Z`,
      glass[1],
    ) +
    shape(
      d`M${x - 72} 4C${x - 62} -130 ${x - 56} -270 ${x - 56} -400H${x - 40}C${x - 42} -270 ${x - 46} -130 ${x - 52} 4Z`,
      glass[0],
    ) +
    windows(x - 38, -392, 84, 376, 5, 19, pane, 0.62) +
    times(10, (i) => rect(x - 58, -396 + i * 40, 114, 3, tones.wall[1], 'opacity="0.7"'));
  const trees = times(17, (i) =>
    oval(-280 + i * 38, -462 - (i % 3) * 3, 15, 11 + (i % 2) * 4, tones.leaf[i % 3] as string),
  );
  const ship =
    trees +
    shape(
      'M-396 -462C-350 -452 -320 -456 -300 -456H330C372 -456 398 -452 410 -446C396 -420 360 -404 316 -400H-250C-320 -404 -372 -430 -396 -462Z',
      tones.wall[0],
    ) +
    shape(
      'M-372 -442C-330 -430 -300 -428 -260 -428H404C388 -412 352 -402 316 -400H-250C-306 -404 -346 -420 -372 -442Z',
      tones.wall[2],
    ) +
    pen('M-352 -430Q-300 -420 -250 -420H384', tones.lamps ? tones.glow : tones.stone[1], 4);
  const petal = (k: number) =>
    shape(
      d`M-330 -4C${-330 + k * 30} -20 ${-330 + k * 92} -50 ${-330 + k * 104} ${-104 + Math.abs(k) * 22}C${-330 + k * 50} ${-92 + Math.abs(k) * 16} ${-330 + k * 10} -60 -330 -4Z`,
      k < 0 ? tones.wall[0] : tones.wall[2],
    );
  const lotus = [-0.95, 0.95, -0.6, 0.6, -0.22, 0.22].map(petal).join('') + rect(-372, -10, 84, 14, tones.wall[1]);
  const hall =
    shape('M-214 4V-40Q0 -74 300 -30V4Z', tones.wall[1]) +
    shape('M-214 4V-22Q0 -50 300 -14V4Z', tones.lamps ? tones.glow : glass[1]);
  return {
    art: contact(400, tones.ink) + [-210, 0, 210].map(tower).join('') + ship + hall + lotus,
    width: 860,
    height: 490,
  };
}

/** Burj Al Arab: a white sail set before the sea. */
function sail(stage: Stage): Piece {
  const { tones } = stage;
  const glass = glassOf(stage);
  const white: Trio = [tones.paper, tones.wall[0], tones.wall[2]];
  const cloth = 'M96 -26C92 -220 66 -420 8 -574C-120 -470 -204 -250 -208 -26Z';
  const floors = times(18, (i) =>
    pen(
      d`M-250 ${-40 - i * 29}H110`,
      tones.lamps ? tones.glow : mix(glass[1], white[0], 0.25),
      tones.lamps ? 5 : 4,
      'opacity="0.8"',
    ),
  );
  const side = 'M96 -26C92 -220 66 -420 8 -574L20 -590C90 -440 136 -240 146 -26Z';
  const along = (t: number, [a, b, c, e]: readonly [number, number, number, number]) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + e * t ** 3;
  const mast = (t: number, outer: boolean): Point =>
    outer
      ? [along(t, [146, 136, 90, 20]), along(t, [-26, -240, -440, -590])]
      : [along(t, [96, 92, 66, 8]), along(t, [-26, -220, -420, -574])];
  const brace = times(3, (i) => {
    const [low, high] = [0.04 + i * 0.27, 0.27 + i * 0.27];
    return pen(
      polyline([mast(low, true), mast(high, false)]) + polyline([mast(low, false), mast(high, true)]),
      white[0],
      7,
    );
  });
  const art =
    shape('M-330 6C-300 -20 -240 -30 -180 -32H170C230 -30 270 -16 300 6Z', tones.sand[1]) +
    shape('M60 -32H170C230 -30 270 -16 300 6H120Z', tones.sand[2]) +
    rect(-500, -20, 200, 8, white[1]) +
    times(5, (i) => rect(-490 + i * 42, -14, 8, 22, white[2])) +
    shape(cloth, white[0]) +
    `<g ${stage.clip(cloth)}>${floors}${shape('M96 -26C92 -220 66 -420 8 -574C30 -400 20 -200 0 -26Z', white[2], 'opacity="0.55"')}</g>` +
    shape(side, glass[2]) +
    brace +
    pen('M-208 -26C-204 -250 -120 -470 8 -574', white[0], 13) +
    pen('M146 -26C136 -240 90 -440 20 -590', white[0], 13) +
    pen('M8 -574C66 -420 92 -220 96 -26', white[1], 9) +
    pen('M2 -560Q40 -640 34 -706', white[0], 9) +
    pen('M34 -640V-706', white[2], 4) +
    poly(pts`-150 -470, -70 -452, -66 -470`, white[2]) +
    oval(-120, -474, 62, 11, white[1]) +
    oval(-120, -477, 62, 9, tones.leaf[1]) +
    rect(-236, -34, 406, 12, white[1]) +
    times(4, (i) => oval(-300 + i * 22, -22, 16, 13, tones.leaf[i % 3] as string)) +
    times(5, (i) => oval(190 + i * 20, -20, 15, 13, tones.leaf[(i + 1) % 3] as string));
  return { art, width: 640, height: 720 };
}

/** Where its shafts stand, how high and half as wide, from the outside in. */
const shafts: readonly (readonly [x: number, h: number, w: number])[] = [
  [-104, 132, 26],
  [98, 96, 26],
  [-82, 226, 26],
  [80, 190, 26],
  [-62, 330, 24],
  [60, 284, 24],
  [-44, 428, 22],
  [42, 382, 22],
  [-26, 528, 20],
  [26, 476, 20],
  [-10, 622, 17],
  [12, 574, 16],
  [0, 690, 12],
];

/** Burj Khalifa: a bundle of shafts, each ending at its own height, around one needle. */
function bundle(stage: Stage): Piece {
  const { tones } = stage;
  const glass = glassOf(stage);
  const shaft = ([x, h, w]: (typeof shafts)[number]): Drawing =>
    rect(x - w, -h, w * 2, h + 4, glass[1]) +
    rect(x - w, -h, w * 0.6, h + 4, glass[0]) +
    rect(x + w * 0.3, -h, w * 0.7, h + 4, glass[2]) +
    oval(x, -h, w, 4, tones.wall[1]) +
    times(Math.floor(h / 17), (i) =>
      rect(
        x - w * 0.84,
        -h + 12 + i * 17,
        w * 1.68,
        3,
        tones.lamps ? tones.glow : tones.wall[1],
        `opacity="${tones.lamps ? 0.75 : 0.4}"`,
      ),
    );
  const low = (x: number, h: number, w: number) =>
    rect(x - w, -h, w * 2, h + 4, tones.stone[1]) +
    rect(x + w * 0.2, -h, w * 0.8, h + 4, tones.stone[2]) +
    windows(x - w, -h, w * 2, h, 4, Math.round(h / 16), () => (tones.lamps ? tones.glow : glass[2]), 0.5);
  const needle =
    poly(pts`-9 -680, -3 -860, 3 -860, 9 -680`, glass[0]) +
    poly(pts`2 -680, 2 -860, 3 -860, 9 -680`, glass[2]) +
    circle(0, -862, 3, tones.paper);
  const jets = times(9, (i) => {
    const x = -150 + i * 37.5;
    const h = 60 - Math.abs(i - 4) * 9;
    return shape(
      d`M${x - 3} 8Q${x - 6} ${-h * 0.7} ${x - 9} ${-h}Q${x} ${-h - 10} ${x + 9} ${-h}Q${x + 6} ${-h * 0.7} ${x + 3} 8Z`,
      tones.paper,
      'opacity="0.72"',
    );
  });
  return {
    art:
      contact(280, tones.ink) +
      low(-250, 120, 40) +
      low(-176, 84, 34) +
      low(190, 104, 36) +
      low(262, 142, 34) +
      needle +
      [...shafts].reverse().map(shaft).join('') +
      rect(-310, -18, 620, 22, tones.wall[1]) +
      jets,
    width: 620,
    height: 870,
  };
}

const tall = (draw: (stage: Stage) => Piece): MotifArt => ({
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['reflected'],
});

export const skyShip = tall(shipOnTowers);
export const sailTower: MotifArt = {
  as: 'object',
  draw: sail,
  base: 'water',
  compositions: ['centred', 'thirds', 'framed'],
};
export const needleTower = tall(bundle);
