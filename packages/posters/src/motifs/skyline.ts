import { windows } from '../build/masonry.ts';
import { lift, mix } from '../colour.ts';
import { cityLayer, hills } from '../landscape/relief.ts';
import { glitter, ripples, water } from '../landscape/water.ts';
import { afloat } from '../props/boats.ts';
import { people } from '../props/people.ts';
import { localTree } from '../props/plants.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times, turned } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** Crowns that towers may wear, drawn above (0, 0) for a half-width of w. */
const crowns: readonly ((w: number, trio: Trio) => Drawing)[] = [
  (w, t) =>
    poly(pts`${-w} 1, ${-w} ${-w * 0.5}, ${w} ${-w * 1.6}, ${w} 1`, t[1]) +
    poly(pts`${w * 0.2} 1, ${w * 0.2} ${-w * 1.16}, ${w} ${-w * 1.6}, ${w} 1`, t[2]),
  (w, t) =>
    poly(pts`${-w} 1, 0 ${-w * 1.7}, ${w} 1`, t[1]) +
    poly(pts`${w * 0.15} 1, 0 ${-w * 1.7}, ${w} 1`, t[2]) +
    rect(-1.5, -w * 2.3, 3, w * 0.7, t[0]),
  (w, t) => turned(pts`${w * 0.2} ${-w * 1.2}, ${w * 0.7} ${-w * 0.9}, ${w * 0.96} ${-w * 0.4}, ${w} 1`, t),
  (w, t) =>
    rect(-w * 0.7, -w * 0.5, w * 1.4, w * 0.52, t[1]) +
    rect(-w * 0.4, -w, w * 0.8, w * 0.52, t[1]) +
    rect(w * 0.1, -w, w * 0.3, w, t[2]) +
    rect(-1.5, -w * 2.4, 3, w * 1.4, t[0]),
  (w, t) =>
    shape(d`M${-w} 1C${-w} ${-w * 1.2} ${w * 0.6} ${-w * 1.6} ${w} ${-w * 2.2}V1Z`, t[1]) +
    shape(d`M${w * 0.3} 1V${-w * 1.3}Q${w * 0.8} ${-w * 1.7} ${w} ${-w * 2.2}V1Z`, t[2]),
  (w, t) =>
    rect(-w, -4, w * 2, 5, t[0]) +
    rect(-w * 0.5, -w * 0.4, w * 0.4, w * 0.4, t[2]) +
    rect(w * 0.2, -w * 0.26, w * 0.5, w * 0.26, t[1]),
];

/** One tower: its own tint, a pattern of floors or bays, and a crown. */
function towerBlock(stage: Stage, r: Seeded, w: number, h: number): Drawing {
  const { tones } = stage;
  const tint = r.pick([
    tones.water[1],
    tones.stone[1],
    tones.layer(0.5),
    tones.accent[2],
    tones.layer(0.7),
    tones.wall[2],
  ]);
  const base = mix(tones.layer(r.between(0.5, 0.8)), tint, 0.42);
  const trio: Trio = [lift(base, 0.09), base, lift(base, -0.08)];
  const lit = tones.lamps ? tones.glow : mix(trio[0], tones.skyLow, 0.5);
  const hw = w / 2;
  const body =
    rect(-hw, -h, w, h, trio[1]) + rect(-hw, -h, w * 0.26, h, trio[0]) + rect(w * 0.14, -h, w * 0.36, h, trio[2]);
  const kind = r.int(0, 3);
  const rows = Math.floor(h / 19);
  const face =
    kind === 0
      ? times(rows, (i) =>
          rect(-hw, -h + 8 + i * 19, w, 4.5, lit, `opacity="${tones.lamps ? (r.chance(0.6) ? 0.7 : 0.12) : 0.5}"`),
        )
      : kind === 1
        ? times(4, (i) =>
            rect(-hw + w * (0.1 + i * 0.23), -h + 6, w * 0.1, h - 10, lit, `opacity="${tones.lamps ? 0.4 : 0.45}"`),
          )
        : windows(
            -hw + 3,
            -h + 6,
            w - 6,
            h - 12,
            Math.max(3, Math.round(w / 15)),
            rows,
            () => (r.chance(tones.lamps ? 0.45 : 0.55) ? lit : trio[2]),
            0.5,
          );
  return body + face + put(0, -h, r.pick(crowns)(hw, trio));
}

