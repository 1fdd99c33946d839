import { arcade, contact, dome, iwan, minaretShaft } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { archway, oval, poly, pts, rect, shape, times } from '../../shapes.ts';
import type { MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** Great houses of prayer and learning between the Bosphorus and the Punjab. */

/** Hagia Sophia: a flat dome on heavy rose-coloured buttresses, four minarets of which one is brick. */
function flatDome(stage: Stage): Piece {
  const { tones } = stage;
  const t: Trio = [
    mix(tones.brick[0], tones.wall[1], 0.5),
    mix(tones.brick[1], tones.wall[1], 0.38),
    mix(tones.brick[2], tones.wall[2], 0.25),
  ];
  const lead: Trio = [mix(tones.roof[0], tones.stone[1], 0.5), mix(tones.roof[1], tones.stone[1], 0.4), tones.roof[1]];
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.5);
  const minaret = (x: number, h: number, brick = false) =>
    minaretShaft(x, 4, brick ? 44 : 38, h, brick ? tones.brick : tones.wall, tones.stone[0], 0.7) +
    rect(x - 24, -h * 0.72, 48, 12, tones.stone[1]) +
    poly(pts`${x - 16} ${-h}, ${x} ${-h - 78}, ${x + 16} ${-h}`, lead[1]);
  const buttress = (x: number) =>
    poly(pts`${x - 46} 4, ${x - 40} -236, ${x + 40} -236, ${x + 46} 4`, t[0]) +
    poly(pts`${x + 10} 4, ${x + 10} -236, ${x + 40} -236, ${x + 46} 4`, t[2]) +
    poly(pts`${x - 46} -234, ${x} -262, ${x + 46} -234`, lead[1]);
  const body =
    rect(-310, -140, 620, 144, t[1]) +
    rect(150, -140, 160, 144, t[2]) +
    arcade(-300, 0, 600, 86, 9, dark, false) +
    dome('low', -190, -140, 106, lead, tones.gold[0]) +
    dome('low', 190, -140, 106, lead, tones.gold[0]) +
    rect(-200, -262, 400, 130, t[1]) +
    shape(archway(0, -140, 108, 112), t[2]) +
    times(7, (i) => shape(archway(-84 + i * 28, -150, 8, 44), dark)) +
    buttress(-176) +
    buttress(176) +
    rect(-158, -302, 316, 46, t[0]) +
    arcade(-154, -258, 308, 34, 14, dark, false) +
    dome('low', 0, -300, 172, lead, tones.gold[0], true);
  return {
    art:
      contact(430, tones.ink) +
      minaret(-330, 400) +
      minaret(330, 400, true) +
      body +
      minaret(-410, 440) +
      minaret(410, 440),
    width: 880,
    height: 520,
  };
}

/** The Registan: three tiled portals around a square, ribbed domes beside them. */
function threePortals(stage: Stage): Piece {
  const { tones } = stage;
  const t = tones.sand;
  const tile: Trio = [
    mix('#4aa3c4', tones.water[0], 0.3),
    mix('#2b7fa6', tones.water[1], 0.3),
    mix('#1d5a80', tones.water[2], 0.3),
  ];
  const inside = [mix(t[2], tile[2], 0.35), tones.lamps ? tones.glow : mix(tile[2], tones.ink, 0.5)] as const;
  const tower = (x: number, h: number) =>
    minaretShaft(x, 4, 34, h, t, tile[1], 0.8) + rect(x - 20, -h - 14, 40, 16, tile[1]);
  const wing = (x: number, w: number) =>
    rect(x - w, -130, w * 2, 134, t[1]) +
    arcade(x - w + 6, 2, w * 2 - 12, 58, 4, inside[1]) +
    arcade(x - w + 6, -64, w * 2 - 12, 54, 4, inside[1]) +
    rect(x - w, -136, w * 2, 9, tile[1]);
  const middle =
    wing(-150, 70) +
    wing(150, 70) +
    dome('ribbed', -150, -138, 46, tile, tones.gold[0]) +
    iwan(0, 4, 92, 262, t, inside, tile[1]) +
    tower(-226, 230) +
    tower(226, 230);
  const side = (s: 1 | -1) =>
    poly(pts`${s * 248} 10, ${s * 248} -150, ${s * 460} -190, ${s * 460} 24`, s < 0 ? t[0] : t[2]) +
    dome('ribbed', s * 282, -150, 44, tile, tones.gold[0]) +
    poly(pts`${s * 318} 14, ${s * 318} -300, ${s * 430} -332, ${s * 430} 22`, s < 0 ? t[0] : t[1]) +
    poly(pts`${s * 330} -282, ${s * 418} -308, ${s * 418} -290, ${s * 330} -266`, tile[1]) +
    shape(`M${s * 336} 14V-160Q${s * 340} -230 ${s * 374} -262Q${s * 410} -230 ${s * 412} -160V20Z`, inside[0]) +
    shape(`M${s * 348} 14V-110Q${s * 352} -160 ${s * 374} -186Q${s * 398} -160 ${s * 400} -110V18Z`, inside[1]) +
    tower(s * 462, 350);
  return { art: contact(500, tones.ink) + middle + side(-1) + side(1), width: 980, height: 400 };
}

/** The Golden Temple of Amritsar: gilded storeys in the middle of its tank. */
function gilded(stage: Stage): Piece {
  const { tones } = stage;
  const g = tones.gold;
  const dark = tones.lamps ? tones.glow : mix(g[2], tones.ink, 0.5);
  const kiosk = (x: number, y: number, r: number) =>
    rect(x - r, y - r * 0.9, r * 2, r, g[2]) + dome('onion', x, y - r * 0.85, r * 1.1, g, g[0]);
  const art =
    rect(-300, -10, 600, 16, tones.wall[0]) +
    rect(-214, -92, 428, 86, tones.wall[1]) +
    rect(90, -92, 124, 86, tones.wall[2]) +
    arcade(-206, -8, 412, 64, 7, dark) +
    rect(-222, -196, 444, 108, g[1]) +
    rect(-222, -196, 120, 108, g[0]) +
    rect(100, -196, 122, 108, g[2]) +
    arcade(-206, -104, 412, 66, 9, dark) +
    rect(-236, -204, 472, 12, g[0]) +
    [-204, 204].map((x) => kiosk(x, -204, 34)).join('') +
    times(9, (i) => oval(-148 + i * 37, -212, 12, 14, g[i % 2 ? 0 : 1])) +
    rect(-112, -264, 224, 62, g[1]) +
    rect(48, -264, 64, 62, g[2]) +
    arcade(-104, -204, 208, 46, 5, dark) +
    rect(-122, -272, 244, 10, g[0]) +
    [-100, 100].map((x) => kiosk(x, -270, 20)).join('') +
    dome('ribbed', 0, -270, 84, g, g[0]);
  return { art: contact(300, tones.ink) + art, width: 620, height: 410 };
}

export const wideDome: MotifArt = {
  as: 'object',
  draw: flatDome,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed'],
};
export const portalSquare: MotifArt = {
  as: 'object',
  draw: threePortals,
  base: 'plaza',
  compositions: ['centred', 'framed'],
};
export const goldenTemple: MotifArt = { as: 'object', draw: gilded, base: 'plaza', compositions: ['reflected'] };
