import { mix } from '../colour.ts';
import { hills } from '../landscape/relief.ts';
import { ripples } from '../landscape/water.ts';
import { stones } from '../foreground.ts';
import { tiled } from '../build/roofs.ts';
import { blossomTree, leafAt, pine } from '../props/plants.ts';
import { people } from '../props/people.ts';
import { circle, curve, d, oval, pen, pts, put, rect, shape, times } from '../shapes.ts';
import { drawMist } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Point, Stage } from '../types.ts';

const steam = (stage: Stage, x: number, y: number, h: number, s = 1): Drawing => {
  const line = d`M${x} ${y}C${x - 40 * s} ${y - h * 0.25} ${x + 46 * s} ${y - h * 0.45} ${x + 6 * s} ${y - h * 0.7}C${x - 16 * s} ${y - h * 0.84} ${x + 24 * s} ${y - h * 0.94} ${x + 40 * s} ${y - h}`;
  return (
    pen(line, stage.tones.mist, 26 * s, 'stroke-linecap="round" opacity="0.26"') +
    pen(line, stage.tones.snow[0], 13 * s, 'stroke-linecap="round" opacity="0.3"')
  );
};

/** One who bathes up to the shoulders, a folded cloth on the head. */
const bather = (stage: Stage): Drawing => {
  const { tones } = stage;
  const skin = mix(tones.wood[0], tones.sand[0], 0.5);
  return (
    shape('M-22 2Q-20 -18 -7 -20H7Q20 -18 22 2Z', skin) +
    circle(0, -30, 12, skin) +
    shape('M-12 -32Q-10 -44 0 -44Q10 -44 12 -32Q4 -38 -12 -32Z', tones.ink) +
    rect(-9, -50, 18, 8, tones.wall[0], 'rx="2"') +
    oval(0, 3, 34, 5, tones.water[0], 'opacity="0.8"')
  );
};

const monkey = (stage: Stage): Drawing => {
  const { tones } = stage;
  const fur = mix(tones.wood[0], tones.stone[1], 0.4);
  return (
    shape('M-26 2Q-28 -34 -12 -40H12Q28 -34 26 2Z', fur) +
    circle(0, -48, 19, fur) +
    oval(0, -45, 12, 13, tones.accent[0]) +
    circle(-4.5, -48, 2, tones.ink) +
    circle(4.5, -48, 2, tones.ink) +
    pen('M-4 -39Q0 -37 4 -39', tones.ink, 1.6) +
    shape('M-16 -58Q0 -74 16 -58Q0 -64 -16 -58Z', tones.snow[0]) +
    oval(0, 3, 36, 5, tones.water[0], 'opacity="0.8"')
  );
};

/** The bath-house with its lit paper windows. */
function bathHouse(stage: Stage, s: 1 | -1, y: number): Drawing {
  const { centre, tones } = stage;
  return put(
    centre + s * 330,
    y - 4,
    rect(-190, -130, 380, 134, tones.wood[1]) +
      times(
        9,
        (i) =>
          rect(-184 + i * 44, -118, 30, 100, tones.lamps ? mix(tones.glow, tones.wall[1], 0.4) : tones.wall[0]) +
          rect(-171 + i * 44, -118, 3, 100, tones.wood[2]),
      ) +
      tiled(-246, -118, 492, 92, 70, tones.roof) +
      rect(-70, -108, 140, 44, tones.roof[2]) +
      times(3, (i) => rect(-64 + i * 44, -104, 38, 38, tones.accent[1])) +
      pen('M-14 -72q0 -10 0 -16M0 -72q0 -12 0 -18M14 -72q0 -10 0 -16', tones.wall[0], 4),
    1,
    s < 0,
  );
}

/** Pines and blossom behind the pool. */
function bathTrees(stage: Stage, r: Seeded, y: number): Drawing {
  const { width, tones } = stage;
  return times(Math.round(width / 120), (i) =>
    put(
      i * 120 + r.between(-40, 40),
      y - 30 + r.between(-10, 20),
      r.chance(0.35)
        ? blossomTree(r, r.between(150, 230), r.chance(0.5) ? tones.accent : tones.bloom, tones.wood[2])
        : pine(r, r.between(150, 240), leafAt(stage, 0.75), tones.wood[2]),
    ),
  );
}

