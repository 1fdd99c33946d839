import { contact, steps } from '../build/masonry.ts';
import { eaveRoof } from '../build/roofs.ts';
import { circle, d, pen, poly, pts, rect, times, turned } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage } from '../types.ts';
import { choose } from './choose.ts';

/** The nine rings and the flame on top of a pagoda. */
function finial(stage: Stage, y: number, h: number): Drawing {
  const { gold, ink } = stage.tones;
  const rings = times(7, (i) =>
    rect(-7 + i * 0.5, y - h * (0.28 + i * 0.075), 14 - i, h * 0.034, i % 2 ? gold[2] : gold[0], 'rx="2"'),
  );
  return (
    poly(pts`-15 ${y + 2}, -9 ${y - h * 0.14}, 9 ${y - h * 0.14}, 15 ${y + 2}`, gold[2]) +
    circle(0, y - h * 0.2, 8, gold[1]) +
    pen(d`M0 ${y}V${y - h}`, ink, 3) +
    rings +
    circle(0, y - h * 0.9, 6, gold[0]) +
    poly(pts`-3.4 ${y - h * 0.94}, 0 ${y - h * 1.05}, 3.4 ${y - h * 0.94}`, gold[0])
  );
}

/** A storey of posts, white panels, latticed windows and a door. */
function storey(stage: Stage, y: number, w: number, h: number, red: boolean): Drawing {
  const { tones } = stage;
  const frame = red ? tones.red : tones.wood;
  const lattice = tones.lamps ? tones.glow : tones.ink;
  const bays = 5;
  const panel = rect(-w, y - h, w * 2, h, tones.wall[1]) + rect(w * 0.3, y - h, w * 0.7, h, tones.wall[2]);
  const posts = times(bays + 1, (i) => rect(-w + (i * 2 * w) / bays - 3.5, y - h, 7, h, frame[i > 3 ? 2 : 1]));
  const bay = (2 * w) / bays;
  const door =
    rect(-bay * 0.42, y - h * 0.78, bay * 0.84, h * 0.78, frame[2]) + pen(d`M0 ${y - h * 0.78}V${y}`, tones.ink, 2);
  const panes = [-2, 2, -1, 1]
    .map((k) => rect(k * bay - bay * 0.26, y - h * 0.7, bay * 0.52, h * 0.36, lattice, 'opacity="0.85"'))
    .join('');
  const rail =
    rect(-w * 1.12, y - h * 0.2, w * 2.24, 5, frame[0]) +
    times(13, (i) => rect(-w * 1.12 + (i * 2.24 * w) / 12.4, y - h * 0.2, 3, h * 0.2, frame[2]));
  return (
    panel +
    posts +
    door +
    panes +
    rail +
    rect(-w, y - h, w * 2, 7, frame[1]) +
    rect(-w * 1.1, y - h - 4, w * 2.2, 7, frame[2])
  );
}

/** Five storeys of wide straight-hanging eaves. */
const japanese = (stage: Stage): Piece => {
  const red = stage.rng.fork('pagoda').chance(0.6);
  const floors = 5;
  let art = contact(190, stage.tones.ink) + steps(0, 0, 165, 34, 4, stage.tones.stone);
  let y = -34;
  for (let i = 0; i < floors; i++) {
    const k = 1 - i * 0.115;
    const bodyH = i === 0 ? 66 : 40;
    art += storey(stage, y, 92 * k, bodyH, red);
    y -= bodyH;
    art += eaveRoof(
      {
        y: y + 8,
        w: 184 * k,
        h: i === floors - 1 ? 66 : 44,
        top: i === floors - 1 ? 10 : 82 * k,
        lift: 17 * k,
        ribs: 11,
      },
      stage.tones.roof,
    );
    y -= i === floors - 1 ? 52 : 34;
  }
  return { art: art + finial(stage, y - 4, 118), width: 400, height: -y + 120 };
};

