import { lift, mix } from '../colour.ts';
import { hills } from '../landscape/relief.ts';
import { people } from '../props/people.ts';
import { localTree, palm, leafAt, bush } from '../props/plants.ts';
import { circle, curve, d, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import { hasPalms } from '../style.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Point, Stage } from '../types.ts';

/** A stack of contour steps: each a water mirror or young green behind its bank. */
function steps(stage: Stage, rng: Seeded, part: number): Drawing {
  const { width, height, tones } = stage;
  const top = height * 0.5;
  const rows = 13;
  const swing = rng.between(-1, 1);
  const edge = (i: number): Point[] => {
    const t = i / rows;
    const y = top + (height * 1.02 - top) * t ** 1.35;
    return Array.from({ length: 8 }, (_, k) => {
      const u = k / 7;
      const bow =
        Math.sin(u * 5.2 + swing * 2 + t * 1.6 + part) * (26 + 46 * t) + Math.sin(u * 2.3 + part) * 70 * (1 - t * 0.4);
      return [-30 + (width + 60) * u, y + bow] as const;
    });
  };
  let art = '';
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const line = edge(i);
    const area = `${curve(line)}${d`L${width + 30} ${height + 40}L-30 ${height + 40}Z`}`;
    const haze = (colour: string) => mix(colour, tones.mist, 0.42 * (1 - t) ** 1.5);
    const mirror = (i * 7 + part * 3) % 5 < 2;
    const green = [
      mix(tones.leaf[0], tones.gold[0], 0.34),
      mix(tones.leaf[0], tones.leaf[1], 0.4),
      mix(tones.leaf[1], tones.gold[1], 0.18),
    ][i % 3] as string;
    const bank = shape(area, haze(mix(tones.leaf[2], tones.ground[2], 0.25)));
    const bright = `${curve(line.map(([x, y]) => [x, y + 6 + 14 * t] as const))}${d`L${width + 30} ${height + 40}L-30 ${height + 40}Z`}`;
    art +=
      bank +
      shape(bright, haze(mirror ? mix(tones.skyLow, tones.water[0], 0.45) : green)) +
      pen(curve(line), haze(mix(tones.leaf[0], tones.gold[0], 0.25)), 2 + 3 * t);
    if (mirror && t > 0.25)
      art += times(9, () => {
        const u = rng.next();
        const p = line[Math.min(7, Math.round(u * 7))] as Point;
        const x = p[0] + rng.between(-60, 60);
        const y = p[1] + 26 + 20 * t;
        return pen(d`M${x} ${y}q2 -9 -2 ${-12 - 8 * t}M${x} ${y}q3 -7 6 ${-10 - 6 * t}`, haze(tones.leaf[1]), 2);
      });
  }
  return art;
}

const hut = (stage: Stage): Drawing => {
  const { tones } = stage;
  return (
    rect(-34, -40, 68, 42, tones.wood[1]) +
    rect(8, -40, 26, 42, tones.wood[2]) +
    shape('M-60 -34Q-20 -66 -12 -92H12Q22 -64 60 -34Q0 -26 -60 -34Z', tones.gold[2]) +
    shape('M4 -92H12Q22 -64 60 -34Q40 -30 20 -30Z', mix(tones.gold[2], tones.ink, 0.3)) +
    rect(-18, -28, 14, 16, tones.lamps ? tones.glow : tones.ink)
  );
};

function drawRice(stage: Stage): Drawing {
  const { height, width, rng, tones, centre } = stage;
  const r = rng.fork('rice');
  const back =
    hills(stage, 'r1', 0.06, height * 0.34, 60, 640, height * 0.6) +
    drawMist(stage, height * 0.4, 120, 0.6) +
    hills(stage, 'r2', 0.26, height * 0.42, 50, 520, height * 0.62) +
    drawMist(stage, height * 0.48, 90, 0.6);
  const side = r.chance(0.5) ? 1 : -1;
  const trees = times(7, () =>
    put(r.next() * width, height * r.between(0.5, 0.62), localTree(stage, r, r.between(70, 120), 0.6)),
  );
  const near = times(3, (i) =>
    put(
      side > 0 ? stage.right - 40 - i * 70 : stage.left + 40 + i * 70,
      height * (0.98 + i * 0.02),
      hasPalms(stage.facts, stage.style)
        ? palm(r, r.between(420, 560), leafAt(stage, 1), mix(tones.wood[2], tones.ink, 0.3))
        : localTree(stage, r, r.between(240, 330), 1),
      1,
      side < 0,
    ),
  );
  return (
    back +
    steps(stage, r, r.int(0, 5)) +
    trees +
    put(centre - side * 220, height * 0.67, hut(stage), 1.15) +
    put(centre - side * 60, height * 0.585, hut(stage), 0.62) +
    people(stage, 'farmers', centre - side * 40, height * 0.79, 150, 3, 0.95) +
    near
  );
}

export const riceTerrace: MotifArt = {
  as: 'scene',
  draw: (stage) => drawRice(stage) + drawBirds(stage, stage.centre, stage.height * 0.2),
  horizon: 0.44,
  sky: true,
};

