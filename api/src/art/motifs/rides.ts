import { mix } from '../colour.ts';
import { canopy, hills } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { people } from '../props/people.ts';
import { fir, leafAt, localTree, bush } from '../props/plants.ts';
import { circle, curve, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';

/** A carriage of an old hill railway, 120 long. */
const coach = (stage: Stage, paint: Trio): Drawing => {
  const { tones } = stage;
  return (
    rect(-60, -62, 120, 48, paint[1], 'rx="4"') +
    rect(-60, -26, 120, 12, paint[2]) +
    rect(-62, -66, 124, 9, tones.wall[0], 'rx="4"') +
    rect(-58, -34, 116, 4, tones.gold[1]) +
    times(5, (i) =>
      rect(-52 + i * 22, -56, 15, 19, tones.lamps ? tones.glow : mix(tones.skyLow, tones.roof[1], 0.45), 'rx="2"'),
    ) +
    [-36, 36].map((x) => circle(x, -8, 9, tones.ink) + circle(x, -8, 4, tones.stone[1])).join('')
  );
};

const engine = (stage: Stage, paint: Trio): Drawing => {
  const { tones } = stage;
  const smoke = times(9, (i) =>
    circle(
      44 - i * 30,
      -112 - i * 13 - (i % 2) * 8,
      13 + i * 4.6,
      mix(tones.cloud, tones.snow[0], 0.4),
      `opacity="${(0.9 - i * 0.08).toFixed(2)}"`,
    ),
  );
  return (
    smoke +
    rect(-62, -78, 46, 62, paint[1]) +
    rect(-68, -84, 58, 9, tones.ink, 'rx="3"') +
    rect(-52, -68, 26, 22, tones.lamps ? tones.glow : mix(tones.skyLow, tones.roof[1], 0.45)) +
    rect(-18, -58, 84, 38, tones.ink, 'rx="10"') +
    rect(-18, -52, 84, 7, mix(tones.ink, tones.wall[0], 0.35)) +
    poly(pts`36 -58, 33 -96, 56 -96, 52 -58`, tones.ink) +
    rect(2, -70, 16, 14, tones.gold[1], 'rx="5"') +
    rect(-66, -22, 140, 10, paint[2]) +
    poly(pts`66 -12, 92 2, 66 2`, paint[1]) +
    [-44, -10, 24, 54]
      .map((x, i) => circle(x, -9, i === 3 ? 9 : 13, paint[2]) + circle(x, -9, i === 3 ? 4 : 6, tones.gold[1]))
      .join('') +
    circle(70, -44, 7, tones.glow) +
    pen('M-44 -9H24', tones.stone[0], 4)
  );
};

/** A steam train on a tall viaduct across a green valley. */
function viaduct(stage: Stage): Drawing {
  const { width, height, horizon, tones, centre, rng } = stage;
  const r = rng.fork('viaduct');
  const deck = horizon + 20;
  const t = tones.stone;
  const n = Math.ceil(width / 150) + 1;
  const valley =
    hills(stage, 'v1', 0.5, horizon + 70, 44, 520, height) +
    canopy(stage, 'v2', 0.62, height * 0.74, 26, height) +
    drawMist(stage, height * 0.72, 120, 0.6);
  const bridge =
    times(n, (i) => {
      const x = i * 150;
      return (
        poly(pts`${x - 17} ${deck}, ${x + 17} ${deck}, ${x + 26} ${height * 0.9}, ${x - 26} ${height * 0.9}`, t[1]) +
        poly(pts`${x + 5} ${deck}, ${x + 17} ${deck}, ${x + 26} ${height * 0.9}, ${x + 8} ${height * 0.9}`, t[2])
      );
    }) +
    `<path fill-rule="evenodd" fill="${t[1]}" d="M-10 ${deck}H${width + 10}V${deck + 88}H-10Z${times(n, (i) => d`M${i * 150 + 17} ${deck + 90}V${deck + 74}A58 58 0 0 1 ${i * 150 + 133} ${deck + 74}V${deck + 90}Z`)}"/>` +
    times(n, (i) =>
      pen(d`M${i * 150 + 15} ${deck + 88}V${deck + 74}A60 60 0 0 1 ${i * 150 + 135} ${deck + 74}`, t[0], 5),
    ) +
    rect(0, deck - 8, width, 14, t[0]) +
    rect(0, deck + 5, width, 5, t[2]);
  const paint = r.pick([tones.accent, tones.red, tones.water]);
  const train =
    put(centre + 210, deck - 8, engine(stage, paint), 1.15) +
    times(5, (i) => put(centre + 62 - i * 146, deck - 8, coach(stage, paint), 1.15));
  const front =
    canopy(stage, 'v3', 0.85, height * 0.9, 44, height + 50) +
    times(8, () => put(r.next() * width, height + 10, localTree(stage, r, r.between(150, 260), 1)));
  return valley + bridge + train + front;
}

/** The long nose of the first car. */
function expressNose(stage: Stage, y: number): Drawing {
  const { centre, tones } = stage;
  return (
    shape(
      d`M${centre + 120} ${y - 96}C${centre + 260} ${y - 96} ${centre + 330} ${y - 66} ${centre + 430} ${y - 34}Q${centre + 450} ${y - 20} ${centre + 410} ${y - 18}H${centre + 110}V${y - 96}Z`,
      tones.wall[0],
    ) +
    shape(d`M${centre + 120} ${y - 44}H${centre + 390}L${centre + 412} ${y - 36}H${centre + 120}Z`, tones.accent[1]) +
    shape(
      d`M${centre + 120} ${y - 30}H${centre + 432}Q${centre + 440} ${y - 20} ${centre + 410} ${y - 18}H${centre + 120}Z`,
      tones.wall[2],
    ) +
    shape(
      d`M${centre + 200} ${y - 86}C${centre + 260} ${y - 82} ${centre + 300} ${y - 68} ${centre + 326} ${y - 58}L${centre + 250} ${y - 58}Z`,
      tones.roof[2],
    ) +
    circle(centre + 392, y - 34, 5, tones.glow)
  );
}

/** A white express past fields, the track running away in one long curve. */
function express(stage: Stage): Drawing {
  const { width, height, horizon, tones, centre, rng } = stage;
  const r = rng.fork('express');
  const fields = times(6, (i) => {
    const t = (i / 5) ** 1.4;
    const y = horizon + 10 + (height - horizon) * t * 0.55;
    return shape(
      `${curve(pts`0 ${y + 12}, ${width * 0.3} ${y - 4}, ${width * 0.7} ${y + 6}, ${width} ${y - 8}`)}${d`V${height}H0Z`}`,
      mix(
        [tones.leaf[0], mix(tones.leaf[0], tones.gold[0], 0.45), tones.leaf[1], mix(tones.skyLow, tones.water[0], 0.4)][
          i % 4
        ] as string,
        tones.mist,
        0.45 * (1 - t),
      ),
    );
  });
  const y = height * 0.8;
  const body = (x0: number, x1: number) =>
    rect(x0, y - 96, x1 - x0, 78, tones.wall[0]) +
    rect(x0, y - 44, x1 - x0, 8, tones.accent[1]) +
    rect(x0, y - 30, x1 - x0, 12, tones.wall[2]) +
    times(Math.round((x1 - x0) / 40), (i) =>
      rect(x0 + 8 + i * 40, y - 80, 24, 21, tones.lamps ? tones.glow : tones.roof[1], 'rx="5"'),
    ) +
    times(Math.round((x1 - x0) / 230), (i) => rect(x0 + i * 230, y - 96, 3, 78, tones.wall[2]));
  const nose = expressNose(stage, y);
  const bed =
    rect(0, y - 18, width, 16, tones.stone[2]) +
    rect(0, y - 2, width, 30, tones.stone[1]) +
    times(
      Math.round(width / 120),
      (i) =>
        rect(i * 120 + 20, y - 2, 22, height * 0.24, tones.stone[2]) +
        rect(i * 120 + 20, y - 2, 9, height * 0.24, tones.stone[1]),
    ) +
    rect(0, y + 24, width, 6, tones.stone[2]);
  const wires =
    times(
      Math.round(width / 260),
      (i) => rect(i * 260 + 60, y - 190, 5, 180, tones.roof[2]) + rect(i * 260 + 30, y - 186, 60, 4, tones.roof[2]),
    ) + pen(d`M0 ${y - 176}H${width}`, tones.roof[2], 1.6);
  const front = times(Math.round(width / 60), () =>
    put(
      r.next() * width,
      height + 14,
      bush(r, r.between(80, 150), [tones.leaf[1], tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.4)]),
    ),
  );
  const trees = times(9, () => put(r.next() * width, y - 20, localTree(stage, r, r.between(70, 130), 0.7)));
  return fields + trees + wires + body(-10, centre + 130) + nose + bed + front;
}

