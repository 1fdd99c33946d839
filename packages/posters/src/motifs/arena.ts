import { contact, steps } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { circle, d, pen, poly, pts, rect, shape, times } from '../shapes.ts';
import type { Piece, Stage } from '../types.ts';

/** A hall for wrestling or boxing: a low broad roof, banners beside the doors. */
export function arena(stage: Stage): Piece {
  const { tones } = stage;
  const t = tones.wall;
  const lit = tones.lamps ? tones.glow : mix(tones.skyLow, tones.ink, 0.5);
  const roof =
    poly(pts`-410 -190, -300 -290, 300 -290, 410 -190`, tones.roof[1]) +
    poly(pts`90 -290, 300 -290, 410 -190, 130 -190`, tones.roof[2]) +
    times(15, (i) => pen(d`M${-280 + i * 40} -288L${-378 + i * 54} -192`, tones.roof[2], 3, 'opacity="0.7"')) +
    rect(-416, -194, 832, 14, tones.roof[0]) +
    rect(-150, -330, 300, 42, t[1]) +
    rect(40, -330, 110, 42, t[2]) +
    times(9, (i) => rect(-136 + i * 31, -320, 20, 24, lit)) +
    poly(pts`-196 -328, -110 -384, 110 -384, 196 -328`, tones.roof[1]) +
    poly(pts`30 -384, 110 -384, 196 -328, 60 -328`, tones.roof[2]) +
    rect(-200, -332, 400, 9, tones.roof[0]);
  const walls =
    rect(-360, -182, 720, 186, t[0]) +
    rect(110, -182, 250, 186, t[2]) +
    times(8, (i) => rect(-340 + i * 90, -182, 14, 186, tones.red[i > 4 ? 2 : 1])) +
    times(7, (i) => rect(-318 + i * 90, -160, 62, 58, lit)) +
    [-60, 0, 60].map((x) => rect(x - 24, -92, 48, 96, tones.lamps ? tones.glow : tones.ink)).join('');
  const banner = (x: number, i: number) => {
    const cloth = [tones.accent[0], tones.gold[0], tones.red[0], tones.bloom[0]][i % 4] as string;
    return (
      pen(d`M${x} 8V-226`, tones.wood[2], 5) +
      shape(d`M${x + 3} -222H${x + 42}V-60Q${x + 22} -50 ${x + 3} -60Z`, cloth) +
      times(4, (k) => circle(x + 22, -196 + k * 34, 8, tones.paper))
    );
  };
  return {
    art:
      contact(420, tones.ink) +
      walls +
      roof +
      steps(0, 6, 200, 20, 4, tones.stone) +
      [-440, -380, -320, 280, 340, 400].map(banner).join(''),
    width: 880,
    height: 400,
  };
}
