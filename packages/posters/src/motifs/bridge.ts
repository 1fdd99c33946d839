import { mix } from '../colour.ts';
import { cityLayer, hills } from '../landscape/relief.ts';
import { glitter, ripples, water } from '../landscape/water.ts';
import { afloat } from '../props/boats.ts';
import { people } from '../props/people.ts';
import { localTree } from '../props/plants.ts';
import { circle, d, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';

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
