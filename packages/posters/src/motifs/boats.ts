import { mix } from '../colour.ts';
import { cityLayer, hills, karst, range } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { glitter, ripples, water } from '../landscape/water.ts';
import { afloat, localBoat } from '../props/boats.ts';
import { leafAt, localTree, reed } from '../props/plants.ts';
import { ferry } from '../props/ferry.ts';
import { reeds } from '../props/framing.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import { hasSnow } from '../style.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';

/** One battened sail: a fan of panels between bamboo battens, lit on its luff. */
function battened(stage: Stage, w: number, h: number, trio: readonly [string, string, string]): Drawing {
  const n = 6;
  const luff = (t: number): [number, number] => [-w * 0.34 + w * 0.1 * t, -h * t];
  const leech = (t: number): [number, number] => [
    w * (0.66 - 0.02 * t - 0.5 * t ** 2.6),
    -h * (0.03 + t * 0.99 - 0.06 * t * t),
  ];
  let art = '';
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 1) / n];
    const [l0, l1, r0, r1] = [luff(a), luff(b), leech(a), leech(b)];
    const bulge = w * 0.045;
    art += shape(
      d`M${l0[0]} ${l0[1]}L${l1[0]} ${l1[1]}L${r1[0]} ${r1[1]}Q${(r0[0] + r1[0]) / 2 + bulge} ${(r0[1] + r1[1]) / 2} ${r0[0]} ${r0[1]}Z`,
      i % 2 ? trio[1] : mix(trio[0], trio[1], 0.4),
    );
    art += shape(
      d`M${l0[0] + w * 0.5} ${l0[1] + 1}L${l1[0] + w * 0.46} ${l1[1]}L${r1[0]} ${r1[1]}Q${(r0[0] + r1[0]) / 2 + bulge} ${(r0[1] + r1[1]) / 2} ${r0[0]} ${r0[1]}Z`,
      trio[2],
      'opacity="0.55"',
    );
    art += pen(d`M${l0[0] - 4} ${l0[1]}L${r0[0] + 3} ${r0[1]}`, stage.tones.ink, 2.6);
  }
  return art + pen(d`M${luff(1)[0]} ${luff(1)[1]}L${leech(1)[0]} ${leech(1)[1]}`, stage.tones.ink, 3);
}

/** A three-masted junk, 420 long. */
export function junkShip(stage: Stage): Drawing {
  const { tones } = stage;
  const sails = tones.red;
  const mast = (x: number, h: number) =>
    pen(d`M${x} -40V${-h}`, tones.wood[2], 7) +
    poly(pts`${x} ${-h}, ${x + 34} ${-h + 8}, ${x} ${-h + 16}`, tones.gold[1]);
  const hull =
    shape('M-214 -86L-196 -20Q-170 16 -90 22H110Q176 14 214 -96L176 -52Q60 -34 -120 -46L-150 -84Z', tones.wood[1]) +
    shape('M-204 -50L-196 -20Q-170 16 -90 22H110Q160 16 190 -40Q120 -8 -60 -8Q-160 -10 -204 -50Z', tones.wood[2]) +
    pen('M-150 -76L-120 -42Q60 -30 180 -52L212 -94', tones.gold[1], 4) +
    pen('M-206 -46Q-120 -12 20 -12Q130 -14 194 -46', tones.accent[1], 5);
  const cabin =
    rect(-186, -112, 84, 36, tones.wood[1]) +
    rect(-130, -112, 28, 36, tones.wood[2]) +
    shape('M-202 -108Q-146 -136 -88 -108L-94 -102Q-146 -124 -196 -102Z', tones.roof[1]) +
    times(3, (i) => rect(-178 + i * 26, -100, 14, 16, tones.lamps ? tones.glow : tones.ink)) +
    rect(-56, -66, 120, 24, tones.wood[0]) +
    shape('M-66 -64Q4 -84 74 -64Z', tones.roof[1]);
  const eye = circle(176, -40, 8, tones.wall[0]) + circle(178, -40, 4, tones.ink);
  const crew = [-90, 96, 130]
    .map(
      (x) =>
        shape(d`M${x - 6} -48L${x - 4} -70Q${x} -74 ${x + 4} -70L${x + 6} -48Z`, tones.wall[1]) +
        circle(x, -76, 4.6, tones.wood[0]),
    )
    .join('');
  const lamps = tones.lamps
    ? [-200, -84, 190]
        .map((x) => circle(x, -92, 26, tones.glow, 'opacity="0.25"') + circle(x, -92, 6, tones.glow))
        .join('')
    : '';
  return (
    mast(-120, 250) +
    mast(6, 400) +
    mast(120, 290) +
    put(-128, -104, battened(stage, 130, 140, sails)) +
    put(10, -84, battened(stage, 230, 300, sails)) +
    put(128, -72, battened(stage, 140, 200, sails)) +
    hull +
    cabin +
    eye +
    crew +
    lamps
  );
}

