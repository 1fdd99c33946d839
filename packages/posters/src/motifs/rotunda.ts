import { contact, dome, steps } from '../build/masonry.ts';
import { eaveRoof } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { archway, d, oval, pen, pts, rect, shape, softened, times, turned } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** A round roof of glazed tile. */
function roundRoof(stage: Stage, blue: Trio, y: number, w: number, h: number, top: number): Drawing {
  const { tones } = stage;
  return (
    turned(
      softened(
        pts`${top} ${y - h}, ${top + (w - top) * 0.28} ${y - h * 0.52}, ${w * 0.82} ${y - h * 0.14}, ${w} ${y}`,
        5,
      ),
      blue,
    ) +
    times(13, (i) => {
      const k = (i - 6) / 6.4;
      return pen(
        d`M${k * top} ${y - h}Q${k * (top + (w - top) * 0.34)} ${y - h * 0.3} ${k * w} ${y}`,
        blue[0],
        1.5,
        'opacity="0.5"',
      );
    }) +
    oval(0, y, w, 7, blue[2]) +
    oval(0, y - 2, w, 6, tones.gold[2])
  );
}

/** Three round roofs of blue tile, one above another, on white terraces. */
const heaven = (stage: Stage): Piece => {
  const { tones } = stage;
  const blue: Trio = [
    mix('#4a78b8', tones.skyMid, 0.25),
    mix('#2f5795', tones.roof[1], 0.2),
    mix('#203c6c', tones.roof[2], 0.3),
  ];
  const terrace = times(
    3,
    (i) =>
      turned(pts`${350 - i * 52} ${-30 - i * 30}, ${358 - i * 52} ${-i * 30}`, tones.wall) +
      times(22 - i * 3, (j) => {
        const hw = 346 - i * 52;
        const a = ((j + 0.5) / (22 - i * 3)) * Math.PI;
        return rect(-Math.cos(a) * hw - 2.5, -46 - i * 30, 5, 20, tones.wall[j > 14 - i * 2 ? 2 : 0]);
      }) +
      turned(pts`${346 - i * 52} ${-38 - i * 30}, ${346 - i * 52} ${-33 - i * 30}`, tones.wall),
  );
  const ring = (y: number, w: number, h: number) =>
    turned(pts`${w} ${y - h}, ${w} ${y}`, [tones.red[0], tones.red[1], tones.red[2]]) +
    times(9, (i) =>
      rect(
        -Math.cos(((i + 0.5) / 9) * Math.PI) * w * 0.94 - w * 0.055,
        y - h * 0.8,
        w * 0.11,
        h * 0.66,
        tones.lamps ? tones.glow : mix(tones.red[2], tones.ink, 0.5),
      ),
    ) +
    rect(-w, y - h, w * 2, h * 0.18, mix(tones.leaf[1], blue[1], 0.5)) +
    times(15, (i) => rect(-w + (i * w * 2) / 15, y - h, w * 0.05, h * 0.15, tones.gold[1]));
  const roof = (y: number, w: number, h: number, top: number) => roundRoof(stage, blue, y, w, h, top);
  const art =
    ring(-92, 150, 78) +
    roof(-166, 218, 62, 128) +
    ring(-222, 122, 36) +
    roof(-254, 176, 58, 96) +
    ring(-306, 92, 34) +
    roof(-336, 138, 104, 10) +
    turned(softened(pts`4 -490, 16 -470, 10 -452, 18 -438`, 4), tones.gold);
  return {
    art: contact(370, tones.ink) + terrace + art + steps(0, 4, 60, 94, 12, tones.stone),
    width: 720,
    height: 495,
  };
};

/** A ring of columns under a dome, on steps. */
const columns = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = stage.rng.fork('rotunda').chance(0.6) ? tones.wall : tones.stone;
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.4);
  const inner =
    turned(pts`128 -230, 128 0`, [t[1], t[2], mix(t[2], tones.ink, 0.2)]) +
    [-60, 0, 60].map((x) => shape(archway(x, 0, 17, 112), dark)).join('');
  const cols = times(11, (i) => {
    const a = ((i + 0.5) / 11) * Math.PI;
    const x = -Math.cos(a) * 176;
    const r = 7 + 5 * Math.sin(a);
    return (
      rect(x - r, -222, r * 2, 222, t[i > 7 ? 2 : 1]) +
      rect(x - r, -222, r * 0.8, 222, t[i > 7 ? 1 : 0]) +
      rect(x - r * 1.4, -226, r * 2.8, 8, t[0]) +
      rect(x - r * 1.4, -7, r * 2.8, 8, t[0])
    );
  });
  const top =
    turned(pts`196 -262, 190 -224`, t) +
    turned(pts`200 -270, 200 -258`, t) +
    turned(pts`140 -318, 140 -268`, t) +
    times(13, (i) => shape(archway(-Math.cos(((i + 0.5) / 13) * Math.PI) * 130, -276, 6, 34), dark)) +
    dome('round', 0, -316, 142, tones.roof, tones.gold[0]) +
    turned(pts`16 -492, 20 -456`, t);
  return {
    art:
      contact(260, tones.ink) +
      inner +
      cols +
      top +
      times(4, (i) => turned(pts`${216 + i * 16} ${i * 8}, ${220 + i * 16} ${i * 8 + 9}`, tones.stone)),
    width: 560,
    height: 500,
  };
};

/** A six-sided pavilion over the ground: the lakeside or hilltop rotunda. */
const pavilion = (stage: Stage): Piece => {
  const { tones } = stage;
  const post = (x: number, k: number) => rect(x - 8, -176, 16, 152, tones.red[k] as string);
  const rail =
    rect(-134, -66, 268, 7, tones.red[1]) + times(23, (i) => rect(-130 + i * 11.6, -62, 4, 40, tones.red[2]));
  return {
    art:
      contact(200, tones.ink) +
      turned(pts`186 -26, 194 4`, tones.stone) +
      rect(-100, -150, 200, 120, mix(tones.ink, tones.red[2], 0.3), 'opacity="0.35"') +
      [-64, 64].map((x) => post(x, 2)).join('') +
      rail +
      post(-138, 1) +
      post(138, 2) +
      post(-46, 0) +
      post(46, 1) +
      rect(-150, -190, 300, 20, mix(tones.leaf[1], tones.water[1], 0.5)) +
      times(16, (i) => rect(-146 + i * 18.8, -186, 8, 10, tones.gold[1])) +
      eaveRoof({ y: -182, w: 226, h: 86, top: 64, lift: 40, ribs: 15 }, tones.roof) +
      rect(-64, -296, 128, 34, tones.red[1]) +
      eaveRoof({ y: -284, w: 136, h: 96, top: 4, lift: 30, ribs: 9 }, tones.roof) +
      turned(softened(pts`2 -428, 14 -404, 8 -388, 16 -374`, 3), tones.gold),
    width: 470,
    height: 430,
  };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'rotunda', [
    { draw: heaven, named: /heaven|tiantan/ },
    { draw: heaven, styles: ['china'] },
    { draw: pavilion, styles: ['china', 'korea', 'japan'] },
    { draw: columns },
  ])(stage);

export const rotunda: MotifArt = {
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'reflected'],
};
