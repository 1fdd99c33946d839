import { archway, circle, d, oval, pen, poly, pts, rect, shape, softened, times, turned } from '../shapes.ts';
import { balcony, contact, windows } from '../build/masonry.ts';
import { eaveRoof } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import type { Drawing, MotifArt, Piece, Point, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** Cold glass or steel, lit from the left. */
const glass = (stage: Stage): Trio => {
  const { tones } = stage;
  return [
    mix(tones.layer(0.25), tones.skyLow, 0.5),
    mix(tones.layer(0.55), tones.water[1], 0.4),
    mix(tones.layer(0.85), tones.water[2], 0.25),
  ];
};

/** Four curved legs of red and white lattice. */
const lattice = (stage: Stage): Piece => {
  const { tones } = stage;
  const half = (t: number) => 8 + 150 * (1 - t) ** 2.3;
  const H = 480;
  const rows = 13;
  let art = '';
  for (let i = 0; i < rows; i++) {
    const [t0, t1] = [i / rows, (i + 1) / rows];
    const [w0, w1, y0, y1] = [half(t0), half(t1), -H * t0, -H * t1];
    const paint = Math.floor(i / 2) % 2 ? tones.wall : tones.red;
    const leg = (s: 1 | -1, fill: string) =>
      poly(pts`${s * w0} ${y0}, ${s * w0 * 0.74} ${y0}, ${s * w1 * 0.74} ${y1}, ${s * w1} ${y1}`, fill);
    art +=
      pen(
        d`M${-w0 * 0.8} ${y0}L${w1 * 0.8} ${y1}M${w0 * 0.8} ${y0}L${-w1 * 0.8} ${y1}M${-w1 * 0.8} ${y1}H${w1 * 0.8}`,
        paint[2],
        3.4 - t0 * 1.6,
      ) +
      leg(-1, paint[0]) +
      leg(1, paint[2]);
  }
  const deck = (y: number, w: number, h: number) =>
    poly(pts`${-w * 0.9} ${y}, ${-w} ${y - h}, ${w} ${y - h}, ${w * 0.9} ${y}`, tones.wall[1]) +
    rect(w * 0.2, y - h, w * 0.78, h, tones.wall[2]) +
    windows(-w * 0.92, y - h * 0.86, w * 1.84, h * 0.7, 9, 1, () => (tones.lamps ? tones.glow : tones.roof[1]), 0.7);
  const mast =
    rect(-5, -H - 26, 10, 30, tones.wall[1]) +
    rect(-3, -H - 66, 6, 42, tones.red[1]) +
    rect(-1.6, -H - 104, 3.2, 40, tones.wall[0]) +
    circle(0, -H - 106, 4, tones.lamps ? tones.accent[0] : tones.red[1]);
  const foot =
    poly(pts`-74 2, -66 -54, 66 -54, 74 2`, tones.stone[1]) +
    windows(-64, -46, 128, 36, 6, 2, () => (tones.lamps ? tones.glow : tones.roof[1]), 0.6) +
    shape(d`M-108 2Q0 -150 108 2H90Q0 -118 -90 2Z`, tones.red[2]);
  const halo = tones.lamps ? shape(d`M-150 0L-8 ${-H}H8L150 0Z`, tones.glow, 'opacity="0.1"') : '';
  return {
    art: contact(170, tones.ink) + halo + foot + art + deck(-150, 66, 30) + deck(-330, 34, 22) + mast,
    width: 320,
    height: 600,
  };
};

/** A stem with a pod or two and a long mast. */
const needle = (stage: Stage): Piece => {
  const { tones } = stage;
  const two = stage.rng.fork('tower').chance(0.5);
  const trio: Trio = [tones.wall[0], mix(tones.wall[1], tones.wall[2], 0.4), tones.wall[2]];
  const pod = (y: number, r: number) =>
    turned(
      softened(
        pts`${r * 0.4} ${y - r * 0.75}, ${r * 0.9} ${y - r * 0.4}, ${r} ${y}, ${r * 0.7} ${y + r * 0.35}, ${r * 0.24} ${y + r * 0.7}`,
        4,
      ),
      two ? tones.accent : trio,
    ) +
    rect(-r, y - r * 0.16, r * 2, r * 0.22, tones.lamps ? tones.glow : tones.roof[1]) +
    rect(-r * 0.9, y + r * 0.14, r * 1.8, 3, tones.wall[0]);
  const stem = turned(softened(pts`5 -450, 10 -330, 15 -200, 24 -60, 44 0`, 4), trio);
  const legs = two
    ? poly(pts`-104 4, -16 -150, -4 -150, -78 4`, trio[1]) + poly(pts`104 4, 16 -150, 4 -150, 78 4`, trio[2])
    : '';
  return {
    art:
      contact(110, tones.ink) +
      legs +
      stem +
      (two ? pod(-150, 62) + pod(-352, 42) : pod(-352, 60)) +
      rect(-2.6, -570, 5.2, 130, trio[1]) +
      circle(0, -572, 4, tones.red[1]) +
      rect(-5, -500, 10, 8, trio[2]),
    width: 260,
    height: 585,
  };
};

/** A stepped spire of bundled shafts. */
const spire = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio = glass(stage);
  const shafts = [
    [-62, 150, 24],
    [62, 196, 24],
    [-44, 250, 24],
    [44, 300, 24],
    [-26, 362, 22],
    [28, 400, 20],
    [0, 470, 24],
  ] as const;
  const lit = tones.lamps ? tones.glow : trio[0];
  const art = shafts
    .map(
      ([x, h, w]) =>
        turned(pts`${w * 0.94} ${-h}, ${w} 0`, trio, x) +
        times(Math.floor(h / 16), (i) =>
          rect(
            x - w * 0.8,
            -h + 8 + i * 16,
            w * (tones.lamps ? 1.1 : 1.5),
            tones.lamps ? 4 : 2.4,
            lit,
            `opacity="${tones.lamps ? 0.75 : 0.4}"`,
          ),
        ) +
        rect(x - w, -h - 3, w * 2, 5, trio[0]),
    )
    .join('');
  return {
    art:
      contact(130, tones.ink) +
      rect(-130, -30, 260, 34, trio[2]) +
      windows(-124, -26, 248, 24, 12, 1, () => (tones.lamps ? tones.glow : trio[0]), 0.6) +
      art +
      turned(pts`1 -600, 5 -530, 12 -470`, trio),
    width: 270,
    height: 605,
  };
};

