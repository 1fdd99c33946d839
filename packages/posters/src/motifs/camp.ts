import { tiled } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { drawGround } from '../foreground.ts';
import { drawLand } from '../landscape/lands.ts';
import { people } from '../props/people.ts';
import { fir, leafAt, localTree } from '../props/plants.ts';
import { circle, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';
import { choose } from './choose.ts';

/** A night out of doors: tents or a cabin, and a fire. */

const fire = ({ tones }: Stage): Drawing =>
  (tones.lamps ? circle(0, -30, 130, tones.glow, 'opacity="0.28"') : '') +
  pen('M-40 0L30 -18M40 0L-30 -18', tones.wood[2], 12, 'stroke-linecap="round"') +
  shape('M-26 -8Q-34 -44 -6 -76Q-4 -52 10 -48Q20 -64 14 -80Q40 -44 26 -8Z', tones.accent[1]) +
  shape('M-12 -8Q-16 -30 0 -46Q16 -28 12 -8Z', tones.glow);

const tent = (stage: Stage): Drawing => {
  const { tones } = stage;
  const inside = tones.lamps ? tones.glow : mix(tones.wood[2], tones.ink, 0.4);
  return (
    poly(pts`-200 0, -150 -110, 0 -190, 150 -110, 200 0`, tones.wall[1]) +
    poly(pts`40 -168, 150 -110, 200 0, 90 0`, tones.wall[2]) +
    poly(pts`-170 -104, 0 -204, 170 -104, 176 -90, 0 -184, -176 -90`, tones.accent[1]) +
    shape('M-60 0Q-50 -90 0 -150Q50 -90 60 0Z', inside) +
    shape('M-60 0Q-50 -90 0 -150Q-26 -80 -26 0Z', tones.wall[0]) +
    pen('M-200 0L-250 12M200 0L250 12M0 -204V-226', tones.ink, 4)
  );
};

const cabin = (stage: Stage): Drawing => {
  const { tones } = stage;
  const glass = tones.lamps ? tones.glow : mix(tones.roof[1], tones.skyMid, 0.4);
  return (
    times(8, (i) => rect(-200, -150 + i * 19, 400, 18, i % 2 ? tones.wood[1] : tones.wood[0])) +
    rect(110, -150, 90, 152, tones.wood[2]) +
    rect(-36, -104, 62, 106, tones.wood[2]) +
    [-130, 66]
      .map(
        (x) => rect(x - 36, -112, 76, 60, glass) + pen(`M${x + 2} -112V-52M${x - 36} -82H${x + 40}`, tones.wood[2], 5),
      )
      .join('') +
    rect(90, -290, 40, 90, tones.stone[1]) +
    tiled(-240, -146, 480, 130, 60, tones.roof) +
    rect(-250, 0, 500, 12, tones.wood[1])
  );
};

function site(stage: Stage, houses: Drawing): Drawing {
  const { centre, horizon, height, width } = stage;
  const r = stage.rng.fork('site');
  const dry = ['desert', 'steppe', 'high-plateau'].includes(stage.facts.landscape);
  const trees = dry
    ? ''
    : times(12, (i) =>
        put(
          (width * (i + r.next())) / 12,
          horizon + 30,
          i % 2 ? fir(r, r.between(180, 300), leafAt(stage, 0.75)) : localTree(stage, r, r.between(150, 220), 0.75),
        ),
      );
  return (
    drawLand(stage) +
    drawGround(stage, dry ? 'sand' : 'grass') +
    trees +
    houses +
    put(centre + 40, height * 0.9, fire(stage), 1.1) +
    oval(centre + 40, height * 0.905, 90, 10, stage.tones.ink, 'opacity="0.25"') +
    people(stage, 'round', centre + 40, height * 0.9, 190, 4, 1.5)
  );
}

const tents = (stage: Stage): Drawing => {
  const { centre, horizon } = stage;
  return site(
    stage,
    put(centre + 330, horizon + 70, tent(stage), 0.62) +
      put(centre - 30, horizon + 60, tent(stage), 0.55) +
      put(centre - 300, horizon + 140, tent(stage), 1.15),
  );
};

const cabins = (stage: Stage): Drawing => {
  const { centre, horizon } = stage;
  return site(
    stage,
    put(centre + 300, horizon + 70, cabin(stage), 0.66) + put(centre - 230, horizon + 140, cabin(stage), 1.15),
  );
};

export const camp: MotifArt = {
  as: 'scene',
  draw: (stage) => choose(stage, 'camp', [{ draw: tents }])(stage),
  horizon: 0.56,
  sky: true,
};
export const lodge: MotifArt = {
  as: 'scene',
  draw: (stage) => choose(stage, 'lodge', [{ draw: cabins }])(stage),
  horizon: 0.56,
  sky: true,
};