function mirrored(stage: Stage, x: number, y: number, s: number, art: Drawing, flip: boolean): Drawing {
  return (
    `<g transform="translate(${x.toFixed(1)} ${(y + 26 * s).toFixed(1)}) scale(${(flip ? -s : s).toFixed(3)} ${(-s * 0.55).toFixed(3)})" opacity="0.3">${art}</g>` +
    put(x, y, art, s, flip) +
    times(5, (i) =>
      rect(
        x - 250 * s + i * 60 * s,
        y + (22 + i * 12) * s,
        420 * s - i * 50 * s,
        3.4,
        stage.tones.water[0],
        'rx="1.7" opacity="0.6"',
      ),
    )
  );
}

const ferries = /ferry|waterbus|night-cruise|pearl-river/;

/** What sails here, some 420 long. */
function ship(stage: Stage): Drawing {
  if (ferries.test(stage.facts.slug)) return ferry(stage);
  const isOurs = ['china', 'japan', 'korea'].includes(stage.style);
  return isOurs ? junkShip(stage) : put(0, 0, localBoat(stage), 1.9);
}

function drawJunk(stage: Stage): Drawing {
  const { horizon, height, width, centre, facts, rng, disc } = stage;
  const r = rng.fork('junk');
  const city = facts.landscape === 'megacity';
  const n = Math.round(width / 240);
  const stacks = (depth: number, tall: number, base: number) =>
    times(n, (i) =>
      karst(stage, r, ((i + r.between(0, 1)) / n) * width, base, r.between(130, 240), tall * r.between(0.5, 1), depth),
    );
  const behind = city
    ? hills(stage, 'hk', 0.08, horizon - 190, 80, 620) +
      cityLayer(stage, 'hk1', 0.2, horizon + 4, 210) +
      drawMist(stage, horizon - 30, 80, 0.5) +
      cityLayer(stage, 'hk2', 0.42, horizon + 6, 110)
    : stacks(0.06, 260, horizon + 4) +
      drawMist(stage, horizon - 30, 120, 0.7) +
      stacks(0.26, 190, horizon + 10) +
      drawMist(stage, horizon, 60, 0.5);
  const sea = water(stage, horizon) + glitter(stage, horizon, height) + ripples(stage, 'sea', horizon, height, 46);
  const flip = disc.x > centre;
  const vessel = ship(stage);
  const far = mirrored(stage, centre + (flip ? -1 : 1) * 330, horizon + 64, 0.34, vessel, !flip);
  return (
    behind +
    sea +
    far +
    afloat(stage, centre + (flip ? 1 : -1) * 380, horizon + 150, 0.7, flip) +
    mirrored(stage, centre + (flip ? -60 : 60), height * 0.79, 1.12, vessel, flip) +
    drawBirds(stage, centre + (flip ? 120 : -320), horizon * 0.45)
  );
}

export const junk: MotifArt = { as: 'scene', draw: drawJunk, horizon: 0.56, sky: true };

/** A shikara: canopy, cushions, one who paddles with a heart-shaped blade. */
const shikara = (stage: Stage): Drawing => {
  const { tones } = stage;
  return (
    shape('M-170 -30Q-120 6 -60 10H80Q150 4 196 -44Q140 -12 70 -10H-80Q-130 -12 -170 -30Z', tones.wood[1]) +
    shape('M-150 -14Q-110 6 -60 10H80Q140 6 176 -24Q120 -2 0 0Q-100 0 -150 -14Z', tones.wood[2]) +
    [-70, 56].map((x) => rect(x, -84, 5, 78, tones.wood[2])).join('') +
    shape('M-96 -80Q-6 -108 84 -80L76 -68H-88Z', tones.accent[1]) +
    shape('M20 -99Q60 -92 84 -80L76 -68H30Z', tones.accent[2]) +
    times(11, (i) => shape(d`M${-88 + i * 15} -69h15l-7.5 12Z`, tones.gold[1])) +
    rect(-60, -34, 104, 22, tones.gold[2], 'rx="8"') +
    [-36, 6]
      .map(
        (x, i) =>
          shape(
            d`M${x - 10} -26Q${x - 8} -52 ${x} -54Q${x + 8} -52 ${x + 10} -26Z`,
            i ? tones.wall[1] : tones.bloom[1],
          ) + circle(x, -60, 7, tones.wood[0]),
      )
      .join('') +
    shape('M118 -20Q116 -58 126 -62Q138 -58 136 -22Z', tones.wall[1]) +
    circle(127, -70, 7, tones.wood[0]) +
    pen('M130 -50L170 18', tones.wood[2], 4) +
    oval(172, 22, 8, 14, tones.wood[1])
  );
};

