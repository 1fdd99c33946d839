import { contact, steps } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { circle, d, pen, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import type { Drawing, Piece, Stage, Trio } from '../../types.ts';

/** Half-width of each storey, from the foot up. */
const storeys = [214, 186, 160, 128, 100, 74, 52, 34];
const rise = 54;

/** One half, its flat side at x = 0 and its storeys to the right. */
function half(tones: Stage['tones'], lit: boolean): Drawing {
  const stone: Trio = lit
    ? [tones.stone[0], tones.stone[1], tones.stone[1]]
    : [tones.stone[1], tones.stone[2], tones.stone[2]];
  const brick = mix(tones.brick[lit ? 1 : 2], tones.stone[1], 0.2);
  return storeys
    .map((w, i) => {
      const y = -i * rise;
      const panel = i > 0 && i < 6 ? rect(w * 0.24, y - rise + 14, w * 0.4, rise - 24, brick) : '';
      // Each storey ends in a leaf of stone that turns up.
      const leaf = shape(
        d`M${w - 10} ${y - rise + 2}Q${w + 16} ${y - rise + 2} ${w + 15} ${y - rise - 28}Q${w + 2} ${y - rise - 12} ${w - 16} ${y - rise - 8}Z`,
        stone[0],
      );
      return (
        rect(0, y - rise, w * 0.86, rise, stone[1]) +
        rect(w * 0.66, y - rise, w * 0.2, rise, tones.stone[2], 'opacity="0.5"') +
        panel +
        rect(0, y - rise, w, 10, stone[0]) +
        rect(0, y - rise + 10, w * 0.94, 5, tones.stone[2], 'opacity="0.7"') +
        leaf
      );
    })
    .join('');
}

/** A guardian in a chequered cloth, under a ceremonial umbrella. */
function guardian(tones: Stage['tones'], umbrella: string): Drawing {
  const cloth = times(12, (i) =>
    rect(-18 + (i % 4) * 9, -46 + Math.floor(i / 4) * 12, 9, 12, (i + Math.floor(i / 4)) % 2 ? tones.ink : tones.paper),
  );
  return (
    rect(-30, -20, 60, 24, tones.stone[1]) +
    rect(8, -20, 22, 24, tones.stone[2]) +
    shape('M-22 -20Q-26 -70 0 -78Q26 -70 22 -20Z', tones.rock[1]) +
    cloth +
    circle(0, -86, 15, tones.rock[1]) +
    poly(pts`-12 -96, 0 -122, 12 -96`, tones.rock[2]) +
    pen('M38 0V-150', tones.wood[1], 4) +
    shape('M-2 -136Q38 -186 78 -136Z', umbrella) +
    rect(-2, -138, 80, 6, tones.gold[1])
  );
}

/** Bali's split gate: a tower cut in two from top to foot, with the way between the halves. */
export function splitGate(stage: Stage): Piece {
  const { tones } = stage;
  const wall = (x: number, w: number) =>
    rect(x, -78, w, 82, mix(tones.brick[1], tones.stone[1], 0.4)) +
    rect(x, -84, w, 12, tones.stone[1]) +
    times(4, (i) => rect(x + 14 + i * (w / 4), -58, w / 4 - 26, 40, tones.brick[2], 'opacity="0.5"'));
  return {
    art:
      contact(400, tones.ink) +
      wall(-420, 180) +
      wall(240, 180) +
      steps(0, 6, 40, 84, 22, tones.stone) +
      put(-44, 0, half(tones, true), 1, true) +
      put(44, 0, half(tones, false)) +
      put(-300, 6, guardian(tones, tones.gold[0]), 1.05, true) +
      put(300, 6, guardian(tones, tones.paper), 1.05),
    width: 820,
    height: 470,
  };
}