export const train: MotifArt = {
  as: 'scene',
  draw: (stage) =>
    drawLand(stage) +
    drawBirds(stage, stage.centre - 240, stage.horizon * 0.35) +
    ((stage.style === 'japan' ||
      stage.style === 'korea' ||
      /express|high-speed|maglev|metro|shinkansen|mrt/.test(stage.facts.slug)) &&
    stage.rng.fork('train').chance(0.75)
      ? express(stage)
      : viaduct(stage)),
  horizon: 0.54,
  sky: true,
};

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

/** A great wheel with its gondolas. */
function wheel(stage: Stage, radius: number): Drawing {
  const { tones } = stage;
  const n = 20;
  const paints = [tones.accent, tones.gold, tones.water, tones.red, tones.leaf];
  const rim = (k: number, w: number) =>
    circle(0, 0, radius * k, 'none', `stroke="${tones.wall[0]}" stroke-width="${w}"`);
  const spokes = times(n, (i) => {
    const a = (i / n) * Math.PI * 2;
    return (
      pen(d`M0 0L${Math.cos(a) * radius} ${Math.sin(a) * radius}`, i % 2 ? tones.wall[1] : tones.wall[2], 2.4) +
      pen(
        d`M${Math.cos(a) * radius * 0.9} ${Math.sin(a) * radius * 0.9}L${Math.cos(a + 0.31) * radius} ${Math.sin(a + 0.31) * radius}`,
        tones.wall[1],
        2,
      )
    );
  });
  const cabins = times(n, (i) => {
    const a = (i / n) * Math.PI * 2;
    const [x, y] = [Math.cos(a) * radius * 1.02, Math.sin(a) * radius * 1.02];
    const p = paints[i % 5] as Trio;
    return (
      pen(d`M${x} ${y}v10`, tones.ink, 2) +
      rect(x - 13, y + 8, 26, 24, p[1], 'rx="9"') +
      rect(x - 9, y + 12, 18, 10, tones.lamps ? tones.glow : mix(tones.skyLow, tones.roof[1], 0.3), 'rx="3"')
    );
  });
  const bulbs = tones.lamps
    ? circle(0, 0, radius * 1.2, tones.glow, 'opacity="0.1"') +
      times(40, (i) =>
        circle(
          Math.cos((i / 40) * 6.283) * radius * 0.95,
          Math.sin((i / 40) * 6.283) * radius * 0.95,
          3.4,
          i % 3 ? tones.glow : tones.accent[0],
        ),
      )
    : '';
  const legs =
    poly(pts`-7 0, 7 0, ${-radius * 0.5} ${radius * 1.26}, ${-radius * 0.58} ${radius * 1.26}`, tones.wall[1]) +
    poly(pts`-7 0, 7 0, ${radius * 0.58} ${radius * 1.26}, ${radius * 0.5} ${radius * 1.26}`, tones.wall[2]);
  return (
    legs +
    spokes +
    rim(1, 7) +
    rim(0.9, 4) +
    rim(0.3, 4) +
    bulbs +
    cabins +
    circle(0, 0, 17, tones.accent[1]) +
    circle(0, 0, 8, tones.gold[0])
  );
}