/** The one that everybody knows. */
function beacon(stage: Stage, r: Seeded): Drawing {
  const { tones } = stage;
  const base = mix(tones.layer(0.62), tones.accent[1], 0.2);
  const t: Trio = [lift(base, 0.14), base, lift(base, -0.1)];
  const lit = tones.lamps ? tones.glow : mix(t[0], tones.skyLow, 0.4);
  const slug = stage.facts.slug;
  if (/marina-bay|sands|singapore/.test(slug))
    return (
      [-120, 0, 120]
        .map(
          (x) =>
            poly(pts`${x - 36} 0, ${x - 22} -300, ${x + 26} -300, ${x + 44} 0`, t[1]) +
            poly(pts`${x + 8} 0, ${x + 4} -300, ${x + 26} -300, ${x + 44} 0`, t[2]) +
            times(15, (i) => rect(x - 32 + i * 0.7, -14 - i * 19, 60 - i * 0.8, 5, lit, 'opacity="0.55"')),
        )
        .join('') +
      shape('M-176 -300Q-20 -316 196 -322Q216 -318 200 -308Q0 -286 -170 -288Q-190 -294 -176 -300Z', t[0]) +
      times(9, (i) => oval(-150 + i * 38, -318 - i * 1.6, 12, 8, tones.leaf[1]))
    );
  if (/shanghai|pearl|pudong|bund/.test(slug))
    return (
      turned(pts`3 -560, 5 -470, 8 -420, 9 0`, t) +
      [
        [-400, 20],
        [-330, 34],
        [-150, 50],
      ]
        .map(
          ([y, w]) =>
            turned(
              pts`${w! * 0.5} ${y! - w! * 0.86}, ${w! * 0.9} ${y! - w! * 0.4}, ${w!} ${y!}, ${w! * 0.9} ${y! + w! * 0.4}, ${w! * 0.5} ${y! + w! * 0.86}`,
              tones.accent,
            ) + rect(-w!, y! - 4, w! * 2, 8, lit),
        )
        .join('') +
      poly(pts`-70 0, -12 -120, -4 -120, -46 0`, t[1]) +
      poly(pts`70 0, 12 -120, 4 -120, 46 0`, t[2]) +
      put(130, 0, turned(pts`4 -520, 24 -470, 44 -300, 46 0`, t)) +
      put(-130, 0, shape('M-40 0V-380Q-30 -430 20 -450L40 -380V0Z', t[1]) + rect(-16, -424, 34, 28, tones.skyLow))
    );
  return r.chance(0.5)
    ? turned(pts`2 -580, 5 -500, 20 -470, 26 -400, 40 -396, 44 -280, 58 -276, 62 0`, t) +
        times(24, (i) => rect(-50, -264 + i * 11, 100, 4, lit, `opacity="${tones.lamps ? 0.65 : 0.4}"`))
    : shape('M-52 0C-60 -260 -30 -460 0 -540C30 -460 60 -260 52 0Z', t[1]) +
        shape('M8 0C20 -260 14 -460 0 -540C30 -460 60 -260 52 0Z', t[2]) +
        times(17, (i) =>
          pen(
            d`M${-50 + i * 1.2} ${-i * 27}L${50 - i * 1.4} ${-i * 27 - 24}`,
            lit,
            3,
            `opacity="${tones.lamps ? 0.6 : 0.4}"`,
          ),
        );
}

function drawSkyline(stage: Stage): Drawing {
  const { width, height, horizon, centre, tones, rng } = stage;
  const r = rng.fork('skyline');
  const quay = horizon + 50;
  const back =
    hills(stage, 'k0', 0.04, horizon - 170, 70, 760) +
    cityLayer(stage, 'k1', 0.14, horizon + 10, 330) +
    drawMist(stage, horizon - 80, 150, 0.5) +
    cityLayer(stage, 'k2', 0.34, horizon + 30, 230) +
    drawMist(stage, horizon, 90, 0.4);
  const n = Math.round(width / 92);
  const towers = Array.from({ length: n }, (_, i) => {
    const x = ((i + r.between(0.2, 0.8)) / n) * width;
    const mid = Math.exp(-(((x - centre) / 430) ** 2));
    return { x, h: (120 + 260 * mid) * r.between(0.6, 1.12), w: r.between(56, 92) };
  }).sort((a, b) => b.h - a.h);
  const hero = centre + r.pick([-1, 1]) * r.between(30, 130);
  const front =
    put(hero, quay, beacon(stage, r)) +
    towers
      .filter(({ x, h }) => Math.abs(x - hero) > 150 || h < 200)
      .map(({ x, h, w }) => put(x, quay, towerBlock(stage, r, w, Math.abs(x - hero) < 150 ? h * 0.6 : h)))
      .join('');
  const trees = times(Math.round(width / 40), () =>
    put(r.next() * width, quay + 6, localTree(stage, r, r.between(30, 56), 0.8)),
  );
  const line =
    rect(0, quay - 2, width, 12, tones.stone[2]) +
    (tones.lamps ? times(Math.round(width / 36), (i) => circle(i * 36, quay + 3, 2.6, tones.glow)) : '');
  const mirror = `<g ${stage.clip(d`M0 ${quay}H${width}V${height}H0Z`)}><g transform="translate(0 ${(quay * 2 + 6).toFixed(1)}) scale(1 -0.85)" opacity="0.42">${front}</g></g>`;
  const bay =
    water(stage, quay + 8) +
    mirror +
    rect(0, quay + 8, width, height, stage.fade(quay, height, `${tones.water[1]}00`, `${tones.water[2]}d0`)) +
    glitter(stage, quay + 10, height) +
    ripples(stage, 'bay', quay + 12, height, 50);
  const terrace = choose(stage, 'terrace', [{ draw: true }, { draw: false }])
    ? rect(0, height * 0.945, width, 60, mix(tones.ink, tones.stone[2], 0.3)) +
      rect(0, height * 0.9, width, 5, tones.ink) +
      times(Math.round(width / 46), (i) => rect(i * 46, height * 0.9, 4, 50, tones.ink)) +
      people(stage, 'terrace', centre, height * 0.945, 420, 6, 1.5)
    : '';
  const lamp = terrace ? '' : put(stage.right + 40, height + 30, localTree(stage, r, 260, 1));
  return (
    back +
    front +
    trees +
    bay +
    line +
    afloat(stage, centre - 260, height * 0.8, 0.9) +
    afloat(stage, centre + 320, height * 0.73, 0.55, true) +
    terrace +
    lamp +
    drawBirds(stage, centre - 380, horizon * 0.3)
  );
}

export const skyline: MotifArt = { as: 'scene', draw: drawSkyline, horizon: 0.6, sky: true };
