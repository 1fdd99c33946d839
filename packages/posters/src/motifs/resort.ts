import { thaiGable, tiled } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { drawLand } from '../landscape/lands.ts';
import { glitter, ripples, water } from '../landscape/water.ts';
import { people } from '../props/people.ts';
import { leafAt, localTree, palm } from '../props/plants.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { hasPalms } from '../style.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';
import { choose } from './choose.ts';

/** Where people come to lie down: pools, villas, roofs with a view. */

const plant = (stage: Stage, part: string, h: number): Drawing => {
  const r = stage.rng.fork(part);
  return hasPalms(stage.facts, stage.style)
    ? palm(r, h * 1.25, leafAt(stage, 0.95), stage.tones.wood[2])
    : localTree(stage, r, h, 0.95);
};

const lounger = ({ tones }: Stage): Drawing =>
  pen('M-70 0V-24M60 0V-24', tones.wood[2], 8) +
  poly(pts`-84 -34, 30 -34, 78 -84, 92 -78, 40 -20, -84 -20`, tones.paper) +
  poly(pts`-84 -24, 38 -24, 92 -78, 40 -12, -84 -12`, tones.accent[1]);

const parasol = ({ tones }: Stage): Drawing =>
  rect(-4, -210, 8, 212, tones.wood[2]) +
  shape('M-130 -176Q-60 -250 0 -256Q60 -250 130 -176Q0 -200 -130 -176Z', tones.accent[0]) +
  shape('M0 -256Q60 -250 130 -176Q60 -190 20 -189Q16 -230 0 -256Z', tones.accent[2]);

/** A villa under thatch or tiles, its terrace lit. */
function villa(stage: Stage): Drawing {
  const { tones, style } = stage;
  const glass = tones.lamps ? tones.glow : mix(tones.water[1], tones.ink, 0.35);
  const roof =
    style === 'thai'
      ? put(0, -92, thaiGable(0, 150, 120, 1, tones.roof, tones.gold, tones.wood[2]))
      : ['malay', 'india', 'arabia'].includes(style)
        ? shape(
            'M-150 -84Q-70 -120 -24 -210H24Q70 -120 150 -84Q0 -70 -150 -84Z',
            mix(tones.sand[2], tones.wood[0], 0.4),
          ) +
          shape('M10 -210H24Q70 -120 150 -84Q90 -78 40 -77Q40 -150 10 -210Z', mix(tones.sand[2], tones.wood[1], 0.7))
        : tiled(-150, -86, 300, 84, 60, tones.roof);
  return (
    rect(-110, -94, 220, 96, tones.wood[0]) +
    rect(-96, -84, 130, 84, glass) +
    rect(42, -84, 54, 84, glass) +
    times(4, (i) => rect(-100 + i * 44, -84, 6, 84, tones.wood[2])) +
    rect(-140, -2, 280, 10, tones.wood[1]) +
    roof
  );
}

/** A blue pool among villas. */
function pool(stage: Stage): Drawing {
  const { width, height, horizon, centre, tones } = stage;
  const y = horizon + 96;
  const tile = mix(tones.water[0], '#7fd6d8', 0.4);
  const basin = d`M${centre - 560} ${height * 0.97}C${centre - 620} ${height * 0.8} ${centre - 240} ${height * 0.86} ${centre - 200} ${y + 40}C${centre - 120} ${y} ${centre + 260} ${y} ${centre + 330} ${y + 50}C${centre + 420} ${height * 0.84} ${centre + 620} ${height * 0.84} ${centre + 540} ${height * 0.97}Q${centre} ${height * 1.06} ${centre - 560} ${height * 0.97}Z`;
  return (
    drawLand(stage) +
    rect(0, horizon - 4, width, height, stage.fade(horizon, height, tones.leaf[0], tones.leaf[2])) +
    times(8, (i) => put(stage.left + i * 190 - 60, horizon + 40, plant(stage, `b${i}`, 190))) +
    put(centre - 330, y, villa(stage), 1.25) +
    put(centre + 40, y - 14, villa(stage), 1.05) +
    put(centre + 380, y + 4, villa(stage), 1.25) +
    rect(0, y + 2, width, 34, tones.stone[1]) +
    rect(0, y + 30, width, height, stage.fade(y, height, tones.sand[0], tones.sand[1])) +
    shape(basin, tones.stone[0], `stroke="${tones.stone[0]}" stroke-width="26"`) +
    shape(basin, stage.fade(y, height, tile, mix(tile, tones.water[1], 0.7))) +
    times(12, (i) =>
      shape(
        d`M${centre - 320 + ((i * 137) % 560)} ${y + 70 + i * 16}q40 -8 80 0q-40 8 -80 0Z`,
        tones.paper,
        'opacity="0.5"',
      ),
    ) +
    [-520, 440]
      .map(
        (x) =>
          put(centre + x, height * 0.82, parasol(stage), 1) + put(centre + x + 70, height * 0.84, lounger(stage), 0.9),
      )
      .join('') +
    put(stage.left + 30, height + 20, plant(stage, 'near', 420)) +
    people(stage, 'bathers', centre + 120, y + 34, 160, 3, 0.9)
  );
}