/** Eight flared storeys stacked like bamboo. */
const bambooTower = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio: Trio = [
    mix(glass(stage)[0], tones.leaf[0], 0.3),
    mix(glass(stage)[1], tones.leaf[1], 0.3),
    mix(glass(stage)[2], tones.leaf[2], 0.3),
  ];
  let art = poly(pts`-92 2, -66 -120, 66 -120, 92 2`, trio[1]) + poly(pts`26 2, 20 -120, 66 -120, 92 2`, trio[2]);
  for (let i = 0; i < 8; i++) {
    const y = -120 - i * 42;
    art +=
      poly(pts`-46 ${y}, -60 ${y - 42}, 60 ${y - 42}, 46 ${y}`, trio[1]) +
      poly(pts`-46 ${y}, -60 ${y - 42}, -30 ${y - 42}, -24 ${y}`, trio[0]) +
      poly(pts`16 ${y}, 20 ${y - 42}, 60 ${y - 42}, 46 ${y}`, trio[2]) +
      rect(-63, y - 45, 126, 6, tones.gold[i % 2] as string) +
      times(3, (j) =>
        rect(
          -46 - j * 2,
          y - 12 - j * 10,
          92 + j * 4,
          tones.lamps ? 4 : 2,
          tones.lamps ? tones.glow : trio[0],
          'opacity="0.6"',
        ),
      );
  }
  const y = -456;
  return {
    art:
      contact(130, tones.ink) +
      art +
      rect(-30, y - 30, 60, 30, trio[1]) +
      rect(10, y - 30, 20, 30, trio[2]) +
      rect(-20, y - 52, 40, 24, trio[1]) +
      turned(pts`1 ${y - 140}, 5 ${y - 90}, 9 ${y - 50}`, trio) +
      circle(0, -66, 20, tones.gold[1]),
    width: 240,
    height: 600,
  };
};

/** Two ringed towers and the bridge between them. */
const twins = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio: Trio = [mix(glass(stage)[0], tones.wall[0], 0.5), glass(stage)[1], glass(stage)[2]];
  const profile: Point[] = pts`1 -560, 3 -500, 8 -470, 14 -462, 18 -430, 32 -426, 32 -390, 44 -386, 44 -330, 56 -326, 58 0`;
  const one = (x: number) =>
    turned(profile, trio, x) +
    times(24, (i) =>
      rect(
        x - 54,
        -314 + i * 13,
        tones.lamps ? 84 : 108,
        tones.lamps ? 4.5 : 3,
        tones.lamps ? tones.glow : trio[0],
        'opacity="0.55"',
      ),
    ) +
    circle(x, -562, 4, trio[0]);
  const bridge =
    rect(-36, -196, 72, 9, trio[0]) + rect(-36, -182, 72, 6, trio[2]) + pen('M-36 -130L0 -180L36 -130', trio[1], 4);
  return {
    art:
      contact(190, tones.ink) +
      one(-92) +
      one(92) +
      bridge +
      rect(-170, -40, 340, 44, trio[2]) +
      windows(-164, -34, 328, 32, 16, 1, () => (tones.lamps ? tones.glow : trio[1]), 0.6),
    width: 330,
    height: 570,
  };
};

