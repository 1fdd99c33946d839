import { mix } from '../colour.ts';
import { canopy } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { fir, leafAt, localTree } from '../props/plants.ts';
import { circle, d, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';

const cabin = (stage: Stage, paint: Trio): Drawing => {
  const { tones } = stage;
  return (
    pen('M0 -66V-34', tones.ink, 5) +
    rect(-12, -72, 24, 10, tones.ink, 'rx="3"') +
    shape('M-40 -34H40Q52 -34 50 -10L42 44Q40 52 30 52H-30Q-40 52 -42 44L-50 -10Q-52 -34 -40 -34Z', paint[1]) +
    shape('M16 -34H40Q52 -34 50 -10L42 44Q40 52 30 52H8Z', paint[2]) +
    rect(-41, -20, 34, 34, tones.lamps ? tones.glow : mix(tones.skyLow, tones.roof[1], 0.3), 'rx="4"') +
    rect(-1, -20, 18, 34, tones.lamps ? tones.glow : mix(tones.skyLow, tones.roof[1], 0.4), 'rx="4"') +
    rect(23, -20, 20, 34, tones.lamps ? tones.glow : mix(tones.skyMid, tones.roof[1], 0.5), 'rx="4"') +
    [-30, 6].map((x) => circle(x + 6, 4, 6, tones.ink) + rect(x - 1, 8, 14, 8, tones.ink)).join('') +
    rect(-46, 20, 92, 4, tones.wall[0])
  );
};

/** The mountain the rope climbs. */
function summit(stage: Stage, X: (k: number) => number, top: [number, number]): Drawing {
  const { height, tones } = stage;
  return (
    shape(
      d`M${X(40)} ${height}C${X(200)} ${height * 0.62} ${X(260)} ${height * 0.36} ${X(390)} ${top[1] + 60}L${X(480)} ${top[1] + 56}C${X(560)} ${height * 0.42} ${X(760)} ${height * 0.6} ${X(1300)} ${height * 0.8}V${height + 10}Z`,
      stage.fade(top[1], height, mix(tones.layer(0.55), tones.rock[1], 0.4), mix(tones.layer(0.7), tones.leaf[2], 0.4)),
    ) +
    shape(
      d`M${X(450)} ${top[1] + 58}L${X(480)} ${top[1] + 56}C${X(560)} ${height * 0.42} ${X(760)} ${height * 0.6} ${X(1300)} ${height * 0.8}V${height + 10}H${X(560)}C${X(590)} ${height * 0.6} ${X(480)} ${height * 0.44} ${X(450)} ${top[1] + 58}Z`,
      tones.ink,
      'opacity="0.22"',
    )
  );
}

/** Bare rock on its flanks. */
function summitRocks(stage: Stage, r: Seeded, X: (k: number) => number, top: [number, number]): Drawing {
  const { height, tones } = stage;
  return times(15, (i) => {
    const k = r.next();
    const px = X(300 + k * 330);
    const py = top[1] + 90 + r.between(0.02, 0.9) * (height * 0.85 - top[1]) * (0.4 + 0.6 * k);
    const w = r.between(20, 60);
    return poly(
      pts`${px} ${py}, ${px + w * 0.5} ${py - w * 0.7}, ${px + w} ${py + w * 0.2}, ${px + w * 0.4} ${py + w * 0.7}`,
      i % 2 ? tones.rock[1] : tones.rock[2],
      'opacity="0.4"',
    );
  });
}

/** The house at the upper end. */
function summitStation(stage: Stage, top: [number, number], s: 1 | -1): Drawing {
  const { tones } = stage;
  return put(
    top[0] + s * 14,
    top[1] + 60,
    rect(-60, -66, 120, 70, tones.wall[1]) +
      rect(24, -66, 36, 70, tones.wall[2]) +
      poly(pts`-80 -60, -44 -98, 56 -98, 84 -60`, tones.red[1]) +
      rect(-48, -44, 60, 26, tones.lamps ? tones.glow : tones.roof[1]),
  );
}

/** A lattice mast under the rope. */
function ropePylon(stage: Stage, at: (t: number, off?: number) => [number, number], t: number, h: number): Drawing {
  const { tones } = stage;

  const [x, y] = at(t);
  return (
    poly(pts`${x - 9} ${y + 6}, ${x + 9} ${y + 6}, ${x + 22} ${y + h}, ${x - 22} ${y + h}`, tones.roof[1]) +
    poly(pts`${x + 2} ${y + 6}, ${x + 9} ${y + 6}, ${x + 22} ${y + h}, ${x + 6} ${y + h}`, tones.roof[2]) +
    rect(x - 44, y - 4, 88, 9, tones.roof[1]) +
    times(5, (i) =>
      pen(
        d`M${x - 10 - i * 2} ${y + (h * (i + 0.5)) / 5}L${x + 12 + i * 2} ${y + (h * (i + 1)) / 5}`,
        tones.roof[0],
        2,
      ),
    )
  );
}

/** Cabins on a rope from the near corner up to a far summit. */
function drawCableCar(stage: Stage): Drawing {
  const { width, height, horizon, tones, centre, rng } = stage;
  const r = rng.fork('cable');
  const s = r.chance(0.5) ? 1 : -1;
  const X = (k: number) => centre + s * k;
  const top: [number, number] = [X(430), horizon * 0.5];
  const start: [number, number] = [X(-860), height * 0.62];
  const at = (t: number, off = 0): [number, number] => [
    start[0] + (top[0] - start[0]) * t,
    start[1] + (top[1] - start[1]) * t + 4 * 46 * t * (1 - t) + off,
  ];
  const rope = (off: number) =>
    pen(
      d`M${start[0]} ${start[1] + off}Q${(start[0] + top[0]) / 2} ${(start[1] + top[1]) / 2 + 92 + off} ${top[0]} ${top[1] + off}`,
      tones.ink,
      3.4,
    );
  const peak = summit(stage, X, top);
  const scree = summitRocks(stage, r, X, top);
  const grove = times(46, () => {
    const k = r.next() ** 0.7;
    const px = X(390 + (r.chance(0.45) ? -1 : 1.5) * (40 + k * 250));
    const py = top[1] + 80 + k * (height * 0.66 - top[1]) + r.between(0, 120);
    return put(px, py, fir(r, r.between(44, 92), leafAt(stage, 0.62)));
  });
  const station = summitStation(stage, top, s);
  const pylon = (t: number, h: number) => ropePylon(stage, at, t, h);
  const paints = [tones.accent, tones.gold, tones.wall, tones.red];
  const cars = [0.36, 0.55, 0.72, 0.87]
    .map((t, i) => {
      const [x, y] = at(t, 2);
      return put(x, y + 62 * (1.75 - 1.5 * t), cabin(stage, paints[(i + 1) % 4] as Trio), 1.75 - 1.5 * t);
    })
    .join('');
  const woods =
    canopy(stage, 'cc1', 0.5, height * 0.66, 26, height) +
    drawMist(stage, height * 0.66, 90, 0.6) +
    canopy(stage, 'cc2', 0.72, height * 0.8, 36, height) +
    drawMist(stage, height * 0.84, 80, 0.4);
  const front = times(Math.round(width / 70), () =>
    put(
      r.next() * width,
      height + 20,
      r.chance(0.5) ? fir(r, r.between(140, 260), leafAt(stage, 1)) : localTree(stage, r, r.between(130, 220), 1),
    ),
  );
  return (
    woods +
    peak +
    scree +
    grove +
    station +
    pylon(0.62, height * 0.3) +
    pylon(0.24, height * 0.4) +
    rope(0) +
    rope(10) +
    cars +
    front
  );
}

export const cableCar: MotifArt = {
  as: 'scene',
  draw: (stage) => drawLand(stage) + drawBirds(stage, stage.centre - 220, stage.horizon * 0.3) + drawCableCar(stage),
  horizon: 0.58,
  sky: true,
};
