import { mix } from '../colour.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, Stage } from '../types.ts';
import { view } from './room-view.ts';

/** Two chairs and a table outside, before the view. */
export function balcony(stage: Stage): Drawing {
  const { width, height, centre, tones } = stage;
  const floor = height * 0.82;
  const rail =
    times(Math.ceil(width / 34), (i) => rect(i * 34, height * 0.66, 8, floor - height * 0.66, tones.wood[2])) +
    rect(0, height * 0.65, width, 18, tones.wood[1]) +
    rect(0, height * 0.65, width, 6, tones.wood[0]);
  const boards = times(8, (i) =>
    rect(0, floor + i * 24, width, 23, i % 2 ? tones.wood[0] : mix(tones.wood[0], tones.wood[1], 0.5)),
  );
  const chair = put(
    0,
    0,
    pen('M-70 0L-56 -120M70 0L60 -120M-56 -112H60', tones.wood[2], 12, 'stroke-linecap="round"') +
      poly(pts`-62 -116, 66 -116, 80 -92, -74 -92`, tones.accent[1]) +
      shape('M-80 -100Q-112 -210 -84 -276Q-64 -286 -50 -270Q-70 -200 -46 -104Z', tones.wood[1]) +
      shape('M-66 -116Q-88 -200 -70 -258L-52 -250Q-62 -190 -40 -116Z', tones.accent[2]),
  );
  const table =
    oval(centre, floor - 8, 96, 18, tones.wood[0]) +
    rect(centre - 7, floor - 4, 14, 110, tones.wood[2]) +
    oval(centre, floor + 108, 54, 10, tones.wood[2]) +
    shape(d`M${centre - 60} ${floor - 60}h44q0 44 -22 44q-22 0 -22 -44Z`, tones.paper) +
    shape(d`M${centre + 16} ${floor - 70}h34l-6 56h-22Z`, tones.water[0]) +
    circle(centre + 66, floor - 28, 15, tones.accent[1]);
  const roof = rect(0, 0, width, 34, tones.wood[2]) + rect(0, 34, width, 10, tones.ink);
  const posts = [stage.left + 40, stage.right - 76]
    .map((x) => rect(x, 0, 36, height * 0.84, tones.wood[1]) + rect(x + 24, 0, 12, height * 0.84, tones.wood[2]))
    .join('');
  const hung = put(
    centre + 250,
    44,
    rect(-2, 0, 4, 44, tones.ink) +
      oval(0, 86, 34, 44, tones.lamps ? tones.glow : tones.paper) +
      rect(-16, 40, 32, 8, tones.ink) +
      rect(-16, 124, 32, 8, tones.ink),
  );
  return (
    view(stage) +
    rail +
    boards +
    roof +
    posts +
    hung +
    put(centre - 250, height * 0.96, chair, 1.15) +
    put(centre + 250, height * 0.96, chair, 1.15, true) +
    table
  );
}
