import { mix } from '../colour.ts';
import { drawLand } from '../landscape/lands.ts';
import { glitter, ripples, water } from '../landscape/water.ts';
import { roofRow } from '../props/overlook.ts';
import { afloat } from '../props/boats.ts';
import { people } from '../props/people.ts';
import { localTree } from '../props/plants.ts';
import { curve, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawBirds, drawMist } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Stage, Style } from '../types.ts';
import { house, lantern } from './houses.ts';
import { drumAndCone } from './church.ts';
import { pencil } from './mosque.ts';
import { eaveRoof } from '../build/roofs.ts';
import { dome } from '../build/masonry.ts';
import { choose } from './choose.ts';

/** What rises over the roofs at the end of the street. */
function landmark(stage: Stage): Drawing {
  const { tones, style } = stage;
  const pagoda = () =>
    rect(-44, -50, 88, 60, tones.wall[1]) +
    rect(12, -50, 32, 60, tones.wall[2]) +
    times(
      5,
      (i) =>
        rect(-34 + i * 4, -(i + 1) * 50 + 4, 68 - i * 8, 46, tones.red[1]) +
        rect(8, -(i + 1) * 50 + 4, 26 - i * 4, 46, tones.red[2]) +
        rect(-22 + i * 3, -(i + 1) * 50 + 22, 14, 18, tones.lamps ? tones.glow : tones.wall[1]) +
        rect(10, -(i + 1) * 50 + 22, 14, 18, tones.lamps ? tones.glow : tones.wall[1]) +
        eaveRoof({ y: -(i + 1) * 50 + 4, w: 66 - i * 7, h: 24, top: 24 - i * 3, lift: 8, ribs: 5 }, tones.roof),
    ) +
    rect(-2, -320, 4, 56, tones.gold[1]);
  const byStyle: Partial<Record<Style, () => Drawing>> = {
    caucasus: () =>
      rect(-60, -120, 120, 130, tones.stone[1]) + drumAndCone(stage, 0, -116, 44, 90, 92, tones.stone, tones.roof),
    levant: () =>
      pencil(stage, 60, 330) +
      rect(-80, -110, 130, 120, tones.stone[1]) +
      dome('round', -16, -108, 66, tones.roof, tones.gold[0], true),
    persia: () =>
      rect(-70, -150, 140, 160, tones.stone[1]) +
      dome('ribbed', 0, -148, 72, [tones.water[0], tones.water[1], tones.water[2]], tones.gold[0]),
    arabia: () => pencil(stage, 0, 300, 34),
    india: () => rect(-70, -130, 140, 140, tones.wall[1]) + dome('onion', 0, -128, 66, tones.wall, tones.gold[0]),
  };
  return (byStyle[style] ?? pagoda)();
}

