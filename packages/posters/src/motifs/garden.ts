import { mix } from '../colour.ts';
import { chhatri } from '../build/masonry.ts';
import { canopy } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { people } from '../props/people.ts';
import { broadTree, bush, cypress, leafAt, palm, roundTree } from '../props/plants.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';
import { quietStroll, stroll, supertrees } from './stroll-garden.ts';
import { canalPath, dryGarden } from './temple-gardens.ts';

const lawn = (stage: Stage, y: number): Drawing =>
  rect(
    0,
    y,
    stage.width,
    stage.height,
    stage.fade(y, stage.height, mix(stage.tones.leaf[0], stage.tones.mist, 0.25), stage.tones.leaf[1]),
  );

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
        [tones.accent[1], tones.gold[1], tones.bloom[1], tones.wall[0]][
          (Math.floor((x + 150) / 150) + band) % 4
        ] as string,
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
    { draw: dryGarden, named: /ryoan-ji|daitoku-ji|tofuku-ji/ },
    { draw: canalPath, named: /philosophers-path/ },
    { draw: quietStroll, named: /tenryu-ji|katsura|saiho-ji/ },
    { draw: stroll, styles: ['japan', 'china', 'korea'] },
    { draw: charbagh, styles: ['india', 'persia', 'arabia'] },
    { draw: park },
  ])(stage);
  return land + art;
};

export const garden: MotifArt = { as: 'scene', draw, horizon: 0.54, sky: true };
