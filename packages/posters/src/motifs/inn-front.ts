import { arcade, chhatri, contact, iwan, steps, windows } from '../build/masonry.ts';
import { eaveRoof, ridge, thaiGable, tiled } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { circle, oval, poly, pts, put, rect, times } from '../shapes.ts';
import type { Piece, Stage, Style, Trio } from '../types.ts';
import { choose } from './choose.ts';
import { bedSign, front, pane, porch, townhouse } from './hotel-front.ts';

/** Houses to sleep in that are built as people build here. */

/** Two storeys of timber under tiles, a curtain in the door and paper lamps beside it. */
const inn = (stage: Stage): Piece => {
  const { tones } = stage;
  const glass = tones.lamps ? tones.glow : mix(tones.paper, tones.wood[0], 0.25);
  const lattice = (x: number, y: number, w: number, h: number) =>
    rect(x, y - h, w, h, glass) +
    times(Math.round(w / 12), (i) => rect(x + i * 12, y - h, 3, h, tones.wood[2])) +
    rect(x, y - h * 0.5, w, 3, tones.wood[2]);
  const lamp = (x: number) =>
    oval(x, -74, 17, 26, tones.lamps ? tones.glow : tones.paper) +
    rect(x - 9, -102, 18, 6, tones.ink) +
    rect(x - 9, -50, 18, 6, tones.ink) +
    (tones.lamps ? circle(x, -74, 54, tones.glow, 'opacity="0.16"') : '');
  const art =
    rect(-300, -130, 600, 134, tones.wood[1]) +
    rect(150, -130, 150, 134, tones.wood[2]) +
    lattice(-286, -8, 170, 104) +
    lattice(116, -8, 170, 104) +
    rect(-76, -112, 152, 116, tones.ink) +
    rect(-70, -106, 140, 108, glass, 'opacity="0.75"') +
    times(4, (i) => rect(-76 + i * 39, -114, 35, 52, mix(tones.roof[1], tones.accent[1], 0.35))) +
    circle(0, -90, 13, tones.paper) +
    eaveRoof({ y: -122, w: 340, h: 50, top: 262, lift: 12, ribs: 25 }, tones.roof) +
    rect(-236, -262, 472, 96, tones.wall[1]) +
    lattice(-220, -178, 200, 66) +
    lattice(20, -178, 200, 66) +
    rect(-240, -176, 480, 7, tones.wood[1]) +
    eaveRoof({ y: -254, w: 292, h: 92, top: 190, lift: 16, ribs: 23 }, tones.roof) +
    ridge(0, -344, 192, 10, tones.roof, 0.5) +
    lamp(-102) +
    lamp(102);
  return { art: contact(340, tones.ink) + art + steps(0, 12, 110, 12, 2, tones.stone), width: 690, height: 370 };
};

/** A pavilion of steep gables on posts, its rail full of plants. */
const pavilion = (stage: Stage): Piece => {
  const { tones } = stage;
  const glass = pane(stage, 'pavilion');
  const side = (x: number) =>
    put(
      x,
      -60,
      rect(-110, -104, 220, 106, tones.wood[x < 0 ? 0 : 1]) +
        windows(-104, -92, 208, 88, 5, 1, glass, 0.6) +
        put(0, -98, thaiGable(0, 140, 120, 1, tones.roof, tones.gold, tones.wood[2])) +
        times(5, (i) => rect(-104 + i * 50, 0, 9, 64, tones.wood[2])),
    );
  const art =
    side(-240) +
    side(240) +
    rect(-140, -190, 280, 194, tones.wood[1]) +
    windows(-128, -176, 256, 84, 6, 1, glass, 0.62) +
    put(0, -184, thaiGable(0, 190, 190, 2, tones.roof, tones.gold, tones.wood[2])) +
    rect(-352, -64, 704, 12, tones.wood[0]) +
    times(15, (i) => circle(-344 + i * 49, -64, 12, tones.leaf[i % 3] as string)) +
    porch(stage, 64, 86);
  return { art: contact(370, tones.ink) + art, width: 740, height: 390 };
};

