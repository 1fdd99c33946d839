import { lift, mix } from '../../colour.ts';
import { canopy, hills, range } from '../../landscape/relief.ts';
import { people } from '../../props/people.ts';
import { bush, leafAt, localTree } from '../../props/plants.ts';
import { curve, d, group, oval, pen, poly, pts, put, shape, times } from '../../shapes.ts';
import { drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Point, Stage, Trio } from '../../types.ts';

/** The Golden Bridge over Da Nang: a gilded walk held up among the clouds by two hands of weathered stone. */

interface Paints {
  stone: Trio;
  moss: string;
  crack: string;
  gold: Trio;
}

function paintsOf({ tones }: Stage): Paints {
  const flood = tones.lamps ? 0.22 : 0;
  const grey = (i: 0 | 1 | 2) => mix(mix(tones.stone[i], tones.rock[i], 0.5), tones.glow, flood * (1 - i * 0.45));
  const stone: Trio = [grey(0), grey(1), mix(grey(2), tones.ink, 0.08)];
  return {
    stone,
    moss: mix(tones.leaf[1], stone[1], 0.25),
    crack: mix(stone[2], tones.ink, 0.4),
    gold: [mix(tones.gold[0], tones.glow, 0.45), mix(tones.gold[1], tones.glow, flood), tones.gold[2]],
  };
}

/** A finger along these points, `w` thick, with its joints and its nail. */
function finger({ stone, crack, moss }: Paints, points: readonly Point[], w: number): Drawing {
  const along = (dx: number) => curve(points.map(([x, y]) => [x + dx * w, y] as const));
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const [tipX, tipY] = points[points.length - 1] as Point;
  const joints = points
    .slice(1, -1)
    .map(([x, y]) =>
      pen(
        d`M${x - w * 0.36} ${y + 3}Q${x} ${y - w * 0.16} ${x + w * 0.36} ${y + 3}M${x - w * 0.26} ${y + 10}Q${x} ${y} ${x + w * 0.24} ${y + 10}`,
        crack,
        3,
        'opacity="0.7"',
      ),
    );
  return (
    pen(along(0.07), stone[2], w, round) +
    pen(along(-0.05), stone[1], w * 0.86, round) +
    pen(along(-0.22), stone[0], w * 0.4, round) +
    joints.join('') +
    pen(
      d`M${tipX - w * 0.22} ${tipY + w * 0.1}Q${tipX - w * 0.2} ${tipY - w * 0.3} ${tipX} ${tipY - w * 0.32}Q${tipX + w * 0.22} ${tipY - w * 0.3} ${tipX + w * 0.22} ${tipY + w * 0.1}`,
      crack,
      2.6,
      'opacity="0.55"',
    ) +
    oval(tipX + w * 0.2, tipY + w * 0.9, w * 0.16, w * 0.34, moss, 'opacity="0.55"')
  );
}

const fingers: readonly (readonly [w: number, points: readonly Point[]])[] = [
  [42, pts`74 -226, 104 -290, 116 -344, 108 -388`],
  [50, pts`32 -240, 46 -324, 48 -392, 36 -446`],
  [52, pts`-16 -244, -18 -332, -20 -408, -34 -466`],
  [48, pts`-64 -234, -80 -316, -92 -384, -112 -432`],
];

/** Arm, palm and fingers of an open hand, its wrist at 0. */
function openHand(paints: Paints): Drawing {
  const { stone, crack, moss } = paints;
  const arm =
    'M-112 260C-92 140 -74 60 -66 -20C-88 -90 -104 -160 -100 -236L104 -228C112 -150 92 -80 70 -20C78 60 96 140 124 260Z';
  return (
    fingers.map(([w, points]) => finger(paints, points, w)).join('') +
    shape(arm, stone[1]) +
    shape(
      'M-112 260C-92 140 -74 60 -66 -20C-88 -90 -104 -160 -100 -236L-50 -234C-56 -150 -46 -80 -30 -20C-34 60 -44 140 -52 260Z',
      stone[0],
    ) +
    shape(
      'M46 -230L104 -228C112 -150 92 -80 70 -20C78 60 96 140 124 260H64C52 140 40 60 34 -20C50 -90 58 -160 46 -230Z',
      stone[2],
    ) +
    pen(
      'M-84 -196Q-20 -150 40 -176M-74 -126Q-30 -70 44 -92M-30 -214Q-50 -120 -8 -46M-58 -18Q0 4 62 -18M-56 4Q0 24 66 4',
      crack,
      4,
      'stroke-linecap="round" opacity="0.7"',
    ) +
    pen('M-60 90l30 26l-10 40l26 34M60 60l-22 40l18 50M-88 200l40 -30', crack, 3.4, 'opacity="0.6"') +
    [
      [-72, -60, 20, 34],
      [58, -110, 18, 40],
      [-40, 70, 24, 30],
      [70, 130, 26, 54],
      [-80, 190, 28, 44],
      [10, 190, 30, 34],
    ]
      .map(([x, y, rx, ry]) => oval(x as number, y as number, rx as number, ry as number, moss, 'opacity="0.42"'))
      .join('')
  );
}

