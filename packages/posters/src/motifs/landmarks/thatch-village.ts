import { lift, mix } from '../../colour.ts';
import { range } from '../../landscape/relief.ts';
import { people } from '../../props/people.ts';
import { fir, leafAt } from '../../props/plants.ts';
import type { Seeded } from '../../seeded.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times, under } from '../../shapes.ts';
import { drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../../types.ts';
import { choose } from '../choose.ts';

/** Shirakawa-go: farmhouses under thatch as steep as hands in prayer, among rice fields or deep in snow. */

type Season = 'snow' | 'green';

interface Paints {
  thatch: Trio;
  timber: Trio;
  deep: string;
  pane: string;
  snow: Trio;
}

function paintsOf({ tones }: Stage): Paints {
  const straw = (i: 0 | 1 | 2) => mix(mix(tones.wood[i], tones.sand[i], 0.36), tones.rock[i], 0.4);
  const aged = (i: 0 | 1 | 2) => mix(tones.wood[i], mix(tones.rock[2], tones.ink, 0.3), 0.36);
  const timber: Trio = [aged(0), aged(1), aged(2)];
  return {
    thatch: [straw(0), straw(1), straw(2)],
    timber,
    deep: mix(timber[2], tones.ink, 0.4),
    pane: tones.lamps ? tones.glow : tones.wall[0],
    snow: tones.snow,
  };
}

/** The long side of the roof with its ridge. */
function longSide({ thatch: t, snow, deep }: Paints, winter: boolean): Drawing {
  const rows = times(9, (i) => {
    const k = (i + 0.5) / 9;
    return pen(
      d`M${8 + 112 * k} ${-222 + 182 * k}L${170 + 100 * k} ${-206 + 166 * k}`,
      winter ? snow[2] : t[2],
      2.4,
      'opacity="0.5"',
    );
  });
  return (
    poly(pts`0 -230, 172 -212, 276 -36, 122 -30`, winter ? snow[1] : mix(t[1], t[2], 0.35)) +
    rows +
    (winter
      ? shape('M122 -30L276 -36L272 -50Q196 -40 116 -46Z', snow[0]) +
        poly(pts`124 -30, 276 -36, 274 -28, 126 -22`, t[2])
      : '') +
    (winter
      ? shape('M-10 -240Q80 -246 178 -222L184 -206Q90 -226 2 -222Z', snow[0])
      : shape('M-8 -238Q80 -238 178 -218L182 -206Q90 -222 2 -222Z', t[2]) +
        times(6, (i) => pen(d`M${18 + i * 27} ${-236 + i * 3}l5 20`, mix(t[2], deep, 0.5), 4)))
  );
}

/** The walls below the eaves. */
const wallsOf = ({ timber, deep, pane }: Paints): Drawing =>
  poly(pts`96 -44, 252 -46, 252 0, 96 4`, deep) +
  times(6, (i) =>
    rect(106 + i * 25, -38, 17, 30, i % 3 === 2 ? timber[2] : pane, i % 3 === 2 ? '' : 'opacity="0.85"'),
  ) +
  poly(pts`-96 -52, 96 -52, 96 4, -96 4`, timber[1]) +
  rect(-96, -52, 192, 8, timber[2]) +
  times(9, (i) => rect(-96 + i * 23.5, -52, 5, 56, timber[2])) +
  rect(-84, -38, 60, 30, pane) +
  rect(30, -38, 54, 30, pane) +
  times(5, (i) => rect(-78 + i * 12, -38, 2.4, 30, timber[2]) + rect(36 + i * 11, -38, 2.4, 30, timber[2])) +
  rect(-18, -42, 40, 46, deep);

/** The gable with its rows of paper windows. */
function gableOf({ timber, deep, pane }: Paints): Drawing {
  const shoji = (y: number, w: number, n: number) =>
    times(n, (i) => {
      const x = -w + (i * w * 2) / n + 3;
      const wide = (w * 2) / n - 6;
      return (
        rect(x, y, wide, 22, pane) + rect(x + wide / 2 - 1, y, 2, 22, timber[2]) + rect(x, y + 10, wide, 2, timber[2])
      );
    });
  return (
    poly(pts`-104 -46, 0 -214, 104 -46`, mix(timber[1], timber[2], 0.4)) +
    poly(pts`14 -192, 104 -46, 44 -46`, timber[2]) +
    shoji(-82, 58, 4) +
    shoji(-122, 36, 3) +
    shoji(-158, 14, 1) +
    [-92, -132].map((y) => rect(-(y + 214) * 0.62 * 0.9, y + 36, (y + 214) * 1.12, 4, deep)).join('')
  );
}

/** The thick edge of the thatch around the gable. */
const edgeOf = ({ thatch: t, snow }: Paints, winter: boolean): Drawing =>
  poly(pts`-128 -30, -2 -236, 4 -208, -104 -32`, t[0]) +
  poly(pts`2 -236, 128 -28, 102 -34, -2 -206`, t[1]) +
  times(7, (i) => pen(d`M${-122 + i * 18} ${-40 - i * 29}l14 5`, t[2], 2.4, 'opacity="0.6"')) +
  (winter
    ? shape('M-136 -36Q-120 -52 -104 -78L-12 -236Q-2 -252 14 -240L-2 -224L-108 -48Q-120 -32 -136 -36Z', snow[0]) +
      shape('M-2 -226L4 -238L16 -238L126 -54Q138 -36 128 -30Q112 -36 104 -50Z', snow[1])
    : '');

/** A farmhouse seen at its gable, the long side of its roof going off to the right. */
function farmhouse(stage: Stage, season: Season): Drawing {
  const { tones } = stage;
  const paints = paintsOf(stage);
  const { snow } = paints;
  const winter = season === 'snow';
  const drift = winter
    ? shape('M-132 8Q-110 -16 -84 0Q-50 -12 -24 6H24Q70 -14 110 0Q180 -16 268 8Z', snow[0])
    : times(5, (i) => oval(-118 + i * 74 + (i % 2) * 20, 0, 20, 11, tones.leaf[i % 3] as string));
  return (
    oval(70, 6, 220, 9, tones.ink, 'opacity="0.2"') +
    wallsOf(paints) +
    longSide(paints, winter) +
    gableOf(paints) +
    edgeOf(paints, winter) +
    drift
  );
}

/** Where the houses stand about the middle, how far down, how large, and whether they look the other way. */
const houses: readonly (readonly [x: number, y: number, k: number, flip: boolean])[] = [
  [-470, 0.565, 0.36, false],
  [-250, 0.575, 0.4, true],
  [60, 0.57, 0.38, false],
  [330, 0.565, 0.36, true],
  [500, 0.585, 0.42, false],
  [-420, 0.66, 0.62, false],
  [470, 0.66, 0.64, true],
  [120, 0.645, 0.58, false],
  [330, 0.79, 1, true],
  [-250, 0.83, 1.36, false],
];

/** Cedars on the slope behind, with snow on their boughs in winter. */
function cedars(stage: Stage, season: Season, y: number, h: number, depth: number, gap: number): Drawing {
  const rng = stage.thing.fork(`cedars${depth}`);
  const leaf = leafAt(stage, depth);
  const white = mix(stage.tones.snow[1], stage.tones.layer(depth), 0.25);
  const dress: Trio = season === 'snow' ? [white, mix(leaf[1], white, 0.55), mix(leaf[2], white, 0.2)] : leaf;
  return times(Math.ceil(stage.width / gap) + 1, (i) =>
    put((i + rng.between(-0.3, 0.3)) * gap, y + rng.between(-8, 8), fir(rng, h * rng.between(0.7, 1.25), dress)),
  );
}

/** Fields: paddies in green and gold, or their banks under snow. */
function fields(stage: Stage, season: Season, rng: Seeded): Drawing {
  const { tones, width, height, centre } = stage;
  const winter = season === 'snow';
  const strip = (y: number, tone: string) =>
    shape(
      under(
        pts`-20 ${y + 8}, ${width * 0.24} ${y - 8}, ${width * 0.5} ${y + 8}, ${width * 0.76} ${y - 6}, ${width + 20} ${y + 8}`,
        height + 20,
      ),
      stage.fade(y, height, lift(tone, 0.03), lift(tone, -0.03)),
    );
  const rice = mix(tones.leaf[0], tones.gold[1], 0.3);
  const tone = (k: number) => (winter ? mix(tones.snow[0], tones.snow[2], k) : mix(rice, tones.leaf[1], k));
  const plants = times(winter ? 10 : 150, () => {
    const [x, k] = [rng.between(0, width), rng.next()];
    const y = height * (0.7 + 0.32 * k);
    return winter
      ? oval(x, y, rng.between(30, 80), 5 + 7 * k, tones.snow[2], 'opacity="0.4"')
      : pen(
          d`M${x} ${y}l${-5 - 5 * k} ${-12 - 14 * k}M${x} ${y}v${-14 - 16 * k}M${x} ${y}l${5 + 5 * k} ${-12 - 14 * k}`,
          tones.leaf[rng.chance(0.5) ? 2 : 1],
          2 + 2 * k,
        );
  });
  const lane = shape(
    d`M${centre + 30} ${height * 0.57}C${centre + 60} ${height * 0.68} ${centre - 90} ${height * 0.76} ${centre + 90} ${height * 0.86}C${centre + 190} ${height * 0.94} ${centre + 180} ${height} ${centre + 170} ${height + 10}H${centre + 330}C${centre + 350} ${height * 0.96} ${centre + 250} ${height * 0.86} ${centre + 150} ${height * 0.79}C${centre + 30} ${height * 0.72} ${centre + 92} ${height * 0.66} ${centre + 44} ${height * 0.57}Z`,
    winter ? mix(tones.snow[2], tones.snow[1], 0.35) : mix(tones.stone[0], tones.sand[1], 0.4),
  );
  return (
    strip(height * 0.55, tone(0.5)) + strip(height * 0.64, tone(0.25)) + strip(height * 0.76, tone(0.1)) + plants + lane
  );
}

function village(stage: Stage): Drawing {
  const { tones, width, height, centre, left, right, thing } = stage;
  const season = choose<Season>(stage, 'season', [{ draw: 'snow' }, { draw: 'green' }, { draw: 'snow' }]);
  const rng = thing.fork('village');
  const k = Math.min(1, (right - left) / 1150);
  const house = farmhouse(stage, season);
  const stand = houses.map(([x, y, size, flip]) =>
    put(centre + x * k, height * y, house, size * (0.35 + 0.65 * k), flip),
  );
  const flakes =
    season === 'snow'
      ? times(90, () =>
          circle(rng.between(0, width), rng.between(0, height), rng.between(1.5, 4), tones.paper, 'opacity="0.75"'),
        )
      : '';
  return (
    range(stage, 'peaks', {
      depth: 0.18,
      base: height * 0.52,
      h: height * 0.34,
      w: 460,
      snow: season === 'snow' ? 0.75 : 0.3,
    }) +
    drawMist(stage, height * 0.44, 130, 0.5) +
    cedars(stage, season, height * 0.5, 120, 0.4, 44) +
    cedars(stage, season, height * 0.545, 150, 0.6, 70) +
    drawMist(stage, height * 0.54, 70, 0.4) +
    fields(stage, season, rng) +
    stand.slice(0, 5).join('') +
    drawMist(stage, height * 0.6, 60, 0.3) +
    stand.slice(5, 8).join('') +
    stand[8] +
    people(stage, 'walkers', centre + 130 * k, height * 0.86, 40, 2, 1.1) +
    stand[9] +
    flakes
  );
}

export const thatchVillage: MotifArt = { as: 'scene', draw: village, horizon: 0.52, sky: true, bare: true };
