import { lift, mix } from '../../colour.ts';
import { hills, mesa } from '../../landscape/relief.ts';
import { bush } from '../../props/plants.ts';
import { d, group, oval, pen, poly, pts, put, rect, shape, softened, times, turned, under } from '../../shapes.ts';
import { drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../../types.ts';

/** Cappadocia in the morning: balloons at all heights over cones of tuff with caps of basalt. */

const envelope = (k: number) =>
  d`M0 -152C${48 * k} -152 ${76 * k} -124 ${76 * k} -90C${76 * k} -52 ${32 * k} -22 ${14 * k} 0H${-14 * k}C${-32 * k} -22 ${-76 * k} -52 ${-76 * k} -90C${-76 * k} -124 ${-48 * k} -152 0 -152Z`;

type Cloth = 'gores' | 'bands' | 'chevrons';

/** A balloon, its mouth at 0; `far` mixes it into the air. */
function balloon(stage: Stage, cloth: Cloth, [first, second, third]: Trio, far: number): Drawing {
  const { tones } = stage;
  const air = (colour: string) => mix(colour, tones.skyLow, far);
  const skin = [air(first), air(second), air(third)] as const;
  const whole = envelope(1);
  const pattern = {
    gores: [1, 0.78, 0.5, 0.2].map((k, i) => shape(envelope(k), i % 2 ? skin[1] : i ? skin[2] : skin[0])).join(''),
    bands:
      shape(whole, skin[0]) +
      rect(-80, -112, 160, 26, skin[1]) +
      rect(-80, -86, 160, 12, skin[2]) +
      rect(-80, -40, 160, 18, skin[1]),
    chevrons:
      shape(whole, skin[0]) +
      [0, 1]
        .map((i) =>
          poly(
            Array.from({ length: 9 }, (_, j) => [-80 + j * 20, -104 + i * 40 + (j % 2) * 18] as const).concat(
              Array.from({ length: 9 }, (_, j) => [80 - j * 20, -84 + i * 40 + (j % 2) * 18] as const),
            ),
            skin[i ? 2 : 1],
          ),
        )
        .join(''),
  }[cloth];
  const seams = [0.5, 0.2].map((k) => pen(envelope(k), air(tones.ink), 1, 'opacity="0.25"')).join('');
  const shade = shape('M22 -150C60 -142 76 -116 76 -90C76 -52 32 -22 14 0H4C30 -50 44 -100 22 -150Z', air(tones.ink));
  const lit = shape('M-30 -144C-56 -134 -66 -110 -62 -84C-50 -92 -44 -120 -30 -144Z', air(tones.paper));
  return (
    group(stage.clip(whole), pattern + seams + group('opacity="0.2"', shade) + group('opacity="0.4"', lit)) +
    (tones.lamps
      ? [44, 32, 20].map((r) => oval(0, -26 - r * 0.6, r * 0.9, r * 1.2, tones.glow, 'opacity="0.24"')).join('')
      : '') +
    pen('M-12 0L-9 20M12 0L9 20M-4 2L-3 20M4 2L3 20', air(tones.ink), 1.3) +
    oval(0, 1, 13, 3, air(mix(first, tones.ink, 0.5))) +
    [-5, 1, 6].map((x) => oval(x, 18, 2.4, 3.4, air(tones.ink))).join('') +
    rect(-11, 19, 22, 13, air(tones.wood[1]), 'rx="2"') +
    rect(3, 19, 8, 13, air(tones.wood[2]), 'rx="2"')
  );
}

/** Where the balloons hang about the middle, how large and how far off. */
const flight: readonly (readonly [x: number, y: number, k: number, cloth: Cloth, far: number])[] = [
  [-360, 0.46, 0.34, 'gores', 0.45],
  [90, 0.5, 0.3, 'chevrons', 0.5],
  [60, 0.9, 0.36, 'gores', 0.45],
  [205, 0.92, 0.46, 'chevrons', 0.35],
  [455, 0.52, 0.5, 'gores', 0.3],
  [-480, 0.7, 0.56, 'bands', 0.25],
  [-390, 0.95, 0.78, 'chevrons', 0.12],
  [280, 0.7, 1.15, 'bands', 0.05],
  [-110, 0.86, 2.05, 'gores', 0],
];

/** How the rain has left a cone of tuff: with its cap, without, or with rooms cut into it. */
type Cone = 'capped' | 'bare' | 'lived-in';

/** A cone of tuff, `h` high. */
function chimney({ tones }: Stage, cone: Cone, h: number, depth: number): Drawing {
  const tuff = (i: 0 | 1 | 2) => mix(tones.layer(0.2), mix(tones.sand[i], tones.brick[i], 0.16), depth);
  const t: Trio = [tuff(0), tuff(1), tuff(2)];
  const basalt = (i: 0 | 1 | 2) => mix(t[i], mix(tones.rock[2], tones.brick[2], 0.5), 0.55);
  const hole = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.5);
  const beds = [0.2, 0.42].map((k) =>
    pen(d`M${-h * (0.24 - k * 0.3)} ${-h * k}Q0 ${-h * (k - 0.04)} ${h * (0.24 - k * 0.3)} ${-h * k}`, t[2], h * 0.012),
  );
  if (cone === 'bare')
    return (
      turned(
        softened(
          pts`1 ${-h * 0.96}, ${h * 0.05} ${-h * 0.88}, ${h * 0.12} ${-h * 0.62}, ${h * 0.19} ${-h * 0.3}, ${h * 0.34} 8`,
          5,
        ),
        t,
      ) + beds.join('')
    );
  const body = turned(
    softened(
      pts`${h * 0.055} ${-h * 0.86}, ${h * 0.1} ${-h * 0.72}, ${h * 0.125} ${-h * 0.5}, ${h * 0.18} ${-h * 0.24}, ${h * 0.3} 8`,
      5,
    ),
    t,
  );
  const cap = put(
    h * 0.01,
    -h * 0.82,
    turned(
      softened(
        pts`${h * 0.01} ${-h * 0.2}, ${h * 0.06} ${-h * 0.15}, ${h * 0.1} ${-h * 0.05}, ${h * 0.125} ${h * 0.01}, ${h * 0.07} ${h * 0.03}`,
        5,
      ),
      [basalt(0), basalt(1), basalt(2)],
    ),
  );
  const rooms =
    shape(d`M${-h * 0.08} -2V${-h * 0.09}Q${-h * 0.05} ${-h * 0.13} ${-h * 0.02} ${-h * 0.09}V-2Z`, hole) +
    rect(-h * 0.055, -h * 0.35, h * 0.032, h * 0.05, hole) +
    rect(h * 0.02, -h * 0.27, h * 0.032, h * 0.045, hole);
  return body + beds.join('') + cap + (cone === 'lived-in' ? rooms : '');
}

