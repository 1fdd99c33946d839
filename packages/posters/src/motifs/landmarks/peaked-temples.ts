import { candi, lavaStone } from '../../build/candi.ts';
import { contact } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { put, rect, times } from '../../shapes.ts';
import type { MotifArt, Piece, Stage } from '../../types.ts';

/** Prambanan: three tall pointed towers of dark stone, every storey set with pinnacles, and lesser ones before them. */

function threeTowers(stage: Stage): Piece {
  const { tones } = stage;
  const t = lavaStone(stage);
  const hole = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.7);
  const rng = stage.thing.fork('rubble');
  const rubble = times(34, (i) => {
    const x = -540 + i * 33 + rng.between(-10, 10);
    const w = rng.between(9, 22);
    return Math.abs(x) < 50
      ? ''
      : rect(x, 6 - w * 0.5, w, w * 0.6, t[rng.int(0, 2)] as string) +
          (rng.chance(0.3) ? rect(x + 4, 6 - w, w * 0.6, w * 0.5, t[rng.int(0, 1)] as string) : '');
  });
  return {
    art:
      contact(520, tones.ink) +
      put(-300, -8, candi(t, hole, 138, 410)) +
      put(300, -8, candi(t, hole, 138, 410)) +
      put(0, -4, candi(t, hole, 192, 580)) +
      [-462, -168, 168, 462].map((x) => put(x, 2, candi(t, hole, 60, Math.abs(x) > 300 ? 210 : 168))).join('') +
      rect(-560, -2, 1120, 10, t[2]) +
      rect(-560, -4, 1120, 4, t[0]) +
      rubble,
    width: 1060,
    height: 600,
  };
}

export const peakedTemples: MotifArt = {
  as: 'object',
  draw: threeTowers,
  base: 'grass',
  compositions: ['centred', 'thirds', 'framed'],
};