const carousel = (stage: Stage): Drawing => {
  const { tones } = stage;
  const gores = times(8, (i) => {
    const x0 = -110 + i * 27.5;
    return (
      poly(pts`0 -190, ${x0} -118, ${x0 + 27.5} -118`, (i % 2 ? tones.wall : tones.accent)[i > 5 ? 2 : 1]) +
      shape(d`M${x0} -119h27.5v12a13.7 12 0 0 1 -27.5 0Z`, (i % 2 ? tones.gold : tones.accent)[i > 5 ? 2 : 1])
    );
  });
  const ponies = [-72, -24, 26, 74]
    .map(
      (x, i) =>
        pen(d`M${x} -110V-16`, tones.gold[1], 3) +
        put(
          x,
          -36 - (i % 2) * 12,
          shape(
            'M-20 -4Q-8 -14 8 -10L16 -26L24 -20L18 -6L16 2L20 14L14 14L8 4H-8L-14 14L-20 12L-14 2Z',
            i % 2 ? tones.wall[0] : tones.bloom[1],
          ),
        ),
    )
    .join('');
  return (
    rect(
      -100,
      -110,
      200,
      96,
      tones.lamps ? mix(tones.glow, tones.accent[0], 0.3) : mix(tones.accent[2], tones.ink, 0.35),
    ) +
    rect(-12, -110, 24, 96, tones.gold[1]) +
    ponies +
    gores +
    rect(-116, -16, 232, 18, tones.wall[1]) +
    rect(40, -16, 76, 18, tones.wall[2]) +
    poly(pts`0 -190, 0 -226, 30 -214, 0 -204`, tones.red[1])
  );
};

