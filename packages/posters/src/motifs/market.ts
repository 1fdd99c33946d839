import { mix } from '../colour.ts';
import { drawLand } from '../landscape/lands.ts';
import { people } from '../props/people.ts';
import { circle, d, ogee, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';
import { house } from './houses.ts';
import { aisle, awningStrings, barrow, ground, stall } from './stalls.ts';
import { choose } from './choose.ts';

/** Carpets that hang from the nearest vault. */
function hangingCloths(stage: Stage, vx: number): Drawing {
  const { tones } = stage;
  return times(6, (i) => {
    const side = i % 2 ? 1 : -1;
    const x = vx + side * (430 + Math.floor(i / 2) * 130);
    const h = 250 + Math.floor(i / 2) * 60;
    const [lit, mid, shade] = [tones.accent, tones.red, tones.gold][i % 3] as (typeof tones)['accent'];
    return (
      rect(x - 56, -10, 112, h, mid) +
      rect(x - 46, 0, 92, h - 20, shade) +
      times(4, (j) =>
        poly(
          pts`${x} ${16 + j * (h / 4.6)}, ${x + 30} ${16 + (j + 0.5) * (h / 4.6)}, ${x} ${16 + (j + 1) * (h / 4.6)}, ${x - 30} ${16 + (j + 0.5) * (h / 4.6)}`,
          j % 2 ? lit : tones.sand[0],
        ),
      ) +
      times(14, (j) => rect(x - 56 + j * 8.4, h - 12, 3, 16, tones.sand[1]))
    );
  });
}

/** Under the vaults of a covered bazaar. */
function bazaar(stage: Stage): Drawing {
  const { width, height, tones, centre } = stage;
  const r = stage.rng.fork('bazaar');
  const vx = centre;
  const vy = height * 0.6;
  const n = 5;
  let art =
    rect(0, 0, width, height, stage.fade(0, height, mix(tones.skyTop, tones.wood[2], 0.5), tones.skyLow)) +
    circle(
      vx,
      vy - 70,
      330,
      stage.glow(vx, vy - 70, 330, [
        [0, '#fff3cf', 0.95],
        [1, '#fff3cf', 0],
      ]),
    );
  for (let i = 0; i < n; i++) {
    const t = (i / (n - 1)) ** 1.5;
    const w = 130 + 600 * t;
    const h = 250 + 700 * t;
    const y = vy + 26 + (height - vy) * t * 0.95;
    const stone = mix(mix(tones.sand[1], tones.skyLow, 0.4), mix(tones.stone[2], tones.ink, 0.3), t);
    const hole = ogee(vx, y + 30, w, h);
    art +=
      shape(d`M-20 -20H${width + 20}V${height + 20}H-20Z${hole}`, stone, 'fill-rule="evenodd"') +
      pen(hole, mix(stone, tones.accent[1], 0.45), 6 + 12 * t) +
      pen(ogee(vx, y + 30, w * 0.96, h * 0.98), mix(stone, tones.gold[0], 0.5), 2 + 3 * t);
    if (i === 0) art += ground(stage, vy + 20);
    if (i > 0 && i < n)
      for (const s of [-1, 1]) art += put(vx + s * w * 0.8, y + 10, stall(stage, r, true), 0.42 + 0.95 * t);
    const lamps = times(3, (j) => {
      const x = vx + (j - 1) * w * 0.5;
      const yy = y - h * (0.78 - Math.abs(j - 1) * 0.12);
      const s = 6 + 13 * t;
      return (
        pen(d`M${x} ${yy - h * 0.2}V${yy}`, tones.ink, 1.5) +
        circle(x, yy + s, s * 3, tones.glow, 'opacity="0.16"') +
        shape(
          d`M${x - s * 0.5} ${yy}H${x + s * 0.5}L${x + s} ${yy + s}L${x} ${yy + s * 2.3}L${x - s} ${yy + s}Z`,
          j % 2 ? tones.glow : mix(tones.accent[0], tones.glow, 0.4),
        )
      );
    });
    art += lamps;
  }
  const cloths = hangingCloths(stage, vx);
  return (
    art +
    cloths +
    people(stage, 'bazaar-far', vx, vy + 60, 50, 5, 0.8) +
    people(stage, 'bazaar', vx, height * 0.84, 170, 5, 1.6)
  );
}

function drawMarket(stage: Stage): Drawing {
  const { height, horizon, centre, rng, width } = stage;
  const r = rng.fork('market');
  const covered = ['persia', 'levant', 'arabia', 'caucasus'].includes(stage.style);
  const hall = choose(stage, 'hall', [{ draw: true }, { draw: stage.facts.setting === 'indoor' }]);
  if (covered && hall) return bazaar(stage);
  let row = '';
  for (let x = -60; x < width + 20;) {
    const w = r.between(130, 190);
    row += put(x, horizon + 20, house(stage, r, w, r.between(230, 320)));
    x += w * 1.04;
  }
  return (
    drawLand(stage) +
    row +
    drawMist(stage, horizon - 40, 200, 0.35) +
    ground(stage, horizon + 10) +
    aisle(stage, horizon + 60, false) +
    put(centre + r.pick([-1, 1]) * 90, height * 0.97, barrow(stage), 1.35) +
    awningStrings(stage, r)
  );
}

export const market: MotifArt = {
  as: 'scene',
  draw: (stage) => drawMarket(stage),
  horizon: 0.54,
  sky: true,
  bare: true,
};
