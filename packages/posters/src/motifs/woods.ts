import { mix } from '../colour.ts';
import { people } from '../props/people.ts';
import { bush, culm, leafAt, spray, tuft } from '../props/plants.ts';
import { circle, curve, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** The lit air at the end of a path between trees. */
function clearing(stage: Stage, x: number, y: number, hue: string): Drawing {
  const { width, height, tones } = stage;
  const bright = mix(tones.skyLow, hue, 0.22);
  return (
    rect(
      0,
      0,
      width,
      height,
      stage.fade(0, height, mix(tones.skyMid, hue, 0.35), bright, mix(hue, tones.skyLow, 0.4)),
    ) +
    circle(
      x,
      y,
      520,
      stage.glow(x, y, 520, [
        [0, tones.halo, 0.95],
        [0.5, tones.halo, 0.4],
        [1, tones.halo, 0],
      ]),
    )
  );
}

function path(stage: Stage, x: number, y: number, fill: string, dark: string): Drawing {
  const { height } = stage;
  const s = stage.rng.fork('path').chance(0.5) ? 1 : -1;
  const body = d`M${x - 16} ${y}C${x + s * 90} ${y + 90} ${x - s * 150 - 60} ${y + 150} ${x - s * 60 - 330} ${height + 20}H${x - s * 60 + 300}C${x - s * 40 + 160} ${y + 190} ${x + s * 160 + 40} ${y + 100} ${x + 18} ${y}Z`;
  const edge = d`M${x + 12} ${y}C${x + s * 150} ${y + 100} ${x - s * 40 + 120} ${y + 190} ${x - s * 60 + 230} ${height + 20}H${x - s * 60 + 300}C${x - s * 40 + 160} ${y + 190} ${x + s * 160 + 40} ${y + 100} ${x + 18} ${y}Z`;
  return (
    shape(body, stage.fade(y, height, mix(fill, stage.tones.skyLow, 0.5), fill)) + shape(edge, dark, 'opacity="0.35"')
  );
}

const shafts = (stage: Stage, x: number): Drawing =>
  stage.tones.lamps
    ? ''
    : times(5, (i) => {
        const k = (i - 2) * 170;
        return poly(
          pts`${x + k * 0.3} -10, ${x + k * 0.3 + 46} -10, ${x + k + 220} ${stage.height}, ${x + k + 20} ${stage.height}`,
          stage.fade(0, stage.height, '#fff8dc30', '#fff8dc18', '#fff8dc00'),
        );
      });

function drawBamboo(stage: Stage): Drawing {
  const { width, height, tones, centre, rng } = stage;
  const r = rng.fork('bamboo');
  const hue = mix(tones.leaf[0], '#a9c77a', 0.4);
  const x = centre + r.between(-70, 70);
  const y = height * 0.6;
  const green = (t: number): Trio => {
    const fade = (c: string) => mix(mix(tones.skyLow, hue, 0.5), c, t);
    return [
      fade(mix(tones.leaf[0], '#b9d388', 0.4)),
      fade(mix(tones.leaf[1], '#7fa85c', 0.35)),
      fade(mix(tones.leaf[2], '#3f6d45', 0.3)),
    ];
  };
  let art = clearing(stage, x, y - 60, hue);
  const rows = [
    [0.22, 36, 13, 0],
    [0.45, 28, 20, 40],
    [0.72, 20, 31, 110],
    [1, 13, 48, 240],
  ] as const;
  rows.forEach(([t, count, w, gap], row) => {
    const foot = y + 8 + (height - y) * [0.03, 0.16, 0.42, 0.98][row]!;
    if (row === 1)
      art +=
        shape(
          curve(pts`0 ${y + 16}, ${width * 0.3} ${y + 6}, ${width * 0.6} ${y + 10}, ${width} ${y + 20}`) +
            d`V${height}H0Z`,
          stage.fade(y, height, mix(hue, tones.skyLow, 0.35), mix(tones.leaf[2], tones.ground[1], 0.45)),
        ) + path(stage, x, y + 10, mix(tones.sand[0], tones.stone[0], 0.5), tones.stone[2]);
    art += times(Math.round((count * width) / 1333), () => {
      let px = r.next() * width;
      if (Math.abs(px - x) < gap) px = x + (px < x ? -1 : 1) * (gap + r.next() * 160);
      return put(px, foot + r.between(-10, 16), culm(r, height * 1.1, w * r.between(0.8, 1.15), green(t)));
    });
    if (row > 0 && row < 3) art += fence(stage, x, foot, row, green(t));
    if (row === 1) art += shafts(stage, x);
  });
  const leaves = times(Math.round(width / 24), () =>
    put(
      r.next() * width,
      r.next() ** 2 * height * 0.4 - 20,
      spray(
        r,
        r.between(30, 64),
        r.pick([tones.leaf[2], tones.leaf[1], green(1)[1], mix(tones.leaf[2], tones.ink, 0.4)]),
      ),
      1,
      r.chance(0.5),
    ),
  );
  const crowd = people(stage, 'walkers', x + 6, y + 74, 22, 2, 1.05);
  return art + crowd + leaves;
}

/** Brushwood fences that line the path. */
const fence = (stage: Stage, x: number, y: number, row: number, [, mid, shade]: Trio): Drawing => {
  const s = row === 1 ? 0.6 : 1.15;
  return times(2, (side) =>
    times(14, (i) => {
      const px = x + (side ? 1 : -1) * (80 * row + 20 + i * 34 * s);
      return (
        rect(px, y - 44 * s + i * 2, 26 * s, 46 * s, i % 2 ? mid : mix(mid, stage.tones.gold[2], 0.35)) +
        rect(px, y - 34 * s + i * 2, 34 * s, 4 * s, shade)
      );
    }),
  );
};

export const bamboo: MotifArt = { as: 'scene', draw: drawBamboo, horizon: 0.6, sky: false, bare: true };

const deer = (fill: string): Drawing =>
  shape(
    'M-34 -46Q-20 -56 10 -52Q20 -52 26 -62L32 -80Q38 -86 46 -80L54 -74Q50 -68 42 -68L36 -46Q32 -36 24 -34L26 0H21L16 -30L-14 -32L-22 -26L-24 0H-29L-30 -26Q-40 -34 -34 -46Z',
    fill,
  ) +
  pen('M38 -82Q32 -96 40 -108M36 -94Q30 -98 26 -106M42 -82Q50 -94 50 -106M47 -93Q54 -96 58 -104', fill, 2.6) +
  pen('M-30 -26L-20 0M20 -30L30 0', fill, 4);

/** The trunk of a great tree, up and out of the picture; near ones show their bark. */
function bole(x: number, foot: number, w: number, lean: number, [, mid, shade]: Trio, near: boolean): Drawing {
  const trunk = d`M${x - w * 0.85} ${foot + 10}Q${x - w * 0.5} ${foot - 60} ${x - w * 0.42 + lean} -20H${x + w * 0.4 + lean}Q${x + w * 0.5} ${foot - 60} ${x + w * 0.95} ${foot + 10}Z`;
  const dark = d`M${x + w * 0.16} ${foot + 10}Q${x + w * 0.12} ${foot - 60} ${x + w * 0.1 + lean} -20H${x + w * 0.4 + lean}Q${x + w * 0.5} ${foot - 60} ${x + w * 0.95} ${foot + 10}Z`;
  const grain = times(near ? 4 : 0, (i) =>
    pen(
      d`M${x - w * 0.3 + i * w * 0.16} ${foot - 30}Q${x - w * 0.26 + i * w * 0.15 + lean * 0.5} ${foot * 0.5} ${x - w * 0.24 + i * w * 0.14 + lean} 10`,
      shade,
      3,
      'opacity="0.5"',
    ),
  );
  return shape(trunk, mid) + shape(dark, shade) + grain;
}

/** Ferns in front; leaves that have come down, or tufts. */
function forestFloor(stage: Stage, r: Seeded, y: number, leaves?: Trio): Drawing {
  const { width, height, tones } = stage;
  const ferns = times(Math.round(width / 60), () =>
    put(
      r.next() * width,
      height + 6,
      tuft(r, r.between(50, 110), r.pick([tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.5), tones.leaf[1]])),
    ),
  );
  const fallen = leaves
    ? times(40, () => oval(r.next() * width, r.between(y + 40, height), 6, 3, leaves[r.int(0, 1)] as string))
    : times(14, () => put(r.next() * width, r.between(y + 60, height * 0.95), tuft(r, 22, leafAt(stage, 0.9)[0])));
  return fallen + ferns;
}

