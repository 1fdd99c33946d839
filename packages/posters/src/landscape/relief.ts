import { lift, lightness, mix } from '../colour.ts';
import { d, num, poly, pts, rect, rolling, shape, times, under, underStraight } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, Point, Stage } from '../types.ts';

/** Land forms, each drawn at a depth (0 at the horizon … 1 close by) and fading into mist at its foot. */

export const layerFill = (stage: Stage, depth: number, top: number, foot: number): string => {
  const tone = stage.tones.layer(depth);
  return stage.fade(top, foot, tone, mix(tone, stage.tones.mist, 0.62 * (1 - depth * 0.55)));
};

/** A rolling ridge across the whole width. */
export function hills(
  stage: Stage,
  part: string,
  depth: number,
  y: number,
  amplitude: number,
  wave: number,
  foot = stage.horizon + 30,
): Drawing {
  const rng = stage.rng.fork(part);
  const line = rolling(rng, -20, stage.width + 20, y, amplitude, wave);
  return shape(under(line, foot + 20), layerFill(stage, depth, y - amplitude, foot));
}

export interface PeakForm {
  x: number;
  base: number;
  w: number;
  h: number;
  depth: number;
  snow: number;
}

/** One mountain: lit flank, shaded flank, snow down to a zigzag line. */
export function peak(stage: Stage, rng: Seeded, { x, base, w, h, depth, snow }: PeakForm): Drawing {
  const side = (dir: 1 | -1): Point[] =>
    [0.22, 0.45, 0.7].map(
      (t) =>
        [
          x + dir * (w / 2) * (t + rng.between(-0.07, 0.07)),
          base - h * (1 - t) + rng.between(-0.04, 0.03) * h,
        ] as const,
    );
  const left = side(-1);
  const right = side(1);
  const apex: Point = [x, base - h];
  const ridge: Point[] = [0.18, 0.38, 0.6, 0.85, 1].map(
    (t, i) => [x + (i % 2 ? -1 : 1) * w * 0.05 * (0.5 + t) + w * 0.03 * t, base - h * (1 - t)] as const,
  );
  const tone = stage.tones.layer(depth);
  const dark = mix(lift(tone, -0.075), stage.tones.skyTop, 0.15);
  const foot = (colour: string) =>
    stage.fade(base - h, base, colour, mix(colour, stage.tones.mist, 0.6 * (1 - depth * 0.5)));
  const flank = underStraight(
    [[x - w / 2, base], ...[...left].reverse(), apex, ...right, [x + w / 2, base]],
    base + 40,
  );
  const shaded = poly(
    [apex, ...right, [x + w / 2, base + 40], [x + w * 0.06, base + 40], ...[...ridge].reverse()],
    foot(dark),
  );
  return (
    shape(flank, foot(tone)) +
    shaded +
    (snow > 0 ? snowCap(stage, rng, { apex, left, right, ridge, w, h, snow, depth }) : '')
  );
}

interface CapForm {
  apex: Point;
  left: Point[];
  right: Point[];
  ridge: Point[];
  w: number;
  h: number;
  snow: number;
  depth: number;
}

/** An edge from the summit down to a height, its last point lying just there. */
function cutAt(edge: readonly Point[], y: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < edge.length; i++) {
    const [px, py] = edge[i] as Point;
    const before = edge[i - 1];
    if (py >= y && before) {
      const t = (y - before[1]) / (py - before[1]);
      return [...out, [before[0] + (px - before[0]) * t, y]];
    }
    out.push([px, py]);
  }
  return out;
}