/** A pool among rocks under a bath-house roof. */
function onsen(stage: Stage): Drawing {
  const { width, height, horizon, centre, tones, rng } = stage;
  const r = rng.fork('onsen');
  const s = r.chance(0.5) ? 1 : -1;
  const y = height * 0.66;
  const back =
    hills(stage, 'o1', 0.06, horizon - 150, 60, 640) +
    drawMist(stage, horizon - 60, 130, 0.7) +
    hills(stage, 'o2', 0.3, horizon - 40, 40, 460, y) +
    drawMist(stage, horizon + 30, 90, 0.7);
  const trees = bathTrees(stage, r, y);
  const house = bathHouse(stage, s, y);
  const rim: Point[] = [
    [-620, 60],
    [-430, 6],
    [-180, -16],
    [120, -8],
    [380, 10],
    [600, 66],
    [480, 190],
    [120, 246],
    [-280, 240],
    [-560, 170],
    [-620, 60],
  ].map(([px, py]) => [centre + (px as number) * 0.96, y + 60 + (py as number)] as const);
  const land = shape(
    `${curve(pts`0 ${y}, ${width * 0.4} ${y - 14}, ${width} ${y + 4}`)}${d`V${height + 10}H0Z`}`,
    stage.fade(y, height, mix(tones.rock[0], tones.leaf[0], 0.4), mix(tones.rock[2], tones.leaf[2], 0.5)),
  );
  const jade = mix(tones.water[0], '#5fc2bb', tones.lamps ? 0.25 : 0.55);
  const pool =
    shape(`${curve(rim)}Z`, stage.fade(y, height, mix(jade, tones.skyLow, 0.35), mix(jade, tones.water[2], 0.4))) +
    `<g ${stage.clip(`${curve(rim)}Z`)}>${ripples(stage, 'pool', y + 60, height, 24)}</g>`;
  const rocks =
    rim
      .slice(0, -1)
      .map(([px, py], i) => stones(stage, px, py + 18, 44 + ((i * 37) % 34)))
      .join('') +
    stones(stage, centre - 460, y + 250, 90) +
    stones(stage, centre + 500, y + 240, 100);
  const apes = r.chance(0.35) || /monkey|jigokudani/.test(stage.facts.slug);
  const bathers = (
    [
      [-170, 120, 1.2],
      [-90, 138, 1.05],
      [160, 110, 1],
    ] as const
  )
    .map(([px, py, k]) => put(centre + px, y + py, apes ? monkey(stage) : bather(stage), k))
    .join('');
  const vapour = [-360, -60, 250]
    .map((px, i) => steam(stage, centre + px, y + 80 + (i % 3) * 40, 300 + (i % 2) * 120, 1.3 + (i % 3) * 0.4))
    .join('');
  return back + trees + land + house + pool + rocks + bathers + vapour;
}

/** White basins of sinter that step down a slope. */
function travertine(stage: Stage): Drawing {
  const { width, height, tones, centre, rng } = stage;
  const r = rng.fork('travertine');
  const top = height * 0.5;
  const back = hills(stage, 'q1', 0.08, top - 90, 50, 700) + drawMist(stage, top - 20, 100, 0.6);
  let art = shape(
    `${curve(pts`0 ${top + 40}, ${width * 0.3} ${top - 10}, ${width * 0.7} ${top}, ${width} ${top + 50}`)}${d`V${height + 10}H0Z`}`,
    tones.snow[0],
  );
  const rows = 7;
  const blue = mix(tones.water[0], '#8fe0e8', 0.4);
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y = top + 50 + (height - top) * t ** 1.2 * 0.95;
    const w = 110 + 190 * t;
    const n = Math.ceil(width / (w * 1.5)) + 1;
    for (let j = 0; j < n; j++) {
      const x = (j - 0.5 * (i % 2)) * w * 1.5 + r.between(-24, 24);
      const h = 18 + 34 * t;
      art +=
        shape(
          d`M${x - w} ${y}C${x - w} ${y + h * 2.4} ${x + w} ${y + h * 2.4} ${x + w} ${y}Z`,
          stage.fade(y, y + h * 2, tones.snow[1], mix(tones.snow[2], tones.sand[2], 0.4)),
        ) +
        times(7, (k) =>
          pen(d`M${x - w * 0.8 + k * w * 0.26} ${y + h * 0.5}q4 ${h * 0.5} 0 ${h}`, tones.snow[0], 3, 'opacity="0.8"'),
        ) +
        oval(x, y, w, h * 0.62, tones.snow[0]) +
        oval(x, y + 2, w * 0.9, h * 0.48, blue) +
        oval(x - w * 0.2, y - 1, w * 0.46, h * 0.16, mix(tones.skyLow, '#ffffff', 0.3), 'opacity="0.7"');
    }
  }
  const ruin = put(
    centre + 330,
    top + 12,
    times(5, (i) =>
      rect(-90 + i * 44, -96 + (i === 4 ? 40 : 0), 14, 96 - (i === 4 ? 40 : 0), tones.stone[i > 2 ? 2 : 1]),
    ) + rect(-98, -108, 150, 14, tones.stone[0]),
  );
  return (
    back +
    ruin +
    art +
    people(stage, 'waders', centre - 100, height * 0.74, 260, 5, 1) +
    steam(stage, centre - 330, height * 0.7, 220) +
    steam(stage, centre + 240, height * 0.62, 190)
  );
}

const draw = (stage: Stage): Drawing =>
  ['levant', 'caucasus', 'persia'].includes(stage.style) || /pamukkale|travertine|terrace/.test(stage.facts.slug)
    ? travertine(stage)
    : onsen(stage);

export const hotSpring: MotifArt = { as: 'scene', draw, horizon: 0.56, sky: true };
