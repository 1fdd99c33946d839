import { mix } from '../colour.ts';
import { localTree } from '../props/plants.ts';
import { archway, d, ogee, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';
import { balcony } from './balcony.ts';
import { choose } from './choose.ts';
import { lit, view } from './room-view.ts';

/** Straw mats and sliding paper doors, open on the garden. */
function mats(stage: Stage): Drawing {
  const { width, height, centre, tones } = stage;
  const [x0, x1, y0, y1] = [centre - 330, centre + 330, height * 0.16, height * 0.72];
  const paper = tones.lamps ? mix(tones.paper, tones.glow, 0.3) : tones.paper;
  const hole = d`M0 0H${width}V${height}H0ZM${x0} ${y0}V${y1}H${x1}V${y0}Z`;
  const screen = (x: number, w: number) =>
    rect(x, y0, w, y1 - y0, paper) +
    times(4, (i) => rect(x + (w / 4) * i - 2, y0, 5, y1 - y0, tones.wood[2])) +
    times(6, (i) => rect(x, y0 + ((y1 - y0) / 6) * i, w, 5, tones.wood[2])) +
    pen(d`M${x} ${y0}h${w}V${y1}h${-w}Z`, tones.wood[2], 12);
  const straw = mix(tones.sand[1], tones.leaf[0], 0.3);
  const floor =
    poly(pts`0 ${height}, ${x0 - 60} ${y1}, ${x1 + 60} ${y1}, ${width} ${height}`, straw) +
    rect(0, y1 + 92, width, 0, straw) +
    [-1.05, -0.34, 0.34, 1.05]
      .map((k) => pen(d`M${centre + k * 350} ${y1}L${centre + k * 760} ${height}`, tones.leaf[2], 7))
      .join('') +
    rect(0, y1 + (height - y1) * 0.42, width, 7, tones.leaf[2]);
  const low =
    rect(centre - 190, height * 0.83, 380, 20, tones.wood[1], 'rx="5"') +
    rect(centre - 190, height * 0.83, 380, 7, tones.wood[0]) +
    [-160, 146].map((x) => rect(centre + x, height * 0.84, 16, 54, tones.wood[2])).join('') +
    shape(d`M${centre - 70} ${height * 0.83}q-6 -46 34 -50q42 4 34 50Z`, tones.ink) +
    [50, 110].map((x) => shape(d`M${centre + x} ${height * 0.8}h34l-5 28h-24Z`, tones.wall[2])).join('');
  const cushion = (x: number) =>
    oval(centre + x, height * 0.93, 120, 26, tones.red[1]) +
    oval(centre + x - 14, height * 0.925, 90, 16, tones.red[0]);
  return (
    view(stage) +
    shape(hole, mix(tones.wall[2], tones.wood[0], 0.3), 'fill-rule="evenodd"') +
    rect(0, 0, width, y0 - 10, mix(tones.wood[1], tones.ink, 0.25)) +
    rect(0, y0 - 22, width, 22, tones.wood[2]) +
    rect(0, y1 - 4, width, height, straw) +
    floor +
    screen(x0 - 260, 300) +
    screen(x1 - 40, 300) +
    screen(x0 - 560, 290) +
    screen(x1 + 270, 290) +
    cushion(-330) +
    cushion(330) +
    low
  );
}

const tray = ({ centre, height, tones }: Stage): Drawing =>
  oval(centre, height * 0.9, 130, 24, tones.gold[1]) +
  shape(d`M${centre - 56} ${height * 0.89}q-10 -70 40 -76q50 6 40 76Z`, tones.gold[2]) +
  pen(d`M${centre + 24} ${height * 0.86}q40 -10 40 -46`, tones.gold[2], 9) +
  [66, 104].map((x) => rect(centre + x, height * 0.86, 22, 30, tones.water[0])).join('');

const hangingLamp = ({ tones }: Stage, x: number): Drawing =>
  put(
    x,
    0,
    rect(-2, 0, 4, 120, tones.ink) +
      shape(
        'M-34 160Q-30 120 0 118Q30 120 34 160Q30 206 0 216Q-30 206 -34 160Z',
        tones.lamps ? tones.glow : tones.gold[1],
      ) +
      pen('M-34 160H34M-20 130V196M20 130V196M0 118V216', tones.gold[2], 4),
  );

/** An alcove of cushions under arches. */
function alcove(stage: Stage): Drawing {
  const { width, height, centre, tones } = stage;
  const [y0, w, h] = [height * 0.7, 170, height * 0.52];
  const one = (x: number) =>
    stage.style === 'levant' || stage.style === 'caucasus' ? archway(x, y0, w, h) : ogee(x, y0, w, h);
  const xs = [-390, 0, 390].map((x) => centre + x);
  const wall = mix(lit(stage), tones.stone[0], 0.3);
  const hole = d`M0 0H${width}V${height}H0Z` + xs.map(one).join('');
  const cushions = times(9, (i) => {
    const x = centre - 560 + i * 140;
    const fill = [tones.accent, tones.gold, tones.red, tones.water][i % 4] as readonly string[];
    return put(
      x,
      y0 + 66,
      rect(-56, -92, 112, 96, fill[1] as string, 'rx="26"') +
        pen('M-40 -78L40 -10M40 -78L-40 -10', fill[0] as string, 5),
    );
  });
  const carpet = (y: number, k: number) =>
    poly(
      pts`${centre - 420 * k} ${y}, ${centre + 420 * k} ${y}, ${centre + 520 * k} ${height + 6}, ${centre - 520 * k} ${height + 6}`,
      k > 0.9 ? tones.red[2] : k > 0.7 ? tones.accent[0] : tones.red[1],
    );
  return (
    view(stage) +
    shape(hole, wall, 'fill-rule="evenodd"') +
    xs
      .map((x) =>
        pen(
          stage.style === 'levant' || stage.style === 'caucasus'
            ? archway(x, y0, w + 12, h + 14)
            : ogee(x, y0, w + 12, h + 16),
          tones.accent[1],
          10,
        ),
      )
      .join('') +
    rect(0, y0, width, 90, tones.wood[1]) +
    rect(0, y0 + 70, width, height, mix(tones.stone[2], tones.wood[2], 0.35)) +
    carpet(y0 + 110, 1) +
    carpet(y0 + 122, 0.86) +
    carpet(y0 + 136, 0.6) +
    rect(0, y0 - 4, width, 14, tones.wood[0]) +
    cushions +
    tray(stage) +
    xs
      .slice(0, 2)
      .map((x) => hangingLamp(stage, x + 195))
      .join('')
  );
}

/** A bed under a net, doors thrown open to the green. */
function netted(stage: Stage): Drawing {
  const { width, height, centre, tones } = stage;
  const y1 = height * 0.74;
  const door = (x: number, flip: number) =>
    poly(
      pts`${x} ${height * 0.1}, ${x + flip * 150} ${height * 0.04}, ${x + flip * 150} ${height * 0.82}, ${x} ${y1}`,
      tones.wood[1],
    ) +
    times(10, (i) =>
      poly(
        pts`${x + flip * 18} ${height * (0.14 + i * 0.056)}, ${x + flip * 132} ${height * (0.105 + i * 0.06)}, ${x + flip * 132} ${height * (0.135 + i * 0.06)}, ${x + flip * 18} ${height * (0.165 + i * 0.056)}`,
        tones.wood[2],
      ),
    );
  const hole = d`M0 0H${width}V${height}H0ZM${centre - 400} ${height * 0.1}V${y1}H${centre + 400}V${height * 0.1}Z`;
  const post = (x: number) => rect(centre + x - 9, height * 0.2, 18, height * 0.72, tones.wood[2]);
  const net = 'opacity="0.55"';
  const bed =
    post(-300) +
    post(300) +
    rect(centre - 310, height * 0.2, 620, 16, tones.wood[1]) +
    rect(centre - 300, height * 0.8, 600, 110, tones.paper) +
    rect(centre - 300, height * 0.86, 600, 70, tones.accent[1]) +
    [-150, 130]
      .map((x) =>
        rect(centre + x - 90, height * 0.745, 200, 78, mix(tones.paper, tones.ink, x > 0 ? 0.1 : 0), 'rx="30"'),
      )
      .join('') +
    shape(
      d`M${centre - 308} ${height * 0.21}Q${centre - 210} ${height * 0.5} ${centre - 296} ${height * 0.93}H${centre - 350}V${height * 0.21}Z`,
      tones.paper,
      net,
    ) +
    shape(
      d`M${centre + 308} ${height * 0.21}Q${centre + 210} ${height * 0.5} ${centre + 296} ${height * 0.93}H${centre + 350}V${height * 0.21}Z`,
      tones.paper,
      net,
    ) +
    shape(
      d`M${centre - 310} ${height * 0.21}Q${centre} ${height * 0.36} ${centre + 310} ${height * 0.21}Z`,
      tones.paper,
      net,
    );
  const pot = put(
    centre - 470,
    height * 0.97,
    localTree(stage, stage.rng.fork('pot'), 260, 1) + poly(pts`-44 -60, 44 -60, 32 6, -32 6`, tones.brick[1]),
  );
  return (
    view(stage) +
    shape(hole, mix(lit(stage), tones.wood[0], 0.2), 'fill-rule="evenodd"') +
    rect(0, y1, width, height, mix(tones.wood[0], tones.wood[1], 0.5)) +
    times(5, (i) => rect(0, y1 + 20 + i * 50, width, 4, tones.wood[2], 'opacity="0.5"')) +
    door(centre - 400, -1) +
    door(centre + 400, 1) +
    bed +
    pot
  );
}

const matted = ['japan', 'korea', 'china'];
const cushioned = ['persia', 'arabia', 'levant', 'india', 'caucasus'];

/** A room as people live here. */
export const native = (stage: Stage) =>
  matted.includes(stage.style)
    ? mats
    : cushioned.includes(stage.style)
      ? alcove
      : stage.style === 'himalaya'
        ? balcony
        : netted;

/** The room of a house that keeps to old ways. */
export const innRoom: MotifArt = {
  as: 'scene',
  draw: (stage) => choose(stage, 'room', [{ draw: native(stage) }, { draw: balcony }])(stage),
  horizon: 0.55,
  sky: false,
  bare: true,
};
