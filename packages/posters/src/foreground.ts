import { mix } from './colour.ts';
import { d, oval, poly, pts, put, rect, rolling, shape, times, under } from './shapes.ts';
import { afloat } from './props/boats.ts';
import { people } from './props/people.ts';
import { bush, leafAt, localTree, reed, tuft } from './props/plants.ts';
import { glitter, ripples, water } from './landscape/water.ts';
import type { Drawing, Stage, Trio } from './types.ts';

/** The ground from the horizon to the lower edge, and what grows and walks on it. */

type Base = 'grass' | 'plaza' | 'water' | 'sand' | 'rock';

function groundTones(stage: Stage, base: Base): Trio {
  const { tones, facts } = stage;
  if (base === 'sand' || facts.landscape === 'desert') return tones.sand;
  if (base === 'rock' || facts.landscape === 'high-plateau')
    return [
      mix(tones.rock[0], tones.ground[0], 0.5),
      mix(tones.rock[1], tones.ground[1], 0.5),
      mix(tones.rock[2], tones.ground[2], 0.5),
    ];
  if (base === 'plaza')
    return [
      mix(tones.sand[0], tones.stone[0], 0.4),
      mix(tones.sand[1], tones.ground[1], 0.35),
      mix(tones.sand[2], tones.ground[2], 0.5),
    ];
  return [
    mix(tones.gold[0], tones.leaf[0], 0.62),
    mix(tones.ground[1], tones.leaf[1], 0.66),
    mix(tones.ground[2], tones.leaf[2], 0.75),
  ];
}

/** Bands of ground that darken towards the viewer, with soft drawn edges. */
export function drawGround(stage: Stage, base: Base): Drawing {
  const { width, height, horizon } = stage;
  if (base === 'water')
    return water(stage, horizon - 6) + glitter(stage, horizon, height) + ripples(stage, 'fore', horizon, height);
  const rng = stage.rng.fork('ground');
  const [lit, mid, shade] = groundTones(stage, base);
  const depth = height - horizon;
  const line = (part: string, y: number, amplitude: number) =>
    under(rolling(rng.fork(part), -20, width + 20, y, amplitude, 760), height + 10);
  const back = shape(line('a', horizon, 7), stage.fade(horizon, height, mix(lit, stage.tones.mist, 0.2), mid));
  const middle = shape(
    line('b', horizon + depth * 0.46, 16),
    stage.fade(horizon + depth * 0.4, height, mix(mid, lit, 0.35), mix(mid, shade, 0.5)),
  );
  const front = shape(line('c', horizon + depth * 0.86, 26), mix(shade, stage.tones.ink, 0.18));
  const strokes = times(16, () => {
    const t = rng.next();
    const x = rng.next() * width;
    const w = 20 + 70 * t;
    const y = horizon + 14 + depth * 0.8 * t;
    return shape(
      d`M${x - w} ${y}Q${x} ${y - 4} ${x + w} ${y}Q${x} ${y + 3} ${x - w} ${y}Z`,
      rng.chance(0.5) ? shade : lit,
      'opacity="0.35"',
    );
  });
  return back + strokes + middle + front;
}

/** A straight approach between low walls or hedges. */
function avenue(stage: Stage, x: number): Drawing {
  const { height, horizon, tones } = stage;
  const y = horizon + 8;
  const strip = (k0: number, k1: number, fill: string) =>
    poly(
      pts`${x + k0 * 40} ${y}, ${x + k1 * 40} ${y}, ${x + k1 * 230} ${height + 4}, ${x + k0 * 230} ${height + 4}`,
      fill,
    );
  const flags = times(7, (i) => {
    const t = ((i + 0.6) / 7) ** 1.5;
    const w = 40 + 190 * t;
    return rect(x - w, y + (height - y) * t, w * 2, 1.5 + 3 * t, tones.stone[2], 'opacity="0.45"');
  });
  const hedge = (side: 1 | -1) =>
    times(6, (i) => {
      const t = ((i + 0.4) / 6) ** 1.4;
      return put(
        x + side * (54 + 240 * t),
        y + 6 + (height - y) * t,
        bush(stage.rng.fork(`hedge${i}`), 34 + 70 * t, leafAt(stage, 0.7 + 0.3 * t)),
      );
    });
  return (
    strip(-1, 1, mix(tones.stone[0], tones.sand[0], 0.5)) +
    strip(0.62, 1, tones.stone[2]) +
    strip(-1, 0.62, mix(tones.stone[0], tones.sand[0], 0.5)) +
    flags +
    hedge(-1) +
    hedge(1)
  );
}