/** An edge of water that runs out into the view. */
function brim(stage: Stage): Drawing {
  const { width, height, horizon, centre, tones } = stage;
  const y = height * 0.7;
  const wet = ['coast', 'islands', 'lake'].includes(stage.facts.landscape);
  const below = wet
    ? water(stage, horizon - 4, y + 10) + glitter(stage, horizon, y)
    : rect(0, horizon - 4, width, y - horizon + 10, stage.fade(horizon, y, tones.leaf[0], tones.leaf[2])) +
      times(14, (i) => put((width * (i + 0.5)) / 14, y + 30, localTree(stage, stage.rng.fork(`t${i}`), 130, 0.8)));
  const deck = d`M0 ${height}L0 ${height * 0.9}Q${centre} ${height * 0.86} ${width} ${height * 0.94}V${height}Z`;
  return (
    drawLand(stage) +
    below +
    rect(0, y, width, height, stage.fade(y, height, mix(tones.skyLow, tones.water[0], 0.5), tones.water[1])) +
    rect(0, y - 3, width, 8, tones.paper, 'opacity="0.8"') +
    ripples(stage, 'pool', y + 10, height, 22) +
    circle(centre - 130, y + 70, 20, tones.wood[1]) +
    shape(d`M${centre - 172} ${y + 112}q4 -38 42 -38q38 0 42 38Z`, tones.wood[1]) +
    shape(deck, tones.wood[1]) +
    pen(d`M0 ${height * 0.9}Q${centre} ${height * 0.86} ${width} ${height * 0.94}`, tones.wood[0], 12) +
    put(centre + 210, height * 0.955, lounger(stage), 1.35) +
    put(centre + 320, height * 0.95, parasol(stage), 1.5) +
    put(stage.left + 60, height + 30, plant(stage, 'near', 520))
  );
}

/** Villas on stilts along a jetty over the lagoon. */
function stilts(stage: Stage): Drawing {
  const { height, width, horizon, centre, tones } = stage;
  const sea =
    water(stage, horizon - 4) +
    rect(
      0,
      height * 0.66,
      width,
      height,
      stage.fade(height * 0.66, height, `${tones.water[0]}00`, mix(tones.water[0], '#8fe6d6', 0.5)),
    ) +
    glitter(stage, horizon, height) +
    ripples(stage, 'lagoon', horizon, height, 40);
  const hut = (x: number, y: number, k: number, flip = false) =>
    put(
      x,
      y,
      times(6, (i) => rect(-126 + i * 48, 4, 8, 70, tones.wood[2])) +
        villa(stage) +
        oval(0, 78, 150, 8, tones.water[2], 'opacity="0.5"'),
      k,
      flip,
    );
  const walk =
    poly(
      pts`${centre - 250} ${height}, ${centre - 90} ${horizon + 60}, ${centre - 70} ${horizon + 60}, ${centre - 40} ${height}`,
      tones.wood[0],
    ) +
    times(9, (i) => {
      const t = (i / 9) ** 1.6;
      return rect(
        centre - 96 - 150 * t,
        horizon + 66 + (height - horizon - 66) * t,
        30 + 170 * t,
        3 + 5 * t,
        tones.wood[2],
      );
    });
  return (
    drawLand(stage) +
    sea +
    hut(centre - 250, horizon + 66, 0.5) +
    hut(centre + 60, horizon + 74, 0.56, true) +
    hut(centre - 400, horizon + 130, 0.85) +
    hut(centre + 210, horizon + 160, 1, true) +
    walk +
    hut(centre + 430, height * 0.87, 1.55, true) +
    put(stage.left + 10, height + 40, plant(stage, 'near', 560))
  );
}

