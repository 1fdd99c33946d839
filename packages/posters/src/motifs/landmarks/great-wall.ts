import { lift, mix } from '../../colour.ts';
import { range } from '../../landscape/relief.ts';
import { people } from '../../props/people.ts';
import { localTree } from '../../props/plants.ts';
import { archway, circle, curve, poly, pts, put, rect, shape, softened, times, under } from '../../shapes.ts';
import { drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Point, Stage, Trio } from '../../types.ts';

/** The Great Wall: a walk between teeth that climbs to a tower, and goes on over ridge after ridge. */

const stoneAt = ({ tones }: Stage, depth: number): Trio => {
  const at = (i: 0 | 1 | 2) => mix(tones.layer(depth * 0.5), mix(tones.stone[i], tones.brick[i], 0.2), depth);
  return [at(0), at(1), at(2)];
};
const doorAt = ({ tones }: Stage, depth: number): string =>
  tones.lamps ? tones.glow : mix(tones.layer(0.6), tones.ink, depth);

/** A watchtower, its foot at 0. */
function watchtower(t: Trio, dark: string): Drawing {
  return (
    poly(pts`-70 20, -62 -116, 40 -116, 44 20`, t[0]) +
    poly(pts`44 20, 40 -116, 78 -110, 86 14`, t[2]) +
    poly(pts`-68 -116, -68 -130, 44 -130, 84 -122, 84 -110, 44 -116`, t[1]) +
    times(5, (i) => rect(-68 + i * 24, -146, 14, 18, t[0])) +
    poly(pts`50 -130, 50 -146, 64 -143, 64 -126`, t[2]) +
    poly(pts`70 -124, 70 -141, 84 -138, 84 -122`, t[2]) +
    [-42, -11, 20].map((x) => shape(archway(x, -62, 9, 34), dark)).join('') +
    shape(archway(-11, 20, 14, 56), dark)
  );
}

/** The wall along a crest, seen from its side; its teeth stand upright on every slope. */
function alongCrest(line: readonly Point[], h: number, [lit, mid, shade]: Trio): Drawing {
  const dense = softened(line, 14);
  const body = [
    ...dense.map(([x, y]) => [x, y - h] as const),
    ...[...dense].reverse().map(([x, y]) => [x, y + h * 0.8] as const),
  ];
  const teeth = dense.map(([x, y], i) => (i % 2 ? '' : rect(x, y - h * 1.36, h * 0.44, h * 0.5, mid))).join('');
  const walk = dense.map(([x, y]) => [x, y - h * 0.62] as const);
  return (
    teeth +
    poly(body, mid) +
    poly([...body.slice(0, dense.length), ...[...walk].reverse()], lit) +
    poly(
      [
        ...dense.map(([x, y]) => [x, y + h * 0.3] as const),
        ...[...dense].reverse().map(([x, y]) => [x, y + h * 0.8] as const),
      ],
      shade,
      'opacity="0.6"',
    )
  );
}

/** A wooded ridge with the wall on its crest; towers stand where the crest bends. */
function ridgeOf(stage: Stage, depth: number, line: readonly Point[], h: number, towers: readonly number[]): Drawing {
  const { tones, height } = stage;
  const rng = stage.thing.fork(`ridge${depth}`);
  const leaf = mix(tones.layer(depth), tones.leaf[1], Math.min(0.9, depth * 1.35));
  const top = Math.min(...line.map(([, y]) => y));
  const hill = shape(under(line, height + 20), stage.fade(top, height, leaf, lift(leaf, -0.07)));
  const crest = softened(line, 8);
  const woods = times(46, (i) => {
    const [x, y] = crest[(i * 7 + 3) % (crest.length - 1)] as Point;
    const r = rng.between(14, 34) * (0.5 + depth);
    const tone = lift(leaf, rng.pick([-0.05, -0.035, -0.02]));
    return circle(x + rng.between(-20, 20), y + rng.between(60, 240), r, tone, 'opacity="0.5"');
  });
  const tower = watchtower(stoneAt(stage, depth), doorAt(stage, depth));
  const stand = line.map(([x, y], i) => (towers.includes(i) ? put(x, y, tower, h * 0.038) : ''));
  return hill + woods + alongCrest(line, h, stoneAt(stage, depth)) + stand.join('');
}

/** The walk one stands on, from its far end: middle and half-width. */
function walkOf({ centre, height }: Stage, top: number): readonly (readonly [x: number, y: number, w: number])[] {
  return Array.from({ length: 25 }, (_, i) => {
    const k = i / 24;
    const x = centre + 250 - 470 * k ** 1.5 + 90 * Math.sin(k * 5.4) * (1 - k * 0.4);
    return [x, top + (height * 1.06 - top) * k ** 1.25, 26 + 230 * k ** 1.6] as const;
  });
}