/** A pool that holds the sky before the motif. */
function pool(stage: Stage, x: number): Drawing {
  const { height, horizon, tones } = stage;
  const y = horizon + (height - horizon) * 0.52;
  const w = 330;
  const h = (height - horizon) * 0.25;
  return (
    shape(
      d`M${x - w * 1.06} ${y}C${x - w} ${y - h * 1.2} ${x + w} ${y - h * 1.2} ${x + w * 1.06} ${y}C${x + w} ${y + h * 1.25} ${x - w} ${y + h * 1.25} ${x - w * 1.06} ${y}Z`,
      mix(tones.stone[1], tones.leaf[2], 0.3),
    ) +
    shape(
      d`M${x - w} ${y}C${x - w * 0.94} ${y - h} ${x + w * 0.94} ${y - h} ${x + w} ${y}C${x + w * 0.94} ${y + h} ${x - w * 0.94} ${y + h} ${x - w} ${y}Z`,
      stage.fade(y - h, y + h, mix(tones.skyLow, tones.water[0], 0.35), tones.water[1]),
    ) +
    times(5, (i) =>
      shape(d`M${x - 180 + i * 60} ${y - 20 + i * 13}q60 -5 120 0q-60 5 -120 0Z`, tones.water[0], 'opacity="0.7"'),
    )
  );
}

/** Flowers in drifts over the nearer ground. */
function meadow(stage: Stage): Drawing {
  const rng = stage.rng.fork('meadow');
  const { width, height, horizon, tones } = stage;
  const paints = [tones.accent[1], tones.gold[0], tones.bloom[0], tones.wall[0]];
  return times(Math.round(width / 9), () => {
    const t = rng.next() ** 0.7;
    const y = horizon + 40 + (height - horizon - 40) * t;
    const x = rng.next() * width;
    const drift = Math.floor((x / 210 + y / 90) % 4);
    return oval(x, y, 1.8 + 4 * t, 1.4 + 3 * t, paints[drift] ?? tones.gold[0]);
  });
}

/** What leads up to the motif. */
export function drawApproach(stage: Stage, x: number, base: Base): Drawing {
  if (base === 'water' || base === 'sand') return '';
  const dry = ['desert', 'steppe', 'high-plateau'].includes(stage.facts.landscape);
  const kinds =
    base === 'plaza'
      ? [avenue, avenue, path, pool]
      : dry
        ? [path, avenue]
        : base === 'rock'
          ? [path]
          : [path, avenue, pool, (on: Stage) => path(on, x) + meadow(on)];
  return stage.rng.fork('approach').pick(kinds)(stage, x);
}

/** A path that narrows towards the motif's foot. */
function path(stage: Stage, x: number): Drawing {
  const { height, horizon, tones, width } = stage;
  const bend = x < width / 2 ? 1 : -1;
  const end = x + bend * 120;
  const y = horizon + 6;
  const course = d`M${x - 34} ${y}C${x - 60} ${y + 80} ${end - 20} ${y + 90} ${end - 170} ${height + 4}H${end + 150}C${end + 60} ${y + 110} ${x + 40} ${y + 70} ${x + 34} ${y}Z`;
  const shade = d`M${x + 20} ${y}C${x + 30} ${y + 70} ${end + 40} ${y + 110} ${end + 110} ${height + 4}H${end + 150}C${end + 60} ${y + 110} ${x + 40} ${y + 70} ${x + 34} ${y}Z`;
  return shape(course, mix(tones.stone[0], tones.sand[0], 0.4)) + shape(shade, tones.stone[2], 'opacity="0.4"');
}

