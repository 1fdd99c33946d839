import { mix } from '../colour.ts';
import { karst } from '../landscape/relief.ts';
import { glitter, ripples, swell, water } from '../landscape/water.ts';
import { afloat } from '../props/boats.ts';
import { leafAt, palm } from '../props/plants.ts';
import { curve, d, oval, poly, pts, put, rect, shape, times, turned } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Point, Stage } from '../types.ts';
import { choose } from './choose.ts';

function lighthouse(stage: Stage): Drawing {
  const { tones } = stage;
  const beam = tones.lamps ? poly(pts`0 -172, -420 -240, -420 -120`, tones.glow, 'opacity="0.22"') : '';
  return (
    beam +
    turned(pts`13 -156, 22 0`, tones.wall) +
    times(3, (i) => turned(pts`${15.6 + i * 2.4} ${-124 + i * 46}, ${17 + i * 2.4} ${-104 + i * 46}`, tones.red)) +
    rect(-20, -160, 40, 6, tones.wall[2]) +
    rect(-11, -182, 22, 24, tones.lamps ? tones.glow : tones.roof[1]) +
    poly(pts`-15 -182, 0 -202, 15 -182`, tones.red[1])
  );
}

const pavilion = (stage: Stage): Drawing => {
  const { tones } = stage;
  return (
    [-34, -12, 12, 34].map((x) => rect(x - 3, -46, 6, 46, tones.wood[2])).join('') +
    shape('M-56 -44Q-20 -56 0 -84Q20 -56 56 -44Z', tones.roof[1]) +
    shape('M0 -84Q20 -56 56 -44H14Z', tones.roof[2]) +
    rect(-42, -4, 84, 6, tones.wood[1])
  );
};

/** One island before us: a wooded hump, its beach, what stands on it, its mirror in the water. */
function ahead(stage: Stage): Drawing {
  const { centre, horizon, tones, rng, height } = stage;
  const r = rng.fork('island');
  const y = horizon + 70;
  const w = r.between(360, 460);
  const h = r.between(210, 300);
  const line: Point[] = pts`${-w} 0, ${-w * 0.78} ${-h * 0.3}, ${-w * 0.5} ${-h * 0.5}, ${-w * 0.2} ${-h * 0.96}, ${w * 0.06} ${-h}, ${w * 0.34} ${-h * 0.62}, ${w * 0.62} ${-h * 0.42}, ${w * 0.84} ${-h * 0.16}, ${w} 0`;
  const fill = stage.fade(-h, 0, tones.leaf[1], mix(tones.leaf[1], tones.ground[1], 0.3));
  const hump =
    shape(`${curve(line)}Z`, fill) +
    shape(
      d`M${w * 0.06} ${-h}C${w * 0.3} ${-h * 0.8} ${w * 0.3} ${-h * 0.55} ${w * 0.62} ${-h * 0.42}C${w * 0.8} ${-h * 0.3} ${w * 0.9} ${-h * 0.1} ${w} 0H${w * 0.3}C${w * 0.4} ${-h * 0.3} ${w * 0.12} ${-h * 0.5} ${w * 0.06} ${-h}Z`,
      tones.leaf[2],
    );
  const tops = times(26, (i) => {
    const t = i / 25;
    const p = line[Math.round(t * 8)] as Point;
    const x = -w + 2 * w * t;
    return oval(
      x * 0.92,
      p[1] * 0.8 + r.between(-6, 22),
      r.between(22, 44),
      r.between(16, 28),
      t > 0.55 ? tones.leaf[2] : r.chance(0.4) ? tones.leaf[0] : tones.leaf[1],
      'opacity="0.75"',
    );
  });
  const shore = shape(
    d`M${-w * 1.06} 8Q${-w * 0.7} ${-20} ${-w * 0.3} ${-14}Q${w * 0.3} -22 ${w * 0.7} -12Q${w} -8 ${w * 1.08} 8Q0 22 ${-w * 1.06} 8Z`,
    tones.sand[0],
  );
  const palms = times(7, (i) =>
    put(-w * 0.8 + i * w * 0.26, -4, palm(r, r.between(80, 140), leafAt(stage, 0.9), tones.wood[2]), 1, r.chance(0.5)),
  );
  const mark = r.chance(0.5)
    ? put(w * 0.02, -h + 18, lighthouse(stage), 0.9)
    : put(-w * 0.14, -h * 0.92, pavilion(stage), 1.1);
  const pier =
    rect(w * 0.3, -2, w * 0.6, 7, tones.wood[1]) +
    times(8, (i) => rect(w * 0.32 + i * w * 0.08, 4, 5, 20, tones.wood[2]));
  const body = hump + tops + mark + shore + palms + pier;
  const mirror = `<g transform="translate(${centre.toFixed(1)} ${(y + 14).toFixed(1)}) scale(1 -0.5)" opacity="0.28">${hump}${tops}</g>`;
  return (
    mirror +
    put(centre, y, body) +
    afloat(stage, centre - w * 0.7, y + (height - y) * 0.42, 1.1) +
    afloat(stage, centre + w * 0.9, y + 66, 0.55, true)
  );
}

