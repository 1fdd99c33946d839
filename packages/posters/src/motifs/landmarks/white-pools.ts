import { lift, mix } from '../../colour.ts';
import { hills, range } from '../../landscape/relief.ts';
import { people } from '../../props/people.ts';
import { cypress, leafAt } from '../../props/plants.ts';
import type { Seeded } from '../../seeded.ts';
import { d, oval, pen, polyline, put, rect, shape, times } from '../../shapes.ts';
import { drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Point, Stage, Trio } from '../../types.ts';

/** Pamukkale: basins of white travertine full of turquoise water, one below the other down the hill. */

interface Paints {
  white: Trio;
  water: Trio;
}

function paintsOf({ tones }: Stage): Paints {
  const clear = tones.lamps ? 0.24 : 0.62;
  const bright = (i: 0 | 1 | 2, colour: string) => mix(tones.water[i], colour, clear);
  return {
    white: [mix(tones.snow[0], tones.paper, 0.3), tones.snow[1], mix(tones.snow[2], tones.skyTop, 0.3)],
    water: [bright(0, '#a6e9ea'), bright(1, '#4cc6d4'), bright(2, '#1f9fb8')],
  };
}

interface Basin {
  x: number;
  y: number;
  /** Half-width, and how far the front of it hangs down. */
  w: number;
  drop: number;
}

/** The rim of a basin, uneven as lime grows; `k` shrinks it to the water's edge. */
const rimOf = (rng: Seeded, { x, y, w }: Basin): ((k: number) => Point[]) => {
  const bumps = Array.from({ length: 20 }, () => rng.between(-0.035, 0.035));
  return (k) =>
    bumps.map((bump, i): Point => {
      const a = (i / bumps.length) * Math.PI * 2;
      return [x + Math.cos(a) * w * (k + bump), y + Math.sin(a) * w * 0.26 * (k + bump) + (1 - k) * w * 0.05];
    });
};

/** A basin: its draped front, its white rim and its water. */
function basin(stage: Stage, rng: Seeded, { white, water }: Paints, form: Basin): Drawing {
  const { x, y, w, drop } = form;
  const rim = rimOf(rng, form);
  const round = (points: Point[]) => `${polyline(points)}Z`;
  const front = d`M${x - w} ${y}C${x - w * 1.02} ${y + drop * 0.5} ${x - w * 0.94} ${y + drop * 0.8} ${x - w * 0.84} ${y + drop * 0.84}Q${x - w * 0.5} ${y + drop + w * 0.1} ${x} ${y + drop + w * 0.1}Q${x + w * 0.5} ${y + drop + w * 0.1} ${x + w * 0.84} ${y + drop * 0.84}C${x + w * 0.94} ${y + drop * 0.8} ${x + w * 1.02} ${y + drop * 0.5} ${x + w} ${y}Z`;
  const folds = Math.max(5, Math.round(w / 15));
  const drapes = times(folds, (i) => {
    const k = ((i + 0.5) / folds) * 2 - 1;
    const top = y + Math.sqrt(1 - k * k) * w * 0.25;
    const long = drop * rng.between(0.4, 0.9) * (1 - Math.abs(k) * 0.2);
    const tone = i % 3 === 0 ? white[0] : mix(white[1], white[2], k > 0.25 ? 0.75 : 0.45);
    return pen(
      d`M${x + k * w * 0.97} ${top - 4}Q${x + k * w * 0.97} ${top + long * 0.6} ${x + k * w * 0.93} ${top + long}`,
      tone,
      (w / folds) * (i % 3 === 0 ? 0.85 : 0.5),
      'stroke-linecap="round"',
    );
  });
  const [top, foot] = [y - w * 0.24, y + w * 0.24];
  return (
    shape(
      front,
      stage.fade(y, y + drop + w * 0.1, white[0], white[1], mix(mix(white[1], white[2], 0.75), water[1], 0.2)),
    ) +
    drapes +
    shape(round(rim(1)), white[0]) +
    shape(round(rim(0.9)), mix(white[2], water[1], 0.5)) +
    shape(round(rim(0.86)), stage.fade(top, foot, mix(water[0], stage.tones.skyLow, 0.35), water[1], water[2])) +
    pen(
      d`M${x - w * 0.5} ${y + w * 0.02}q${w * 0.3} ${-w * 0.03} ${w * 0.62} 0M${x - w * 0.2} ${y + w * 0.09}q${w * 0.2} ${-w * 0.02} ${w * 0.44} 0`,
      mix(water[0], '#ffffff', 0.5),
      Math.max(1.5, w * 0.014),
      'stroke-linecap="round" opacity="0.8"',
    )
  );
}