/** A row of chimneys along the foot of the valley. */
function rowOf(stage: Stage, part: string, y: number, h: number, depth: number, gap: number): Drawing {
  const rng = stage.thing.fork(part);
  const n = Math.ceil(stage.width / gap);
  return times(n, (i) => {
    const x = (i + rng.between(0.2, 0.8)) * gap;
    const [high, low] = [h * rng.between(0.75, 1.2), rng.between(-8, 10)];
    const cone = rng.pick(['capped', 'capped', 'bare', 'lived-in'] as const);
    const beside = put(x + high * rng.between(0.3, 0.46), y + low + 6, chimney(stage, 'bare', high * 0.7, depth));
    return (rng.chance(0.7) ? beside : '') + put(x, y + low, chimney(stage, cone, high, depth));
  });
}

/** The nearest of them. */
const near: readonly (readonly [x: number, y: number, h: number, cone: Cone])[] = [
  [-470, 270, 190, 'bare'],
  [-560, 276, 270, 'capped'],
  [-410, 286, 150, 'lived-in'],
  [600, 266, 200, 'bare'],
  [450, 276, 260, 'lived-in'],
  [530, 290, 180, 'capped'],
];

function overValley(stage: Stage): Drawing {
  const { tones, centre, height, width, thing } = stage;
  const horizon = height * 0.6;
  const rng = thing.fork('flight');
  const cloths: readonly Trio[] = [
    [tones.red[1], tones.gold[0], tones.accent[1]],
    [mix(tones.water[1], '#2f6fb0', 0.4), tones.paper, tones.red[1]],
    [tones.gold[1], tones.red[1], tones.paper],
    [mix(tones.leaf[1], tones.water[1], 0.5), tones.paper, tones.gold[1]],
  ];
  const k = Math.min(1, (stage.right - stage.left) / 1240);
  const fly = flight.map(([x, y, size, cloth, far], i) =>
    put(
      centre + (x + rng.between(-14, 14)) * k,
      horizon * y,
      balloon(stage, cloth, cloths[i % cloths.length] as Trio, far),
      size * (0.4 + 0.6 * k),
    ),
  );
  const ground = (y: number, tone: string) =>
    shape(
      under(
        pts`-20 ${y + 10}, ${width * 0.2} ${y - 14}, ${width * 0.42} ${y + 12}, ${width * 0.66} ${y - 8}, ${width + 20} ${y + 14}`,
        height + 20,
      ),
      stage.fade(y, height, lift(tone, 0.04), lift(tone, -0.05)),
    );
  const sand = mix(tones.sand[1], tones.brick[1], 0.12);
  return (
    mesa(stage, centre - 420, horizon + 6, 420, 120, 0.16) +
    mesa(stage, centre + 380, horizon + 6, 520, 90, 0.12) +
    hills(stage, 'far', 0.24, horizon - 10, 26, 420, horizon + 30) +
    fly.slice(0, 6).join('') +
    drawMist(stage, horizon, 120, 0.6) +
    ground(horizon + 26, mix(tones.layer(0.25), sand, 0.45)) +
    rowOf(stage, 'far-row', horizon + 62, 96, 0.5, 104) +
    drawMist(stage, horizon + 70, 70, 0.45) +
    ground(horizon + 92, mix(tones.layer(0.3), sand, 0.7)) +
    rowOf(stage, 'middle-row', horizon + 156, 150, 0.75, 210) +
    fly[6] +
    drawMist(stage, horizon + 166, 60, 0.3) +
    ground(horizon + 196, sand) +
    near.map(([x, y, h, cone]) => put(centre + x * k, horizon + y, chimney(stage, cone, h, 1))).join('') +
    ground(horizon + 300, mix(sand, tones.leaf[1], 0.18)) +
    times(Math.ceil(width / 74), (i) =>
      put(i * 76 + rng.between(0, 40), horizon + 318 + rng.between(0, 70), bush(rng, rng.between(30, 60), tones.leaf)),
    ) +
    fly.slice(7).join('')
  );
}

export const balloonValley: MotifArt = { as: 'scene', draw: overValley, horizon: 0.46, sky: true, bare: true };
