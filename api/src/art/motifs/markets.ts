import { mix } from '../colour.ts';
import { cityLayer } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { people } from '../props/people.ts';
import { circle, d, ogee, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import { drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';
import { house, lantern } from './houses.ts';

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

/** A stall 200 wide: posts, striped awning, counter, wares, keeper. */
function stall(stage: Stage, r: Seeded, night: boolean): Drawing {
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
  return (
    [-0.48, 0.46].map((k) => rect(w * k, -150, 5, 152, tones.wood[2])).join('') +
    glow +
    keeper +
    hanging +
    counter +
    put(0, -62, wares(stage, r, w * 0.94)) +
    awning
  );
}

/** Stalls on both sides of an aisle that runs away from us, far ones first; more beside them where the picture is wide. */
function aisle(stage: Stage, y0: number, night: boolean): Drawing {
  const r = stage.rng.fork('aisle');
  const { centre, height, width } = stage;
  const rows = 5;
  let art = '';
  for (let i = 0; i < rows; i++) {
    const t = (i / (rows - 1)) ** 1.45;
    const scale = 0.6 + 1.25 * t;
    const y = y0 + (height * 1.0 - y0) * t;
    const gap = 130 + 330 * t;
    for (const side of [-1, 1]) {
      for (let x = gap; x < width / 2 + 150; x += 238 * scale)
        art += put(centre + side * x, y + r.between(-4, 4), stall(stage, r, night), scale);
    }
    art += people(stage, `aisle${i}`, centre, y + 4, gap * 0.42, i === rows - 1 ? 2 : 3, 0.62 + 1.15 * t);
  }
  return art;
}

/** Barrow with a wheel, piled high, for the front. */
const barrow = (stage: Stage): Drawing => {
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

function ground(stage: Stage, y: number): Drawing {
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
const awningStrings = (stage: Stage, r: Seeded): Drawing => {
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

/** Carpets that hang from the nearest vault. */
function hangingCloths(stage: Stage, vx: number): Drawing {
  const { tones } = stage;
  return times(6, (i) => {
    const side = i % 2 ? 1 : -1;
    const x = vx + side * (430 + Math.floor(i / 2) * 130);
    const h = 250 + Math.floor(i / 2) * 60;
    const [lit, mid, shade] = [tones.accent, tones.red, tones.gold][i % 3] as (typeof tones)['accent'];
    return (
      rect(x - 56, -10, 112, h, mid) +
      rect(x - 46, 0, 92, h - 20, shade) +
      times(4, (j) =>
        poly(
          pts`${x} ${16 + j * (h / 4.6)}, ${x + 30} ${16 + (j + 0.5) * (h / 4.6)}, ${x} ${16 + (j + 1) * (h / 4.6)}, ${x - 30} ${16 + (j + 0.5) * (h / 4.6)}`,
          j % 2 ? lit : tones.sand[0],
        ),
      ) +
      times(14, (j) => rect(x - 56 + j * 8.4, h - 12, 3, 16, tones.sand[1]))
    );
  });
}

/** Under the vaults of a covered bazaar. */
function bazaar(stage: Stage): Drawing {
  const { width, height, tones, centre } = stage;
  const r = stage.rng.fork('bazaar');
  const vx = centre;
  const vy = height * 0.6;
  const n = 5;
  let art =
    rect(0, 0, width, height, stage.fade(0, height, mix(tones.skyTop, tones.wood[2], 0.5), tones.skyLow)) +
    circle(
      vx,
      vy - 70,
      330,
      stage.glow(vx, vy - 70, 330, [
        [0, '#fff3cf', 0.95],
        [1, '#fff3cf', 0],
      ]),
    );
  for (let i = 0; i < n; i++) {
    const t = (i / (n - 1)) ** 1.5;
    const w = 130 + 600 * t;
    const h = 250 + 700 * t;
    const y = vy + 26 + (height - vy) * t * 0.95;
    const stone = mix(mix(tones.sand[1], tones.skyLow, 0.4), mix(tones.stone[2], tones.ink, 0.3), t);
    const hole = ogee(vx, y + 30, w, h);
    art +=
      shape(d`M-20 -20H${width + 20}V${height + 20}H-20Z${hole}`, stone, 'fill-rule="evenodd"') +
      pen(hole, mix(stone, tones.accent[1], 0.45), 6 + 12 * t) +
      pen(ogee(vx, y + 30, w * 0.96, h * 0.98), mix(stone, tones.gold[0], 0.5), 2 + 3 * t);
    if (i === 0) art += ground(stage, vy + 20);
    if (i > 0 && i < n)
      for (const s of [-1, 1]) art += put(vx + s * w * 0.8, y + 10, stall(stage, r, true), 0.42 + 0.95 * t);
    const lamps = times(3, (j) => {
      const x = vx + (j - 1) * w * 0.5;
      const yy = y - h * (0.78 - Math.abs(j - 1) * 0.12);
      const s = 6 + 13 * t;
      return (
        pen(d`M${x} ${yy - h * 0.2}V${yy}`, tones.ink, 1.5) +
        circle(x, yy + s, s * 3, tones.glow, 'opacity="0.16"') +
        shape(
          d`M${x - s * 0.5} ${yy}H${x + s * 0.5}L${x + s} ${yy + s}L${x} ${yy + s * 2.3}L${x - s} ${yy + s}Z`,
          j % 2 ? tones.glow : mix(tones.accent[0], tones.glow, 0.4),
        )
      );
    });
    art += lamps;
  }
  const cloths = hangingCloths(stage, vx);
  return (
    art +
    cloths +
    people(stage, 'bazaar-far', vx, vy + 60, 50, 5, 0.8) +
    people(stage, 'bazaar', vx, height * 0.84, 170, 5, 1.6)
  );
}

function drawMarket(stage: Stage): Drawing {
  const { height, horizon, centre, rng, width } = stage;
  const r = rng.fork('market');
  const covered = ['persia', 'levant', 'arabia', 'caucasus'].includes(stage.style);
  if (covered && (stage.facts.setting === 'indoor' || r.chance(0.5))) return bazaar(stage);
  let row = '';
  for (let x = -60; x < width + 20;) {
    const w = r.between(130, 190);
    row += put(x, horizon + 20, house(stage, r, w, r.between(230, 320)));
    x += w * 1.04;
  }
  return (
    drawLand(stage) +
    row +
    drawMist(stage, horizon - 40, 200, 0.35) +
    ground(stage, horizon + 10) +
    aisle(stage, horizon + 60, false) +
    put(centre + r.pick([-1, 1]) * 90, height * 0.97, barrow(stage), 1.35) +
    awningStrings(stage, r)
  );
}

export const market: MotifArt = { as: 'scene', draw: (stage) => drawMarket(stage), horizon: 0.54, sky: true };

const neon = (stage: Stage, x: number, y: number, w: number, h: number, i: number): Drawing => {
  const { tones } = stage;
  const paint = [
    tones.red[0],
    mix(tones.accent[0], '#ff7aa8', 0.4),
    tones.gold[0],
    mix(tones.water[0], '#6fe6e0', 0.5),
  ][i % 4] as string;
  const glyphs = Math.max(2, Math.round(h / w));
  return (
    rect(x - w * 0.8, y - w * 0.3, w * 1.6 + 0, h + w * 0.6, paint, `rx="${(w * 0.5).toFixed(1)}" opacity="0.16"`) +
    rect(x - w / 2, y, w, h, mix(paint, tones.ink, 0.55), 'rx="5"') +
    rect(x - w / 2 + 3, y + 3, w - 6, h - 6, 'none', `rx="4" stroke="${paint}" stroke-width="3"`) +
    times(glyphs, (j) => {
      const gy = y + h * ((j + 0.5) / glyphs);
      const s = w * 0.26;
      return pen(
        d`M${x - s} ${gy - s * 0.6}H${x + s}M${x} ${gy - s}V${gy + s}M${x - s * 0.8} ${gy + s * 0.5}H${x + s * 0.8}`,
        tones.paper,
        3,
      );
    })
  );
};

const steam = (stage: Stage, x: number, y: number, h: number): Drawing => {
  const line = d`M${x} ${y}C${x - 30} ${y - h * 0.25} ${x + 36} ${y - h * 0.45} ${x} ${y - h * 0.7}C${x - 14} ${y - h * 0.86} ${x + 20} ${y - h * 0.94} ${x + 30} ${y - h}`;
  return (
    pen(line, stage.tones.paper, 20, 'stroke-linecap="round" opacity="0.16"') +
    pen(line, stage.tones.paper, 8, 'stroke-linecap="round" opacity="0.3"')
  );
};

/** Stalls aglow under lanterns, signs above, steam, a crowd. Always after dark. */
function drawNight(stage: Stage): Drawing {
  const { height, horizon, centre, rng, width, tones } = stage;
  const r = rng.fork('night-market');
  const city = cityLayer(stage, 'nm1', 0.3, horizon + 20, 380) + drawMist(stage, horizon - 60, 220, 0.35);
  let row = '';
  for (let x = -60; x < width + 20;) {
    const w = r.between(130, 190);
    row += put(x, horizon + 20, house(stage, r, w, r.between(210, 290)));
    x += w * 1.04;
  }
  const signs = times(Math.round(width / 150), (i) =>
    neon(
      stage,
      ((i + r.between(0.2, 0.8)) / Math.round(width / 150)) * width,
      horizon - r.between(240, 300),
      r.between(34, 48),
      r.between(110, 190),
      i,
    ),
  );
  const haze = rect(
    0,
    horizon - 200,
    width,
    height - horizon + 200,
    stage.fade(horizon - 200, horizon + 240, `${tones.glow}00`, `${tones.glow}50`, `${tones.glow}00`),
  );
  const strings = [0, 1]
    .map((k) => {
      const n = Math.round(width / (110 - k * 20));
      const y0 = horizon - 210 + k * 90;
      return (
        pen(
          d`M-20 ${y0}Q${width * 0.25} ${y0 + 90} ${width * 0.5} ${y0}Q${width * 0.75} ${y0 + 90} ${width + 20} ${y0}`,
          tones.ink,
          2,
        ) +
        times(n, (i) => {
          const t = (i + 0.5) / n;
          const u = (t * 2) % 1;
          return lantern(stage, t * width, y0 + 45 * 4 * u * (1 - u), k ? 22 : 15);
        })
      );
    })
    .join('');
  const floor = rect(
    0,
    horizon + 10,
    width,
    height,
    stage.fade(horizon, height, mix(tones.glow, tones.stone[2], 0.5), mix(tones.stone[2], tones.ink, 0.5)),
  );
  const pools = times(8, (i) =>
    oval(((i + 0.5) / 8) * width, height * r.between(0.7, 0.98), 120, 16, tones.glow, 'opacity="0.14"'),
  );
  const vapour = times(6, (i) =>
    steam(stage, centre + (i - 2.5) * 190 + r.between(-40, 40), i % 2 ? height * 0.76 : horizon + 10, 210),
  );
  return city + row + signs + haze + floor + pools + aisle(stage, horizon + 62, true) + vapour + strings;
}

export const nightMarket: MotifArt = { as: 'scene', draw: drawNight, horizon: 0.54, sky: true };