/** Basins side by side along one step of the hill, which falls to the right. */
function stepOf(stage: Stage, paints: Paints, i: number, y: number, w: number, drop: number): Drawing {
  const rng = stage.thing.fork(`step${i}`);
  const { width, centre } = stage;
  const forms: Basin[] = [];
  for (let x = -w * rng.next(); x < width + w;) {
    const wide = w * rng.between(0.55, 1.35);
    const fall = ((x - centre) / width) * 70;
    forms.push({
      x: x + wide,
      y: y + fall + rng.between(-0.14, 0.14) * w,
      w: wide,
      drop: drop * rng.between(0.9, 1.2),
    });
    x += wide * 1.46;
  }
  return forms
    .sort((a, b) => a.y - b.y)
    .map((form) => basin(stage, rng, paints, form))
    .join('');
}

/** The town that drank of it: columns and cypresses on the brow. */
function ruins(stage: Stage, x: number, y: number): Drawing {
  const { tones } = stage;
  const column = (at: number, h: number) =>
    rect(at - 5, -h, 10, h, tones.stone[0]) +
    rect(at + 1, -h, 4, h, tones.stone[2]) +
    rect(at - 8, -h - 5, 16, 6, tones.stone[1]);
  const trees = [-190, -160, 120, 168, 196].map((at, i) => put(at, 6, cypress(78 + (i % 3) * 22, leafAt(stage, 0.75))));
  return put(
    x,
    y,
    trees.join('') +
      [-100, -68, -36, -4].map((at) => column(at, 66)).join('') +
      rect(-112, -80, 122, 11, tones.stone[1]) +
      [34, 66].map((at, i) => column(at, 44 - i * 16)).join(''),
  );
}

function downHill(stage: Stage): Drawing {
  const { tones, centre, width, height } = stage;
  const paints = paintsOf(stage);
  const { white } = paints;
  const brow = (x: number) => height * 0.4 + ((x - centre) / width) * 120 + 10 * Math.sin(x / 90);
  const edge = Array.from({ length: 21 }, (_, i): Point => [(width * i) / 20, brow((width * i) / 20)]);
  const levels = Array.from({ length: 8 }, (_, i) => height * (0.445 + 0.6 * (i / 7) ** 1.3));
  const steps = levels.map((y, i) =>
    stepOf(stage, paints, i, y, 66 + 26 * i, ((levels[i + 1] ?? height * 1.2) - y) * 0.72),
  );
  const wading = (part: string, x: number, y: number, scale: number) => people(stage, part, x, y, 60 * scale, 3, scale);
  return (
    range(stage, 'far', { depth: 0.16, base: height * 0.46, h: 170, w: 420, snow: 0 }) +
    hills(stage, 'plain', 0.3, height * 0.4, 18, 500, height * 0.5) +
    drawMist(stage, height * 0.42, 90, 0.5) +
    ruins(stage, centre - 300, brow(centre - 300) + 8) +
    shape(
      `${polyline(edge)}${d`L${width + 10} ${height + 10}H-10Z`}`,
      stage.fade(height * 0.36, height, white[0], lift(white[1], -0.03)),
    ) +
    steps.reverse().join('') +
    wading('far-waders', centre + 120, (levels[3] as number) + 4, 0.66) +
    wading('waders', centre - 130, (levels[5] as number) + 8, 1.05) +
    oval(centre, height * 1.02, width * 0.6, 30, tones.skyTop, 'opacity="0.06"')
  );
}

export const whitePools: MotifArt = { as: 'scene', draw: downHill, horizon: 0.5, sky: true, bare: true };