/** Islands scattered to the horizon, seen from a summit. */
function scattered(stage: Stage): Drawing {
  const { width, horizon, height, rng, tones } = stage;
  const r = rng.fork('isles');
  const rows = 6;
  let art = '';
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y = horizon + 14 + (height * 0.8 - horizon) * t ** 1.3;
    const n = Math.max(2, Math.round((width / 300) * (1 - t * 0.45)));
    for (let j = 0; j < n; j++) {
      const x = ((j + r.between(0.1, 0.9)) / n) * width;
      const w = r.between(110, 240) * (0.6 + t * 0.9);
      art +=
        shape(
          d`M${x - w * 0.8} ${y + 8}Q${x} ${y - 10} ${x + w * 0.8} ${y + 8}Q${x} ${y + 22} ${x - w * 0.8} ${y + 8}Z`,
          mix(tones.water[0], '#9fe6d4', 0.4),
          'opacity="0.7"',
        ) + karst(stage, r, x, y + 6, w, r.between(50, 120) * (0.7 + t * 0.8), 0.12 + t * 0.55);
    }
    art += drawMist(stage, y + 10, 40, 0.35 * (1 - t));
    if (i === 3 || i === 4) art += afloat(stage, r.between(stage.left + 120, stage.right - 120), y + 40, 0.3 + t * 0.3);
  }
  const bluff = curve(
    pts`-20 ${height * 0.86}, ${width * 0.12} ${height * 0.87}, ${width * 0.26} ${height * 0.94}, ${width * 0.4} ${height + 10}`,
  );
  return (
    art +
    shape(`${bluff}${d`L-20 ${height + 10}Z`}`, mix(tones.leaf[2], tones.ink, 0.4)) +
    put(width * 0.08, height * 0.88, palm(r, 300, leafAt(stage, 1), mix(tones.wood[2], tones.ink, 0.4)))
  );
}

function draw(stage: Stage): Drawing {
  const { horizon, height } = stage;
  const sea = water(stage, horizon) + glitter(stage, horizon, height) + ripples(stage, 'sea', horizon, height, 40);
  const kind = choose(stage, 'kind', [{ draw: 'ahead' }, { draw: 'scattered' }]);
  if (kind === 'scattered') return sea + scattered(stage) + drawBirds(stage, stage.centre + 60, horizon * 0.5);
  const far = times(3, (i) =>
    karst(stage, stage.rng.fork(`far${i}`), stage.left + (i + 0.5) * 400, horizon + 8, 240, 70, 0.12),
  );
  return (
    far +
    sea +
    drawBirds(stage, stage.centre - 320, horizon * 0.5) +
    ahead(stage) +
    swell(stage, 'near', height * 0.84, height, 2)
  );
}

export const island: MotifArt = { as: 'scene', draw, horizon: 0.5, sky: true };