function drawForest(stage: Stage): Drawing {
  const { width, height, tones, centre, rng } = stage;
  const r = rng.fork('forest');
  const x = centre + r.between(-120, 120);
  const y = height * 0.64;
  const hue = mix(tones.leaf[1], tones.skyMid, 0.4);
  const autumn = stage.style === 'japan' && r.chance(0.35);
  const girth = choose(stage, 'boles', [{ draw: 1 }, { draw: 0.5 }]);
  const crown: Trio = autumn ? tones.accent : tones.leaf;
  let art = clearing(stage, x, y - 120, hue);
  const rows = [
    [0.2, 26, 26, 0],
    [0.45, 15, 46, 70],
    [0.75, 9, 78, 190],
    [1, 5, 132, 390],
  ] as const;
  rows.forEach(([t, count, w, gap], row) => {
    const fade = (c: string) => mix(mix(tones.skyLow, hue, 0.6), c, t);
    const foot = y + (height - y) * [0.02, 0.18, 0.5, 1.06][row]!;
    const bark: Trio = [
      fade(tones.wood[0]),
      fade(mix(tones.wood[1], tones.ink, 0.2)),
      fade(mix(tones.wood[2], tones.ink, 0.35)),
    ];
    if (row === 1)
      art +=
        shape(
          curve(pts`0 ${y + 24}, ${width * 0.25} ${y + 6}, ${width * 0.6} ${y + 12}, ${width} ${y + 26}`) +
            d`V${height}H0Z`,
          stage.fade(y, height, fade(tones.leaf[0]), mix(tones.leaf[2], tones.ink, 0.25)),
        ) + path(stage, x, y + 8, mix(tones.ground[0], tones.sand[1], 0.4), tones.ground[2]);
    art += times(Math.round((count * width) / 1333 / girth), () => {
      let px = r.next() * width;
      if (Math.abs(px - x) < gap) px = x + (px < x ? -1 : 1) * (gap + r.next() * 240);
      const ww = w * girth * r.between(0.75, 1.2);
      const lean = r.between(-20, 20);
      const undergrowth = bush(r, ww * 2.2, [fade(tones.leaf[0]), fade(tones.leaf[1]), fade(tones.leaf[2])]);
      return bole(px, foot, ww, lean, bark, row > 1) + (row > 0 ? put(px, foot + 6, undergrowth) : '');
    });
    art += times(Math.round(width / (60 + row * 30)), () => {
      const s = 40 + row * 26;
      return oval(
        r.next() * width,
        r.between(-20, 70 + row * 18 - (row === 0 ? 0 : 10)),
        s * r.between(1.2, 2),
        s * 0.6,
        fade(crown[r.int(row > 1 ? 1 : 0, 2)] as string),
        'opacity="0.9"',
      );
    });
    if (row === 1)
      art +=
        shafts(stage, x) +
        put(x + 130, foot + 12, deer(mix(tones.wood[1], tones.ink, 0.3)), 0.7, r.chance(0.5)) +
        people(stage, 'walkers', x - 16, foot + 8, 26, 2, 0.8);
  });
  return art + forestFloor(stage, r, y, autumn ? crown : undefined);
}

export const forest: MotifArt = { as: 'scene', draw: drawForest, horizon: 0.64, sky: false, bare: true };