const castle = (stage: Stage): Drawing => {
  const { tones } = stage;
  const turret = (x: number, w: number, h: number, roof: Trio) =>
    rect(x - w, -h, w * 2, h, tones.wall[1]) +
    rect(x + w * 0.2, -h, w * 0.8, h, tones.wall[2]) +
    poly(pts`${x - w * 1.3} ${-h}, ${x} ${-h - w * 3.6}, ${x + w * 1.3} ${-h}`, roof[1]) +
    poly(pts`${x + w * 0.2} ${-h}, ${x} ${-h - w * 3.6}, ${x + w * 1.3} ${-h}`, roof[2]) +
    rect(x - w * 0.26, -h + w, w * 0.52, w * 0.9, tones.lamps ? tones.glow : tones.roof[1], 'rx="5"') +
    pen(d`M${x} ${-h - w * 3.6}v-18`, tones.gold[1], 2) +
    poly(pts`${x} ${-h - w * 3.6 - 18}, ${x + 16} ${-h - w * 3.6 - 13}, ${x} ${-h - w * 3.6 - 8}`, tones.red[1]);
  return (
    turret(-66, 17, 150, tones.water) +
    turret(66, 17, 150, tones.water) +
    turret(-28, 15, 210, tones.accent) +
    turret(34, 14, 190, tones.accent) +
    turret(2, 20, 250, tones.water) +
    rect(-90, -96, 180, 100, tones.wall[1]) +
    rect(34, -96, 56, 100, tones.wall[2]) +
    times(8, (i) => rect(-90 + i * 23, -106, 14, 12, tones.wall[0])) +
    shape('M-20 4V-34A20 20 0 0 1 20 -34V4Z', tones.lamps ? tones.glow : tones.wood[2]) +
    turret(-96, 20, 110, tones.accent) +
    turret(96, 20, 110, tones.accent)
  );
};

/** A striped booth with its flag. */
const tent = (stage: Stage): Drawing => {
  const { tones } = stage;
  const stripes = times(
    6,
    (i) =>
      poly(
        pts`${-84 + i * 28} -70, ${-56 + i * 28} -70, ${-56 + i * 28 + (i - 2) * 3} 2, ${-84 + i * 28 + (i - 3) * 3} 2`,
        (i % 2 ? tones.wall : tones.gold)[i > 3 ? 2 : 1],
      ) +
      poly(pts`0 -150, ${-92 + i * 31} -68, ${-61 + i * 31} -68`, (i % 2 ? tones.wall : tones.accent)[i > 3 ? 2 : 1]),
  );
  return (
    stripes +
    shape('M-26 2V-40Q0 -64 26 -40V2Z', tones.lamps ? tones.glow : mix(tones.ink, tones.wood[2], 0.5)) +
    pen('M0 -150V-182', tones.ink, 2.4) +
    poly(pts`0 -182, 28 -174, 0 -165`, tones.red[1])
  );
};