/** A street that runs away between two rows of houses. */
function street(stage: Stage): Drawing {
  const { width, height, centre, tones, rng, horizon } = stage;
  const r = rng.fork('street');
  const vx = centre + r.between(-60, 60);
  const vy = horizon;
  const paving =
    poly(
      pts`${vx - 30} ${vy}, ${vx + 30} ${vy}, ${width + 400} ${height + 10}, -400 ${height + 10}`,
      stage.fade(vy, height, mix(tones.stone[0], tones.mist, 0.4), mix(tones.stone[1], tones.ground[1], 0.4)),
    ) +
    times(9, (i) => {
      const t = ((i + 1) / 9) ** 1.8;
      const y = vy + (height - vy) * t;
      return pen(
        d`M${vx - 30 - (vx + 370) * t} ${y}H${vx + 30 + (width + 370 - vx) * t}`,
        tones.stone[2],
        1 + 3 * t,
        'opacity="0.4"',
      );
    }) +
    times(7, (i) =>
      pen(d`M${vx + (i - 3) * 8} ${vy}L${vx + (i - 3) * 240} ${height + 10}`, tones.stone[2], 2, 'opacity="0.3"'),
    );
  let rows = '';
  const steps = 7;
  for (let i = 0; i < steps; i++) {
    const t = (i / (steps - 1)) ** 1.7;
    const h = 120 + 520 * t;
    const w = h * 0.72;
    const gap = 58 + 330 * t;
    const y = vy + 10 + (height * 0.95 - vy) * t;
    for (const side of [-1, 1] as const) {
      const art = house(stage, r, w, h * r.between(0.86, 1.08));
      const x = side < 0 ? vx - gap - w : vx + gap;
      for (let more = 1; more * w < width / 2 - gap && (more < 3 || i === steps - 1); more++)
        rows += put(x + side * more * w * 1.02, y, house(stage, r, w, h * r.between(0.8, 1.05)));
      rows += put(x, y, art) + rect(x - 4, y - 2, w + 8, 6 + 8 * t, tones.stone[2]);
      rows +=
        side < 0
          ? rect(x + w, y - h * 0.86, 14 + 26 * t, h * 0.86, mix(tones.wall[2], tones.ink, 0.3 + 0.1 * t))
          : rect(x - 14 - 26 * t, y - h * 0.86, 14 + 26 * t, h * 0.86, mix(tones.wall[2], tones.ink, 0.15));
    }
    if (i < steps - 1) rows += drawMist(stage, y - h * 0.2, h * 0.7, 0.28 * (1 - t));
  }
  const strings = tones.lamps || r.chance(0.55) ? garlands(stage, vx, vy) : '';
  return (
    drawLand(stage) +
    put(vx, vy + 20, landmark(stage), 1.15) +
    paving +
    rows +
    strings +
    people(stage, 'street', vx, height * 0.8, 170, 6, 1.5) +
    people(stage, 'street-far', vx, vy + 60, 46, 5, 0.7)
  );
}

/** Lanterns or cloths across the street. */
function garlands(stage: Stage, vx: number, vy: number): Drawing {
  const { tones, height, style } = stage;
  const lamps = ['japan', 'china', 'korea', 'malay', 'thai'].includes(style);
  return [0.2, 0.5, 1]
    .map((t) => {
      const y = vy - 60 - (vy - height * 0.06) * t * 0.8;
      const w = 70 + 420 * t;
      const n = 7;
      return (
        pen(d`M${vx - w} ${y}Q${vx} ${y + 70 * t + 20} ${vx + w} ${y}`, tones.ink, 1 + t) +
        times(n, (i) => {
          const u = (i + 0.5) / n;
          const x = vx - w + w * 2 * u;
          const yy = y + (70 * t + 20) * 2 * u * (1 - u);
          return lamps
            ? lantern(stage, x, yy, 7 + 13 * t)
            : poly(
                pts`${x - 8 - 14 * t} ${yy}, ${x + 8 + 14 * t} ${yy}, ${x} ${yy + 20 + 34 * t}`,
                [tones.accent[1], tones.gold[1], tones.wall[0], tones.leaf[1]][i % 4] as string,
              );
        })
      );
    })
    .join('');
}

/** Roofs in tiers up a hillside, seen from across. */
function tiers(stage: Stage): Drawing {
  const { height, horizon, centre, rng, width, tones } = stage;
  const r = rng.fork('tiers');
  let art = drawLand(stage);
  const rows = 6;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y = horizon - 20 + (height * 0.95 - horizon) * t;
    art += roofRow(stage, i, y, 0.4 + 0.55 * t, 34 + 52 * t);
    if (i === 2) art += put(centre + r.between(-160, 160), y + 30, landmark(stage), 1.35);
    art += drawMist(stage, y + 10, 50, 0.4 * (1 - t));
  }
  const terrace = shape(
    `${curve(pts`0 ${height * 0.93}, ${width * 0.5} ${height * 0.95}, ${width} ${height * 0.93}`)}${d`V${height + 10}H0Z`}`,
    mix(tones.ink, tones.leaf[2], 0.4),
  );
  return (
    art +
    terrace +
    put(stage.left + 60, height * 0.97, localTree(stage, r, 300, 1)) +
    people(stage, 'lookout', stage.right - 260, height * 0.955, 60, 2, 1.3) +
    drawBirds(stage, centre, horizon * 0.4)
  );
}