/** The walk between its parapets. */
function walkway(stage: Stage, top: number): Drawing {
  const t = stoneAt(stage, 1);
  const walk = walkOf(stage, top);
  const edge = (side: 1 | -1, up: number): Point[] => walk.map(([x, y, w]) => [x + side * w, y - up * w] as const);
  const parapet = (side: 1 | -1, fill: string) => {
    const [low, foot, head] = [edge(side, 0), edge(side, 0.32), edge(side, 0.56)];
    const on = (line: readonly Point[], i: number, k: number): Point => {
      const [[ax, ay], [bx, by]] = [line[i] as Point, line[i + 1] as Point];
      return [ax + (bx - ax) * k, ay + (by - ay) * k];
    };
    const tooth = (i: number) => poly([on(foot, i, 0.1), on(head, i, 0.1), on(head, i, 0.62), on(foot, i, 0.62)], fill);
    return poly([...low, ...edge(side, 0.34).reverse()], fill) + times(24, tooth);
  };
  const paving = walk.map(([x, y, w], i) => rect(x - w, y, w * 2, 2 + i * 0.2, t[2], 'opacity="0.5"')).join('');
  const outside = walk.map(([x, y, w]) => [x - w * 1.12, y + w * 0.7 + 18] as const).reverse();
  const group = (part: string, i: number, count: number, scale: number) => {
    const [x, y, w] = walk[i] as (typeof walk)[number];
    return people(stage, part, x, y, w * 0.5, count, scale);
  };
  return (
    poly([...edge(-1, 0.3), ...outside], t[2]) +
    poly([...edge(-1, 0), ...edge(1, 0).reverse()], t[0]) +
    paving +
    parapet(1, t[2]) +
    group('walkers', 13, 3, 0.62) +
    group('walkers-near', 18, 2, 1) +
    parapet(-1, t[1]) +
    shape(curve(edge(-1, 0.34)), 'none', `stroke="${t[0]}" stroke-width="3"`)
  );
}

function overRidges(stage: Stage): Drawing {
  const { tones, width, height, horizon, centre } = stage;
  const rng = stage.thing.fork('wall');
  const s = Math.min(1, height / 1000);
  const x = (k: number) => centre + k;
  const y = (k: number) => horizon + k * s;
  const far = pts`-30 ${y(40)}, ${x(-420)} ${y(-20)}, ${x(-280)} ${y(-90)}, ${x(-130)} ${y(-60)}, ${x(10)} ${y(-150)}, ${x(130)} ${y(-110)}, ${x(280)} ${y(-40)}, ${x(430)} ${y(-80)}, ${width + 30} ${y(10)}`;
  const middle = pts`-30 ${y(190)}, ${x(-460)} ${y(150)}, ${x(-330)} ${y(70)}, ${x(-180)} ${y(130)}, ${x(-40)} ${y(190)}, ${x(110)} ${y(120)}, ${x(260)} ${y(20)}, ${x(420)} ${y(80)}, ${width + 30} ${y(170)}`;
  const near = pts`-30 ${y(330)}, ${x(-320)} ${y(300)}, ${x(-60)} ${y(220)}, ${x(180)} ${y(140)}, ${x(330)} ${y(150)}, ${x(520)} ${y(260)}, ${width + 30} ${y(300)}`;
  const trees = times(15, (i) => {
    const at = i % 2 ? rng.between(-20, x(-380)) : rng.between(x(360), width);
    return put(at, y(rng.between(300, 420)), localTree(stage, rng, rng.between(70, 120), 0.9));
  });
  return (
    range(stage, 'far', { depth: 0.16, base: horizon + 40, h: 230 * s, w: 420, snow: 0 }) +
    ridgeOf(stage, 0.34, far, 11, [2, 4, 7]) +
    drawMist(stage, y(60), 70, 0.55) +
    ridgeOf(stage, 0.62, middle, 19, [2]) +
    drawMist(stage, y(240), 60, 0.35) +
    shape(under(near, height + 20), stage.fade(y(140), height, tones.leaf[1], tones.leaf[2])) +
    trees +
    put(x(262), y(128), watchtower(stoneAt(stage, 1), doorAt(stage, 1)), 1.12) +
    walkway(stage, y(130))
  );
}

export const greatWall: MotifArt = { as: 'scene', draw: overRidges, horizon: 0.44, sky: true };
