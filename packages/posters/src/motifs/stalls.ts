import { mix } from '../colour.ts';
import { people } from '../props/people.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, Stage } from '../types.ts';

/** Heaps of fruit, sacks of spice, bowls: what lies on a counter. */
function wares(stage: Stage, r: Seeded, w: number): Drawing {
  const { tones } = stage;
  const paints = [
    tones.accent[1],
    tones.gold[1],
    tones.leaf[0],
    tones.red[1],
    tones.leaf[1],
    tones.bloom[1],
    tones.gold[0],
  ];
  const n = 4;
  return times(n, (i) => {
    const x = -w / 2 + (w * (i + 0.5)) / n;
    const fill = r.pick(paints);
    const k = w / n / 2;
    if (r.chance(0.4))
      return (
        shape(d`M${x - k * 0.8} 0Q${x} ${-k * 2.1} ${x + k * 0.8} 0Z`, fill) +
        shape(
          d`M${x + k * 0.1} ${-k * 1.04}Q${x + k * 0.6} ${-k * 0.7} ${x + k * 0.8} 0H${x + k * 0.3}Z`,
          mix(fill, tones.ink, 0.3),
        ) +
        rect(x - k * 0.86, -4, k * 1.72, 12, tones.wood[0], 'rx="4"')
      );
    return (
      times(3, (row) =>
        times(4 - row, (j) =>
          circle(
            x + (j - (3 - row) / 2) * k * 0.48,
            -k * 0.22 - row * k * 0.38,
            k * 0.26,
            j % 3 ? fill : mix(fill, tones.wall[0], 0.25),
          ),
        ),
      ) + rect(x - k * 0.98, -3, k * 1.96, 10, tones.wood[1])
    );
  });
}

/** A stall 200 wide: posts, striped awning, counter; furnished, also wares, a keeper and what hangs under the awning. */
export function stall(stage: Stage, r: Seeded, night: boolean, furnished = true): Drawing {
  const { tones } = stage;
  const w = 200;
  const [a, b] = r.pick([
    [tones.accent, tones.wall],
    [tones.red, tones.wall],
    [tones.leaf, tones.wall],
    [tones.gold, tones.accent],
    [tones.water, tones.wall],
  ] as const);
  const n = 8;
  const awning = times(n, (i) => {
    const x0 = -w * 0.5 + (w * i) / n;
    const x1 = x0 + w / n;
    const k = 1.16;
    const fill = i % 2 ? b : a;
    const tone = fill[i > 5 ? 2 : i < 3 ? 0 : 1];
    return (
      poly(pts`${x0} -196, ${x1} -196, ${x1 * k} -140, ${x0 * k} -140`, tone) +
      shape(d`M${x0 * k} -141H${x1 * k}V-130A${((x1 - x0) * k) / 2} 13 0 0 1 ${x0 * k} -130Z`, fill[i > 5 ? 2 : 1])
    );
  });
  const glow = night
    ? rect(-w * 0.46, -138, w * 0.92, 80, mix(tones.glow, tones.wood[1], 0.28))
    : rect(-w * 0.46, -138, w * 0.92, 80, mix(tones.ink, tones.wood[2], 0.45));
  const keeper = put(
    r.between(-50, 50),
    -60,
    shape('M-17 2Q-18 -34 -8 -38H8Q18 -34 17 2Z', r.pick([tones.wall[1], tones.leaf[1], tones.accent[2]])) +
      circle(0, -50, 12, tones.wood[0]) +
      (r.chance(0.5)
        ? poly(pts`-20 -52, 0 -70, 20 -52`, tones.gold[0])
        : shape('M-12 -52Q-12 -66 0 -66Q12 -66 12 -52Q0 -58 -12 -52Z', tones.ink)),
  );
  const hanging = times(5, (i) => {
    const x = -74 + i * 37;
    return (
      pen(d`M${x} -138v14`, tones.ink, 1.5) +
      (i % 2 ? oval(x, -116, 6, 10, tones.red[1]) : rect(x - 5, -124, 10, 17, tones.gold[1], 'rx="4"'))
    );
  });
  const counter =
    rect(-w * 0.5, -60, w, 64, tones.wood[1]) +
    rect(w * 0.24, -60, w * 0.26, 64, tones.wood[2]) +
    rect(-w * 0.52, -64, w * 1.04, 8, tones.wood[0]) +
    rect(-w * 0.36, -44, w * 0.72, 34, night ? tones.red[1] : b[1]) +
    times(3, (i) => circle(-40 + i * 40, -27, 8, night ? tones.gold[0] : a[1]));
  const posts = [-0.48, 0.46].map((k) => rect(w * k, -150, 5, 152, tones.wood[2])).join('');
  if (!furnished) return posts + glow + counter + awning;
  const lamps = night ? bulbs(stage, w) : '';
  return posts + glow + keeper + hanging + counter + put(0, -62, wares(stage, r, w * 0.94)) + awning + lamps;
}

