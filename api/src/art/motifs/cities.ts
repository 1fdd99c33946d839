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
  const terrace = r.chance(0.5)
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

/** A suspension bridge that crosses the picture. */
function suspension(stage: Stage): Drawing {
  const { width, horizon, tones, centre } = stage;
  const deck = horizon + 26;
  const span = 330;
  const paint = stage.rng.fork('bridge').chance(0.5) ? tones.red : tones.wall;
  const pylon = (x: number) =>
    poly(
      pts`${x - 26} ${deck + 130}, ${x - 18} ${deck - 300}, ${x - 4} ${deck - 300}, ${x - 6} ${deck + 130}`,
      paint[1],
    ) +
    poly(
      pts`${x + 6} ${deck + 130}, ${x + 4} ${deck - 300}, ${x + 18} ${deck - 300}, ${x + 26} ${deck + 130}`,
      paint[2],
    ) +
    [-270, -190, -110, -30].map((y) => rect(x - 18, deck + y, 36, 14, paint[0])).join('') +
    rect(x - 24, deck - 308, 48, 10, paint[0]) +
    rect(x - 50, deck + 110, 100, 46, tones.stone[2]) +
    (tones.lamps ? circle(x, deck - 316, 5, tones.accent[0]) : '');
  const cableAt = (x: number) => {
    const u = Math.abs(x - centre);
    return u <= span ? deck - 20 - 276 * (u / span) ** 2 : deck - 296 + ((u - span) / (width * 0.5)) * 520;
  };
  const hangers = times(Math.round(width / 26), (i) => {
    const x = i * 26;
    const y = cableAt(x);
    return y < deck - 6 ? pen(d`M${x} ${y}V${deck}`, paint[2], 2) : '';
  });
  const main = d`M${centre - span} ${deck - 296}Q${centre} ${deck + 256} ${centre + span} ${deck - 296}`;
  const sides = d`M${centre - span} ${deck - 296}L${centre - span - width * 0.3} ${deck + 16}M${centre + span} ${deck - 296}L${centre + span + width * 0.3} ${deck + 16}`;
  const road =
    rect(0, deck - 4, width, 20, paint[1]) +
    rect(0, deck + 10, width, 8, paint[2]) +
    times(Math.round(width / 40), (i) => pen(d`M${i * 40} ${deck + 18}l20 20l20 -20`, paint[2], 2.4)) +
    rect(0, deck + 37, width, 4, paint[2]) +
    times(16, (i) =>
      rect(
        ((i + 0.3) / 16) * width,
        deck - 13,
        22,
        9,
        tones.lamps ? tones.glow : ([tones.ink, tones.accent[1], tones.wall[0]][i % 3] as string),
        'rx="3"',
      ),
    );
  const strung = tones.lamps
    ? times(24, (i) => {
        const x = centre - span + (i / 23) * span * 2;
        return circle(x, cableAt(x), 3.4, tones.glow);
      })
    : '';
  return (
    pylon(centre - span) +
    pylon(centre + span) +
    hangers +
    pen(main, paint[0], 6) +
    pen(sides, paint[0], 6) +
    road +
    strung
  );
}

/** Many stone arches in two storeys across a river. */
function arches(stage: Stage): Drawing {
  const { width, horizon, tones } = stage;
  const foot = horizon + 130;
  const t: Trio = [mix(tones.stone[0], tones.sand[0], 0.5), mix(tones.stone[1], tones.sand[1], 0.4), tones.stone[2]];
  const step = 96;
  const n = Math.ceil(width / step) + 1;
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.35);
  return (
    rect(0, foot - 210, width, 212, t[1]) +
    times(n, (i) => {
      const x = i * step;
      return (
        shape(
          d`M${x - 34} ${foot + 2}V${foot - 60}C${x - 34} ${foot - 96} ${x - 12} ${foot - 104} ${x} ${foot - 116}C${x + 12} ${foot - 104} ${x + 34} ${foot - 96} ${x + 34} ${foot - 60}V${foot + 2}Z`,
          dark,
        ) +
        poly(pts`${x + 34} ${foot + 2}, ${x + 40} ${foot - 20}, ${x + 56} ${foot - 20}, ${x + 62} ${foot + 2}`, t[2]) +
        [x - 24, x + 24]
          .map((k) =>
            shape(
              d`M${k - 16} ${foot - 130}V${foot - 166}Q${k} ${foot - 196} ${k + 16} ${foot - 166}V${foot - 130}Z`,
              dark,
            ),
          )
          .join('') +
        rect(x + 40, foot - 210, 16, 200, t[0])
      );
    }) +
    rect(0, foot - 128, width, 7, t[0]) +
    rect(0, foot - 216, width, 12, t[0]) +
    rect(0, foot - 204, width, 5, t[2]) +
    people(stage, 'bridge-walk', stage.centre, foot - 216, 420, 6, 0.8)
  );
}

