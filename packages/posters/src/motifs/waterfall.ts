import { lift, mix } from '../colour.ts';
import { ripples, water } from '../landscape/water.ts';
import { hills } from '../landscape/relief.ts';
import { stones } from '../foreground.ts';
import { people } from '../props/people.ts';
import { localTree, leafAt, bush } from '../props/plants.ts';
import { circle, curve, d, oval, pen, poly, pts, put, shape, times } from '../shapes.ts';
import { drawMist } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Point, Stage } from '../types.ts';
import { choose } from './choose.ts';

/** A sheet of falling water between two cliffs, in strands of three tones. */
function fall(stage: Stage, part: string, x: number, w: number, top: number, foot: number): Drawing {
  const rng = stage.rng.fork(part);
  const { tones } = stage;
  const white = tones.snow[0];
  const edge = (s: 1 | -1): Point[] => [
    [x + s * w * 0.42, top],
    [x + s * w * 0.5, top + (foot - top) * 0.3],
    [x + s * w * 0.56, top + (foot - top) * 0.7],
    [x + s * w * 0.66, foot],
  ];
  const body = shape(
    `${curve(edge(-1))}${curve([...edge(1)].reverse()).replace('M', 'L')}Z`,
    stage.fade(top, foot, white, mix(tones.water[0], white, 0.45)),
  );
  const strands = times(Math.max(6, Math.round(w / 9)), () => {
    const k = rng.between(-0.46, 0.46);
    const y0 = top + (foot - top) * rng.between(0, 0.5);
    const y1 = y0 + (foot - top) * rng.between(0.2, 0.5);
    return pen(
      d`M${x + k * w * 0.9} ${y0}Q${x + k * w} ${(y0 + y1) / 2} ${x + k * w * 1.14} ${Math.min(foot, y1)}`,
      rng.chance(0.5) ? mix(tones.water[1], white, 0.35) : tones.water[0],
      rng.between(2, 6),
      'stroke-linecap="round" opacity="0.7"',
    );
  });
  const foam = times(9, () =>
    oval(
      x + rng.between(-0.85, 0.85) * w,
      foot + rng.between(-12, 14),
      rng.between(26, 60),
      rng.between(12, 26),
      white,
      'opacity="0.75"',
    ),
  );
  return body + strands + foam;
}

/** A rock wall with facets, from one edge of the picture to the fall. */
function cliff(stage: Stage, side: 1 | -1, inner: number, top: number, foot: number): Drawing {
  const { width, tones } = stage;
  const rng = stage.rng.fork(`cliff${side}`);
  const outer = side < 0 ? -20 : width + 20;
  const at = (t: number, y: number): Point => [inner + (outer - inner) * t, y];
  const mossy = [
    mix(tones.rock[0], tones.leaf[0], 0.2),
    mix(tones.rock[1], tones.leaf[1], 0.25),
    mix(tones.rock[2], tones.leaf[2], 0.3),
  ] as const;
  const t: readonly string[] =
    side < 0
      ? [mossy[1], mossy[2], mossy[0]]
      : [mix(mossy[1], mossy[2], 0.6), mix(mossy[2], tones.ink, 0.25), mossy[1]];
  const face = shape(
    `${curve([at(0, top), at(0.16, top - 30), at(0.4, top - 90), at(0.7, top - 120), at(1, top - 170)])}${d`L${outer} ${foot + 40}L${inner - side * -30} ${foot + 20}L${inner + side * 14} ${top + (foot - top) * 0.5}Z`}`,
    t[0] as string,
  );
  const facets = times(9, () => {
    const u = rng.between(0.03, 0.9);
    const y = top + rng.between(-40, 0.75 * (foot - top));
    const h = rng.between(80, 200);
    const w = rng.between(30, 74) * side;
    const [x] = at(u, y);
    return poly(
      pts`${x} ${y}, ${x + w} ${y + h * 0.2}, ${x + w * 0.8} ${y + h}, ${x - w * 0.1} ${y + h * 0.8}`,
      rng.chance(0.5) ? (t[1] as string) : (t[2] as string),
      'opacity="0.55"',
    );
  });
  const moss = times(12, () => {
    const u = rng.next();
    const [x] = at(u, 0);
    const y = top - 170 * u ** 0.8 + rng.between(0, 34);
    return put(x, y + 14, bush(rng, rng.between(60, 130), leafAt(stage, 0.8)));
  });
  const shelf = times(5, () => {
    const u = rng.between(0.05, 0.8);
    const [x] = at(u, 0);
    return put(x, top + (foot - top) * rng.between(0.25, 0.9), bush(rng, rng.between(40, 80), leafAt(stage, 0.9)));
  });
  return face + facets + moss + shelf;
}

