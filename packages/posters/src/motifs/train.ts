import { mix } from '../colour.ts';
import { canopy, hills } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { localTree, bush } from '../props/plants.ts';
import { circle, curve, d, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';

/** A carriage of an old hill railway, 120 long. */
const coach = (stage: Stage, paint: Trio): Drawing => {
  const { tones } = stage;
  return (
    rect(-60, -62, 120, 48, paint[1], 'rx="4"') +
    rect(-60, -26, 120, 12, paint[2]) +
    rect(-62, -66, 124, 9, tones.wall[0], 'rx="4"') +
    rect(-58, -34, 116, 4, tones.gold[1]) +
    times(5, (i) =>
      rect(-52 + i * 22, -56, 15, 19, tones.lamps ? tones.glow : mix(tones.skyLow, tones.roof[1], 0.45), 'rx="2"'),
    ) +
    [-36, 36].map((x) => circle(x, -8, 9, tones.ink) + circle(x, -8, 4, tones.stone[1])).join('')
  );
};

const engine = (stage: Stage, paint: Trio): Drawing => {
  const { tones } = stage;
  const smoke = times(9, (i) =>
    circle(
      44 - i * 30,
      -112 - i * 13 - (i % 2) * 8,
      13 + i * 4.6,
      mix(tones.cloud, tones.snow[0], 0.4),
      `opacity="${(0.9 - i * 0.08).toFixed(2)}"`,
    ),
  );
  return (
    smoke +
    rect(-62, -78, 46, 62, paint[1]) +
    rect(-68, -84, 58, 9, tones.ink, 'rx="3"') +
    rect(-52, -68, 26, 22, tones.lamps ? tones.glow : mix(tones.skyLow, tones.roof[1], 0.45)) +
    rect(-18, -58, 84, 38, tones.ink, 'rx="10"') +
    rect(-18, -52, 84, 7, mix(tones.ink, tones.wall[0], 0.35)) +
    poly(pts`36 -58, 33 -96, 56 -96, 52 -58`, tones.ink) +
    rect(2, -70, 16, 14, tones.gold[1], 'rx="5"') +
    rect(-66, -22, 140, 10, paint[2]) +
    poly(pts`66 -12, 92 2, 66 2`, paint[1]) +
    [-44, -10, 24, 54]
      .map((x, i) => circle(x, -9, i === 3 ? 9 : 13, paint[2]) + circle(x, -9, i === 3 ? 4 : 6, tones.gold[1]))
      .join('') +
    circle(70, -44, 7, tones.glow) +
    pen('M-44 -9H24', tones.stone[0], 4)
  );
};

/** A steam train on a tall viaduct across a green valley. */
function viaduct(stage: Stage): Drawing {
  const { width, height, horizon, tones, centre, rng } = stage;
  const r = rng.fork('viaduct');
  const deck = horizon + 20;
  const t = tones.stone;
  const n = Math.ceil(width / 150) + 1;
  const valley =
    hills(stage, 'v1', 0.5, horizon + 70, 44, 520, height) +
    canopy(stage, 'v2', 0.62, height * 0.74, 26, height) +
    drawMist(stage, height * 0.72, 120, 0.6);
  const bridge =
    times(n, (i) => {
      const x = i * 150;
      return (
        poly(pts`${x - 17} ${deck}, ${x + 17} ${deck}, ${x + 26} ${height * 0.9}, ${x - 26} ${height * 0.9}`, t[1]) +
        poly(pts`${x + 5} ${deck}, ${x + 17} ${deck}, ${x + 26} ${height * 0.9}, ${x + 8} ${height * 0.9}`, t[2])
      );
    }) +
    `<path fill-rule="evenodd" fill="${t[1]}" d="M-10 ${deck}H${width + 10}V${deck + 88}H-10Z${times(n, (i) => d`M${i * 150 + 17} ${deck + 90}V${deck + 74}A58 58 0 0 1 ${i * 150 + 133} ${deck + 74}V${deck + 90}Z`)}"/>` +
    times(n, (i) =>
      pen(d`M${i * 150 + 15} ${deck + 88}V${deck + 74}A60 60 0 0 1 ${i * 150 + 135} ${deck + 74}`, t[0], 5),
    ) +
    rect(0, deck - 8, width, 14, t[0]) +
    rect(0, deck + 5, width, 5, t[2]);
  const paint = r.pick([tones.accent, tones.red, tones.water]);
  const train =
    put(centre + 210, deck - 8, engine(stage, paint), 1.15) +
    times(5, (i) => put(centre + 62 - i * 146, deck - 8, coach(stage, paint), 1.15));
  const front =
    canopy(stage, 'v3', 0.85, height * 0.9, 44, height + 50) +
    times(8, () => put(r.next() * width, height + 10, localTree(stage, r, r.between(150, 260), 1)));
  return valley + bridge + train + front;
}

/** The long nose of the first car. */
function expressNose(stage: Stage, y: number): Drawing {
  const { centre, tones } = stage;
  return (
    shape(
      d`M${centre + 120} ${y - 96}C${centre + 260} ${y - 96} ${centre + 330} ${y - 66} ${centre + 430} ${y - 34}Q${centre + 450} ${y - 20} ${centre + 410} ${y - 18}H${centre + 110}V${y - 96}Z`,
      tones.wall[0],
    ) +
    shape(d`M${centre + 120} ${y - 44}H${centre + 390}L${centre + 412} ${y - 36}H${centre + 120}Z`, tones.accent[1]) +
    shape(
      d`M${centre + 120} ${y - 30}H${centre + 432}Q${centre + 440} ${y - 20} ${centre + 410} ${y - 18}H${centre + 120}Z`,
      tones.wall[2],
    ) +
    shape(
      d`M${centre + 200} ${y - 86}C${centre + 260} ${y - 82} ${centre + 300} ${y - 68} ${centre + 326} ${y - 58}L${centre + 250} ${y - 58}Z`,
      tones.roof[2],
    ) +
    circle(centre + 392, y - 34, 5, tones.glow)
  );
}

/** A white express past fields, the track running away in one long curve. */
function express(stage: Stage): Drawing {
  const { width, height, horizon, tones, centre, rng } = stage;
  const r = rng.fork('express');
  const fields = times(6, (i) => {
    const t = (i / 5) ** 1.4;
    const y = horizon + 10 + (height - horizon) * t * 0.55;
    return shape(
      `${curve(pts`0 ${y + 12}, ${width * 0.3} ${y - 4}, ${width * 0.7} ${y + 6}, ${width} ${y - 8}`)}${d`V${height}H0Z`}`,
      mix(
        [tones.leaf[0], mix(tones.leaf[0], tones.gold[0], 0.45), tones.leaf[1], mix(tones.skyLow, tones.water[0], 0.4)][
          i % 4
        ] as string,
        tones.mist,
        0.45 * (1 - t),
      ),
    );
  });
  const y = height * 0.8;
  const body = (x0: number, x1: number) =>
    rect(x0, y - 96, x1 - x0, 78, tones.wall[0]) +
    rect(x0, y - 44, x1 - x0, 8, tones.accent[1]) +
    rect(x0, y - 30, x1 - x0, 12, tones.wall[2]) +
    times(Math.round((x1 - x0) / 40), (i) =>
      rect(x0 + 8 + i * 40, y - 80, 24, 21, tones.lamps ? tones.glow : tones.roof[1], 'rx="5"'),
    ) +
    times(Math.round((x1 - x0) / 230), (i) => rect(x0 + i * 230, y - 96, 3, 78, tones.wall[2]));
  const nose = expressNose(stage, y);
  const bed =
    rect(0, y - 18, width, 16, tones.stone[2]) +
    rect(0, y - 2, width, 30, tones.stone[1]) +
    times(
      Math.round(width / 120),
      (i) =>
        rect(i * 120 + 20, y - 2, 22, height * 0.24, tones.stone[2]) +
        rect(i * 120 + 20, y - 2, 9, height * 0.24, tones.stone[1]),
    ) +
    rect(0, y + 24, width, 6, tones.stone[2]);
  const wires =
    times(
      Math.round(width / 260),
      (i) => rect(i * 260 + 60, y - 190, 5, 180, tones.roof[2]) + rect(i * 260 + 30, y - 186, 60, 4, tones.roof[2]),
    ) + pen(d`M0 ${y - 176}H${width}`, tones.roof[2], 1.6);
  const front = times(Math.round(width / 60), () =>
    put(
      r.next() * width,
      height + 14,
      bush(r, r.between(80, 150), [tones.leaf[1], tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.4)]),
    ),
  );
  const trees = times(9, () => put(r.next() * width, y - 20, localTree(stage, r, r.between(70, 130), 0.7)));
  return fields + trees + wires + body(-10, centre + 130) + nose + bed + front;
}

export const train: MotifArt = {
  as: 'scene',
  draw: (stage) =>
    drawLand(stage) +
    drawBirds(stage, stage.centre - 240, stage.horizon * 0.35) +
    ((stage.style === 'japan' ||
      stage.style === 'korea' ||
      /express|high-speed|maglev|metro|shinkansen|mrt/.test(stage.facts.slug)) &&
    stage.rng.fork('train').chance(0.75)
      ? express(stage)
      : viaduct(stage)),
  horizon: 0.54,
  sky: true,
};