/** A merchant's house with kiosks on its roof and a deep carved door. */
const haveli = (stage: Stage): Piece => {
  const { tones } = stage;
  const t: Trio =
    stage.style === 'india'
      ? [
          mix(tones.sand[0], tones.brick[0], 0.3),
          mix(tones.sand[1], tones.brick[1], 0.35),
          mix(tones.sand[2], tones.brick[2], 0.4),
        ]
      : tones.stone;
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.5);
  const oriel = (x: number) =>
    poly(pts`${x - 44} -160, ${x - 30} -138, ${x + 30} -138, ${x + 44} -160`, t[2]) +
    rect(x - 44, -236, 88, 78, tones.wall[1]) +
    arcade(x - 42, -166, 84, 58, 3, dark) +
    poly(pts`${x - 54} -232, ${x - 30} -258, ${x + 30} -258, ${x + 54} -232`, t[1]);
  const art =
    rect(-290, -280, 580, 284, t[1]) +
    rect(150, -280, 140, 284, t[2]) +
    [-200, 200].map((x) => oriel(x) + arcade(x - 66, 2, 132, 74, 3, dark)).join('') +
    iwan(0, 4, 92, 214, t, [t[2], dark], tones.accent[1]) +
    rect(-300, -290, 600, 12, tones.wall[0]) +
    [-240, 0, 240].map((x) => chhatri(x, -288, x ? 34 : 44, t, tones.gold[0], tones.ink)).join('');
  return { art: contact(320, tones.ink) + art + steps(0, 14, 110, 14, 2, tones.stone), width: 640, height: 400 };
};

/** A stone house with carved wooden galleries. */
const gallery = (stage: Stage): Piece => {
  const { tones } = stage;
  const glass = pane(stage, 'gallery');
  const rail = (y: number) =>
    rect(-260, y - 74, 520, 76, mix(tones.wood[2], tones.ink, 0.2)) +
    windows(-250, y - 72, 500, 80, 9, 1, glass, 0.5) +
    times(11, (i) => rect(-262 + i * 51.6, y - 78, 9, 80, tones.wood[i > 7 ? 2 : 0])) +
    times(40, (i) => rect(-258 + i * 13, y - 26, 4, 28, tones.wood[1])) +
    rect(-266, y - 28, 532, 6, tones.wood[0]) +
    rect(-270, y, 540, 9, tones.wood[2]);
  const art =
    rect(-250, -140, 500, 144, tones.stone[1]) +
    rect(130, -140, 120, 144, tones.stone[2]) +
    windows(-236, -110, 160, 90, 3, 1, glass, 0.5) +
    windows(80, -110, 160, 90, 3, 1, glass, 0.5) +
    porch(stage, 56, 92) +
    rail(-140) +
    rail(-230) +
    tiled(-290, -304, 580, 84, 70, stage.style === 'himalaya' ? tones.roof : tones.accent) +
    bedSign(stage, 190, -52, 0.8);
  return { art: contact(300, tones.ink) + art, width: 600, height: 400 };
};

const eastern: readonly Style[] = ['japan', 'china', 'korea'];
const southern: readonly Style[] = ['thai', 'malay'];
const dry: readonly Style[] = ['india', 'persia', 'arabia'];
const stony: readonly Style[] = ['himalaya', 'caucasus', 'levant'];

const local = (style: Style) =>
  eastern.includes(style) ? inn : southern.includes(style) ? pavilion : dry.includes(style) ? haveli : gallery;

/** A house as it is built here. */
export const innFront = front((stage) =>
  choose(stage, 'inn', [
    { draw: local(stage.style) },
    { draw: stony.includes(stage.style) ? townhouse : local(stage.style) },
  ])(stage),
);
