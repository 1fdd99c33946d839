import { mix } from '../colour.ts';
import { chhatri } from '../build/masonry.ts';
import { canopy } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { ripples, water } from '../landscape/water.ts';
import { stones } from '../foreground.ts';
import { people } from '../props/people.ts';
import { blossomTree, broadTree, bush, cypress, frond, leafAt, palm, pine, roundTree } from '../props/plants.ts';
import { circle, curve, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';
import { lamp } from './torii.ts';

const lawn = (stage: Stage, y: number): Drawing =>
  rect(
    0,
    y,
    stage.width,
    stage.height,
    stage.fade(y, stage.height, mix(stage.tones.leaf[0], stage.tones.mist, 0.25), stage.tones.leaf[1]),
  );

/** The arched bridge of a stroll garden. */
function archBridge(stage: Stage, trio: Trio): Drawing {
  const rail = times(11, (i) => {
    const x = -220 + i * 44;
    const y = -96 * Math.cos((x / 240) * 1.5);
    return rect(x - 4, y - 40, 8, 44, trio[i > 6 ? 2 : 1]) + circle(x, y - 42, 5.5, stage.tones.gold[1]);
  });
  return (
    shape('M-250 10Q0 -200 250 10H200Q0 -132 -200 10Z', trio[2]) +
    shape('M-250 0Q0 -208 250 0L244 14Q0 -186 -244 14Z', trio[1]) +
    rail +
    pen('M-224 -40Q0 -236 224 -40M-224 -18Q0 -214 224 -18', trio[0], 6)
  );
}

/** Blossom, pines and clipped bushes along the far bank. */
function pondTrees(stage: Stage, r: Seeded, y: number): Drawing {
  const { width, tones } = stage;
  return times(Math.round(width / 130), (i) => {
    const x = i * 130 + r.between(-30, 30);
    const h = r.between(120, 210);
    return put(
      x,
      y + 4,
      r.chance(0.4)
        ? blossomTree(r, h, r.chance(0.5) ? tones.bloom : tones.accent, tones.wood[2])
        : r.chance(0.5)
          ? pine(r, h, leafAt(stage, 0.85), tones.wood[2])
          : bush(r, h, leafAt(stage, 0.8)),
    );
  });
}

/** Red and white carp. */
function carpShoal(stage: Stage, s: 1 | -1): Drawing {
  const { centre, height, tones } = stage;
  return times(5, (i) =>
    put(
      centre - s * (60 + i * 74),
      height * (0.86 + (i % 2) * 0.05),
      shape('M-30 0Q-6 -13 24 -4Q32 0 24 5Q-6 13 -30 0L-46 -9Q-40 0 -46 9Z', i % 2 ? tones.wall[0] : tones.accent[1]) +
        oval(2, -1, 9, 6, i % 2 ? tones.accent[1] : tones.wall[0]),
      0.85,
      i % 3 === 0,
    ),
  );
}

/** Pond, red bridge, pines, lantern, carp. */
function stroll(stage: Stage): Drawing {
  const { horizon, height, width, tones, centre, rng } = stage;
  const r = rng.fork('stroll');
  const s = r.chance(0.5) ? 1 : -1;
  const y = horizon + 70;
  const far = canopy(stage, 'g1', 0.42, horizon - 30, 42) + canopy(stage, 'g2', 0.6, horizon + 16, 34, horizon + 80);
  const trees = pondTrees(stage, r, y);
  const bank = shape(
    `${curve(pts`0 ${y - 6}, ${width * 0.3} ${y - 14}, ${width * 0.7} ${y - 8}, ${width} ${y - 14}`)}${d`V${y + 40}H0Z`}`,
    mix(tones.leaf[0], tones.ground[0], 0.2),
  );
  const pond = water(stage, y + 8) + ripples(stage, 'pond', y + 16, height, 26);
  const bridge = put(centre + s * 60, y + 84, archBridge(stage, tones.red), 1.15);
  const mirror = `<g transform="translate(${(centre + s * 60).toFixed(1)} ${(y + 104).toFixed(1)}) scale(1.15 -0.6)" opacity="0.3">${archBridge(stage, tones.red)}</g>`;
  const shore =
    shape(
      d`M${centre + s * 700} ${height * 0.8}C${centre + s * 420} ${height * 0.83} ${centre + s * 360} ${height * 0.92} ${centre + s * 180} ${height + 10}H${centre + s * 1200}V${height * 0.78}Z`,
      mix(tones.leaf[1], tones.ground[1], 0.25),
    ) +
    shape(
      d`M${centre - s * 760} ${height * 0.9}Q${centre - s * 480} ${height * 0.9} ${centre - s * 380} ${height + 10}H${centre - s * 1200}V${height * 0.88}Z`,
      tones.leaf[2],
    );
  const carp = carpShoal(stage, s);
  const pads = times(9, () => {
    const x = centre - s * r.between(160, 520);
    return oval(
      x,
      height * r.between(0.78, 0.97),
      r.between(18, 34),
      r.between(6, 10),
      tones.leaf[r.int(0, 1)] as string,
    );
  });
  const bigPine = put(
    centre + s * 560,
    height * 0.93,
    pine(r, 460, leafAt(stage, 1), mix(tones.wood[2], tones.ink, 0.4)),
    1,
    s > 0,
  );
  return (
    far +
    bank +
    trees +
    pond +
    mirror +
    bridge +
    people(stage, 'strollers', centre + s * 60, y - 32, 24, 2, 0.9) +
    pads +
    carp +
    shore +
    stones(stage, centre + s * 250, height * 0.93, 44) +
    bigPine +
    put(centre + s * 390, height * 0.955, lamp(stage, 0, 190))
  );
}

/** The pavilion that ends the axis. */
function waterPavilion(stage: Stage, t: Trio): Drawing {
  const { tones } = stage;
  return (
    rect(-190, -150, 380, 152, t[1]) +
    rect(70, -150, 120, 152, t[2]) +
    times(3, (i) =>
      shape(
        d`M${-150 + i * 118} 2V-70Q${-140 + i * 118} -112 ${-118 + i * 118} -122Q${-96 + i * 118} -112 ${-86 + i * 118} -70V2Z`,
        tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.4),
      ),
    ) +
    rect(-202, -160, 404, 12, t[0]) +
    put(-150, -160, chhatri(0, 0, 30, t, tones.gold[0], tones.ink)) +
    put(150, -160, chhatri(0, 0, 30, t, tones.gold[0], tones.ink)) +
    put(0, -160, chhatri(0, 0, 62, t, tones.gold[0], tones.ink))
  );
}