function snowCap(stage: Stage, rng: Seeded, { apex, left, right, ridge, w, h, snow, depth }: CapForm): Drawing {
  const [x, y] = apex;
  const white = mix(stage.tones.snow[0], stage.tones.skyLow, 0.25 * (1 - depth));
  const blue = mix(stage.tones.snow[2], stage.tones.layer(depth), 0.25);
  const line = y + h * snow * 0.72;
  const foot = (dir: 1 | -1): Point => [x + dir * w * 0.5, y + h];
  const leftEdge = cutAt([apex, ...left, foot(-1)], line);
  const rightEdge = cutAt([apex, ...right, foot(1)], line);
  const crest = cutAt([apex, ...ridge], line + h * snow * 0.1);
  const [x0] = leftEdge[leftEdge.length - 1] as Point;
  const [x1] = rightEdge[rightEdge.length - 1] as Point;
  const [xm, ym] = crest[crest.length - 1] as Point;
  const fingers = (from: number, to: number): Point[] =>
    Array.from(
      { length: 5 },
      (_, i) =>
        [from + ((to - from) * (i + 1)) / 6, line + h * snow * (i % 2 ? -0.2 : 0.17) * rng.between(0.6, 1.25)] as const,
    );
  const whiteSide = poly([...leftEdge, ...fingers(x0, xm), [xm, ym], ...[...crest].reverse()], white);
  const blueSide = poly([...rightEdge, ...fingers(x1, xm), [xm, ym], ...[...crest].reverse()], blue);
  return whiteSide + blueSide;
}

/** A range of such mountains from edge to edge, the farther ones first. */
export function range(
  stage: Stage,
  part: string,
  o: { depth: number; base: number; h: number; w: number; snow: number },
): Drawing {
  const rng = stage.rng.fork(part);
  const count = Math.ceil(stage.width / (o.w * 0.55)) + 1;
  const forms = Array.from({ length: count }, (_, i) => ({
    x: ((i + rng.between(-0.3, 0.3)) / (count - 1)) * stage.width,
    base: o.base,
    w: o.w * rng.between(0.85, 1.35),
    h: o.h * rng.between(0.5, 1),
    depth: o.depth,
    snow: o.snow * rng.between(0.7, 1.1),
  }));
  return forms
    .sort((a, b) => a.h - b.h)
    .reverse()
    .map((form) => peak(stage, rng, form))
    .join('');
}

/** A limestone tower: steep, round-headed, tufted. */
export function karst(
  stage: Stage,
  rng: Seeded,
  x: number,
  base: number,
  w: number,
  h: number,
  depth: number,
): Drawing {
  const lean = rng.between(-0.12, 0.12) * w;
  const line: Point[] = pts`${x - w * 0.62} ${base}, ${x - w * 0.5} ${base - h * 0.3}, ${x - w * 0.42 + lean} ${base - h * 0.68}, ${x - w * 0.2 + lean} ${base - h * 0.95}, ${x + lean} ${base - h}, ${x + w * 0.22 + lean} ${base - h * 0.9}, ${x + w * 0.4 + lean} ${base - h * 0.6}, ${x + w * 0.52} ${base - h * 0.25}, ${x + w * 0.62} ${base}`;
  const tone = stage.tones.layer(depth);
  const fill = layerFill(stage, depth, base - h, base);
  const dark = stage.fade(
    base - h,
    base,
    lift(tone, -0.06),
    mix(lift(tone, -0.04), stage.tones.mist, 0.55 * (1 - depth * 0.5)),
  );
  const shade = shape(
    d`M${x + lean + w * 0.02} ${base - h}C${x + lean + w * 0.3} ${base - h * 0.95} ${x + w * 0.45} ${base - h * 0.55} ${x + w * 0.62} ${base}H${x + w * 0.16}C${x + w * 0.22} ${base - h * 0.4} ${x + lean - w * 0.02} ${base - h * 0.62} ${x + lean + w * 0.02} ${base - h}Z`,
    dark,
  );
  return shape(under(line, base + 6), fill) + shade;
}

/** A flat-topped butte with its skirt of scree. */
export function mesa(stage: Stage, x: number, base: number, w: number, h: number, depth: number): Drawing {
  const tone = stage.tones.layer(depth);
  const fill = layerFill(stage, depth, base - h, base);
  const dark = lift(tone, -0.05);
  const outline: Point[] = pts`${x - w * 0.75} ${base}, ${x - w * 0.5} ${base - h * 0.45}, ${x - w * 0.46} ${base - h * 0.98}, ${x - w * 0.2} ${base - h}, ${x + w * 0.3} ${base - h * 0.97}, ${x + w * 0.44} ${base - h * 0.92}, ${x + w * 0.5} ${base - h * 0.42}, ${x + w * 0.8} ${base}`;
  const shade = poly(
    pts`${x + w * 0.12} ${base - h * 0.98}, ${x + w * 0.44} ${base - h * 0.92}, ${x + w * 0.5} ${base - h * 0.42}, ${x + w * 0.8} ${base}, ${x + w * 0.3} ${base}, ${x + w * 0.16} ${base - h * 0.45}`,
    stage.fade(base - h, base, dark, mix(dark, stage.tones.mist, 0.5 * (1 - depth * 0.5))),
  );
  return shape(underStraight(outline, base + 4), fill) + shade;
}

