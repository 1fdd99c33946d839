import { lift, mix } from '../colour.ts';
import { mesa } from '../landscape/relief.ts';
import { people } from '../props/people.ts';
import { d, oval, pen, poly, pts, put, rect, shape, softened, times, turned } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Point, Stage } from '../types.ts';

/** One wall of a gorge: ledges and drops, with its beds of rock running on. */
function wall(stage: Stage, side: 1 | -1, depth: number, reach: number, top: number, foot: number): Drawing {
  const rng = stage.rng.fork(`wall${side}${depth}`);
  const { width, tones, centre } = stage;
  const outer = side < 0 ? -20 : width + 20;
  const inner = centre + side * reach;
  const ledges = 5;
  const profile: Point[] = pts`${outer} ${top - rng.between(10, 40)}, ${inner + side * 120} ${top - rng.between(0, 20)}`;
  for (let i = 0; i < ledges; i++) {
    const y = top + ((foot - top) * (i + 1)) / ledges;
    const x = inner + side * (96 - (i + 1) * 30);
    profile.push([x + side * 8, y - (foot - top) / ledges + rng.between(0, 14)], [x, y - rng.between(0, 10)]);
  }
  const warm = mix(tones.rock[1], tones.brick[1], 0.55);
  const base = mix(
    tones.layer(depth * 0.5 + 0.1),
    side < 0 ? warm : mix(warm, tones.rock[2], 0.5),
    0.25 + depth * 0.75,
  );
  const clipped = stage.clip(
    `M${profile.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}L${outer} ${foot + 30}Z`,
  );
  const beds = times(9, (i) => {
    const y = top - 10 + ((foot - top) * i) / 8.4;
    const h = rng.between(6, 22);
    const bend = rng.between(-14, 14);
    return shape(
      d`M${outer} ${y}Q${(outer + inner) / 2} ${y + bend} ${inner + side * -60} ${y + 4}V${y + h}Q${(outer + inner) / 2} ${y + bend + h} ${outer} ${y + h}Z`,
      lift(base, i % 2 ? 0.05 : -0.06),
      'opacity="0.75"',
    );
  });
  const drops = times(6, () => {
    const x = inner + side * rng.between(0, Math.abs(outer - inner));
    const w = rng.between(14, 40);
    return poly(
      pts`${x} ${top - 20}, ${x + w} ${top - 20}, ${x + w * 0.7} ${foot}, ${x + w * 0.2} ${foot}`,
      lift(base, -0.09),
      'opacity="0.4"',
    );
  });
  return `<g ${clipped}>${rect(Math.min(outer, inner) - 140, top - 90, Math.abs(outer - inner) + 300, foot - top + 160, stage.fade(top, foot, lift(base, 0.03), lift(base, -0.06)))}${beds}${drops}</g>`;
}

/** Slender cones of tuff with doors cut in them, for Anatolia. */
function chimneys(stage: Stage): Drawing {
  const { tones, width, height, horizon } = stage;
  const r = stage.rng.fork('chimneys');
  const rows = 4;
  let art = rect(
    0,
    horizon,
    width,
    height,
    stage.fade(horizon, height, mix(tones.sand[0], tones.skyLow, 0.4), tones.sand[1]),
  );
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y = horizon + 30 + (height * 0.94 - horizon) * t;
    const n = Math.max(3, Math.round(((width / 170) * (1.3 - t)) | 0));
    for (let j = 0; j < n; j++) {
      const h = r.between(90, 210) * (0.6 + t * 0.9);
      const x = ((j + r.between(0.1, 0.9)) / n) * width;
      if (t === 1 && Math.abs(x - stage.centre) < 200) continue;
      const body = ['lit', 'mid', 'shade'].map((_, k) =>
        mix(
          tones.layer(0.15 + t * 0.2),
          mix(tones.sand[k as 0 | 1 | 2], tones.brick[k as 0 | 1 | 2], 0.2),
          0.3 + 0.7 * t,
        ),
      ) as [string, string, string];
      const cap = body.map((c) => mix(c, tones.rock[2], 0.45)) as [string, string, string];
      art += put(
        x,
        y,
        turned(
          softened(pts`${h * 0.08} ${-h * 0.86}, ${h * 0.15} ${-h * 0.5}, ${h * 0.26} ${-h * 0.1}, ${h * 0.3} 10`, 4),
          body,
        ) +
          turned(
            softened(
              pts`2 ${-h * 1.1}, ${h * 0.13} ${-h * 0.9}, ${h * 0.17} ${-h * 0.84}, ${h * 0.09} ${-h * 0.82}`,
              3,
            ),
            cap,
          ) +
          (t > 0.3
            ? oval(-h * 0.04, -h * 0.34, h * 0.03, h * 0.05, tones.lamps ? tones.glow : body[2]) +
              oval(h * 0.05, -h * 0.2, h * 0.035, h * 0.06, tones.lamps ? tones.glow : tones.ink, 'opacity="0.7"')
            : ''),
      );
    }
    art += drawMist(stage, y, 60, 0.4 * (1 - t));
  }
  return art + balloons(stage);
}

