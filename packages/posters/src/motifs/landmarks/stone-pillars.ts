import { mix } from '../../colour.ts';
import { hills } from '../../landscape/relief.ts';
import { bush, leafAt, pine } from '../../props/plants.ts';
import type { Seeded } from '../../seeded.ts';
import { d, group, oval, pen, poly, polyline, put, rect, times } from '../../shapes.ts';
import { drawBirds, drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Point, Stage, Trio } from '../../types.ts';

/** Zhangjiajie: pillars of sandstone, thin as towers and with pines on their heads, that stand in a sea of mist. */

interface Pillar {
  x: number;
  top: number;
  foot: number;
  w: number;
  depth: number;
}

/** One side of a pillar from its head down, in blocks that stand out or draw back. */
const flank = (rng: Seeded, { x, top, foot, w }: Pillar, side: 1 | -1): Point[] => {
  const blocks = Math.max(6, Math.round((foot - top) / 62));
  return Array.from({ length: blocks }, (_, i) => i).flatMap((i): Point[] => {
    const k = i / blocks;
    const waist = 0.36 + 0.1 * Math.sin(k * 5 + w) + 0.12 * k * k;
    const out = x + side * w * (waist + rng.between(-0.05, 0.05) - (i === 0 ? 0.07 : 0));
    const [from, to] = [top + (foot - top) * k, top + (foot - top) * ((i + 1) / blocks)];
    return [
      [out - side * w * 0.03, from + (i === 0 ? rng.between(0, 12) : 0)],
      [out + side * w * 0.01, to - rng.between(4, 14)],
    ];
  });
};

/** A pine too far off for its boughs to be told apart. */
const farPine = (h: number, [lit, mid, shade]: Trio, bark: string): Drawing =>
  pen(d`M0 0L${h * 0.08} ${-h * 0.5}L${h * 0.02} ${-h * 0.9}`, bark, h * 0.06) +
  oval(h * 0.22, -h * 0.56, h * 0.26, h * 0.1, shade) +
  oval(-h * 0.2, -h * 0.7, h * 0.26, h * 0.1, mid) +
  oval(h * 0.04, -h * 0.94, h * 0.3, h * 0.12, mid) +
  oval(-h * 0.04, -h * 0.98, h * 0.2, h * 0.06, lit);

/** Shrubs and pines on its head and its ledges. */
function greenery(stage: Stage, rng: Seeded, pillar: Pillar, edges: readonly Point[]): Drawing {
  const { x, top, foot, w, depth } = pillar;
  const leaf = leafAt(stage, depth);
  const bark = mix(stage.tones.layer(depth), stage.tones.wood[2], depth);
  const r = w * 0.13;
  const low = top + (foot - top) * 0.66;
  const ledges = edges.map(([at, y], i) =>
    i % 2 === 0 && y > top + 30 && y < low && rng.chance(depth < 0.3 ? 0 : 0.26)
      ? put(at + (at < x ? 0.5 : -0.5) * r, y + 4, bush(rng, w * rng.between(0.16, 0.34), leaf))
      : '',
  );
  const head = times(7, (i) => {
    const at = x + (i / 6 - 0.5) * w * 0.66;
    return oval(at, top + rng.between(-2, 10), r * 1.1, r * rng.between(0.7, 1.1), leaf[i % 2 ? 1 : 2]);
  });
  const count = depth > 0.9 ? 3 : 2;
  const pines = times(count, (i) => {
    const h = w * rng.between(0.36, 0.62);
    const tree = depth > 0.9 ? pine(rng, h, leaf, bark) : farPine(h, leaf, bark);
    return put(x + (i / (count - 1) - 0.5) * w * 0.5, top + 4, tree);
  });
  return ledges.join('') + pines + head + oval(x - w * 0.12, top - 2, r, r * 0.5, leaf[0], 'opacity="0.8"');
}

