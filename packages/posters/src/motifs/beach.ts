import { karst } from '../landscape/relief.ts';
import { glitter, ripples, water } from '../landscape/water.ts';
import { mix } from '../colour.ts';
import { afloat } from '../props/boats.ts';
import { people } from '../props/people.ts';
import { frond, leafAt, palm } from '../props/plants.ts';
import { circle, curve, d, oval, pen, poly, pts, put, shape, times } from '../shapes.ts';
import { drawBirds } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Point, Stage } from '../types.ts';
import { choose } from './choose.ts';

/** Headlands or limestone stacks out at sea. */
function outlook(stage: Stage, top: number): Drawing {
  const rng = stage.rng.fork('outlook');
  const { width } = stage;
  const n = rng.int(2, 4);
  return times(n, (i) =>
    karst(
      stage,
      rng,
      ((i + rng.between(0.1, 0.9)) / n) * width,
      top + 6,
      rng.between(120, 300),
      rng.between(60, 200),
      0.08 + 0.2 * rng.next(),
    ),
  );
}

const parasol = (stage: Stage, x: number, y: number, s: number): Drawing => {
  const { accent, wall, wood } = stage.tones;
  const gores = times(6, (i) => {
    const a = (k: number) => [-70 + k * 23.3, -66 + Math.abs(k - 3) * 0] as const;
    return shape(
      d`M0 -112Q${a(i)[0] * 0.7} -104 ${a(i)[0]} ${a(i)[1]}Q${(a(i)[0] + a(i + 1)[0]) / 2} ${a(i)[1] - 9} ${a(i + 1)[0]} ${a(i + 1)[1]}Q${a(i + 1)[0] * 0.7} -104 0 -112Z`,
      i % 2 ? wall[i > 3 ? 2 : 0] : accent[i > 3 ? 2 : 1],
    );
  });
  const chair =
    poly(pts`40 0, 58 -26, 66 -24, 54 0`, wood[1]) +
    poly(pts`54 -6, 108 -10, 110 -4, 56 0`, wall[0]) +
    poly(pts`58 -26, 40 -48, 46 -50, 66 -26`, wall[0]);
  return put(
    x,
    y,
    oval(20, 2, 90, 9, stage.tones.sand[2]) +
      pen('M0 0L-2 -112', wood[2], 4) +
      chair +
      `<g transform="rotate(-8)">${gores}</g>`,
    s,
  );
};

/** The two palms we stand under. */
function shadePalms(stage: Stage, fx: (x: number) => number, local: Seeded, side: 1 | -1, shadow: string): Drawing {
  const { height, tones } = stage;
  return (
    put(
      fx(stage.width / 2 + (stage.right - stage.left) * 0.33),
      height * 0.97,
      palm(local, 620, leafAt(stage, 0.95), mix(tones.wood[1], tones.ink, 0.25)),
      1,
      side < 0,
    ) +
    put(
      fx(stage.width / 2 + (stage.right - stage.left) * 0.43),
      height + 8,
      palm(local, 460, leafAt(stage, 1), mix(tones.wood[2], shadow, 0.3)),
      1,
      side > 0,
    )
  );
}

/** A bay that sweeps away to one side, seen from under the palms. */
function sweep(stage: Stage): Drawing {
  const { width, height, tones, rng } = stage;
  const side = rng.fork('beach').chance(0.5) ? 1 : -1;
  const fx = (x: number) => (side > 0 ? x : width - x);
  const edge: Point[] = [
    [-0.02, 0.93],
    [0.2, 0.88],
    [0.42, 0.8],
    [0.62, 0.7],
    [0.8, 0.6],
    [1.02, 0.555],
  ].map(([x, y]) => [fx((x as number) * width), (y as number) * height] as const);
  const offset = (dy: number): Point[] => edge.map(([x, y], i) => [x, y + dy * (1 - i * 0.15)] as const);
  const area = (line: Point[]) =>
    `${curve(line)}${d`L${fx(width * 1.02)} ${height + 9}L${fx(-width * 0.02)} ${height + 9}Z`}`;
  const shallow = shape(area(offset(-70)), mix(tones.water[0], '#8fe0d0', 0.35), 'opacity="0.55"');
  const foam =
    shape(area(offset(-22)), tones.wall[0], 'opacity="0.85"') +
    shape(area(offset(-10)), mix(tones.sand[2], tones.water[1], 0.25)) +
    pen(curve(offset(-44)), tones.wall[0], 5, 'opacity="0.55"');
  const sand = shape(
    area(edge),
    stage.fade(height * 0.55, height, tones.sand[0], mix(tones.sand[1], tones.sand[2], 0.4)),
  );
  const jungle = shape(
    `${curve(pts`${fx(width * 1.03)} ${height * 0.38}, ${fx(width * 0.9)} ${height * 0.43}, ${fx(width * 0.76)} ${height * 0.5}, ${fx(width * 0.66)} ${height * 0.585}, ${fx(width * 0.84)} ${height * 0.592}, ${fx(width * 1.03)} ${height * 0.575}`)}Z`,
    stage.fade(height * 0.38, height * 0.6, tones.layer(0.5), tones.leaf[2]),
  );
  const local = rng.fork('palms');
  const far = times(6, (i) =>
    put(
      fx(width * (0.7 + i * 0.056)),
      height * (0.6 - i * 0.012),
      palm(local, 110 + i * 16, leafAt(stage, 0.7), tones.wood[2]),
    ),
  );
  const shadow = stage.tones.ink;
  const near = shadePalms(stage, fx, local, side, shadow);
  const boat = afloat(stage, fx(width * 0.4), height * 0.66, 0.8, side > 0);
  return (
    jungle +
    shallow +
    foam +
    sand +
    far +
    boat +
    people(stage, 'bathers', fx(width * 0.52), height * 0.82, 120, 4, 0.8) +
    parasol(stage, fx(width * 0.3), height * 0.955, 1.15) +
    near
  );
}