/** Hot-air balloons. */
export const balloons = (stage: Stage): Drawing => {
  const r = stage.rng.fork('balloons');
  const { tones, left, right, horizon } = stage;
  const paints = [tones.accent, tones.gold, tones.red, tones.water];
  return times(7, (i) => {
    const s = i === 0 ? 1.25 : r.between(0.3, 0.7);
    const x = i === 0 ? stage.centre + r.between(-180, 180) : r.between(left + 60, right - 60);
    const y = i === 0 ? horizon * 0.62 : r.between(0.14, 0.95) * horizon;
    const [lit, mid, shade] = paints[i % 4] as (typeof paints)[0];
    const gore = (k: number, fill: string) => shape(d`M0 -150C${k * 74} -150 ${k * 78} -66 ${k * 14} -4H0Z`, fill);
    const skin =
      gore(-1.2, mid) +
      gore(1.2, shade) +
      gore(-0.75, tones.wall[0]) +
      gore(0.75, tones.wall[1]) +
      gore(-0.35, lit) +
      gore(0.35, mid);
    return put(
      x,
      y,
      skin +
        pen('M-14 -4L-9 18M14 -4L9 18', tones.ink, 1.6) +
        rect(-10, 17, 20, 15, tones.wood[1], 'rx="3"') +
        (tones.lamps ? oval(0, -30, 26, 40, tones.glow, 'opacity="0.5"') : ''),
      s,
    );
  });
};

function gorge(stage: Stage): Drawing {
  const { width, height, horizon, tones, centre, rng } = stage;
  const r = rng.fork('gorge');
  const far =
    times(3, (i) =>
      mesa(stage, ((i + r.next()) / 3) * width, horizon + 20, r.between(160, 300), r.between(70, 150), 0.12),
    ) + drawMist(stage, horizon, 110, 0.7);
  const river = shape(
    d`M${centre - 14} ${horizon + 60}C${centre + 70} ${height * 0.68} ${centre - 130} ${height * 0.74} ${centre - 70} ${height * 0.84}C${centre - 40} ${height * 0.92} ${centre - 90} ${height * 0.96} ${centre - 120} ${height + 10}H${centre + 150}C${centre + 110} ${height * 0.94} ${centre + 90} ${height * 0.9} ${centre + 40} ${height * 0.82}C${centre - 30} ${height * 0.74} ${centre + 110} ${height * 0.67} ${centre + 14} ${horizon + 60}Z`,
    stage.fade(horizon, height, tones.skyLow, tones.water[1]),
  );
  const floor = rect(
    0,
    horizon + 40,
    width,
    height,
    stage.fade(horizon, height, mix(tones.sand[1], tones.mist, 0.4), mix(tones.ground[1], tones.rock[2], 0.3)),
  );
  const walls = [
    [0.2, 70, 0.44, 0.62],
    [0.45, 130, 0.4, 0.72],
    [0.75, 220, 0.34, 0.86],
    [1, 350, 0.3, 1.06],
  ] as const;
  const art = walls.map(
    ([depth, reach, top, foot], i) =>
      wall(stage, i % 2 ? 1 : -1, depth, reach * 0.9, height * top, height * foot) +
      wall(stage, i % 2 ? -1 : 1, depth * 0.96, reach * 1.1, height * (top + 0.02), height * foot) +
      drawMist(stage, height * foot, 90, 0.35 * (1 - depth)),
  );
  return far + floor + river + art.join('') + people(stage, 'hikers', stage.left + 120, height * 0.315, 10, 1, 0.8);
}

function draw(stage: Stage): Drawing {
  const fairy = /cappadocia|goreme|uchisar|rose-valley|chimney|love-valley|devrent|pasabag/.test(stage.facts.slug);
  return fairy ? chimneys(stage) : gorge(stage) + drawBirds(stage, stage.centre - 80, stage.horizon * 0.55);
}

export const canyon: MotifArt = { as: 'scene', draw, horizon: 0.46, sky: true };
