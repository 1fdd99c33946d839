import { contact, steps } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { d, pen, poly, pts, rect, shape, times } from '../../shapes.ts';
import type { Drawing, Piece, Stage } from '../../types.ts';

/** Three roofs, each steeper than the one below it, with gilded eaves. */
function roofs({ tones }: Stage): Drawing {
  const roof = [mix(tones.wood[1], tones.red[1], 0.35), mix(tones.wood[2], tones.red[2], 0.3), tones.wood[2]] as const;
  const tiles = (y: number, from: number, to: number) =>
    times(4, (i) =>
      rect(
        -from + ((from - to) * i) / 4,
        y - i * 16,
        (from - ((from - to) * i) / 4) * 2,
        2.5,
        roof[2],
        'opacity="0.5"',
      ),
    );
  const skirt =
    poly(pts`-430 -150, -330 -214, 330 -214, 430 -150`, roof[0]) +
    poly(pts`120 -214, 330 -214, 430 -150, 170 -150`, roof[1]) +
    tiles(-158, 416, 330);
  const middle =
    poly(pts`-316 -226, -214 -284, 214 -284, 316 -226`, roof[0]) +
    poly(pts`80 -284, 214 -284, 316 -226, 120 -226`, roof[1]) +
    tiles(-234, 300, 214);
  const crown =
    poly(pts`-196 -292, -128 -420, 128 -420, 196 -292`, roof[0]) +
    poly(pts`50 -420, 128 -420, 196 -292, 76 -292`, roof[1]) +
    times(7, (i) => rect(-182 + i * 9, -302 - i * 17, (182 - i * 9) * 2, 2.5, roof[2], 'opacity="0.5"')) +
    rect(-140, -430, 280, 12, roof[2]) +
    [-140, 140].map((x) => shape(d`M${x - 10} -430Q${x} -470 ${x + 10} -430Z`, tones.gold[1])).join('');
  const eaves = [
    [-150, 434],
    [-226, 320],
    [-292, 200],
  ].map(([y, half]) => rect(-(half as number), y as number, (half as number) * 2, 9, tones.gold[1]));
  return skirt + middle + crown + eaves.join('');
}

/** A sultan's hall as Java and the Malays build it: open on all sides, under a roof that grows steep in the middle. */
export function pendopo(stage: Stage): Piece {
  const { tones } = stage;
  const inside =
    rect(-350, -142, 700, 128, mix(tones.ink, tones.wood[2], 0.4)) +
    rect(-120, -126, 240, 112, tones.lamps ? tones.glow : mix(tones.wood[0], tones.skyLow, 0.35)) +
    rect(-70, -78, 140, 64, tones.red[2]) +
    shape('M-34 -78V-118Q0 -146 34 -118V-78Z', tones.gold[1]);
  const posts = times(10, (i) => {
    const x = -380 + i * 84.5;
    return (
      rect(x - 7, -146, 14, 134, tones.paper) +
      rect(x + 2, -146, 5, 134, tones.wall[2]) +
      rect(x - 12, -22, 24, 10, tones.stone[0]) +
      rect(x - 11, -146, 22, 8, tones.gold[1])
    );
  });
  return {
    art:
      contact(440, tones.ink) +
      inside +
      posts +
      roofs(stage) +
      rect(-410, -14, 820, 18, tones.stone[1]) +
      rect(-410, -14, 820, 6, tones.stone[0]) +
      pen('M-410 4H410', tones.stone[2], 4) +
      steps(0, 8, 90, 24, 4, tones.stone),
    width: 880,
    height: 470,
  };
}
