import { mix } from '../colour.ts';
import { hills } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { people } from '../props/people.ts';
import { localTree } from '../props/plants.ts';
import { circle, curve, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';

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
