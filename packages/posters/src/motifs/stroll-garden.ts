import { mix } from '../colour.ts';
import { canopy } from '../landscape/relief.ts';
import { ripples, water } from '../landscape/water.ts';
import { stones } from '../foreground.ts';
import { people } from '../props/people.ts';
import { blossomTree, bush, frond, leafAt, pine } from '../props/plants.ts';
import { circle, curve, d, oval, pen, pts, put, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, Stage, Trio } from '../types.ts';
import { lamp } from './torii.ts';

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

/** Pond, bridge, pines, lantern, carp. */
function pondGarden(stage: Stage, timber: Trio): Drawing {
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
  const bridge = put(centre + s * 60, y + 84, archBridge(stage, timber), 1.15);
  const mirror = `<g transform="translate(${(centre + s * 60).toFixed(1)} ${(y + 104).toFixed(1)}) scale(1.15 -0.6)" opacity="0.3">${archBridge(stage, timber)}</g>`;
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

/** Under a red bridge, and under one of grey wood or stone, as temples and villas have it. */
export const stroll = (stage: Stage): Drawing => pondGarden(stage, stage.tones.red);
export const quietStroll = (stage: Stage): Drawing => pondGarden(stage, stage.tones.stone);

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
export function supertrees(stage: Stage): Drawing {
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