function pillarOf(stage: Stage, rng: Seeded, pillar: Pillar): Drawing {
  const { x, top, foot, w, depth } = pillar;
  const { tones } = stage;
  const tone = (i: 0 | 1 | 2) => {
    const rock = mix(
      mix(tones.layer(depth * 0.6), mix(tones.rock[i], tones.brick[i], 0.46), 0.25 + depth * 0.75),
      tones.sand[i],
      0.1,
    );
    return stage.fade(top, foot, rock, mix(rock, tones.mist, 0.12), mix(rock, tones.mist, 0.85));
  };
  const [left, right] = [flank(rng, pillar, -1), flank(rng, pillar, 1)];
  const outline = [...left, ...[...right].reverse()];
  const facet = (at: number) =>
    left.map(([, y], i) => [x + w * (at + (i % 4 < 2 ? 0.04 : -0.04)) + rng.between(-0.02, 0.02) * w, y] as const);
  const cracks = times(4, (i) => {
    const at = x + w * (-0.24 + i * 0.15);
    const from = top + (foot - top) * rng.between(0.02, 0.3);
    const long = (foot - top) * rng.between(0.2, 0.4);
    return pen(
      d`M${at} ${from}l${w * 0.02} ${long * 0.4}l${-w * 0.03} ${long * 0.2}l${w * 0.02} ${long * 0.4}`,
      mix(tones.rock[2], tones.ink, 0.3),
      Math.max(1.5, w * 0.016),
    );
  });
  const beds = left
    .filter((_, i) => i % 2 === 0 && i > 1)
    .map(([, y]) => rect(x - w, y + rng.between(-8, 8), w * 2, Math.max(2, w * 0.02), tones.rock[2]));
  return (
    group(
      stage.clip(`${polyline(outline)}Z`),
      poly(outline, tone(1)),
      poly([...left, ...facet(-0.16).reverse()], tone(0)),
      poly([...right, ...facet(0.14).reverse()], tone(2)),
      group(`opacity="${(0.5 * depth).toFixed(2)}"`, cracks, ...beds),
    ) + greenery(stage, rng, pillar, [...left, ...right])
  );
}

/** Pillars side by side, at one distance. */
function standing(
  stage: Stage,
  part: string,
  depth: number,
  gap: number,
  tops: readonly [number, number],
  foot: number,
): Drawing {
  const rng = stage.thing.fork(part);
  const n = Math.ceil(stage.width / gap) + 1;
  const forms = Array.from({ length: n }, (_, i): Pillar => ({
    x: (i + rng.between(-0.3, 0.3)) * gap,
    top: stage.height * rng.between(...tops),
    foot,
    w: gap * rng.between(0.42, 0.78),
    depth,
  }));
  return forms.map((form) => pillarOf(stage, rng, form)).join('');
}

/** The ones close by: where they stand about the middle, how high their heads are and how wide they are. */
const nearest: readonly (readonly [x: number, top: number, w: number])[] = [
  [-290, 0.42, 116],
  [-425, 0.33, 146],
  [290, 0.4, 124],
  [30, 0.5, 94],
  [420, 0.31, 156],
  [-115, 0.29, 144],
];

function inMist(stage: Stage): Drawing {
  const { tones, centre, height, width, thing } = stage;
  const horizon = height * 0.64;
  const rng = thing.fork('nearest');
  const turn = rng.chance(0.5) ? 1 : -1;
  const foot = height * 1.02;
  const s = Math.min(1, (stage.right - stage.left) / 1200);
  const near = nearest.map(([x, top, w]) =>
    pillarOf(stage, rng, {
      x: centre + turn * (x + rng.between(-26, 26)) * s,
      top: height * (top + rng.between(-0.015, 0.03)),
      foot,
      w: w * rng.between(0.92, 1.08),
      depth: 0.95,
    }),
  );
  const floor = rect(0, horizon, width, height - horizon, stage.fade(horizon, height, `${tones.mist}00`, tones.mist));
  const rim = [0.72, 0.92].map((depth, i) =>
    times(Math.ceil(width / 84), (j) => {
      const middle = Math.abs(j * 84 - centre) / (width / 2);
      return put(
        j * 84 + rng.between(-20, 20),
        height * (1.1 + i * 0.03 - middle * 0.1),
        pine(rng, rng.between(90, 150), leafAt(stage, depth), tones.wood[2]),
      );
    }),
  );
  return (
    hills(stage, 'far', 0.14, height * 0.56, 40, 520, height * 0.7) +
    standing(stage, 'far', 0.2, 88, [0.4, 0.56], height * 0.86) +
    drawMist(stage, height * 0.66, 200, 0.7) +
    drawBirds(stage, centre + 90, height * 0.2) +
    standing(stage, 'middle', 0.48, 176, [0.34, 0.56], height * 0.94) +
    drawMist(stage, height * 0.76, 220, 0.65) +
    near.join('') +
    floor +
    drawMist(stage, height * 0.88, 150, 0.6) +
    rim.join('')
  );
}

export const stonePillars: MotifArt = { as: 'scene', draw: inMist, horizon: 0.5, sky: true, bare: true };