/** A row of jets down the channel. */
function fountains(stage: Stage, y: number): Drawing {
  const { height, centre, tones } = stage;
  return times(4, (i) => {
    const tt = ((i + 0.6) / 4) ** 1.4;
    const yy = y + (height - y) * tt * 0.9;
    const h = 24 + 60 * tt;
    return pen(
      d`M${centre} ${yy}V${yy - h}M${centre} ${yy - h}q${-h * 0.2} 0 ${-h * 0.26} ${h * 0.9}M${centre} ${yy - h}q${h * 0.2} 0 ${h * 0.26} ${h * 0.9}`,
      tones.wall[0],
      2 + 2 * tt,
      'opacity="0.8"',
    );
  });
}

/** Four-part garden: an axis of water between cypresses, a pavilion at its end. */
function charbagh(stage: Stage): Drawing {
  const { horizon, height, tones, centre, rng } = stage;
  const r = rng.fork('charbagh');
  const y = horizon + 24;
  const flare = (k: number, yy: number) => centre + k * (20 + (yy - y) * 0.62);
  const strip = (k0: number, k1: number, fill: string) =>
    poly(
      pts`${flare(k0, y)} ${y}, ${flare(k1, y)} ${y}, ${flare(k1, height)} ${height + 4}, ${flare(k0, height)} ${height + 4}`,
      fill,
    );
  const paths =
    strip(-2.6, 2.6, mix(tones.stone[0], tones.sand[0], 0.4)) +
    strip(-1, 1, stage.fade(y, height, mix(tones.skyLow, tones.water[0], 0.3), tones.water[1])) +
    strip(-1.16, -1, tones.wall[0]) +
    strip(1, 1.16, tones.wall[2]) +
    strip(-4.4, -2.6, tones.leaf[1]) +
    strip(2.6, 4.4, tones.leaf[1]);
  const t = tones.wall;
  const pav = waterPavilion(stage, t);
  const mirror = `<g ${stage.clip(d`M${flare(-1, y)} ${y}H${flare(1, y)}L${flare(1, height)} ${height}H${flare(-1, height)}Z`)}><g transform="translate(${centre.toFixed(1)} ${y.toFixed(1)}) scale(1 -1)" opacity="0.35">${pav}</g></g>`;
  const rows = times(6, (i) => {
    const tt = (i / 5) ** 1.5;
    const yy = y + 8 + (height - y) * tt * 0.92;
    const h = 110 + 330 * tt;
    return (
      [-3.4, 3.4].map((k) => put(flare(k, yy), yy, cypress(h, leafAt(stage, 0.6 + 0.4 * tt)))).join('') +
      [-1.7, 1.7].map((k) => put(flare(k, yy), yy, bush(r, 30 + 80 * tt, i % 2 ? tones.bloom : tones.leaf))).join('')
    );
  });
  const jets = fountains(stage, y);
  const far =
    canopy(stage, 'c1', 0.45, horizon - 20, 40) +
    times(Math.round(stage.width / 120), (i) =>
      put(
        i * 120 + r.between(-30, 30),
        y + 6,
        r.chance(0.5)
          ? roundTree(r, 150, leafAt(stage, 0.7), tones.wood[2])
          : palm(r, 180, leafAt(stage, 0.7), tones.wood[2]),
      ),
    );
  return (
    far +
    lawn(stage, y) +
    put(centre, y + 4, pav) +
    paths +
    mirror +
    jets +
    rows +
    people(stage, 'strollers', centre + 150, height * 0.8, 60, 2, 1.1)
  );
}

