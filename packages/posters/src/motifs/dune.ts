import { mix } from '../colour.ts';
import { dune as ridgeOf, mesa } from '../landscape/relief.ts';
import { frond } from '../props/plants.ts';
import { circle, d, pen, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';

/** A laden camel, 90 high, walking right. */
export const camel = (stage: Stage, ink: string): Drawing =>
  shape(
    'M-46 -52Q-44 -64 -30 -64Q-22 -66 -16 -82Q-4 -92 6 -80Q12 -68 20 -66Q34 -64 40 -58Q48 -56 52 -70Q52 -88 62 -94Q78 -94 82 -86Q76 -82 68 -82Q64 -66 58 -52Q50 -40 36 -40L38 -2H32L26 -38H-28L-32 -2H-38L-38 -40Q-48 -42 -50 -30L-54 -30Q-52 -46 -46 -52Z',
    ink,
  ) +
  pen('M-30 -40L-26 -2M30 -40L26 -2', ink, 5) +
  shape('M-18 -84Q-2 -96 10 -78L18 -58H-24Z', stage.tones.accent[1]) +
  shape('M2 -86Q8 -84 10 -78L18 -58H4Z', stage.tones.accent[2]);

const leader = (stage: Stage, ink: string): Drawing =>
  shape('M-8 0L-6 -34Q0 -42 7 -34L9 0Z', stage.tones.wall[1]) +
  circle(0, -44, 6, ink) +
  shape('M-8 -44Q0 -58 8 -44L10 -30L4 -38H-6L-10 -30Z', stage.tones.accent[1]);

/** Great crescents of sand, one behind another. */
function sands(stage: Stage): Drawing {
  const { width, height, horizon, tones, rng } = stage;
  const r = rng.fork('dunes');
  const tone = (t: number): [string, string] => [
    mix(tones.skyLow, mix(tones.sand[0], tones.gold[1], 0.25), 0.45 + 0.55 * t),
    mix(mix(tones.skyLow, tones.sand[2], 0.5), mix(tones.sand[2], tones.brick[1], 0.4), t),
  ];
  let art = rect(0, horizon - 4, width, height - horizon + 10, tone(0)[0]);
  const rows = 4;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y = horizon + 30 + (height * 0.9 - horizon) * t ** 1.2;
    const n = Math.max(2, Math.round((width / 420) * (1.5 - t)));
    for (let j = 0; j < n; j++)
      art += ridgeOf(
        ((j + r.between(0.2, 0.8)) / n) * width,
        y + 20,
        r.between(340, 560) * (0.7 + t * 0.7),
        r.between(70, 130) * (0.7 + t),
        tone(t * 0.8),
      );
    art += rect(0, y + 18, width, height - y, tone(t * 0.8)[0]) + drawMist(stage, y + 14, 34, 0.35 * (1 - t));
  }
  return art;
}

/** The great dune across the front: a bright face, a dark lee, the crest between in one line. */
function great(stage: Stage): Drawing {
  const { width, height, tones, centre } = stage;
  const flip = stage.disc.x > centre ? -1 : 1;
  const X = (k: number) => centre + flip * k;
  const far = width;
  const crest = d`M${X(-far)} ${height * 0.92}C${X(-420)} ${height * 0.84} ${X(-300)} ${height * 0.6} ${X(-90)} ${height * 0.57}C${X(60)} ${height * 0.6} ${X(40)} ${height * 0.72} ${X(180)} ${height * 0.76}C${X(330)} ${height * 0.8} ${X(300)} ${height * 0.95} ${X(420)} ${height + 10}`;
  const dark = mix(tones.sand[2], tones.brick[2], 0.55);
  const lee = shape(
    d`M${X(-90)} ${height * 0.57}C${X(160)} ${height * 0.58} ${X(380)} ${height * 0.76} ${X(far)} ${height * 0.84}V${height + 10}H${X(420)}C${X(300)} ${height * 0.95} ${X(330)} ${height * 0.8} ${X(180)} ${height * 0.76}C${X(40)} ${height * 0.72} ${X(60)} ${height * 0.6} ${X(-90)} ${height * 0.57}Z`,
    stage.fade(height * 0.57, height, dark, mix(dark, tones.ink, 0.25)),
  );
  const face = shape(
    `${crest}${d`L${X(-far)} ${height + 10}Z`}`,
    stage.fade(height * 0.56, height, mix(tones.sand[0], tones.gold[0], 0.3), mix(tones.sand[1], tones.brick[0], 0.3)),
  );
  const wind = times(9, (i) =>
    pen(
      d`M${X(-640 + i * 30)} ${height * (0.985 - i * 0.012)}C${X(-440 + i * 40)} ${height * (0.93 - i * 0.018)} ${X(-250 + i * 30)} ${height * (0.86 - i * 0.022)} ${X(-30 + i * 14)} ${height * (0.9 - i * 0.026)}`,
      tones.sand[2],
      2.6,
      'opacity="0.45"',
    ),
  );
  return lee + face + wind;
}

function caravan(stage: Stage): Drawing {
  const { centre, height, tones } = stage;
  const flip = stage.disc.x > centre;
  const ink = mix(tones.ink, tones.wood[2], 0.4);
  const at = [
    [-330, 0.795],
    [-246, 0.726],
    [-166, 0.652],
    [-84, 0.594],
  ] as const;
  const art = at
    .map(([x, y], i) => put(centre + (flip ? -x : x), height * y - 2, camel(stage, ink), 0.86 - i * 0.1, flip))
    .join('');
  return art + put(centre + (flip ? 26 : -26), height * 0.577, leader(stage, ink), 0.8, flip);
}

/** Palms round a pool between the dunes. */
const oasis = (stage: Stage): Drawing => {
  const { tones, height, right, left, disc, centre } = stage;
  const x = disc.x > centre ? left + 170 : right - 170;
  const r = stage.rng.fork('oasis');
  return times(5, (i) => {
    const px = x + (i - 2) * 44;
    const h = r.between(90, 150);
    const y = height * 0.665 + (i % 2) * 12;
    return (
      pen(d`M${px} ${y}Q${px + 8} ${y - h * 0.5} ${px + 4} ${y - h}`, tones.wood[2], 6) +
      put(px + 4, y - h, [-2.7, -0.4, -2.1, -1, -3.3, 0.2].map((a) => frond(h * 0.42, a, 12, tones.leaf[2])).join(''))
    );
  });
};

function draw(stage: Stage): Drawing {
  const { horizon, width, rng } = stage;
  const r = rng.fork('buttes');
  const far = times(3, (i) =>
    mesa(stage, ((i + r.next()) / 3) * width, horizon + 4, r.between(120, 260), r.between(40, 110), 0.1),
  );
  return (
    far +
    drawMist(stage, horizon - 6, 60, 0.5) +
    sands(stage) +
    oasis(stage) +
    great(stage) +
    caravan(stage) +
    drawBirds(stage, stage.centre + 80, horizon * 0.5)
  );
}

export const dune: MotifArt = { as: 'scene', draw, horizon: 0.5, sky: true };
