import { tiled } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { canopy } from '../landscape/relief.ts';
import { people } from '../props/people.ts';
import { blossomTree, leafAt, pine, roundTree } from '../props/plants.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, Stage } from '../types.ts';

/** Kyoto's gardens without a pond. */

/** A clay wall under tiles, and the trees that look over it. */
function oldWall(stage: Stage, r: Seeded, y: number): Drawing {
  const { width, tones } = stage;
  const clay = mix(mix(tones.brick[0], tones.sand[0], 0.6), tones.wall[0], 0.2);
  const trees = times(Math.round(width / 120), (i) =>
    put(
      i * 120 + r.between(-30, 30),
      y - 40,
      r.chance(0.34)
        ? blossomTree(r, r.between(150, 230), r.chance(0.5) ? tones.bloom : tones.accent, tones.wood[2])
        : r.chance(0.5)
          ? pine(r, r.between(170, 250), leafAt(stage, 0.8), tones.wood[2])
          : roundTree(r, r.between(140, 210), leafAt(stage, 0.7), tones.wood[2]),
    ),
  );
  const wall =
    rect(0, y - 92, width, 94, stage.fade(y - 92, y, clay, mix(clay, tones.wood[1], 0.35))) +
    times(Math.round(width / 90), () =>
      oval(
        r.next() * width,
        y - r.between(20, 60),
        r.between(30, 70),
        r.between(6, 14),
        tones.wood[0],
        'opacity="0.18"',
      ),
    );
  return trees + wall + tiled(-30, y - 84, width + 60, 34, 0, tones.roof);
}

/** Stones on an island of moss, and the rings that the rake leaves round them. */
function island(stage: Stage, r: Seeded, x: number, y: number, size: number): Drawing {
  const { tones } = stage;
  const line = mix(tones.sand[2], tones.stone[1], 0.5);
  const rings = times(4, (i) =>
    pen(
      d`M${x - size * (1.35 + i * 0.2)} ${y}a${size * (1.35 + i * 0.2)} ${size * (0.36 + i * 0.06)} 0 1 0 ${size * (2.7 + i * 0.4)} 0a${size * (1.35 + i * 0.2)} ${size * (0.36 + i * 0.06)} 0 1 0 ${-size * (2.7 + i * 0.4)} 0Z`,
      line,
      2.4,
      'opacity="0.6"',
    ),
  );
  const stone = (dx: number, w: number, h: number) =>
    poly(
      pts`${x + dx - w} ${y}, ${x + dx - w * 0.8} ${y - h * 0.6}, ${x + dx - w * 0.2} ${y - h}, ${x + dx + w * 0.5} ${y - h * 0.76}, ${x + dx + w} ${y}`,
      tones.rock[1],
    ) +
    poly(
      pts`${x + dx - w * 0.8} ${y - h * 0.6}, ${x + dx - w * 0.2} ${y - h}, ${x + dx + w * 0.1} ${y - h * 0.5}, ${x + dx - w * 0.4} ${y}, ${x + dx - w} ${y}`,
      tones.rock[0],
    ) +
    poly(pts`${x + dx + w * 0.5} ${y - h * 0.76}, ${x + dx + w} ${y}, ${x + dx + w * 0.2} ${y}`, tones.rock[2]);
  return (
    rings +
    oval(x, y + size * 0.06, size * 1.2, size * 0.3, mix(tones.leaf[1], tones.ground[1], 0.15)) +
    oval(x - size * 0.1, y, size * 1.06, size * 0.22, tones.leaf[0]) +
    stone(-size * 0.5, size * 0.34, size * r.between(0.3, 0.5)) +
    stone(size * 0.5, size * 0.28, size * r.between(0.24, 0.4)) +
    stone(0, size * 0.36, size * r.between(0.6, 0.95))
  );
}