/** A sand ridge: one lit slope, one in shade, meeting in a flowing crest. */
export function dune(x: number, base: number, w: number, h: number, tones: readonly [string, string]): Drawing {
  const [lit, dark] = tones;
  const crest = d`M${x - w} ${base}C${x - w * 0.55} ${base - h * 0.1} ${x - w * 0.3} ${base - h * 0.75} ${x} ${base - h}`;
  const back = d`C${x + w * 0.3} ${base - h * 0.9} ${x + w * 0.6} ${base - h * 0.2} ${x + w} ${base}`;
  const fall = d`M${x} ${base - h}C${x + w * 0.3} ${base - h * 0.9} ${x + w * 0.6} ${base - h * 0.2} ${x + w} ${base}H${x - w * 0.35}C${x + w * 0.05} ${base - h * 0.2} ${x + w * 0.16} ${base - h * 0.5} ${x} ${base - h}Z`;
  return shape(`${crest}${back}Z`, lit) + shape(fall, dark);
}

/** A far city: a comb of towers, some windows lit. */
export function cityLayer(stage: Stage, part: string, depth: number, base: number, h: number): Drawing {
  const rng = stage.rng.fork(part);
  const tone = stage.tones.layer(depth);
  const fill = layerFill(stage, depth, base - h, base);
  const dark = stage.fade(base - h, base, lift(tone, -0.05), mix(tone, stage.tones.mist, 0.4));
  const windows = stage.tones.lamps
    ? mix(stage.tones.glow, tone, 0.25)
    : lightness(tone) > 0.6
      ? lift(tone, 0.05)
      : lift(tone, 0.08);
  let art = '';
  for (let x = -30; x < stage.width + 30;) {
    const w = rng.between(34, 84);
    const swell = 0.62 + 0.38 * Math.sin((x / stage.width) * 7 + depth * 9);
    const top = h * rng.between(0.3, 1) * swell;
    art += rect(x, base - top, w, top + 20, fill) + rect(x + w * 0.66, base - top, w * 0.34, top + 20, dark);
    if (rng.chance(0.25)) art += rect(x + w * 0.45, base - top - h * 0.16, 3, h * 0.17, tone);
    if (rng.chance(0.2))
      art += poly(pts`${x} ${base - top}, ${x + w} ${base - top - w * 0.4}, ${x + w} ${base - top}`, fill);
    art += times(Math.floor(top / 22), (row) => {
      const xs = [0.14, 0.36].filter(() => rng.chance(stage.tones.lamps ? 0.55 : 0.4));
      return xs.map((k) => rect(x + w * k, base - top + 10 + row * 20, w * 0.13, 8, windows)).join('');
    });
    x += w + (rng.chance(0.3) ? rng.between(4, 26) : -3);
  }
  return art;
}

/** A lumpy canopy of trees from edge to edge. */
export function canopy(
  stage: Stage,
  part: string,
  depth: number,
  y: number,
  size: number,
  foot = stage.horizon + 40,
): Drawing {
  const rng = stage.rng.fork(part);
  let path = `M-40 ${num(foot)}L-40 ${num(y)}`;
  let x = -40;
  let at = y;
  while (x < stage.width + 40) {
    const r = rng.between(0.6, 1.35) * size;
    const next = y + rng.between(-0.5, 0.5) * size;
    path += d`A${r} ${r} 0 0 1 ${x + r * 1.4} ${next}`;
    x += r * 1.4;
    at = next;
  }
  return shape(`${path}V${num(Math.max(foot, at))}Z`, layerFill(stage, depth, y - size, foot));
}