/** A clock tower of brick with arches and a pointed cap. */
const clock = (stage: Stage): Piece => {
  const { tones, style } = stage;
  const t = stage.rng.fork('clock').chance(0.5) ? tones.brick : tones.stone;
  const stage1 = (y: number, w: number, h: number) =>
    rect(-w, y - h, w * 2, h, t[1]) +
    rect(-w, y - h, w * 0.6, h, t[0]) +
    rect(w * 0.4, y - h, w * 0.6, h, t[2]) +
    rect(-w - 8, y - h - 6, w * 2 + 16, 10, tones.wall[1]) +
    rect(-w - 4, y - 8, w * 2 + 8, 8, tones.wall[2]);
  const face =
    circle(0, -366, 34, tones.wall[0]) +
    circle(0, -366, 34, 'none', `stroke="${tones.gold[1]}" stroke-width="5"`) +
    pen('M0 -366V-390M0 -366L15 -356', tones.ink, 4, 'stroke-linecap="round"');
  const dark = tones.lamps ? tones.glow : tones.ink;
  const cap: Drawing = ['china', 'japan', 'korea'].includes(style)
    ? eaveRoof({ y: -426, w: 84, h: 64, top: 12, lift: 14, ribs: 7 }, tones.roof)
    : poly(pts`-66 -424, 0 -540, 66 -424`, tones.roof[1]) + poly(pts`14 -424, 0 -540, 66 -424`, tones.roof[2]);
  return {
    art:
      contact(120, tones.ink) +
      stage1(0, 78, 110) +
      stage1(-110, 62, 200) +
      stage1(-310, 56, 112) +
      [-30, 30].map((x) => shape(archway(x, -140, 13, 90), dark)).join('') +
      shape(archway(0, 2, 28, 80), tones.wood[2]) +
      face +
      cap +
      rect(-2, -570, 4, 40, tones.gold[0]) +
      balcony(0, -422, 66, t),
    width: 240,
    height: 575,
  };
};

/** A white stair of rings: a drum tower on a hill, or a lookout. */
const lookout = (stage: Stage): Piece => {
  const { tones } = stage;
  const hill =
    shape('M-420 10C-260 -20 -170 -110 -40 -126C120 -140 240 -40 420 10Z', mix(tones.leaf[1], tones.ground[1], 0.25)) +
    shape('M30 -130C150 -130 250 -40 420 10H150C150 -60 90 -110 30 -130Z', tones.leaf[2]) +
    times(16, (i) => oval(-300 + i * 42, -18 - Math.sin((i / 15) * 3.1) * 84, 34, 26, tones.leaf[i % 3 ? 1 : 2]));
  const trio: Trio = [tones.wall[0], mix(tones.wall[1], tones.wall[2], 0.3), tones.wall[2]];
  return {
    art:
      hill +
      turned(softened(pts`5 -420, 9 -340, 15 -120`, 4), trio) +
      turned(pts`14 -384, 40 -372, 44 -344, 24 -316, 10 -306`, trio) +
      rect(-44, -366, 88, 15, tones.lamps ? tones.glow : tones.roof[1]) +
      turned(pts`8 -300, 30 -292, 30 -276, 10 -266`, trio) +
      rect(-2.4, -560, 4.8, 150, tones.red[1]) +
      rect(-4, -500, 8, 24, tones.wall[0]),
    width: 560,
    height: 570,
  };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'tower', [
    { draw: lattice, styles: ['japan'], named: /tokyo-tower|sapporo|nagoya|lattice/ },
    { draw: bambooTower, named: /taipei-101|101/ },
    { draw: twins, named: /petronas|twin/ },
    { draw: spire, styles: ['arabia'], named: /burj|khalifa|landmark|lotte|trade|sky100|bitexco/ },
    { draw: lookout, styles: ['korea', 'caucasus'], named: /namsan|n-seoul/ },
    { draw: needle, styles: ['china'], named: /skytree|pearl|tv-tower|macau-tower|canton|kl-tower|menara/ },
    { draw: clock, named: /clock|bell|drum|big-ben|campanile/ },
    { draw: clock, styles: ['india', 'levant', 'himalaya'] },
    { draw: spire },
    { draw: needle },
  ])(stage);

export const tower: MotifArt = {
  as: 'object',
  draw,
  base: 'grass',
  compositions: ['centred', 'thirds', 'framed', 'above', 'reflected'],
};
