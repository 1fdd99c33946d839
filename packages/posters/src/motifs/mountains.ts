import { lift, mix } from '../colour.ts';
import { canopy, hills, peak, range } from '../landscape/relief.ts';
import { ripples, water } from '../landscape/water.ts';
import { localBoat } from '../props/boats.ts';
import { prayerFlags } from '../props/framing.ts';
import { people } from '../props/people.ts';
import { blossomTree, fir, leafAt, localTree } from '../props/plants.ts';
import { circle, curve, d, oval, poly, pts, put, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';

/** The perfect cone: long flanks, a snow cap that runs down in fingers. */
function cone(stage: Stage, x: number, base: number, w: number, h: number): Drawing {
  const { tones } = stage;
  const body = mix(tones.layer(0.42), tones.skyTop, 0.1);
  const dark = lift(body, -0.07);
  const top = base - h;
  const outline = d`M${x - w} ${base}C${x - w * 0.5} ${base - h * 0.22} ${x - w * 0.2} ${base - h * 0.72} ${x - w * 0.085} ${top}L${x - w * 0.03} ${top + 9}L${x + w * 0.02} ${top + 2}L${x + w * 0.085} ${top + 6}C${x + w * 0.22} ${base - h * 0.7} ${x + w * 0.5} ${base - h * 0.22} ${x + w} ${base}Z`;
  const shade = d`M${x + w * 0.02} ${top + 2}L${x + w * 0.085} ${top + 6}C${x + w * 0.22} ${base - h * 0.7} ${x + w * 0.5} ${base - h * 0.22} ${x + w} ${base}H${x + w * 0.24}C${x + w * 0.16} ${base - h * 0.4} ${x + w * 0.1} ${base - h * 0.7} ${x + w * 0.02} ${top + 2}Z`;
  const clip = stage.clip(outline);
  const fingers = [-0.3, -0.22, -0.16, -0.1, -0.04, 0.02, 0.08, 0.15, 0.22, 0.3].map(
    (k, i) => [x + k * w * 1.15, top + h * (i % 2 ? 0.26 : 0.42) * (1 - Math.abs(k) * 0.5)] as const,
  );
  const snow = poly(
    [
      [x - w * 0.4, top - 20],
      [x - w * 0.36, top + h * 0.36],
      ...fingers,
      [x + w * 0.36, top + h * 0.3],
      [x + w * 0.4, top - 20],
    ],
    tones.snow[0],
  );
  const blue = poly(
    [
      [x + w * 0.02, top - 20],
      [x + w * 0.03, top + h * 0.2],
      ...fingers.slice(6),
      [x + w * 0.36, top + h * 0.3],
      [x + w * 0.4, top - 20],
    ],
    mix(tones.snow[2], body, 0.2),
  );
  return (
    shape(outline, stage.fade(top, base, body, mix(body, tones.mist, 0.6))) +
    shape(shade, stage.fade(top, base, dark, mix(dark, tones.mist, 0.55))) +
    `<g ${clip}>${snow}${blue}</g>`
  );
}

/** A live cone: torn rim, a lit throat, a tall plume. */
function smoker(stage: Stage, x: number, base: number, w: number, h: number): Drawing {
  const { tones } = stage;
  const r = stage.rng.fork('smoke');
  const top = base - h;
  const rock = mix(tones.layer(0.6), tones.rock[2], 0.35);
  const plume = times(12, (i) => {
    const t = i / 11;
    return circle(
      x + Math.sin(t * 3) * 50 + t * 150 + r.between(-18, 18),
      top - 10 - t * 230,
      30 + t * 64,
      mix(tones.cloud, tones.rock[1], 0.25 + 0.2 * (1 - t)),
      `opacity="${(0.85 - t * 0.5).toFixed(2)}"`,
    );
  });
  const rim = d`M${x - w} ${base}C${x - w * 0.55} ${base - h * 0.25} ${x - w * 0.34} ${base - h * 0.7} ${x - w * 0.2} ${top}L${x - w * 0.12} ${top + 14}L${x - w * 0.02} ${top + 24}L${x + w * 0.1} ${top + 12}L${x + w * 0.17} ${top + 4}C${x + w * 0.3} ${base - h * 0.7} ${x + w * 0.55} ${base - h * 0.25} ${x + w} ${base}Z`;
  const gullies = [-0.62, -0.44, -0.26, -0.1, 0.08, 0.26, 0.44, 0.64]
    .map((k, i) =>
      shape(
        d`M${x + k * w * 0.24} ${top + 26}Q${x + k * w * 0.5} ${base - h * 0.5} ${x + k * w} ${base}L${x + (k + 0.08) * w} ${base}Q${x + (k + 0.06) * w * 0.5} ${base - h * 0.5} ${x + k * w * 0.24} ${top + 26}Z`,
        i > 3 ? lift(rock, -0.1) : lift(rock, 0.06),
        'opacity="0.7"',
      ),
    )
    .join('');
  const fire = tones.lamps
    ? oval(x, top + 14, w * 0.14, 12, '#ff9a4d') + circle(x, top - 10, 90, '#ff9a4d', 'opacity="0.2"')
    : '';
  return (
    fire +
    plume +
    shape(rim, stage.fade(top, base, rock, mix(rock, tones.mist, 0.5))) +
    shape(
      d`M${x - w * 0.02} ${top + 24}L${x + w * 0.1} ${top + 12}L${x + w * 0.17} ${top + 4}C${x + w * 0.3} ${base - h * 0.7} ${x + w * 0.55} ${base - h * 0.25} ${x + w} ${base}H${x + w * 0.2}C${x + w * 0.14} ${base - h * 0.5} ${x} ${top + h * 0.3} ${x - w * 0.02} ${top + 24}Z`,
      stage.fade(top, base, lift(rock, -0.07), mix(lift(rock, -0.05), tones.mist, 0.5)),
    ) +
    gullies
  );
}

function drawVolcano(stage: Stage): Drawing {
  const { width, height, centre, tones, style, rng, horizon } = stage;
  const r = rng.fork('volcano');
  const live = style === 'malay' || (style !== 'japan' && r.chance(0.4));
  const x = centre + r.between(-80, 80);
  const base = horizon + 30;
  const hill = live
    ? smoker(stage, x, base, 560, 380) + smoker(stage, x + 420, base + 10, 260, 150)
    : cone(stage, x, base, 660, 430);
  const mid =
    drawMist(stage, base - 60, 160, 0.8) +
    hills(stage, 'v1', 0.4, base - 20, 26, 460, base + 60) +
    canopy(stage, 'v2', 0.55, base + 14, 20, base + 80) +
    drawMist(stage, base + 30, 80, 0.55);
  if (live) {
    const plain =
      hills(stage, 'v4', 0.62, base + 60, 24, 520, height) +
      drawMist(stage, base + 100, 60, 0.5) +
      canopy(stage, 'v5', 0.86, height * 0.88, 34, height + 60);
    return (
      hill +
      mid +
      plain +
      times(7, () => put(r.next() * width, height * 0.97, localTree(stage, r, r.between(150, 260), 1)))
    );
  }
  const lakeTop = base + 50;
  const mirror = `<g transform="translate(0 ${(lakeTop * 2 - 20).toFixed(1)}) scale(1 -1)" opacity="0.34">${hill}</g>`;
  const lake =
    water(stage, lakeTop) +
    `<g ${stage.clip(d`M0 ${lakeTop}H${width}V${height}H0Z`)}>${mirror}</g>` +
    ripples(stage, 'lake', lakeTop, height, 40);
  const boat = put(centre + r.pick([-230, 230]), lakeTop + 110, localBoat(stage), 0.8);
  const bloom =
    put(stage.left + 40, height + 20, blossomTree(r, 420, tones.bloom, mix(tones.ink, tones.wood[2], 0.5))) +
    put(stage.right - 30, height + 30, blossomTree(r, 340, tones.bloom, mix(tones.ink, tones.wood[2], 0.5)));
  return hill + mid + lake + boat + bloom;
}

export const volcano: MotifArt = {
  as: 'scene',
  draw: (stage) => drawVolcano(stage) + drawBirds(stage, stage.centre + 100, stage.height * 0.16),
  horizon: 0.6,
  sky: true,
};

/** A wall of peaks over a dark ridge where someone has stopped to look. */
function drawSnow(stage: Stage): Drawing {
  const { width, height, centre, tones, rng, style } = stage;
  const r = rng.fork('snow');
  const base = height * 0.68;
  const hero = peak(stage, r, {
    x: centre + r.between(-120, 120),
    base: base + 10,
    w: 860,
    h: 500,
    depth: 0.42,
    snow: 0.66,
  });
  const back = range(stage, 's0', { depth: 0.12, base: base - 20, h: 330, w: 480, snow: 0.6 });
  const shoulders =
    peak(stage, r, { x: centre - 420, base: base + 20, w: 620, h: 310, depth: 0.36, snow: 0.5 }) +
    peak(stage, r, { x: centre + 450, base: base + 20, w: 660, h: 280, depth: 0.38, snow: 0.46 });
  const sides =
    width > 1500
      ? peak(stage, r, { x: width * 0.06, base: base + 20, w: 560, h: 240, depth: 0.26, snow: 0.4 }) +
        peak(stage, r, { x: width * 0.95, base: base + 20, w: 560, h: 260, depth: 0.26, snow: 0.4 })
      : '';
  const front =
    range(stage, 's3', { depth: 0.56, base: base + 60, h: 130, w: 360, snow: 0 }) +
    drawMist(stage, base + 30, 110, 0.75) +
    hills(stage, 's4', 0.6, base + 70, 30, 500, height) +
    drawMist(stage, base + 120, 60, 0.4);
  const woods = times(Math.round(width / 34), (i) => {
    const x = i * 34 + r.between(-14, 14);
    return put(x, height * 0.86 + Math.sin(x / 190) * 20, fir(r, r.between(60, 120), leafAt(stage, 0.75)));
  });
  const edge = curve(
    pts`-20 ${height * 0.86}, ${width * 0.2} ${height * 0.88}, ${width * 0.42} ${height * 0.95}, ${width * 0.7} ${height * 0.94}, ${width + 20} ${height * 0.9}`,
  );
  const ridge = shape(
    `${edge}${d`L${width + 20} ${height + 20}L-20 ${height + 20}Z`}`,
    mix(tones.ink, tones.leaf[2], 0.45),
  );
  const cairn = put(
    stage.left + 250,
    height * 0.9,
    [26, 20, 15, 10].map((w, i) => oval(0, -8 - i * 14, w, 8, i % 2 ? tones.rock[1] : tones.rock[2])).join(''),
  );
  const flags = style === 'himalaya' ? prayerFlags(stage, r) : '';
  return (
    back +
    drawMist(stage, base - 60, 140, 0.5) +
    sides +
    shoulders +
    hero +
    front +
    woods +
    ridge +
    cairn +
    people(stage, 'trekkers', stage.left + 170, height * 0.885, 40, 2, 1.15) +
    flags
  );
}

export const snowRange: MotifArt = {
  as: 'scene',
  draw: (stage) => drawSnow(stage) + drawBirds(stage, stage.centre - 260, stage.height * 0.2),
  horizon: 0.62,
  sky: true,
};