/** A roof high over the town: lamps on strings, tables, the view. */
function rooftop(stage: Stage): Drawing {
  const { height, width, horizon, centre, tones } = stage;
  const y = height * 0.72;
  const table = (x: number, k: number) =>
    put(
      x,
      height * 0.93,
      oval(0, -86, 84, 15, tones.wood[0]) +
        rect(-6, -84, 12, 84, tones.wood[2]) +
        oval(0, 0, 46, 8, tones.ink) +
        rect(-12, -118, 24, 30, tones.lamps ? tones.glow : tones.paper, 'rx="6"') +
        [-130, 130]
          .map(
            (at) =>
              rect(at - 30, -62, 60, 12, tones.accent[1]) +
              rect(at - 26, -52, 6, 54, tones.ink) +
              rect(at + 20, -52, 6, 54, tones.ink) +
              rect(at + (at < 0 ? -34 : 24), -128, 10, 76, tones.accent[2]),
          )
          .join(''),
      k,
    );
  const string = (y0: number, sag: number) =>
    pen(d`M0 ${y0}Q${centre} ${y0 + sag * 2} ${width} ${y0}`, tones.ink, 3) +
    times(Math.round(width / 74), (i) => {
      const t = (i + 0.5) / Math.round(width / 74);
      const at = y0 + sag * 4 * t * (1 - t);
      return (
        (tones.lamps ? circle(t * width, at + 18, 34, tones.glow, 'opacity="0.2"') : '') +
        circle(t * width, at + 15, 11, tones.lamps ? tones.glow : tones.gold[0])
      );
    });
  return (
    drawLand(stage) +
    rect(0, horizon, width, height, stage.tones.layer(0.7)) +
    rect(0, y - 74, width, 80, tones.water[0], 'opacity="0.25"') +
    times(Math.ceil(width / 150), (i) => rect(i * 150, y - 78, 6, 84, tones.ink)) +
    rect(0, y - 82, width, 9, tones.wood[1]) +
    rect(0, y, width, height, stage.fade(y, height, tones.stone[2], mix(tones.stone[2], tones.ink, 0.35))) +
    times(7, (i) => rect(0, y + 26 + i * 38, width, 3, tones.ink, 'opacity="0.22"')) +
    table(centre - 330, 1.05) +
    table(centre + 320, 1.05) +
    people(stage, 'guests', centre, height * 0.8, 260, 4, 1.5) +
    [stage.left + 30, stage.right - 30]
      .map((x, i) =>
        put(x, height * 0.96, plant(stage, `tub${i}`, 210) + poly(pts`-46 -54, 46 -54, 34 8, -34 8`, tones.brick[1])),
      )
      .join('') +
    string(46, 46) +
    string(16, 84)
  );
}

const scene = (part: string, draws: (stage: Stage) => ((stage: Stage) => Drawing)[], horizon = 0.5): MotifArt => ({
  as: 'scene',
  draw: (stage) =>
    choose(
      stage,
      part,
      draws(stage).map((draw) => ({ draw })),
    )(stage),
  horizon,
  sky: true,
  bare: true,
});

export const resort = scene('resort', ({ facts }) =>
  facts.landscape === 'islands' && facts.country === 'MV' ? [pool, brim, stilts, stilts] : [pool, brim],
);
export const hotelRoof = scene('roof', () => [rooftop, brim], 0.56);
