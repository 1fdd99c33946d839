import { candi, lavaStone } from '../build/candi.ts';
import { contact } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { d, ogee, oval, poly, pts, put, rect, shape, softened, times, turned } from '../shapes.ts';
import type { Drawing, Piece, Stage, Trio } from '../types.ts';

/** One temple of Java between stumps of others, on a lawn. */
export const javanese = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = lavaStone(stage);
  const hole = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.7);
  const rng = stage.thing.fork('stumps');
  const stump = (x: number, courses: number) =>
    times(courses, (i) => {
      const w = 74 - i * 9 - rng.between(0, 8);
      return (
        rect(x - w, -18 * (i + 1), w * 2, 19, t[i % 2 ? 1 : 2]) +
        rect(x - w, -18 * (i + 1), w * 0.7, 19, t[i % 2 ? 0 : 1]) +
        rect(x - w - 3, -18 * (i + 1), w * 2 + 6, 4, t[0])
      );
    });
  const blocks = times(22, (i) => {
    const x = -430 + i * 40 + rng.between(-12, 12);
    const w = rng.between(12, 26);
    return Math.abs(x) < 60 ? '' : rect(x, 8 - w * 0.6, w, w * 0.62, t[rng.int(0, 2)] as string);
  });
  return {
    art:
      contact(430, tones.ink) +
      stump(-300, rng.int(2, 4)) +
      stump(312, rng.int(3, 5)) +
      put(0, -4, candi(t, hole, 176, 500)) +
      blocks,
    width: 860,
    height: 520,
  };
};

/** Brick of a thousand years, redder where it faces the light. */
export const oldBrick = ({ tones }: Stage): Trio => [
  mix(tones.brick[0], tones.sand[0], 0.3),
  mix(tones.brick[1], tones.sand[1], 0.12),
  mix(tones.brick[2], tones.ink, 0.1),
];

/** A corner turret, `60` high. */
const turret = (t: Trio): Drawing =>
  rect(-11, -22, 22, 24, t[1]) +
  rect(-11, -22, 8, 24, t[0]) +
  turned(softened(pts`1 -60, 5 -46, 12 -32, 14 -20`, 3), t);

/** Courses that step out under a ledge and in above it. */
const ledge = (t: Trio, y: number, w: number): Drawing =>
  rect(-w - 4, y - 4, w * 2 + 8, 6, t[2]) +
  rect(-w - 10, y - 11, w * 2 + 20, 8, t[1]) +
  rect(-w - 16, y - 18, w * 2 + 32, 8, t[0]) +
  rect(w * 0.5, y - 18, w * 0.5 + 16, 8, t[1]);

/** Walls with pilasters between shallow fields. */
const walls = (t: Trio, y: number, w: number, h: number): Drawing =>
  rect(-w, y - h, w * 2, h, t[1]) +
  rect(w * 0.46, y - h, w * 0.54, h, t[2]) +
  [-1, -0.62, -0.24, 0.14, 0.52, 0.88].map((k) => rect(k * w, y - h, w * 0.12, h, t[k > 0.4 ? 1 : 0])).join('');

/** An arch like a flame over its opening. */
const flame = (t: Trio, hole: string, y: number, w: number, h: number): Drawing =>
  shape(ogee(0, y, w, h), t[0]) +
  shape(ogee(w * 0.12, y, w * 0.8, h * 0.86), t[2]) +
  shape(ogee(0, y, w * 0.66, h * 0.78), t[1]) +
  shape(ogee(0, y, w * 0.42, h * 0.6), hole);