/** Rails that climb, loop and fall. */
function coaster(stage: Stage): Drawing {
  const { tones, horizon, width, centre } = stage;
  const y = (x: number) =>
    horizon -
    40 -
    120 * Math.sin((x - centre) / 170 + 1) * Math.exp(-(((x - centre) / 900) ** 2)) -
    30 * Math.sin(x / 90);
  const n = Math.round(width / 26);
  const posts = times(n, (i) => {
    const x = i * 26;
    return (
      pen(d`M${x} ${y(x)}V${horizon + 60}`, tones.wall[2], 2.4) +
      (i % 2 ? pen(d`M${x} ${y(x) + 30}L${x + 26} ${y(x + 26) + 70}`, tones.wall[2], 1.6) : '')
    );
  });
  const track = curve(Array.from({ length: n + 1 }, (_, i) => [i * 26, y(i * 26)] as const));
  const cars = times(5, (i) => {
    const x = centre - 320 + i * 32;
    return put(
      x,
      y(x) - 9,
      rect(-14, -10, 28, 16, (i ? tones.gold : tones.accent)[1], 'rx="5"') +
        circle(-4, -15, 5, tones.wood[0]) +
        pen('M-6 -18L-10 -28M-2 -18L4 -28', tones.wood[0], 2),
    );
  });
  return posts + pen(track, tones.red[1], 8) + pen(track, tones.red[0], 2.4) + cars;
}

function drawThemePark(stage: Stage): Drawing {
  const { height, horizon, centre, rng, width, tones } = stage;
  const r = rng.fork('fair');
  const s = r.chance(0.5) ? 1 : -1;
  const ground = shape(
    `${curve(pts`0 ${horizon + 56}, ${width * 0.5} ${horizon + 44}, ${width} ${horizon + 56}`)}${d`V${height + 10}H0Z`}`,
    stage.fade(horizon, height, mix(tones.leaf[0], tones.mist, 0.2), tones.leaf[2]),
  );
  const path = shape(
    d`M${centre - 40} ${horizon + 60}C${centre + s * 120} ${height * 0.76} ${centre - 320} ${height * 0.84} ${centre - 380} ${height + 10}H${centre + 330}C${centre + 260} ${height * 0.86} ${centre + s * 190} ${height * 0.78} ${centre + 40} ${horizon + 60}Z`,
    mix(tones.sand[0], tones.stone[0], 0.5),
  );
  const balloons = times(8, (i) => {
    const x = centre + s * 330 + r.between(-70, 70);
    const y = horizon - r.between(20, 260);
    return (
      pen(d`M${x} ${y + 22}q6 20 -2 50`, tones.ink, 1.4) +
      oval(x, y, 17, 21, [tones.accent[1], tones.gold[1], tones.red[1], tones.water[1]][i % 4] as string) +
      oval(x - 5, y - 7, 4, 6, tones.wall[0], 'opacity="0.5"')
    );
  });
  const bunting =
    pen(d`M-10 60Q${width * 0.25} 170 ${width / 2} 70Q${width * 0.75} 170 ${width + 10} 60`, tones.ink, 2) +
    times(Math.round(width / 52), (i) => {
      const x = i * 52 + 20;
      const u = (x / (width / 2)) % 1;
      const y = 64 + 52 * 4 * u * (1 - u) * 0.96;
      return poly(
        pts`${x - 15} ${y}, ${x + 15} ${y}, ${x} ${y + 32}`,
        [tones.accent[1], tones.gold[1], tones.wall[0], tones.water[1]][i % 4] as string,
      );
    });
  const trees = times(Math.round(width / 80), () =>
    put(r.next() * width, horizon + 66, localTree(stage, r, r.between(60, 110), 0.75)),
  );
  return (
    drawLand(stage) +
    coaster(stage) +
    put(centre - s * 170, horizon - 285, wheel(stage, 272)) +
    put(centre + s * 250, horizon + 66, castle(stage), 1.6) +
    trees +
    ground +
    path +
    put(centre - s * 350, height * 0.9, carousel(stage), 1.6) +
    put(centre + s * 430, height * 0.93, tent(stage), 1.25) +
    balloons +
    people(stage, 'fair', centre + s * 40, height * 0.83, 190, 7, 1.3) +
    (r.chance(0.5) ? bunting : '') +
    hills(stage, 'hedge', 1, height * 0.985, 10, 300, height + 30)
  );
}

export const themePark: MotifArt = { as: 'scene', draw: drawThemePark, horizon: 0.66, sky: true };