/** The sea straight ahead, waves coming in on a wide strand. */
function strand(stage: Stage): Drawing {
  const { width, height, tones, rng } = stage;
  const local = rng.fork('strand');
  const wave = (y: number, h: number, fill: string, more = '') => {
    const n = 7;
    const line: Point[] = Array.from(
      { length: n + 1 },
      (_, i) => [(width * i) / n, y + Math.sin(i * 1.9 + y) * h] as const,
    );
    return shape(`${curve(line)}${d`L${width} ${height + 9}L0 ${height + 9}Z`}`, fill, more);
  };
  const y = height * 0.76;
  const bands =
    wave(y - 74, 8, mix(tones.water[0], '#8fe0d0', 0.3), 'opacity="0.6"') +
    wave(y - 30, 10, tones.wall[0], 'opacity="0.6"') +
    wave(y - 24, 10, mix(tones.water[1], '#8fe0d0', 0.25)) +
    wave(y, 13, tones.wall[0], 'opacity="0.9"') +
    wave(y + 12, 13, mix(tones.sand[2], tones.water[1], 0.2)) +
    wave(y + 34, 10, stage.fade(y, height, tones.sand[0], tones.sand[1]));
  const board = put(
    stage.centre - 250,
    height * 0.95,
    shape('M0 0C-18 -60 -16 -150 6 -196C26 -150 26 -60 10 0Z', tones.accent[1]) +
      pen('M4 -4Q2 -110 6 -190', tones.wall[0], 4),
  );
  const fronds = put(
    -30,
    -10,
    frond(560, 0.35, 120, tones.leaf[2]) +
      frond(480, 0.75, 130, mix(tones.leaf[2], tones.ink, 0.3)) +
      frond(430, 0.02, 90, tones.leaf[1]),
  );
  const both = stage.disc.x > stage.centre ? fronds : put(width, 0, fronds, 1, true);
  return (
    bands +
    people(stage, 'bathers', stage.centre, height * 0.86, 280, 6, 0.95) +
    parasol(stage, stage.centre + 210, height * 0.955, 1.4) +
    (local.chance(0.6) ? board : '') +
    times(5, () => circle(local.next() * width, height * local.between(0.9, 0.99), 4, tones.sand[2])) +
    both
  );
}

/** A cove between two headlands, seen from the path above it. */
function cove(stage: Stage): Drawing {
  const { width, height, centre, tones, rng } = stage;
  const local = rng.fork('cove');
  const shallows = mix(tones.water[0], '#8fe0d0', 0.45);
  const bay = (k: number, fill: string) =>
    shape(
      d`M${centre - 800 - k} ${height * 0.56}Q${centre} ${height * 1.1 - k * 1.3} ${centre + 800 + k} ${height * 0.54}L${width + 20} ${height + 9}L-20 ${height + 9}Z`,
      fill,
    );
  const headland = (side: 1 | -1, foot: number) => {
    const x = centre + side * 700;
    const to = (k: number) => x - side * k;
    return (
      shape(
        d`M${x} ${height * 0.44}C${to(180)} ${height * 0.42} ${to(330)} ${height * 0.5} ${to(430)} ${foot}L${to(300)} ${foot + 46}L${x} ${foot + 160}Z`,
        stage.fade(height * 0.42, height * 0.8, tones.leaf[1], tones.leaf[2]),
      ) +
      shape(
        d`M${to(430)} ${foot}L${to(462)} ${foot + 22}L${to(300)} ${foot + 60}L${to(290)} ${foot + 30}Z`,
        tones.rock[1],
      ) +
      times(5, (i) =>
        put(to(60 + i * 70), height * (0.47 + i * 0.022), palm(local, 120, leafAt(stage, 0.75), tones.wood[2])),
      )
    );
  };
  return (
    bay(60, shallows) +
    bay(26, mix(shallows, tones.paper, 0.5)) +
    bay(0, stage.fade(height * 0.7, height, tones.sand[0], tones.sand[1])) +
    headland(-1, height * 0.62) +
    headland(1, height * 0.58) +
    afloat(stage, centre - 60, height * 0.66, 0.7) +
    afloat(stage, centre + 150, height * 0.6, 0.45, true) +
    times(5, (i) => parasol(stage, centre - 300 + i * 150, height * (0.93 + (i % 2) * 0.02), 0.6)) +
    people(stage, 'bathers', centre, height * 0.88, 260, 6, 0.7) +
    put(stage.left - 20, height + 10, palm(local, 420, leafAt(stage, 1), mix(tones.wood[2], tones.ink, 0.3)))
  );
}

function draw(stage: Stage): Drawing {
  const { horizon, height } = stage;
  const sea =
    outlook(stage, horizon) +
    water(stage, horizon) +
    glitter(stage, horizon, height * 0.8) +
    ripples(stage, 'sea', horizon, height * 0.8, 26);
  const sail = afloat(stage, stage.rng.fork('sail').between(stage.left + 200, stage.right - 200), horizon + 46, 0.36);
  const birds = drawBirds(stage, stage.centre - 60, horizon * 0.5);
  return sea + sail + birds + choose(stage, 'kind', [{ draw: sweep }, { draw: strand }, { draw: cove }])(stage);
}

export const beach: MotifArt = { as: 'scene', draw, horizon: 0.47, sky: true, bare: true };
