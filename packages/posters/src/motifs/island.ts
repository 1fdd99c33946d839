import { lift, mix } from '../colour.ts';
import { karst } from '../landscape/relief.ts';
import { glitter, ripples, swell, water } from '../landscape/water.ts';
import { afloat } from '../props/boats.ts';
import { leafAt, palm } from '../props/plants.ts';
import { circle, curve, d, oval, pen, poly, pts, put, rect, shape, times, turned } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Point, Stage } from '../types.ts';

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

/** A ring of sand and shoals seen from the air. */
export function atoll(stage: Stage): Drawing {
  const { centre, height, width, tones, rng } = stage;
  const r = rng.fork('atoll');
  const deep = stage.fade(0, height, tones.water[1], tones.water[2]);
  const blob = (x: number, y: number, rx: number, ry: number, fill: string, more = '') => {
    const pts: Point[] = Array.from({ length: 11 }, (_, i) => {
      const a = (i / 10) * Math.PI * 2;
      const k = i % 10 === 0 ? 1 : 1 + 0.1 * Math.sin(i * 2.4 + rx);
      return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k] as const;
    });
    return shape(`${curve(pts)}Z`, fill, more);
  };
  const isle = (x: number, y: number, s: number) =>
    blob(x, y, 330 * s, 210 * s, mix(tones.water[0], '#7fe0d2', 0.3), 'opacity="0.5"') +
    blob(x, y, 262 * s, 160 * s, mix(tones.water[0], '#a8f0de', 0.55), 'opacity="0.8"') +
    blob(x, y, 186 * s, 104 * s, tones.sand[0]) +
    blob(x + 6 * s, y + 4 * s, 150 * s, 78 * s, tones.leaf[2]) +
    times(16, () => {
      const a = r.next() * 6.28;
      const k = r.next() ** 0.5;
      return circle(
        x + Math.cos(a) * 126 * s * k,
        y + Math.sin(a) * 60 * s * k,
        r.between(14, 24) * s,
        r.chance(0.4) ? tones.leaf[0] : tones.leaf[1],
      );
    });
  const huts = times(6, (i) => {
    const x = centre + 250 + i * 58;
    const y = height * 0.52 + Math.sin(i * 0.7) * 40;
    return (
      (i ? pen(d`M${x - 58} ${height * 0.52 + Math.sin((i - 1) * 0.7) * 40}L${x} ${y}`, tones.wood[0], 7) : '') +
      poly(pts`${x - 24} ${y - 22}, ${x} ${y - 48}, ${x + 24} ${y - 22}, ${x} ${y + 4}`, tones.wood[1]) +
      poly(pts`${x} ${y - 48}, ${x + 24} ${y - 22}, ${x} ${y + 4}`, tones.wood[2])
    );
  });
  return (
    rect(0, 0, width, height, deep) +
    ripples(stage, 'atoll', 0, height, 40) +
    isle(centre - 40, height * 0.5, 1.25) +
    huts +
    isle(stage.left + 120, height * 0.14, 0.5) +
    isle(stage.right - 90, height * 0.86, 0.56) +
    afloat(stage, centre + 330, height * 0.27, 0.7) +
    shape(
      d`M${centre + 160} ${height * 0.29}L${centre + 260} ${height * 0.262}L${centre + 160} ${height * 0.25}Z`,
      lift(tones.water[0], 0.08),
      'opacity="0.5"',
    )
  );
}

function draw(stage: Stage): Drawing {
  const { horizon, height } = stage;
  const sea = water(stage, horizon) + glitter(stage, horizon, height) + ripples(stage, 'sea', horizon, height, 40);
  const kind = stage.rng.fork('kind').pick(['ahead', 'scattered', 'ahead']);
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
