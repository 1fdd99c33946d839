import { lift, mix } from '../../colour.ts';
import { cityLayer } from '../../landscape/relief.ts';
import { glitter, ripples, water } from '../../landscape/water.ts';
import { circle, d, group, oval, pen, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import { drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../../types.ts';
import { shipOnTowers } from './towers.ts';

/** The Merlion: a lion's head on the body of a fish, which spouts into the bay before Marina Bay Sands. */

const whiteOf = ({ tones }: Stage): Trio => {
  const flood = tones.lamps ? 0.5 : 0;
  return [
    mix(tones.paper, tones.glow, flood * 0.3),
    mix(mix(tones.wall[0], tones.wall[1], 0.5), tones.paper, flood),
    mix(mix(tones.wall[2], tones.skyTop, 0.25), tones.paper, flood * 0.6),
  ];
};

/** Fish from the neck down, the tail curled up behind. */
function fishBody(stage: Stage, t: Trio, line: string): Drawing {
  const body =
    'M-74 -330C-112 -250 -104 -150 -66 -86C-52 -60 -60 -40 -92 -44C-130 -50 -150 -88 -138 -128C-176 -104 -190 -56 -166 -18C-148 10 -110 16 -60 12H64C92 -40 122 -110 118 -188C114 -250 96 -290 78 -330Z';
  const scales = times(11, (j) =>
    times(8, (i) => {
      const x = -112 + i * 34 + (j % 2) * 17;
      const y = -286 + j * 27;
      return pen(d`M${x - 17} ${y}Q${x - 15} ${y + 24} ${x} ${y + 26}Q${x + 15} ${y + 24} ${x + 17} ${y}`, line, 4);
    }),
  );
  const shade = shape('M78 -330C104 -270 118 -230 118 -188C122 -110 92 -40 64 12H10C50 -60 74 -150 40 -330Z', t[2]);
  const tail =
    shape('M-138 -128C-152 -152 -186 -168 -214 -160C-200 -140 -196 -120 -186 -92Q-160 -96 -138 -128Z', t[0]) +
    shape('M-138 -128C-128 -156 -100 -172 -78 -160C-92 -146 -98 -128 -118 -112Z', t[2]);
  return (
    shape(body, t[1]) +
    group(
      stage.clip(body),
      shape('M-74 -330C-112 -250 -104 -150 -66 -86C-52 -60 -60 20 -20 20C-52 -100 -60 -200 -30 -330Z', t[0]) +
        shade +
        scales,
    ) +
    tail +
    pen('M-138 -124C-160 -96 -164 -50 -138 -18', line, 4)
  );
}

/** The head in its mane, looking right, the mouth open. */
function lionHead(t: Trio, line: string, ink: string): Drawing {
  const locks = [
    [-104, -318, 44],
    [-124, -368, 46],
    [-118, -424, 46],
    [-84, -470, 44],
    [-34, -494, 42],
    [12, -484, 34],
    [-64, -286, 40],
    [-14, -276, 40],
    [34, -284, 34],
  ] as const;
  const mane =
    locks.map(([x, y, r]) => circle(x + 6, y + 8, r, t[2])).join('') +
    locks.map(([x, y, r]) => circle(x, y, r, t[1])).join('') +
    oval(-30, -382, 94, 104, t[1]) +
    locks
      .map(([x, y, r]) => pen(d`M${x - r * 0.5} ${y + r * 0.2}Q${x} ${y - r * 0.7} ${x + r * 0.5} ${y}`, line, 5))
      .join('');
  const face =
    shape(
      'M-34 -462C0 -486 48 -480 66 -448C84 -446 108 -436 122 -420C132 -408 130 -392 118 -386C104 -380 92 -378 84 -372L80 -352L112 -340C116 -322 104 -308 84 -306C40 -300 -10 -308 -40 -344C-64 -384 -60 -436 -34 -462Z',
      t[0],
    ) +
    shape('M84 -306C40 -300 -10 -308 -40 -344C-20 -332 20 -336 50 -346L112 -340C116 -322 104 -308 84 -306Z', t[2]) +
    shape('M118 -386C100 -378 76 -378 58 -368L52 -344L112 -338L88 -352L92 -374Z', ink) +
    shape('M104 -434C120 -428 132 -412 128 -400L108 -410Z', ink) +
    poly(pts`92 -384, 99 -366, 104 -383`, t[0]) +
    shape('M30 -446Q52 -456 70 -440Q50 -432 30 -446Z', ink) +
    pen('M22 -458Q48 -472 74 -450', line, 7) +
    pen('M60 -400Q74 -388 96 -390M56 -412Q40 -396 34 -376', line, 4) +
    shape('M-44 -446C-64 -484 -40 -512 -8 -500C6 -486 4 -466 -10 -452Z', t[1]) +
    shape('M-36 -452C-48 -478 -34 -494 -14 -488C-6 -480 -8 -466 -18 -456Z', t[2]);
  return mane + face;
}

/** What it stands on: a crest of waves. */
const crest = (t: Trio, blue: Trio): Drawing =>
  shape(
    'M-250 64C-240 10 -190 -26 -150 -8C-128 6 -142 26 -158 20C-130 34 -104 0 -60 -4C-20 -8 10 20 40 2C74 -22 122 -16 132 16C136 34 116 40 108 28C120 54 170 20 210 64Z',
    blue[0],
  ) +
  shape('M-250 64C-230 34 -196 20 -160 40C-120 62 -90 22 -46 22C0 22 20 48 60 34C100 20 150 26 210 64Z', t[0]) +
  shape('M-240 64C-210 48 -180 44 -140 56C-100 64 -70 44 -30 46C20 48 60 60 100 52C130 46 170 50 204 64Z', blue[1]) +
  rect(-262, 60, 490, 26, t[1]) +
  rect(60, 60, 168, 26, t[2]) +
  rect(-262, 60, 490, 7, t[0]);

/** The jet from the mouth, and the foam where it meets the bay. */
function jet(stage: Stage, reach: number, fall: number): Drawing {
  const { tones } = stage;
  const white = tones.lamps ? mix(tones.paper, tones.skyLow, 0.15) : '#ffffff';
  const blue = lift(mix(tones.water[0], white, 0.5), 0.02);
  const arc = (spread: number, top: number) =>
    d`M92 -362C${reach * 0.42} ${-392 + top} ${reach * 0.86 + spread} ${-250 + top} ${reach + spread} ${fall}`;
  const body = d`M92 -372C${reach * 0.46} ${-416} ${reach * 0.94} ${-260} ${reach + 40} ${fall}H${reach - 40}C${reach * 0.8} ${-220} ${reach * 0.4} ${-350} 92 -350Z`;
  const foam = times(9, (i) =>
    oval(reach - 84 + i * 21, fall - (i % 3) * 9, 24 - Math.abs(i - 4) * 2, 15 - Math.abs(i - 4), i % 2 ? white : blue),
  );
  const drops = times(13, (i) =>
    circle(
      reach + 24 + ((i * 37) % 70) - i * 8,
      -190 + i * 26 + ((i * 53) % 31) - (i < 4 ? 40 : 0),
      5 - (i % 3),
      white,
      'opacity="0.8"',
    ),
  );
  return (
    shape(body, blue) +
    pen(arc(24, -14), white, 10, 'stroke-linecap="round"') +
    pen(arc(-8, 6), white, 6, 'stroke-linecap="round" opacity="0.85"') +
    pen(arc(8, -4), mix(blue, tones.water[1], 0.5), 4, 'stroke-linecap="round" opacity="0.7"') +
    drops +
    oval(reach, fall + 6, 130, 15, white, 'opacity="0.55"') +
    foam
  );
}

function merlion(stage: Stage): Drawing {
  const { tones, centre, height, width, left, right } = stage;
  const horizon = height * 0.6;
  const t = whiteOf(stage);
  const line = mix(t[2], tones.ink, 0.24);
  const blue: Trio = [mix(tones.water[0], t[0], 0.3), tones.water[1], tones.water[2]];
  const k = Math.min(1.04, (right - left) / 1290);
  const [x, y] = [centre - 160 * k, horizon + 190 * k];
  const far = stage.fade(horizon - 60, horizon + 8, mix(tones.leaf[1], tones.layer(0.5), 0.4), tones.layer(0.6));
  const bay = put(Math.min(right - 210, centre + 250 * k), horizon + 2, shipOnTowers(stage).art, 0.62 * k);
  const trees = times(Math.ceil(width / 34), (i) => oval(i * 34, horizon - 3, 30, 13 + ((i * 7) % 5) * 3, far));
  const lights = tones.lamps
    ? times(26, (i) =>
        rect((i + 0.5) * (width / 26), horizon + 14, 4, 40 + ((i * 29) % 60), tones.glow, 'rx="2" opacity="0.35"'),
      )
    : '';
  return (
    cityLayer(stage, 'city', 0.3, horizon + 4, 250) +
    cityLayer(stage, 'city-near', 0.42, horizon + 4, 150) +
    drawMist(stage, horizon - 40, 90, 0.35) +
    bay +
    trees +
    water(stage, horizon) +
    glitter(stage, horizon, height) +
    lights +
    ripples(stage, 'bay', horizon + 8, height, 46) +
    oval(x, y + 104 * k, 300 * k, 15, tones.ink, 'opacity="0.2"') +
    put(
      x,
      y,
      crest(t, blue) +
        fishBody(stage, t, line) +
        lionHead(t, line, mix(tones.ink, t[2], 0.15)) +
        crestFront(t, blue) +
        jet(stage, 430, 84),
      k,
    )
  );
}

/** Curls of the crest that lap over the body's foot. */
const crestFront = (t: Trio, blue: Trio): Drawing =>
  shape('M-150 62C-130 18 -80 4 -54 28C-40 44 -56 54 -66 46C-46 66 -10 20 30 18C66 18 84 40 76 62Z', blue[0]) +
  shape('M-120 62C-104 42 -76 36 -54 52C-30 60 0 40 34 40C60 42 70 52 72 62Z', t[0]);

export const lionFountain: MotifArt = { as: 'scene', draw: merlion, horizon: 0.46, sky: true, bare: true };