/** A tower of the Cham of this half-width and height: a square body, a porch, and three storeys that are it once more, smaller. */
function kalan(t: Trio, hole: string, w: number, h: number): Drawing {
  const [foot, body] = [h * 0.06, h * 0.4];
  const rise = h * 0.15;
  const storeys = [0.76, 0.56, 0.37].map((share, i) => {
    const [y, wide] = [-foot - body - 16 - i * rise, w * share];
    return (
      [-1, 1].map((side) => put(side * wide * 1.14, y, turret(t), (w / 130) * (1 - i * 0.2))).join('') +
      walls(t, y, wide, rise * 0.78) +
      flame(t, hole, y, wide * 0.34, rise * 0.92) +
      ledge(t, y - rise * 0.74, wide)
    );
  });
  const top = -foot - body - 16 - 3 * rise;
  return (
    rect(-w * 1.1, -foot, w * 2.2, foot + 4, t[1]) +
    rect(w * 0.4, -foot, w * 0.7, foot + 4, t[2]) +
    rect(-w * 1.14, -foot - 3, w * 2.28, 6, t[0]) +
    walls(t, -foot, w, body) +
    ledge(t, -foot - body + 4, w) +
    storeys.join('') +
    turned(
      softened(
        pts`1 ${top - h * 0.13}, ${w * 0.1} ${top - h * 0.09}, ${w * 0.2} ${top - h * 0.04}, ${w * 0.16} ${top + 4}`,
        3,
      ),
      t,
    ) +
    rect(-w * 0.44, -body * 0.76, w * 0.88, body * 0.76 + 4, t[0]) +
    rect(w * 0.14, -body * 0.76, w * 0.3, body * 0.76 + 4, t[2]) +
    flame(t, hole, 2, w * 0.4, body * 1.12) +
    times(3, (i) => rect(-w * (0.34 + i * 0.06), 4 + i * 6, w * (0.68 + i * 0.12), 7, t[i % 2 ? 2 : 0]))
  );
}

/** The house of the fire: long, under a roof that sags like a saddle. */
const saddled = (t: Trio, hole: string, w: number, h: number): Drawing =>
  walls(t, 4, w, h * 0.55) +
  ledge(t, -h * 0.5, w) +
  shape(
    d`M${-w * 0.96} ${-h * 0.6}C${-w * 0.84} ${-h * 0.8} ${-w * 0.84} ${-h * 0.9} ${-w * 0.9} ${-h}C${-w * 0.4} ${-h * 0.84} ${w * 0.4} ${-h * 0.84} ${w * 0.9} ${-h}C${w * 0.84} ${-h * 0.9} ${w * 0.84} ${-h * 0.8} ${w * 0.96} ${-h * 0.6}Z`,
    t[1],
  ) +
  shape(
    d`M${w * 0.36} ${-h * 0.6}C${w * 0.4} ${-h * 0.74} ${w * 0.42} ${-h * 0.82} ${w * 0.42} ${-h * 0.89}C${w * 0.6} ${-h * 0.91} ${w * 0.76} ${-h * 0.95} ${w * 0.9} ${-h}C${w * 0.84} ${-h * 0.9} ${w * 0.84} ${-h * 0.8} ${w * 0.96} ${-h * 0.6}Z`,
    t[2],
  ) +
  shape(ogee(-w * 0.1, 4, w * 0.14, h * 0.4), hole);

/** Brick towers of the Cham among grass and trees. */
export const cham = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = oldBrick(stage);
  const hole = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.72);
  const rng = stage.thing.fork('moss');
  const moss = times(12, (i) => {
    const y = -120 - i * 30;
    const reach = 100 - i * 7;
    const size = rng.between(5, 12);
    return oval(rng.between(-reach, reach), y, size, 4.5, tones.leaf[i % 3 ? 1 : 2], 'opacity="0.7"');
  });
  const grass = times(17, (i) => oval(-430 + i * 54, 8 + (i % 3) * 3, 44, 13, tones.leaf[i % 3 ? 1 : 2]));
  const bricks = times(9, (i) =>
    poly(pts`${-420 + i * 104} 8, ${-414 + i * 104} -4, ${-396 + i * 104} -6, ${-388 + i * 104} 8`, t[i % 3] as string),
  );
  return {
    art:
      contact(420, tones.ink) +
      [-360, 350]
        .map((x) => oval(x, -120, 96, 92, tones.leaf[2]) + oval(x - 26, -150, 62, 56, tones.leaf[1]))
        .join('') +
      put(268, 0, kalan(t, hole, 74, 300)) +
      put(-262, 0, saddled(t, hole, 112, 200)) +
      put(0, 0, kalan(t, hole, 122, 520)) +
      moss +
      grass +
      bricks,
    width: 860,
    height: 540,
  };
};