/** Seven or nine slim storeys with flying tips, tapering. */
const chinese = (stage: Stage): Piece => {
  const { tones, rng } = stage;
  const floors = rng.fork('pagoda').pick([7, 7, 9]);
  const red = rng.fork('pagoda-c').chance(0.5);
  const bodyH = 300 / floors + 6;
  let art = contact(130, tones.ink) + steps(0, 0, 128, 30, 4, tones.stone);
  let y = -30;
  for (let i = 0; i < floors; i++) {
    const w = 78 * (1 - (i / floors) * 0.52);
    const wall = red ? tones.red : tones.wall;
    art += turned(pts`${w * 0.94} ${y - bodyH}, ${w} ${y}`, wall);
    art += [-0.62, 0, 0.58]
      .map((x, j) => {
        const hw = (j === 1 ? 0.17 : 0.12) * w;
        return rect(
          x * w - hw,
          y - bodyH * 0.66,
          hw * 2,
          bodyH * 0.66,
          tones.lamps ? tones.glow : tones.ink,
          `rx="${hw.toFixed(1)}" opacity="0.85"`,
        );
      })
      .join('');
    art += rect(-w * 1.1, y - 7, w * 2.2, 5, tones.wood[1]);
    y -= bodyH;
    art += eaveRoof(
      { y: y + 5, w: w * 1.5, h: i === floors - 1 ? 50 : 26, top: i === floors - 1 ? 5 : w * 0.8, lift: 20, ribs: 9 },
      tones.roof,
    );
    y -= i === floors - 1 ? 44 : 17;
  }
  return { art: art + finial(stage, y, 84), width: 290, height: -y + 90 };
};

/** A broad stone pagoda of a few heavy tiers. */
const stoneTiers = (stage: Stage): Piece => {
  const { tones } = stage;
  let art = contact(150, tones.ink) + steps(0, 0, 140, 52, 4, tones.stone);
  let y = -52;
  for (let i = 0; i < 5; i++) {
    const w = 82 - i * 12;
    const h = i ? 34 : 92;
    art +=
      rect(-w, y - h, w * 2, h, tones.stone[1]) +
      rect(-w, y - h, w * 0.3, h, tones.stone[0]) +
      rect(w * 0.4, y - h, w * 0.6, h, tones.stone[2]);
    if (!i) art += rect(-20, y - 64, 40, 64, tones.ink, 'opacity="0.7"') + rect(-26, y - 70, 52, 8, tones.stone[0]);
    y -= h;
    art +=
      poly(pts`${-w * 1.1} ${y}, ${-w * 1.25} ${y - 8}, ${w * 1.25} ${y - 8}, ${w * 1.1} ${y}`, tones.stone[2]) +
      eaveRoof({ y: y - 6, w: w * 1.5, h: 24, top: w * 0.74, lift: 10, ribs: 0 }, tones.stone);
    y -= 28;
  }
  return { art: art + finial(stage, y, 80), width: 280, height: -y + 84 };
};

/** The broad tiered temple of the Kathmandu valley: red brick, gilt struts, tiled roofs. */
const newar = (stage: Stage): Piece => {
  const { tones } = stage;
  let art = contact(230, tones.ink) + steps(0, 0, 225, 120, 5, tones.brick);
  let y = -120;
  for (let i = 0; i < 4; i++) {
    const w = 112 - i * 25;
    const h = i ? 46 : 72;
    art += rect(-w, y - h, w * 2, h, tones.brick[1]) + rect(w * 0.3, y - h, w * 0.7, h, tones.brick[2]);
    art += [-0.6, 0, 0.6]
      .map(
        (k) =>
          rect(k * w - 11, y - h * 0.72, 22, h * 0.56, tones.wood[2]) +
          rect(k * w - 6, y - h * 0.62, 12, h * 0.36, tones.lamps ? tones.glow : tones.ink),
      )
      .join('');
    art += times(9, (j) =>
      pen(d`M${-w + (j * w * 2) / 8} ${y - h * 0.62}L${(-w + (j * w * 2) / 8) * 1.24} ${y - h + 2}`, tones.gold[1], 4),
    );
    y -= h;
    art +=
      eaveRoof({ y: y + 10, w: w * 1.62, h: 54, top: i === 3 ? 6 : w * 0.76, lift: 9, ribs: 15 }, tones.roof) +
      pen(d`M${-w * 1.6} ${y + 4}Q${-w} ${y + 13} 0 ${y + 13}Q${w} ${y + 13} ${w * 1.6} ${y + 4}`, tones.gold[1], 3);
    y -= 40;
  }
  return {
    art: art + turned(pts`3 ${y - 50}, 5 ${y - 30}, 14 ${y - 20}, 8 ${y - 8}, 18 ${y + 4}`, tones.gold),
    width: 470,
    height: -y + 54,
  };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'pagoda', [
    { draw: japanese, styles: ['japan'] },
    { draw: chinese, styles: ['china'] },
    { draw: stoneTiers, styles: ['korea'], named: /seokga|dabotap|bulguk/ },
    { draw: japanese, styles: ['korea'] },
    { draw: newar, styles: ['himalaya'], named: /nyatapola|durbar|taleju|changu/ },
    { draw: chinese, styles: ['thai', 'malay'] },
    { draw: japanese },
  ])(stage);

export const pagoda: MotifArt = {
  as: 'object',
  draw,
  base: 'grass',
  compositions: ['centred', 'thirds', 'framed', 'reflected', 'above'],
};