/** The pool with the rings the fall sends out. */
function plungePool(stage: Stage, foot: number, x: number, w: number): Drawing {
  const { height, tones } = stage;
  return (
    water(stage, foot) +
    ripples(stage, 'pool', foot, height, 30) +
    times(4, (i) =>
      oval(
        x,
        foot + 12 + i * 17,
        w * (1 + i * 0.34),
        8 + i * 2,
        lift(tones.water[0], 0.05),
        `opacity="${(0.6 - i * 0.13).toFixed(2)}"`,
      ),
    )
  );
}

/** Dark rock in both lower corners. */
function nearRocks(stage: Stage): Drawing {
  const { height, width, tones } = stage;
  return (
    shape(
      d`M-10 ${height * 0.86}Q${width * 0.16} ${height * 0.84} ${width * 0.34} ${height + 10}H-10Z`,
      mix(tones.rock[2], tones.ink, 0.35),
    ) +
    shape(
      d`M${width + 10} ${height * 0.9}Q${width * 0.84} ${height * 0.88} ${width * 0.72} ${height + 10}H${width + 10}Z`,
      mix(tones.rock[2], tones.ink, 0.5),
    )
  );
}

/** Bushes on it. */
function nearBushes(stage: Stage, r: Seeded): Drawing {
  const { width, height, tones } = stage;
  return times(10, (i) =>
    put(
      (i < 5 ? 0 : width) + (i < 5 ? 1 : -1) * r.between(0, width * 0.24),
      height + 6,
      bush(r, r.between(90, 170), [tones.leaf[1], tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.5)]),
    ),
  );
}

function draw(stage: Stage): Drawing {
  const { width, height, centre, tones, rng } = stage;
  const r = rng.fork('fall');
  const x = centre + r.between(-0.1, 0.1) * (stage.right - stage.left);
  const top = height * r.between(0.24, 0.32);
  const foot = height * 0.76;
  const w = r.between(110, 190);
  const tiered = choose(stage, 'steps', [{ draw: false }, { draw: true }]);
  const back =
    hills(stage, 'w1', 0.08, top - 40, 50, 620, height) +
    hills(stage, 'w2', 0.28, top + 30, 44, 480, height) +
    drawMist(stage, top + 60, 160, 0.6);
  const behind = shape(
    d`M${x - w * 1.3} ${foot + 30}V${top - 8}Q${x} ${top - 34} ${x + w * 1.3} ${top - 8}V${foot + 30}Z`,
    mix(tones.rock[2], tones.ink, 0.25),
  );
  const mid = top + (foot - top) * 0.5;
  const curtain = tiered
    ? fall(stage, 'f1', x + w * 0.14, w * 0.62, top - 12, mid) +
      shape(d`M${x - w} ${mid + 8}Q${x} ${mid - 16} ${x + w} ${mid + 8}V${mid + 36}H${x - w}Z`, tones.rock[1]) +
      fall(stage, 'f2', x, w * 1.15, mid, foot)
    : fall(stage, 'f1', x, w, top - 16, foot);
  const walls = cliff(stage, -1, x - w * 0.62, top, foot) + cliff(stage, 1, x + w * 0.62, top, foot);
  const pool = plungePool(stage, foot, x, w);
  const trees = times(8, (i) => {
    const s = i % 2 ? 1 : -1;
    const u = r.between(0.25, 1);
    const px = s < 0 ? (x - w) * (1 - u) : x + w + (width - x - w) * u;
    return put(px, top - 120 * u + 10, localTree(stage, r, r.between(110, 190), 0.8));
  });
  const rim = nearRocks(stage);
  const rocks =
    stones(stage, x - w * 1.4, foot + 50, 54) +
    stones(stage, x + w * 1.5, foot + 70, 66) +
    stones(stage, x + w * 0.7, foot + 124, 40);
  const near = nearBushes(stage, r);
  return (
    back +
    behind +
    curtain +
    trees +
    walls +
    circle(
      x,
      foot - 10,
      w * 2.6,
      stage.glow(x, foot - 10, w * 2.6, [
        [0, tones.snow[0], 0.75],
        [0.45, tones.snow[0], 0.3],
        [1, tones.snow[0], 0],
      ]),
    ) +
    pool +
    rocks +
    rim +
    people(stage, 'visitors', width * 0.15 + stage.left * 0.4, height * 0.885, 34, 2, 1) +
    near
  );
}

export const waterfall: MotifArt = { as: 'scene', draw, horizon: 0.4, sky: true };
