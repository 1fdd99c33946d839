import { mix } from '../../colour.ts';
import { archway, d, poly, pts, rect, shape, times } from '../../shapes.ts';
import type { Drawing, Piece, Stage } from '../../types.ts';

const levels = 8;
/** Where a level's wall stands: each lower one is narrower, as the well is. */
const at = (i: number) => ({ half: 400 - i * 30, y: -330 + i * 40 });

/** Stairs that run down to both sides of a landing, one triangle beside the other. */
function stairs(stage: Stage, i: number): Drawing {
  const { stone } = stage.tones;
  const { half, y } = at(i);
  const count = 9 - Math.floor(i / 2);
  const w = (half * 2) / count;
  return times(count, (k) => {
    const x = -half + k * w;
    const middle = x + w / 2;
    return (
      poly(pts`${x + 4} ${y + 40}, ${middle} ${y + 8}, ${middle} ${y + 40}`, stone[0]) +
      poly(pts`${middle} ${y + 8}, ${x + w - 4} ${y + 40}, ${middle} ${y + 40}`, stone[2]) +
      times(3, (s) => rect(x + 8 + s * 5, y + 34 - s * 8, w / 2 - 10 - s * 5, 2.4, stone[2], 'opacity="0.6"'))
    );
  });
}

/** A stepwell: walls of stairs that narrow down to the water, under a pavilion of arches. */
export function stepwell(stage: Stage): Piece {
  const { tones } = stage;
  const t = tones.stone;
  const walls = times(levels, (i) => {
    const { half, y } = at(i);
    return (
      rect(-half - 14, y, half * 2 + 28, 42, mix(t[1], t[2], (i / levels) * 0.7)) +
      rect(-half - 14, y, half * 2 + 28, 7, t[0]) +
      stairs(stage, i)
    );
  });
  const bottom = at(levels);
  const pool =
    shape(
      d`M${-bottom.half - 14} ${bottom.y}H${bottom.half + 14}L${bottom.half - 30} ${bottom.y + 40}H${-bottom.half + 30}Z`,
      mix(tones.water[1], tones.leaf[2], 0.3),
    ) +
    times(4, (i) => rect(-120 + i * 44, bottom.y + 10 + (i % 2) * 12, 90, 3, tones.water[0], 'rx="1.5" opacity="0.7"'));
  const pavilion =
    rect(-250, -430, 500, 104, t[1]) +
    rect(96, -430, 154, 104, t[2]) +
    times(7, (i) => shape(archway(-204 + i * 68, -330, 22, 74), mix(tones.ink, t[2], 0.3))) +
    rect(-270, -446, 540, 18, t[0]) +
    [-212, 0, 212]
      .map(
        (x) =>
          rect(x - 34, -484, 68, 40, t[1]) +
          rect(x + 8, -484, 26, 40, t[2]) +
          shape(d`M${x - 42} -484Q${x} -548 ${x + 42} -484Z`, t[0]) +
          rect(x - 3, -530, 6, 16, tones.gold[1]),
      )
      .join('');
  return {
    art: rect(-460, -346, 920, 20, t[0]) + rect(-460, -328, 920, 370, mix(t[1], t[2], 0.5)) + walls + pool + pavilion,
    width: 920,
    height: 560,
  };
}