/** A round hill combed with hedges of tea. */
function teaHill(stage: Stage, x: number, y: number, w: number, h: number, depth: number): Drawing {
  const { tones, height } = stage;
  const outline = d`M${x - w} ${height + 20}C${x - w * 0.9} ${y + h * 0.5} ${x - w * 0.5} ${y} ${x} ${y}C${x + w * 0.5} ${y} ${x + w * 0.9} ${y + h * 0.5} ${x + w} ${height + 20}Z`;
  const haze = (colour: string) => mix(colour, tones.mist, 0.5 * (1 - depth));
  const base = haze(tones.leaf[1]);
  const rows = 15;
  const lines = times(rows, (i) => {
    const t = (i + 1) / rows;
    const yy = y + (height - y) * t ** 1.25;
    const sag = 34 + 60 * t;
    const line = d`M${x - w * 1.1} ${yy + sag}Q${x - w * 0.1} ${yy - sag * 0.8} ${x + w * 1.1} ${yy + sag * 1.2}`;
    return (
      pen(line, haze(tones.leaf[2]), 4 + 11 * t * depth) +
      pen(
        line,
        haze(lift(tones.leaf[0], 0.02)),
        5 + 13 * t * depth,
        `transform="translate(0 ${(-6 - 9 * t * depth).toFixed(1)})" stroke-dasharray="${(26 + 40 * t).toFixed(0)} ${(8 + 12 * t).toFixed(0)}" stroke-linecap="round"`,
      )
    );
  });
  const shade = shape(
    d`M${x} ${y}C${x + w * 0.5} ${y} ${x + w * 0.9} ${y + h * 0.5} ${x + w} ${height + 20}H${x + w * 0.3}C${x + w * 0.5} ${y + h * 0.6} ${x + w * 0.3} ${y + h * 0.2} ${x} ${y}Z`,
    tones.ink,
    'opacity="0.16"',
  );
  return `<g ${stage.clip(outline)}>${shape(outline, stage.fade(y, height, haze(tones.leaf[0]), base))}${lines}${shade}</g>`;
}

const picker = (stage: Stage): Drawing => {
  const { tones } = stage;
  return (
    shape('M-12 0L-9 -32Q0 -42 9 -32L12 0Z', tones.accent[1]) +
    shape('M2 -38Q7 -36 9 -32L12 0H4Z', tones.accent[2]) +
    circle(0, -44, 7, tones.wood[1]) +
    poly(pts`-15 -44, 0 -60, 15 -44`, tones.gold[0]) +
    shape('M8 -32Q26 -32 24 -6H10Z', tones.wood[0]) +
    pen('M-6 -26L-18 -14', tones.wood[1], 4)
  );
};

function drawTea(stage: Stage): Drawing {
  const { height, centre, rng, tones, width } = stage;
  const r = rng.fork('tea');
  const s = r.chance(0.5) ? 1 : -1;
  const back =
    hills(stage, 't1', 0.05, height * 0.32, 70, 700, height * 0.6) +
    drawMist(stage, height * 0.4, 120, 0.6) +
    hills(stage, 't2', 0.24, height * 0.42, 54, 520, height * 0.64) +
    drawMist(stage, height * 0.48, 100, 0.6);
  const hillsides =
    teaHill(stage, centre + s * 380, height * 0.46, 520, 380, 0.5) +
    teaHill(stage, centre - s * 560, height * 0.5, 560, 360, 0.56) +
    drawMist(stage, height * 0.62, 80, 0.35) +
    teaHill(stage, centre - s * 240, height * 0.57, 640, 360, 0.78) +
    teaHill(stage, centre + s * 520, height * 0.68, 640, 300, 1);
  const wings =
    width > 1500
      ? teaHill(stage, 60, height * 0.7, 460, 300, 0.9) + teaHill(stage, width - 60, height * 0.72, 460, 300, 1)
      : '';
  const house = put(
    centre + s * 360,
    height * 0.475,
    rect(-46, -40, 92, 44, tones.wall[0]) +
      rect(18, -40, 28, 44, tones.wall[2]) +
      poly(pts`-58 -38, -38 -66, 38 -66, 58 -38`, tones.red[1]) +
      rect(-34, -28, 12, 16, tones.lamps ? tones.glow : tones.ink) +
      rect(-10, -28, 12, 16, tones.lamps ? tones.glow : tones.ink),
  );
  const shadeTrees = times(5, (i) =>
    put(
      centre + (i - 2) * 260 + r.between(-70, 70),
      height * r.between(0.6, 0.7),
      localTree(stage, r, r.between(110, 160), 0.75),
    ),
  );
  const pickers = [
    [-s * 330, 0.73],
    [-s * 250, 0.71],
    [-s * 130, 0.8],
    [s * 210, 0.93],
    [s * 310, 0.89],
  ]
    .map(([x, y]) => put(centre + (x as number), height * (y as number), picker(stage), 0.7 + (y as number) * 0.5))
    .join('');
  const front = times(6, (i) =>
    put(
      stage.left + i * 270,
      height + 30,
      bush(r, 170, [tones.leaf[1], tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.4)]),
    ),
  );
  return back + house + hillsides + wings + shadeTrees + pickers + front;
}

export const teaTerrace: MotifArt = {
  as: 'scene',
  draw: (stage) => drawTea(stage) + drawBirds(stage, stage.centre - 140, stage.height * 0.2),
  horizon: 0.44,
  sky: true,
};