/** One steel-ribbed giant. */
function superTree(stage: Stage, r: Seeded, h: number): Drawing {
  const { tones } = stage;

  const w = h * 0.06;
  const purple: Trio = [
    mix(tones.accent[0], '#a36bb0', 0.5),
    mix(tones.accent[1], '#7d4c96', 0.5),
    mix(tones.accent[2], '#54306e', 0.5),
  ];
  const trunk =
    shape(
      d`M${-w} 4C${-w * 0.7} ${-h * 0.4} ${-w * 0.6} ${-h * 0.6} ${-h * 0.34} ${-h}L${h * 0.34} ${-h}C${w * 0.6} ${-h * 0.6} ${w * 0.7} ${-h * 0.4} ${w} 4Z`,
      purple[1],
    ) +
    shape(
      d`M${w * 0.2} 4C${w * 0.2} ${-h * 0.5} ${w * 0.2} ${-h * 0.7} ${h * 0.1} ${-h}L${h * 0.34} ${-h}C${w * 0.6} ${-h * 0.6} ${w * 0.7} ${-h * 0.4} ${w} 4Z`,
      purple[2],
    );
  const ribs = times(15, (i) => {
    const k = (i - 7) / 7;
    return pen(
      d`M${k * w * 0.5} ${-h * 0.5}Q${k * w * 0.7} ${-h * 0.75} ${k * h * 0.4} ${-h * (1.02 - 0.05 * k * k)}`,
      tones.lamps ? mix(tones.glow, purple[0], 0.4) : purple[0],
      h * 0.009,
    );
  });
  const rim =
    oval(0, -h * 0.99, h * 0.36, h * 0.05, purple[2]) +
    oval(0, -h, h * 0.36, h * 0.045, mix(tones.leaf[1], purple[1], 0.3));
  const green = times(12, () =>
    circle(
      r.between(-0.8, 0.8) * w,
      -h * r.between(0.05, 0.6),
      w * r.between(0.3, 0.55),
      tones.leaf[r.int(0, 2)] as string,
    ),
  );
  return rim + trunk + green + ribs;
}

/** Steel-trunked giants with crowns of branches, over tropical leaves. */
function supertrees(stage: Stage): Drawing {
  const { horizon, height, tones, centre, rng, width } = stage;
  const r = rng.fork('super');
  const tree = (h: number) => superTree(stage, r, h);
  const far = canopy(stage, 's1', 0.4, horizon - 16, 36) + canopy(stage, 's2', 0.6, horizon + 30, 40, height);
  const trees = (
    [
      [-360, 400],
      [-170, 520],
      [60, 640],
      [270, 470],
      [440, 370],
    ] as const
  )
    .map(([x, h], i) => put(centre + x, horizon + 120 + (i % 2) * 26, tree(h)))
    .join('');
  const walk =
    pen(
      d`M${centre - 190} ${horizon - 150}Q${centre + 60} ${horizon - 100} ${centre + 290} ${horizon - 130}`,
      tones.gold[1],
      9,
    ) +
    pen(
      d`M${centre - 190} ${horizon - 164}Q${centre + 60} ${horizon - 114} ${centre + 290} ${horizon - 144}`,
      tones.ink,
      2.4,
    );
  const leaves = times(Math.round(width / 46), () =>
    put(
      r.next() * width,
      height + 10,
      frond(
        r.between(110, 230),
        r.between(-2.6, -0.5),
        30,
        r.pick([tones.leaf[1], tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.5)]),
      ),
    ),
  );
  return (
    far +
    trees +
    walk +
    canopy(stage, 's3', 0.85, height * 0.86, 40, height + 40) +
    people(stage, 'visitors', centre, height * 0.84, 200, 4, 0.9) +
    leaves
  );
}