/** One tall curved arch of stone or wood over still water. */
function moon(stage: Stage): Drawing {
  const { horizon, tones, centre, style } = stage;
  const foot = horizon + 120;
  const t =
    style === 'japan' || style === 'china'
      ? stage.rng.fork('bridge').chance(0.5)
        ? tones.red
        : tones.stone
      : tones.stone;
  const art =
    shape('M-460 10C-300 -20 -220 -190 0 -200C220 -190 300 -20 460 10H196A196 168 0 0 0 -196 10Z', t[1]) +
    shape('M60 -198C230 -180 300 -20 460 10H196A196 168 0 0 0 100 -134Z', t[2]) +
    pen('M-206 10A206 176 0 0 1 206 10', t[0], 12) +
    times(17, (i) => {
      const a = Math.PI * (1 + (i + 0.5) / 17);
      return pen(
        d`M${Math.cos(a) * 200} ${10 + Math.sin(a) * 172}L${Math.cos(a) * 226} ${10 + Math.sin(a) * 196}`,
        t[2],
        3,
      );
    }) +
    pen('M-452 -10C-300 -40 -220 -214 0 -226C220 -214 300 -40 452 -10', t[0], 8) +
    times(19, (i) => {
      const x = -396 + i * 44;
      const y = -214 * Math.max(0, 1 - Math.abs(x / 440) ** 2.2) - 4;
      return rect(x - 4, y - 22, 8, 30, t[i > 11 ? 2 : 1]) + circle(x, y - 24, 6, t[0]);
    });
  const whole = put(centre, foot, art, 1.08);
  return (
    `<g transform="translate(${centre.toFixed(1)} ${(foot + 22).toFixed(1)}) scale(1.08 -0.7)" opacity="0.32">${art}</g>` +
    whole +
    people(stage, 'bridge-top', centre, foot - 224, 60, 3, 1)
  );
}

function drawBridge(stage: Stage): Drawing {
  const { horizon, height, centre, facts, style, rng, width } = stage;
  const r = rng.fork('bridge-kind');
  const city = facts.landscape === 'megacity' || facts.landscape === 'coast';
  const back =
    (city
      ? hills(stage, 'b0', 0.05, horizon - 120, 60, 700) + cityLayer(stage, 'b1', 0.2, horizon + 6, 200)
      : hills(stage, 'b1', 0.08, horizon - 140, 60, 620) +
        drawMist(stage, horizon - 60, 100, 0.6) +
        hills(stage, 'b2', 0.32, horizon - 40, 40, 500)) + drawMist(stage, horizon, 60, 0.5);
  const sea =
    water(stage, horizon + 4) + glitter(stage, horizon, height) + ripples(stage, 'strait', horizon, height, 46);
  const named = /suspension|bosphorus|golden-gate|tsing|harbour-bridge|sea-link|galata/.test(facts.slug);
  const draw =
    named || (city && !['persia', 'arabia'].includes(style))
      ? suspension
      : style === 'persia' || style === 'arabia' || (style === 'india' && r.chance(0.5))
        ? arches
        : moon;
  const bank = times(Math.round(width / 60), () => {
    const side = r.chance(0.5);
    const x = side ? r.between(0, stage.left + 160) : r.between(stage.right - 160, width);
    return put(x, horizon + 16, localTree(stage, r, r.between(60, 120), 0.7));
  });
  const near =
    put(stage.left + 20, height + 24, localTree(stage, r, 300, 1)) +
    put(stage.right, height + 40, localTree(stage, r, 240, 1));
  return (
    back +
    sea +
    (draw === suspension ? '' : bank) +
    draw(stage) +
    afloat(stage, centre + r.pick([-1, 1]) * 170, height * 0.86, 1.1, r.chance(0.5)) +
    (draw === suspension ? '' : near) +
    drawBirds(stage, centre - 60, horizon * 0.4)
  );
}

export const bridge: MotifArt = { as: 'scene', draw: drawBridge, horizon: 0.56, sky: true };