/** Bare bulbs along the lip of an awning, and the light they shed. */
const bulbs = (stage: Stage, w: number): Drawing =>
  circle(
    0,
    -104,
    170,
    stage.glow(0, -104, 170, [
      [0, stage.tones.glow, 0.4],
      [1, stage.tones.glow, 0],
    ]),
  ) + times(6, (i) => circle(-w * 0.5 + (w * i) / 5, -118, 6.5, stage.tones.glow));

/** Stalls on both sides of an aisle that runs away from us, far ones first; more beside them where the picture is wide. */
export function aisle(stage: Stage, y0: number, night: boolean): Drawing {
  const r = stage.rng.fork('aisle');
  const { centre, height, width } = stage;
  const rows = 5;
  let art = '';
  for (let i = 0; i < rows; i++) {
    const t = (i / (rows - 1)) ** 1.45;
    const scale = 0.6 + 1.25 * t;
    const y = y0 + (height - y0) * t;
    const gap = 130 + 330 * t;
    for (const side of [-1, 1]) {
      for (let x = gap; x < width / 2 + 150; x += 238 * scale)
        art += put(centre + side * x, y + r.between(-4, 4), stall(stage, r, night, x === gap || i === rows - 1), scale);
    }
    art += people(
      stage,
      `aisle${i}`,
      centre,
      i === rows - 1 ? y - 70 : y + 4,
      gap * 0.42,
      i === rows - 1 ? 2 : 3,
      0.62 + 1.15 * t,
    );
  }
  return art;
}

/** Barrow with a wheel, piled high, for the front. */
export const barrow = (stage: Stage): Drawing => {
  const { tones } = stage;
  return (
    circle(46, -22, 25, tones.wood[2]) +
    circle(46, -22, 18, tones.wood[0]) +
    pen('M46 -46V2M22 -22H70', tones.wood[2], 4) +
    poly(pts`-110 -48, 96 -48, 84 -24, -90 -24`, tones.accent[1]) +
    pen('M-110 -46L-160 -60M-84 -24L-90 2', tones.wood[2], 6) +
    times(15, (i) =>
      circle(
        -90 + (i % 8) * 24 + (i > 7 ? 12 : 0),
        -56 - (i > 7 ? 18 : 0),
        14,
        [tones.gold[1], tones.leaf[0], tones.red[1], tones.gold[0]][i % 4] as string,
      ),
    ) +
    times(4, (i) => circle(-40 + i * 26, -90, 13, i % 2 ? tones.gold[1] : tones.red[1]))
  );
};

export function ground(stage: Stage, y: number): Drawing {
  const { tones, width, height } = stage;
  return (
    rect(
      0,
      y,
      width,
      height - y + 5,
      stage.fade(y, height, mix(tones.stone[1], tones.ground[0], 0.4), mix(tones.stone[2], tones.ground[2], 0.4)),
    ) +
    times(5, (i) => pen(d`M0 ${y + 20 + i * i * 16}H${width}`, tones.stone[2], 1.5 + i * 0.6, 'opacity="0.35"')) +
    times(13, (i) =>
      pen(
        d`M${stage.centre + (i - 6) * 70} ${y}L${stage.centre + (i - 6) * 260} ${height}`,
        tones.stone[2],
        1.6,
        'opacity="0.25"',
      ),
    )
  );
}

/** Pennants across the market. */
export const awningStrings = (stage: Stage, r: Seeded): Drawing => {
  if (r.chance(0.4)) return '';
  const { width, tones } = stage;
  const n = Math.round(width / 46);
  return (
    pen(d`M-10 70Q${width / 2} 200 ${width + 10} 70`, tones.ink, 2) +
    times(n, (i) => {
      const t = (i + 0.5) / n;
      const y = 70 + 65 * 4 * t * (1 - t);
      return poly(
        pts`${t * width - 15} ${y}, ${t * width + 15} ${y}, ${t * width} ${y + 34}`,
        [tones.accent[1], tones.wall[0], tones.gold[1], tones.leaf[1]][i % 4] as string,
      );
    })
  );
};