/** Lotus on the pond. */
function lotusPads(stage: Stage, r: Seeded): Drawing {
  const { centre, height, tones } = stage;
  return times(13, () => {
    const x = centre + r.between(-330, 300);
    const yy = height * r.between(0.76, 0.86);
    return (
      oval(x, yy, 30, 9, tones.leaf[r.int(0, 1)] as string) +
      (r.chance(0.55)
        ? put(
            x,
            yy,
            shape(
              'M0 0Q-22 -10 -20 -26Q-10 -20 -6 -16Q-6 -34 0 -40Q6 -34 6 -16Q10 -20 20 -26Q22 -10 0 0Z',
              tones.bloom[1],
            ) + shape('M0 0Q-9 -16 0 -40Q9 -16 0 0Z', tones.bloom[0]),
          )
        : '')
    );
  });
}

/** Rows of flowers along the lower edge. */
function flowerBeds(stage: Stage, r: Seeded): Drawing {
  const { width, height, tones } = stage;
  return times(Math.round(width / 17), (i) => {
    const x = i * 17 + r.between(-6, 6);
    const band = i % 2;
    const yy = height * (0.93 + band * 0.05) + r.between(-8, 8);
    return (
      pen(d`M${x} ${yy + 30}V${yy}`, tones.leaf[2], 2) +
      circle(
        x,
        yy,
        r.between(6, 11),
        [tones.accent[1], tones.gold[1], tones.bloom[1], tones.wall[0]][(Math.floor(x / 150) + band) % 4] as string,
      )
    );
  });
}

/** Beds of flowers, tall trees, a pond with lotus. */
function park(stage: Stage): Drawing {
  const { horizon, height, tones, centre, rng, width } = stage;
  const r = rng.fork('park');
  const y = horizon + 30;
  const far =
    canopy(stage, 'p1', 0.42, horizon - 20, 44) +
    times(Math.round(width / 150), (i) =>
      put(
        i * 150 + r.between(-40, 40),
        y + 10,
        r.chance(0.5)
          ? broadTree(r, r.between(170, 270), leafAt(stage, 0.8), tones.wood[2])
          : roundTree(r, r.between(140, 220), leafAt(stage, 0.8), tones.wood[2]),
      ),
    );
  const pond = shape(
    d`M${centre - 430} ${height * 0.78}C${centre - 300} ${height * 0.7} ${centre + 240} ${height * 0.7} ${centre + 390} ${height * 0.77}C${centre + 470} ${height * 0.84} ${centre + 120} ${height * 0.9} ${centre - 120} ${height * 0.88}C${centre - 340} ${height * 0.88} ${centre - 520} ${height * 0.84} ${centre - 430} ${height * 0.78}Z`,
    stage.fade(height * 0.7, height * 0.9, mix(tones.skyLow, tones.water[0], 0.3), tones.water[1]),
  );
  const lotus = lotusPads(stage, r);
  const house = put(
    centre + 200,
    height * 0.75,
    times(4, (i) => rect(-60 + i * 37, -78, 9, 80, tones.red[i > 2 ? 2 : 1])) +
      shape('M-110 -72Q-60 -92 -30 -140H30Q60 -92 110 -72Q0 -84 -110 -72Z', tones.roof[1]) +
      shape('M10 -140H30Q60 -92 110 -72Q70 -78 40 -80Z', tones.roof[2]) +
      rect(-72, -6, 144, 10, tones.stone[1]) +
      rect(-62, -26, 124, 5, tones.red[2]),
  );
  const beds = flowerBeds(stage, r);
  return (
    far +
    lawn(stage, y) +
    pond +
    lotus +
    house +
    people(stage, 'strollers', centre - 260, height * 0.72, 120, 4, 0.85) +
    rect(0, height * 0.94, width, height, tones.leaf[2]) +
    beds
  );
}

const draw = (stage: Stage): Drawing => {
  const land = drawLand(stage) + drawBirds(stage, stage.centre - 120, stage.horizon * 0.4);
  const art = choose(stage, 'garden', [
    { draw: supertrees, named: /gardens-by-the-bay|supertree|cloud-forest|flower-dome/ },
    { draw: stroll, styles: ['japan', 'china', 'korea'] },
    { draw: charbagh, styles: ['india', 'persia', 'arabia'] },
    { draw: park },
  ])(stage);
  return land + art;
};

export const garden: MotifArt = { as: 'scene', draw, horizon: 0.54, sky: true };