/** Raked gravel, stones that are islands, a clay wall; looked at from the veranda. */
export function dryGarden(stage: Stage): Drawing {
  const { horizon, height, width, tones, centre, rng } = stage;
  const r = rng.fork('gravel');
  const s = r.chance(0.5) ? 1 : -1;
  const y = horizon + 110;
  const floor = height * 0.93;
  const light = mix(tones.stone[0], tones.wall[0], 0.72);
  const gravel = rect(0, y, width, height - y, stage.fade(y, floor, mix(light, tones.stone[0], 0.35), light));
  const raked = times(30, (i) => {
    const yy = y + 8 + (floor - y) * (i / 30) ** 1.5;
    return pen(d`M0 ${yy}H${width}`, mix(tones.sand[2], tones.stone[1], 0.5), 1 + (i / 30) * 3, 'opacity="0.42"');
  });
  const islands = (
    [
      [-430, 0.16, 52],
      [-60, 0.1, 40],
      [330, 0.26, 70],
      [-250, 0.5, 96],
      [190, 0.74, 124],
    ] as const
  )
    .map(([x, t, size]) => island(stage, r, centre + s * x, y + 30 + (floor - y - 60) * t, size))
    .join('');
  const planks =
    rect(0, floor, width, height - floor + 10, tones.wood[1]) +
    rect(0, floor, width, 9, tones.wood[0]) +
    times(Math.round(width / 60), (i) =>
      pen(d`M${i * 60} ${floor + 9}L${i * 60 - (centre - i * 60) * 0.12} ${height + 10}`, tones.wood[2], 3),
    );
  return (
    canopy(stage, 'v1', 0.42, horizon - 20, 44) +
    oldWall(stage, r, y) +
    rect(0, y, width, 12, tones.stone[2]) +
    gravel +
    raked +
    islands +
    planks +
    people(stage, 'sitters', centre - s * 300, height * 0.985, 90, 2, 1.25)
  );
}

/** A narrow canal between stone walls, a path along it, and cherry trees that meet above. */
export function canalPath(stage: Stage): Drawing {
  const { horizon, height, width, tones, centre, rng } = stage;
  const r = rng.fork('canal');
  const s = r.chance(0.5) ? 1 : -1;
  const y = horizon + 40;
  const depth = height - y;
  /** `k` steps from the middle of the canal at this height. */
  const at = (k: number, yy: number) => centre - s * 60 + s * k * (26 + (yy - y) * 0.42);
  const strip = (k0: number, k1: number, fill: string) =>
    poly(
      pts`${at(k0, y)} ${y}, ${at(k1, y)} ${y}, ${at(k1, height)} ${height + 6}, ${at(k0, height)} ${height + 6}`,
      fill,
    );
  const grass = rect(0, y, width, depth, stage.fade(y, height, mix(tones.leaf[0], tones.mist, 0.25), tones.leaf[1]));
  const bed =
    strip(-1.5, 1.5, tones.stone[1]) +
    strip(-1.1, 1.1, tones.stone[2]) +
    strip(-0.95, 0.95, stage.fade(y, height, mix(tones.skyLow, tones.water[0], 0.35), tones.water[1])) +
    strip(2, 3.6, mix(tones.sand[0], tones.stone[0], 0.4));
  const slabs = times(12, (i) => {
    const yy = y + depth * ((i + 1) / 12) ** 1.7;
    return pen(d`M${at(2, yy)} ${yy}H${at(3.6, yy)}`, tones.stone[1], 1 + (i / 12) * 4);
  });
  const petals = times(46, () => {
    const t = r.next() ** 0.7;
    const yy = y + depth * t;
    return oval(at(r.between(-0.9, 0.9), yy), yy, 3 + 9 * t, 1 + 3 * t, tones.bloom[r.int(0, 1)] as string);
  });
  const rows = times(6, (i) => {
    const t = (i / 5) ** 1.5;
    const yy = y + 6 + depth * t * 0.8;
    const h = 150 + 290 * t;
    return [-2.4, 4.2]
      .map((k) =>
        put(at(k, yy), yy, blossomTree(r, h, tones.bloom, mix(tones.wood[2], tones.ink, 0.3)), 1, k > 0 === s > 0),
      )
      .join('');
  });
  const falling = times(26, () =>
    circle(r.next() * width, r.between(horizon * 0.5, height * 0.9), r.between(2, 5), tones.bloom[0], 'opacity="0.85"'),
  );
  const bridge = d`M${at(-1.5, y + depth * 0.12)} ${y + depth * 0.12}Q${at(0, y)} ${y + depth * 0.03} ${at(1.5, y + depth * 0.12)} ${y + depth * 0.12}`;
  return (
    canopy(stage, 'w1', 0.42, horizon - 30, 50) +
    canopy(stage, 'w2', 0.6, horizon + 10, 34, horizon + 70) +
    grass +
    bed +
    slabs +
    petals +
    shape(`${bridge}V${(y + depth * 0.15).toFixed(1)}H${at(-1.5, y + depth * 0.12).toFixed(1)}Z`, tones.stone[0]) +
    people(stage, 'strollers', at(2.8, y + depth * 0.5), y + depth * 0.52, 50, 2, 0.9) +
    rows +
    falling
  );
}
