import { chhatri, contact, dome, minaretShaft } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { circle, d, ogee, oval, pen, poly, pts, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** The Taj Mahal: a white tomb with cut corners between four minarets, mirrored in its long pool. */

/** A minaret with two balconies and a kiosk on top, its foot on the terrace. */
const minaretOf = (white: Trio, gold: string, dark: string) => (x: number, h: number) =>
  minaretShaft(x, -44, 40, h, white, white[1], 0.72) +
  [0.36, 0.68, 0.98].map((k) => rect(x - 23 + k * 4, -44 - h * k, 46 - k * 8, 9, white[0])).join('') +
  chhatri(x, -46 - h, 17, white, gold, dark);

/** A tall niche with a smaller one inside, its foot on the terrace. */
const nicheOf = (white: Trio, dark: string) => (x: number, foot: number, w: number, h: number) =>
  rect(x - w * 1.22, foot - h * 1.14, w * 2.44, h * 1.14, white[0]) +
  pen(d`M${x - w * 1.1} ${foot}V${foot - h * 1.07}H${x + w * 1.1}V${foot}`, white[2], 3) +
  shape(ogee(x, foot, w, h), white[2]) +
  shape(ogee(x, foot, w * 0.62, h * 0.62), dark);

function marbleTomb(stage: Stage): Piece {
  const { tones } = stage;
  const white: Trio = [tones.paper, tones.wall[0], mix(tones.wall[2], tones.skyTop, 0.12)];
  const dark = tones.lamps ? tones.glow : mix(white[2], tones.ink, 0.5);
  const minaret = minaretOf(white, tones.gold[0], dark);
  const niche = nicheOf(white, dark);
  const corner = (s: 1 | -1) =>
    poly(pts`${s * 128} -44, ${s * 128} -214, ${s * 196} -206, ${s * 196} -44`, white[s < 0 ? 0 : 1]) +
    poly(pts`${s * 196} -44, ${s * 196} -206, ${s * 232} -198, ${s * 232} -44`, white[2]) +
    niche(s * 163, -44, 20, 62) +
    niche(s * 163, -126, 20, 60) +
    shape(ogee(s * 214, -52, 9, 52), dark) +
    shape(ogee(s * 214, -130, 9, 50), dark) +
    rect(s < 0 ? -234 : 126, -216, 108, 9, white[0]);
  const pinnacle = (x: number, y: number) => rect(x - 4, y - 40, 8, 42, white[1]) + circle(x, y - 42, 6, white[0]);
  const great =
    rect(-86, -288, 172, 56, white[1]) +
    rect(26, -288, 60, 56, white[2]) +
    rect(-92, -292, 184, 8, white[0]) +
    pen('M-86 -254H86', white[2], 4) +
    dome('onion', 0, -288, 100, white, tones.gold[0]);
  const front =
    rect(-128, -240, 256, 198, white[1]) +
    rect(-134, -248, 268, 11, white[0]) +
    niche(0, -44, 62, 152) +
    pinnacle(-126, -246) +
    pinnacle(126, -246);
  const terrace =
    rect(-440, -48, 880, 54, white[1]) +
    rect(190, -48, 250, 54, white[2]) +
    rect(-446, -54, 892, 9, white[0]) +
    times(29, (i) => shape(ogee(-420 + i * 30, 2, 9, 34), white[2]));
  const garden: Drawing = times(7, (i) => {
    const x = 150 + i * 44;
    return [-x, x].map((at) => oval(at, -16, 11, 34, tones.leaf[at < 0 ? 1 : 2])).join('');
  });
  return {
    art:
      contact(450, tones.ink) +
      minaret(-270, 290) +
      minaret(270, 290) +
      great +
      [-120, 120].map((x) => chhatri(x, -222, 42, white, tones.gold[0], dark)).join('') +
      corner(-1) +
      corner(1) +
      front +
      terrace +
      garden +
      minaret(-392, 330) +
      minaret(392, 330),
    width: 900,
    height: 450,
  };
}

export const marbleDome: MotifArt = { as: 'object', draw: marbleTomb, base: 'plaza', compositions: ['reflected'] };