/** A plank jetty that comes in from the side. */
function lakeJetty(stage: Stage, s: 1 | -1): Drawing {
  const { height, tones } = stage;
  return put(
    s > 0 ? stage.right + 60 : stage.left - 60,
    height * 0.87,
    poly(pts`-60 0, -330 -34, -330 -24, -60 16`, tones.wood[1]) +
      poly(pts`-330 -24, -60 16, -60 30, -330 -16`, tones.wood[2]) +
      times(5, (i) => rect(-320 + i * 62, -26 + i * 8, 9, 70, mix(tones.wood[2], tones.ink, 0.3))) +
      pen('M-326 -50V-20', tones.wood[2], 7),
    1.2,
    s < 0,
  );
}

/** A still lake under mountains; the boat alone on it. */
function drawLakeBoat(stage: Stage): Drawing {
  const { horizon, height, width, centre, tones, rng, style } = stage;
  const r = rng.fork('lake-boat');
  const s = r.chance(0.5) ? 1 : -1;
  const shore = horizon;
  const hilly = ['mountains', 'high-plateau', 'lake', 'karst', 'hills'].includes(stage.facts.landscape);
  const heights = hilly
    ? range(stage, 'lb1', {
        depth: 0.08,
        base: shore,
        h: 280,
        w: 480,
        snow: hasSnow(stage.facts, style) ? 0.36 : 0,
      }) +
      drawMist(stage, shore - 60, 100, 0.5) +
      hills(stage, 'lb2', 0.34, shore - 36, 40, 460, shore + 10)
    : drawLand(stage);
  const mirror = hilly
    ? `<g ${stage.clip(d`M0 ${shore}H${width}V${height}H0Z`)}><g transform="translate(0 ${(shore * 2).toFixed(1)}) scale(1 -1)" opacity="0.32">${heights}</g></g>`
    : '';
  const sheet =
    water(stage, shore) +
    mirror +
    glitter(stage, shore, height) +
    ripples(stage, 'lake', shore, height, 44) +
    drawMist(stage, shore, 26, 0.6);
  const trees = times(9, (i) =>
    put(
      s > 0 ? stage.left + i * 44 - 20 : stage.right - i * 44 + 20,
      shore + 6 + (i % 2) * 5,
      localTree(stage, r, r.between(60, 110), 0.6),
    ),
  );
  const boat = style === 'india' || style === 'himalaya' ? shikara(stage) : localBoat(stage);
  const jetty = lakeJetty(stage, s);
  const stems = times(16, () =>
    put(
      s > 0 ? stage.left - 60 + r.between(0, 220) : stage.right + 60 - r.between(0, 220),
      height + 8,
      reed(r, r.between(120, 260), leafAt(stage, 1)[2], tones.gold[2]),
    ),
  );
  const lotus = times(8, () =>
    oval(centre + s * r.between(-480, -140), height * r.between(0.86, 0.97), 34, 9, tones.leaf[r.int(1, 2)] as string),
  );
  return (
    heights +
    sheet +
    trees +
    afloat(stage, centre + s * 290, shore + 70, 0.42, s < 0, boat) +
    mirrored(stage, centre - s * 40, height * 0.79, 1.35, boat, s < 0) +
    jetty +
    lotus +
    stems +
    drawBirds(stage, centre - s * 120, horizon * 0.42) +
    (r.chance(0.3) ? reeds(stage, r) : '')
  );
}

export const lakeBoat: MotifArt = { as: 'scene', draw: drawLakeBoat, horizon: 0.54, sky: true };
