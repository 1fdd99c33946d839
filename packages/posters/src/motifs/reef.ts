import { mix } from '../colour.ts';
import { circle, curve, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';

/** Under water: light from above, fish in the middle, coral below. */

const fish = (body: string, stripe: string, fin: string, s: number): Drawing =>
  `<g transform="scale(${s.toFixed(2)})">${shape('M-34 0Q-10 -26 22 -12Q34 -6 38 0Q34 6 22 12Q-10 26 -34 0Z', body)}${shape('M-30 0L-58 -18Q-50 0 -58 18Z', fin)}${shape('M-8 -19Q6 -36 20 -13ZM-6 18Q4 30 14 13Z', fin)}${shape('M-12 -17Q-4 0 -12 17L-3 18Q4 0 -3 -18ZM14 -14Q20 0 14 14L20 12Q26 0 20 -12Z', stripe)}${circle(29, -3, 3.2, '#1c2430')}${circle(30, -4, 1.1, '#ffffff')}</g>`;

const branch = (rng: Seeded, h: number, fill: string, depth = 0): Drawing => {
  if (depth > 3) return circle(0, 0, h * 0.16, fill);
  const w = Math.max(3, h * 0.15);
  const tips = [-0.5, 0.05, 0.52].slice(0, depth ? 2 : 3);
  return (
    pen(d`M0 0Q${h * 0.05} ${-h * 0.5} 0 ${-h}`, fill, w, 'stroke-linecap="round"') +
    tips
      .map(
        (a) =>
          `<g transform="translate(0 ${(-h * rng.between(0.55, 0.95)).toFixed(1)}) rotate(${((a + rng.between(-0.15, 0.15)) * 80).toFixed(0)})">${branch(rng, h * 0.62, fill, depth + 1)}</g>`,
      )
      .join('')
  );
};

const fan = (h: number, fill: string, vein: string): Drawing =>
  shape(
    d`M0 0C${-h * 0.7} ${-h * 0.2} ${-h * 0.75} ${-h * 0.9} ${-h * 0.1} ${-h}C${h * 0.6} ${-h * 1.05} ${h * 0.8} ${-h * 0.3} 0 0Z`,
    fill,
  ) +
  times(7, (i) =>
    pen(
      d`M0 0Q${(i - 3) * h * 0.12} ${-h * 0.5} ${(i - 3) * h * 0.19} ${-h * (0.92 - Math.abs(i - 3) * 0.07)}`,
      vein,
      2.4,
      'opacity="0.6"',
    ),
  );

const brain = (w: number, fill: string, line: string): Drawing =>
  shape(d`M${-w} 0A${w} ${w * 0.82} 0 0 1 ${w} 0Z`, fill) +
  times(4, (i) =>
    pen(
      d`M${-w * 0.8 + i * w * 0.1} ${-w * 0.12 - i * w * 0.16}q${w * 0.2} ${-w * 0.14} ${w * 0.4} 0t${w * 0.4} 0t${w * 0.36} 0`,
      line,
      w * 0.06,
      'opacity="0.6"',
    ),
  );

const tube = (h: number, fill: string, hole: string): Drawing =>
  times(3, (i) => {
    const x = (i - 1) * h * 0.3;
    const t = h * (0.7 + 0.3 * (i % 2));
    return (
      shape(d`M${x - h * 0.09} 0L${x - h * 0.15} ${-t}H${x + h * 0.15}L${x + h * 0.09} 0Z`, fill) +
      oval(x, -t, h * 0.15, h * 0.06, hole)
    );
  });

const weed = (rng: Seeded, h: number, fill: string): Drawing =>
  times(5, (i) => {
    const x = (i - 2) * 14;
    const s = rng.between(-1, 1) * 20;
    return shape(
      d`M${x - 6} 2C${x + s} ${-h * 0.3} ${x - s} ${-h * 0.6} ${x + s} ${-h * rng.between(0.7, 1)}C${x - s + 10} ${-h * 0.6} ${x + s + 12} ${-h * 0.3} ${x + 6} 2Z`,
      fill,
    );
  });

function turtle(stage: Stage): Drawing {
  const { leaf, ground, gold } = stage.tones;
  return (
    shape('M40 14Q96 30 110 74Q60 64 22 26ZM-50 16Q-70 50 -100 56Q-84 26 -64 8Z', ground[2]) +
    oval(0, 0, 84, 46, leaf[2]) +
    shape('M-84 0A84 46 0 0 1 84 0Q0 14 -84 0Z', leaf[1]) +
    ['M-20 -38L20 -38L34 -8L0 4L-34 -8Z', 'M-74 -18L-42 -34L-44 -8L-78 -2Z', 'M74 -18L42 -34L44 -8L78 -2Z']
      .map((p) => shape(p, gold[2], 'opacity="0.55"'))
      .join('') +
    shape('M78 -14Q110 -36 132 -18Q130 2 82 6Z', ground[1]) +
    circle(116, -18, 3.6, '#1c2430') +
    shape('M30 -30Q70 -70 116 -84Q94 -40 56 -20Z', ground[1])
  );
}

const manta = (stage: Stage): Drawing => {
  const { ink, water, wall } = stage.tones;
  return (
    shape(
      'M0 -30Q70 -40 170 34Q80 18 30 44Q10 52 0 60Q-10 52 -30 44Q-80 18 -170 34Q-70 -40 0 -30Z',
      mix(water[2], ink, 0.6),
    ) +
    shape('M-60 10Q0 -14 60 10Q20 24 0 44Q-20 24 -60 10Z', mix(wall[1], water[1], 0.3)) +
    pen('M0 58Q6 110 -8 160', mix(water[2], ink, 0.6), 4) +
    shape('M-18 -28L-26 -50L-8 -32ZM18 -28L26 -50L8 -32Z', ink)
  );
};

function floor(stage: Stage, depth: number, y: number, fill: string): Drawing {
  const rng = stage.rng.fork(`floor${depth}`);
  const { width, height, tones } = stage;
  const n = 8;
  const line = Array.from(
    { length: n + 1 },
    (_, i) => [(width * i) / n, y - 70 * Math.abs((i / n) * 2 - 1) ** 1.5 + rng.between(-26, 26)] as const,
  );
  const bank = shape(`${curve(line)}${d`L${width} ${height + 9}L0 ${height + 9}Z`}`, fill);
  const haze = (colour: string) => mix(tones.water[2], colour, 0.3 + 0.7 * depth);
  const paints = [
    tones.accent[1],
    tones.bloom[1],
    tones.gold[1],
    tones.red[0],
    tones.leaf[0],
    mix(tones.accent[1], '#9a5fb0', 0.6),
  ];
  const count = Math.round(width / 105);
  const corals = times(count, (i) => {
    const x = ((i + rng.next()) / count) * width;
    const t = x / width;
    const base = y - 70 * Math.abs(t * 2 - 1) ** 1.5 + 26;
    const fill2 = haze(rng.pick(paints));
    const dark = mix(fill2, tones.water[2], 0.5);
    const s = (0.55 + 0.65 * depth) * rng.between(0.8, 1.25);
    const kind = rng.int(0, 4);
    const art =
      kind === 0
        ? branch(rng, 74, fill2)
        : kind === 1
          ? fan(120, fill2, dark)
          : kind === 2
            ? brain(64, fill2, dark)
            : kind === 3
              ? tube(104, fill2, dark)
              : weed(rng, 150, haze(tones.leaf[1]));
    return put(x, base, art, s);
  });
  return bank + corals;
}

/** Light from the surface. */
function sunShafts(stage: Stage, r: Seeded): Drawing {
  const { centre, height } = stage;
  return times(6, (i) => {
    const x = centre + (i - 2.5) * 210 + r.between(-50, 50);
    const w = r.between(24, 60);
    return poly(
      pts`${x} -10, ${x + w} -10, ${x + w * 3.4 - 130} ${height * 0.86}, ${x - w * 1.5 - 130} ${height * 0.86}`,
      '#ffffff',
      'opacity="0.09"',
    );
  });
}

/** The glitter of the surface seen from below. */
function surface(stage: Stage, r: Seeded): Drawing {
  const { width } = stage;
  return times(12, () => {
    const x = r.next() * width;
    const w = r.between(40, 130);
    const y = r.between(8, 46);
    return shape(
      d`M${x - w} ${y}Q${x} ${y - 10} ${x + w} ${y}Q${x} ${y + 8} ${x - w} ${y}Z`,
      '#ffffff',
      'opacity="0.35"',
    );
  });
}

function draw(stage: Stage): Drawing {
  const { width, height, tones, rng, centre } = stage;
  const r = rng.fork('reef');
  const top = mix(mix(tones.water[0], tones.skyLow, 0.4), '#8fdcd8', 0.3);
  const sea = rect(
    0,
    0,
    width,
    height,
    stage.fade(0, height, top, tones.water[1], mix(tones.water[2], tones.ink, 0.35)),
  );
  const shafts = sunShafts(stage, r);
  const skin = surface(stage, r);
  const left = r.chance(0.5);
  const school = times(16, (i) =>
    put(
      centre + (left ? -1 : 1) * 210 + r.between(-210, 210),
      height * 0.36 + r.between(-110, 110),
      fish(i % 5 ? tones.gold[1] : tones.accent[1], tones.wall[0], tones.accent[2], r.between(0.42, 0.66)),
      1,
      left,
    ),
  );
  const big = put(
    centre + (left ? 220 : -220),
    height * 0.36,
    r.chance(0.5) ? turtle(stage) : manta(stage),
    1.3,
    !left,
  );
  const pair =
    put(centre - 120, height * 0.63, fish(tones.accent[1], tones.wall[0], tones.accent[2], 1.3)) +
    put(centre - 10, height * 0.57, fish(tones.accent[1], tones.wall[0], tones.accent[2], 1));
  const bubbles = times(16, () =>
    circle(r.next() * width, r.next() * height * 0.8, r.between(2, 7), '#ffffff', 'opacity="0.35"'),
  );
  const blue = (t: number) => mix(tones.water[2], tones.ink, t);
  return (
    sea +
    shafts +
    skin +
    floor(stage, 0.15, height * 0.76, mix(tones.water[1], tones.water[2], 0.7)) +
    school +
    floor(stage, 0.55, height * 0.87, blue(0.25)) +
    big +
    pair +
    bubbles +
    floor(stage, 1, height * 0.98, blue(0.55))
  );
}

export const reef: MotifArt = { as: 'scene', draw, horizon: 0.1, sky: false, bare: true };
