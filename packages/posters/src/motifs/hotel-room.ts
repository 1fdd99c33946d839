import { circle, d, oval, pen, poly, pts, rect, shape, times } from '../shapes.ts';
import { mix } from '../colour.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';
import { choose } from './choose.ts';
import { native } from './inn-room.ts';
import { lit, view } from './room-view.ts';
import { balcony } from './balcony.ts';

/** A room of a hotel, and what one sees from it. */

/** A lamp with its light on the wall. */
const lampAt = ({ tones }: Stage, x: number, y: number): Drawing =>
  (tones.lamps ? circle(x, y - 96, 150, tones.glow, 'opacity="0.22"') : '') +
  rect(x - 5, y - 80, 10, 80, tones.gold[2]) +
  oval(x, y, 26, 6, tones.gold[2]) +
  poly(
    pts`${x - 42} ${y - 74}, ${x - 26} ${y - 134}, ${x + 26} ${y - 134}, ${x + 42} ${y - 74}`,
    tones.lamps ? tones.glow : tones.paper,
  );

/** A broad window over a bed that is made for the night. */
function bedroom(stage: Stage): Drawing {
  const { width, height, centre, tones } = stage;
  const wall = lit(stage);
  const [x0, x1, y0, y1] = [centre - 430, centre + 430, height * 0.12, height * 0.66];
  const hole = d`M0 0H${width}V${height}H0ZM${x0} ${y0}V${y1}H${x1}V${y0}Z`;
  const curtain = (x: number, w: number) =>
    times(5, (i) => rect(x + (w / 5) * i, y0 - 40, w / 5 + 1, y1 - y0 + 110, tones.accent[i % 2 ? 1 : 2]));
  const floor = rect(0, height * 0.84, width, height, mix(tones.wood[1], tones.ink, 0.2));
  const by = height * 0.99;
  const bed =
    rect(centre - 330, by - 250, 660, 190, tones.wood[2], 'rx="22"') +
    rect(centre - 300, by - 232, 600, 160, mix(tones.wood[1], tones.accent[1], 0.3), 'rx="16"') +
    [-150, 150]
      .map(
        (x) =>
          rect(centre + x - 120, by - 208, 240, 96, tones.paper, 'rx="34"') +
          shape(
            d`M${centre + x + 30} ${by - 208}h54q36 0 36 34v28q0 34 -36 34h-70Z`,
            mix(tones.paper, tones.ink, 0.14),
          ),
      )
      .join('') +
    shape(
      d`M${centre - 350} ${by + 20}V${by - 120}Q${centre} ${by - 168} ${centre + 350} ${by - 120}V${by + 20}Z`,
      tones.paper,
    ) +
    shape(
      d`M${centre - 350} ${by + 20}V${by - 62}Q${centre} ${by - 110} ${centre + 350} ${by - 62}V${by + 20}Z`,
      tones.accent[1],
    ) +
    times(9, (i) => circle(centre - 280 + i * 70, by - 40 - 30 * Math.sin(((i + 0.7) / 9) * 3.1), 12, tones.gold[1]));
  const table = (x: number) =>
    rect(x - 62, by - 150, 124, 150, tones.wood[1]) +
    rect(x - 62, by - 150, 124, 10, tones.wood[0]) +
    lampAt(stage, x, by - 150);
  return (
    view(stage) +
    shape(hole, wall, 'fill-rule="evenodd"') +
    pen(d`M${x0} ${y0}H${x1}V${y1}H${x0}ZM${centre} ${y0}V${y1}`, tones.wood[2], 14) +
    curtain(x0 - 60, 130) +
    curtain(x1 - 70, 130) +
    rect(x0 - 110, y0 - 52, x1 - x0 + 220, 16, tones.gold[2], 'rx="8"') +
    floor +
    table(centre - 440) +
    table(centre + 440) +
    bed
  );
}

const draw = (stage: Stage): Drawing =>
  choose(stage, 'room', [{ draw: bedroom }, { draw: balcony }, { draw: native(stage) }])(stage);

export const hotelRoom: MotifArt = { as: 'scene', draw, horizon: 0.55, sky: false, bare: true };