/** Trees that stand to both sides of the motif, a little behind its foot. */
export function drawGrove(stage: Stage, x: number, half: number, base: Base): Drawing {
  if (base === 'water') return '';
  const rng = stage.rng.fork('grove');
  const bare = base === 'sand' || ['desert', 'steppe', 'high-plateau'].includes(stage.facts.landscape);
  const { width, horizon } = stage;
  const row = (depth: number, y: number, h: number, gap: number) => {
    let art = '';
    for (let px = -40; px < width + 40; px += gap * rng.between(0.5, 1.5)) {
      if (Math.abs(px - x) < half * 0.85) continue;
      art += put(
        px,
        y + rng.between(-4, 6),
        localTree(stage, rng, h * rng.between(0.7, 1.25), depth),
        1,
        rng.chance(0.5),
      );
    }
    return art;
  };
  if (bare) return row(0.7, horizon + 12, 84, 460);
  const low = times(Math.round(width / 90), () => {
    const px = rng.between(0, width);
    return Math.abs(px - x) < half * 0.7
      ? ''
      : put(px, horizon + 12, bush(rng, rng.between(40, 90), leafAt(stage, 0.7)));
  });
  return row(0.5, horizon + 4, 110, 120) + low + row(0.8, horizon + 18, 150, 300);
}

/** What is nearest: people on land, a boat on water, plants along the lower edge. */
export function drawNear(stage: Stage, x: number, base: Base): Drawing {
  const rng = stage.rng.fork('near');
  const { height, horizon, width, tones, left, right } = stage;
  if (base === 'water') {
    const bx = x < stage.centre ? right - rng.between(140, 300) : left + rng.between(140, 300);
    return afloat(stage, bx, horizon + (height - horizon) * 0.5, rng.between(0.8, 1.05), rng.chance(0.5));
  }
  const crowd = people(stage, 'crowd', x, horizon + 30, 190, rng.int(3, 6), 0.92);
  const dry = base === 'sand' || ['desert', 'steppe'].includes(stage.facts.landscape);
  const edge = times(Math.round(width / 70), (i) => {
    const px = ((i + rng.next()) / Math.round(width / 70)) * width;
    const y = height - rng.between(-6, 34);
    if (dry) return put(px, y, tuft(rng, rng.between(26, 52), mix(tones.ground[2], tones.leaf[2], 0.4)));
    if (rng.chance(0.3))
      return put(
        px,
        y + 8,
        bush(rng, rng.between(70, 130), [tones.leaf[1], tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.5)]),
      );
    return put(
      px,
      y,
      rng.chance(0.25)
        ? reed(rng, rng.between(60, 110), tones.leaf[2], tones.ground[0])
        : tuft(rng, rng.between(36, 70), mix(tones.leaf[2], tones.ink, rng.between(0, 0.4))),
    );
  });
  return crowd + edge;
}

/** Stones that break the water. */
export const stones = (stage: Stage, x: number, y: number, size: number): Drawing => {
  const { tones } = stage;
  return (
    poly(
      pts`${x - size} ${y}, ${x - size * 0.7} ${y - size * 0.42}, ${x - size * 0.1} ${y - size * 0.6}, ${x + size * 0.5} ${y - size * 0.44}, ${x + size} ${y}`,
      tones.rock[1],
    ) +
    poly(
      pts`${x - size * 0.1} ${y - size * 0.6}, ${x + size * 0.5} ${y - size * 0.44}, ${x + size} ${y}, ${x + size * 0.1} ${y}`,
      tones.rock[2],
    ) +
    rect(x - size * 1.1, y - 1, size * 2.2, 3, tones.water[0], 'rx="1.5" opacity="0.7"')
  );
};