/** The thumb, which lies before the bridge. */
const thumb = (paints: Paints): Drawing =>
  finger(paints, pts`-46 -34, -100 -112, -142 -178, -164 -236, -158 -284`, 54) +
  shape('M-74 -20C-92 -60 -96 -84 -98 -96C-70 -84 -30 -60 -26 -20C-28 10 -60 14 -74 -20Z', paints.stone[0]) +
  pen('M-34 -84C-14 -60 -10 -30 -22 4', paints.crack, 4, 'stroke-linecap="round" opacity="0.7"');

/** The walk: boards between two gilded rails, swung in a long bow. */
function walkway(stage: Stage, { gold }: Paints, line: readonly Point[]): Record<'behind' | 'before', Drawing> {
  const { tones, thing } = stage;
  const rng = thing.fork('flowers');
  const shifted = (dy: number) => line.map(([x, y]) => [x, y + dy] as const);
  const band = (from: number, to: number, fill: string) => poly([...shifted(from), ...shifted(to).reverse()], fill);
  const posts = (from: number, to: number, width: number, fill: string, each: number) =>
    line.map(([x, y], i) => (i % each ? '' : pen(d`M${x} ${y + from}V${y + to}`, fill, width))).join('');
  const flowers = line.map(([x, y], i) =>
    i % 2
      ? ''
      : oval(
          x + rng.between(-6, 6),
          y + 30 + rng.between(-3, 3),
          rng.between(8, 14),
          rng.between(6, 9),
          rng.pick([mix('#8a6cc4', tones.bloom[1], 0.3), mix('#6f56ad', tones.bloom[2], 0.2), tones.leaf[1]]),
        ),
  );
  return {
    behind:
      pen(curve(shifted(-34)), gold[1], 6) +
      posts(-34, 0, 3, gold[1], 2) +
      band(-4, 30, mix(tones.wood[0], tones.sand[1], 0.4)) +
      posts(-2, 28, 1.6, tones.wood[2], 1),
    before:
      flowers.join('') +
      posts(-8, 34, 3.4, gold[2], 1) +
      pen(curve(shifted(-8)), gold[0], 8) +
      band(32, 58, gold[1]) +
      band(46, 58, gold[2]) +
      pen(curve(shifted(33)), gold[0], 6),
  };
}

function inHands(stage: Stage): Drawing {
  const { tones, centre, width, height, left, right, thing } = stage;
  const paints = paintsOf(stage);
  const rng = thing.fork('slope');
  const s = Math.min(1, (right - left) / 1100);
  const k = 1.02 * s;
  const at = (x: number) => {
    const away = ((x - centre) / (600 * s)) ** 2;
    return height * 0.5 + 96 * s * (1 - (away * 1.25) / (1 + away * 0.25));
  };
  const count = Math.ceil(width / 13);
  const line = Array.from({ length: count + 1 }, (_, i): Point => [
    (i / count) * (width + 20) - 10,
    at((i / count) * (width + 20) - 10),
  ]);
  const walk = walkway(stage, paints, line);
  const hand = (x: number, turn: number, flip: boolean, part: Drawing) =>
    group(
      `transform="translate(${(centre + x * s).toFixed(1)} ${(at(centre + x * s) + 208 * k).toFixed(1)}) rotate(${turn})"`,
      put(0, 0, part, k, flip),
    );
  const open = openHand(paints);
  const hold = thumb(paints);
  const slope = (y: number, depth: number, size: number) => canopy(stage, `slope${depth}`, depth, y, size, height + 30);
  const trees = times(Math.ceil(width / 62), (i) => {
    const x = i * 62 + rng.between(-24, 24);
    const dip = Math.min(1, Math.abs(x - centre) / 560) * 26;
    return (
      put(x, height * 0.975 - dip + rng.between(-8, 14), localTree(stage, rng, rng.between(90, 150), 0.95)) +
      put(x + 20, height * 0.995 - dip + 16, bush(rng, 110, leafAt(stage, 0.95)))
    );
  });
  return (
    range(stage, 'far', { depth: 0.16, base: height * 0.62, h: height * 0.3, w: 560, snow: 0 }) +
    drawMist(stage, height * 0.52, 160, 0.75) +
    hills(stage, 'ridge', 0.3, height * 0.6, 60, 620, height * 0.8) +
    drawMist(stage, height * 0.66, 150, 0.7) +
    slope(height * 0.76, 0.46, 40) +
    drawMist(stage, height * 0.78, 110, 0.5) +
    hand(-262, -13, false, open) +
    hand(262, 13, true, open) +
    slope(height * 0.9, 0.68, 46) +
    walk.behind +
    [-420, -130, 40, 170, 420]
      .map((x, i) => people(stage, `walkers${i}`, centre + x * s, at(centre + x * s) + 8, 40, 2, 0.86))
      .join('') +
    walk.before +
    hand(-262, -13, false, hold) +
    hand(262, 13, true, hold) +
    drawMist(stage, height * 0.86, 120, 0.4) +
    group('', shape(d`M0 ${height * 0.97}H${width}V${height + 20}H0Z`, lift(tones.leaf[2], -0.03)), trees)
  );
}

export const stoneHands: MotifArt = { as: 'scene', draw: inHands, horizon: 0.5, sky: true, bare: true };