export const oldTown: MotifArt = {
  as: 'scene',
  draw: (stage) => choose(stage, 'town', [{ draw: street }, { draw: street }, { draw: tiers }])(stage),
  horizon: 0.56,
  sky: true,
};

/** Paper lamps on the water, after sunset. */
function floatingLamps(stage: Stage, r: Seeded, top: number): Drawing {
  const { tones, width, height } = stage;
  return tones.lamps || stage.light === 'sunset'
    ? times(16, () => {
        const x = r.next() * width;
        const y = r.between(top + 60, height - 40);
        return (
          oval(x, y, 20, 7, tones.glow, 'opacity="0.25"') +
          poly(
            pts`${x - 7} ${y}, ${x - 5} ${y - 13}, ${x + 5} ${y - 13}, ${x + 7} ${y}`,
            mix(tones.glow, tones.red[0], 0.3),
          ) +
          oval(x, y, 10, 3, tones.accent[1])
        );
      })
    : '';
}

/** House fronts along a quay, their lights in the water, boats before them. */
function drawRiverTown(stage: Stage): Drawing {
  const { width, height, horizon, tones, rng, centre } = stage;
  const r = rng.fork('river-town');
  const quay = horizon + 40;
  let row = '';
  for (let x = -40; x < width + 20;) {
    const w = r.between(96, 150);
    const h = r.between(150, 230);
    row += put(x, quay, house(stage, r, w, h));
    if (r.chance(0.3)) row += put(x + w + 8, quay, localTree(stage, r, r.between(180, 250), 0.85));
    x += w * r.between(1.0, 1.14);
  }
  const wall =
    rect(0, quay - 2, width, 34, tones.stone[1]) +
    rect(0, quay + 18, width, 16, tones.stone[2]) +
    rect(0, quay - 6, width, 8, tones.stone[0]) +
    times(5, (i) =>
      poly(
        pts`${centre - 60 + i * 6} ${quay + i * 8}, ${centre + 60 - i * 6} ${quay + i * 8}, ${centre + 60 - i * 6} ${quay + 8 + i * 8}, ${centre - 60 + i * 6} ${quay + 8 + i * 8}`,
        tones.stone[i % 2] as string,
      ),
    );
  const top = quay + 32;
  const mirror = `<g ${stage.clip(d`M0 ${top}H${width}V${height}H0Z`)}><g transform="translate(0 ${(top + quay).toFixed(1)}) scale(1 -1)" opacity="0.4">${row}</g></g>`;
  const sheet =
    water(stage, top) +
    mirror +
    rect(0, top, width, height - top, stage.fade(top, height, `${tones.water[1]}10`, `${tones.water[2]}c0`)) +
    glitter(stage, top, height) +
    ripples(stage, 'river', top, height, 44);
  const lamps = floatingLamps(stage, r, top);
  const bridge = r.chance(0.45)
    ? put(
        centre + r.pick([-1, 1]) * 300,
        top + 34,
        shape('M-190 24Q0 -170 190 24H150Q0 -104 -150 24Z', tones.stone[2]) +
          shape('M-190 14Q0 -178 190 14L184 26Q0 -154 -184 26Z', tones.stone[1]) +
          times(9, (i) => rect(-150 + i * 37, -84 * Math.cos((-150 + i * 37) / 128) - 26, 6, 30, tones.stone[0])),
      )
    : '';
  return (
    drawLand(stage) +
    drawMist(stage, horizon - 60, 120, 0.6) +
    row +
    people(stage, 'quay', centre, quay - 4, 420, 9, 0.85) +
    wall +
    sheet +
    bridge +
    lamps +
    afloat(stage, centre - 250, height * 0.84, 1.15) +
    afloat(stage, centre + 250, height * 0.74, 0.75, true) +
    afloat(stage, centre + 30, height * 0.95, 1.3, true) +
    drawBirds(stage, centre - 60, horizon * 0.3)
  );
}

export const riverTown: MotifArt = { as: 'scene', draw: drawRiverTown, horizon: 0.56, sky: true };
