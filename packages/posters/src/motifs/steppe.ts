import { mix } from '../colour.ts';
import { drawLand } from '../landscape/lands.ts';
import { hills } from '../landscape/relief.ts';
import { people } from '../props/people.ts';
import { tuft } from '../props/plants.ts';
import { circle, curve, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';

/** A felt tent with its painted door and smoke. */
export function yurt(stage: Stage): Drawing {
  const { tones } = stage;
  const smoke = pen(
    'M4 -172C-16 -200 30 -220 10 -252C0 -270 24 -284 34 -300',
    tones.cloud,
    9,
    'stroke-linecap="round" opacity="0.6"',
  );
  const roof =
    shape('M-128 -92Q-70 -150 -16 -164H16Q70 -150 128 -92Q0 -76 -128 -92Z', tones.wall[0]) +
    shape('M6 -164H16Q70 -150 128 -92Q90 -86 56 -84Q40 -130 6 -164Z', tones.wall[2]);
  const wall =
    shape('M-122 -94Q-126 -40 -122 2Q0 14 122 2Q126 -40 122 -94Q0 -78 -122 -94Z', tones.wall[1]) +
    shape('M50 -85Q90 -88 122 -94Q126 -40 122 2Q90 6 54 8Q58 -40 50 -85Z', tones.wall[2]);
  const band =
    pen('M-124 -90Q0 -74 124 -90', tones.accent[1], 9) +
    times(11, (i) => {
      const x = -110 + i * 22;
      return poly(pts`${x - 6} -70, ${x} -78, ${x + 6} -70, ${x} -62`, tones.accent[i > 7 ? 2 : 1]);
    });
  const ropes = [-84, -50, 60, 96]
    .map((x) => pen(d`M${x * 0.2} -160Q${x * 0.8} -130 ${x} -4`, tones.wood[1], 2, 'opacity="0.6"'))
    .join('');
  const door =
    rect(-26, -72, 48, 80, tones.accent[2]) +
    rect(-20, -66, 36, 74, tones.lamps ? tones.glow : tones.accent[1]) +
    poly(pts`-14 -30, -2 -44, 10 -30, -2 -16`, tones.gold[1]);
  return (
    oval(0, 6, 150, 14, tones.ink, 'opacity="0.25"') +
    smoke +
    wall +
    roof +
    band +
    ropes +
    door +
    oval(0, -165, 20, 6, tones.wood[2])
  );
}

/** A grazing or galloping horse. */
export const horse = (fill: string, mane: string, running: boolean): Drawing =>
  running
    ? shape(
        'M-46 -50Q-30 -64 6 -58Q22 -58 32 -74L48 -92Q54 -98 58 -92L74 -80Q76 -72 66 -72L52 -66Q44 -44 34 -38L58 -16L50 -2L46 -6L48 -14L22 -28L-14 -30L-40 -14L-62 -10L-60 -18L-44 -22L-34 -38Q-48 -40 -46 -50Z',
        fill,
      ) +
      shape('M46 -92Q26 -84 20 -58L32 -62Q38 -78 50 -88Z', mane) +
      shape('M-46 -50Q-68 -56 -84 -44Q-66 -46 -48 -38Z', mane)
    : shape(
        'M-44 -52Q-20 -60 14 -54Q28 -54 38 -40L52 -14Q56 -6 50 -2Q44 -4 38 -12L28 -26Q22 -28 20 -24L22 0H16L12 -26L-24 -28L-28 0H-34L-36 -28Q-50 -38 -44 -52Z',
        fill,
      ) +
      shape('M20 -56Q36 -46 46 -20L40 -16Q32 -38 16 -48Z', mane) +
      shape('M-45 -50Q-58 -34 -52 -12Q-46 -26 -42 -40Z', mane) +
      pen('M-30 -28L-24 0M16 -26L26 0', fill, 5);

function rider(stage: Stage): Drawing {
  const { tones } = stage;
  return (
    horse(mix(tones.wood[2], tones.ink, 0.3), tones.ink, true) +
    shape('M-6 -58Q-8 -92 6 -96Q18 -92 14 -60Z', tones.accent[1]) +
    circle(6, -103, 7, tones.wood[0]) +
    shape('M-4 -104Q6 -122 16 -104Z', tones.gold[1]) +
    pen('M10 -84L32 -74', tones.accent[2], 5) +
    pen('M0 -62L8 -36', tones.accent[2], 6)
  );
}

/** Grazing horses, some of them running. */
function horses(stage: Stage, s: 1 | -1, r: Seeded): Drawing {
  const { centre, horizon, tones } = stage;
  return times(9, (i) =>
    put(
      centre - s * r.between(100, 520),
      horizon + r.between(96, 170),
      horse(
        i % 3 === 0 ? tones.wall[1] : i % 3 === 1 ? tones.wood[2] : tones.ink,
        i % 3 === 0 ? tones.stone[1] : tones.ink,
        r.chance(0.35),
      ),
      r.between(0.5, 0.72),
      r.chance(0.5),
    ),
  );
}

function draw(stage: Stage): Drawing {
  const { width, height, horizon, centre, tones, rng } = stage;
  const r = rng.fork('steppe');
  const s = r.chance(0.5) ? 1 : -1;
  const grass = [
    mix(tones.leaf[0], tones.gold[0], 0.38),
    mix(tones.leaf[1], tones.ground[0], 0.3),
    mix(tones.leaf[1], tones.leaf[2], 0.5),
  ];
  const plain = hills(stage, 'e1', 0.4, horizon + 14, 16, 900, height) + drawMist(stage, horizon + 20, 60, 0.5);
  const swell = (part: number, y: number, fill: string, lower: string) =>
    shape(
      `${curve(Array.from({ length: 7 }, (_, i) => [(width * i) / 6, y + Math.sin(i * 1.3 + part * 2) * 24] as const))}${d`V${height + 10}H0Z`}`,
      stage.fade(y - 30, height, fill, lower),
    );
  const river = shape(
    d`M${centre - s * 90} ${horizon + 40}C${centre + s * 80} ${horizon + 70} ${centre - s * 240} ${horizon + 110} ${centre - s * 60} ${horizon + 150}C${centre + s * 120} ${horizon + 190} ${centre - s * 240} ${horizon + 230} ${centre - s * 420} ${height + 10}H${centre - s * 200}C${centre - s * 60} ${horizon + 270} ${centre + s * 210} ${horizon + 200} ${centre + s * 10} ${horizon + 146}C${centre - s * 140} ${horizon + 110} ${centre + s * 130} ${horizon + 70} ${centre - s * 78} ${horizon + 40}Z`,
    mix(tones.skyLow, tones.water[0], 0.35),
  );
  const herd = horses(stage, s, r);
  const sheep = times(16, () => {
    const x = centre + s * r.between(-60, 420);
    const y = horizon + r.between(66, 110);
    return oval(x, y, 9, 6, tones.wall[0]) + circle(x + 8, y - 2, 3, tones.ink);
  });
  const camp =
    put(centre + s * 330, height * 0.83, yurt(stage), 1.1, s < 0) +
    put(centre + s * 100, height * 0.765, yurt(stage), 0.62) +
    put(centre + s * 480, height * 0.75, yurt(stage), 0.5);
  const front = put(centre - s * 240, height * 0.915, rider(stage), 1.4, s < 0);
  const blades = times(Math.round(width / 26), () =>
    put(
      r.next() * width,
      height + 6,
      tuft(
        r,
        r.between(30, 80),
        r.pick([tones.leaf[2], grass[1] as string, mix(tones.leaf[2], tones.ink, 0.35), tones.gold[2]]),
      ),
    ),
  );
  return (
    drawLand(stage) +
    plain +
    swell(1, horizon + 50, mix(grass[0] as string, tones.mist, 0.3), grass[1] as string) +
    river +
    sheep +
    herd +
    swell(3, height * 0.87, grass[1] as string, grass[2] as string) +
    camp +
    front +
    people(stage, 'camp', centre + s * 200, height * 0.86, 70, 2, 1) +
    blades +
    drawBirds(stage, centre - s * 200, horizon * 0.4)
  );
}

export const steppe: MotifArt = { as: 'scene', draw, horizon: 0.56, sky: true };
