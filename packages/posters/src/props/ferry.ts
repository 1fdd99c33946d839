import { circle, d, rect, shape, times } from '../shapes.ts';
import type { Drawing, Stage } from '../types.ts';

/** A harbour ferry with two decks, 420 long, which needs no turning. */
export function ferry(stage: Stage): Drawing {
  const { tones } = stage;
  const glass = tones.lamps ? tones.glow : tones.water[2];
  const deck = (y: number, half: number, panes: number) =>
    rect(-half, y - 52, half * 2, 52, tones.wall[0]) +
    rect(half * 0.3, y - 52, half * 0.7, 52, tones.wall[1]) +
    times(panes, (i) => rect(-half + 12 + (i * (half * 2 - 20)) / panes, y - 42, (half * 2) / panes - 14, 26, glass)) +
    rect(-half - 14, y - 58, half * 2 + 28, 9, tones.paper);
  return (
    deck(-38, 186, 12) +
    deck(-92, 160, 10) +
    rect(-44, -186, 88, 40, tones.wall[1]) +
    times(3, (i) => rect(-36 + i * 27, -178, 20, 18, glass)) +
    rect(-52, -192, 104, 8, tones.paper) +
    rect(-112, -196, 34, 48, tones.accent[1]) +
    rect(-112, -206, 34, 12, tones.ink) +
    rect(96, -222, 4, 74, tones.wood[2]) +
    shape('M100 -222L136 -212L100 -200Z', tones.red[1]) +
    shape(d`M-214 -44H214Q206 4 168 22H-168Q-206 4 -214 -44Z`, tones.accent[2]) +
    shape(d`M-214 -44H214L212 -34H-212Z`, tones.paper) +
    times(7, (i) => circle(-150 + i * 50, -14, 7, glass)) +
    (tones.lamps ? circle(0, -120, 220, tones.glow, 'opacity="0.1"') : '')
  );
}
