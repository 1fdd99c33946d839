import { arcade, contact, steps } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { archway, circle, d, pen, poly, pts, rect, shape, turned } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

const cross = (x: number, y: number, h: number, fill: string): Drawing =>
  rect(x - h * 0.05, y - h, h * 0.1, h, fill) + rect(x - h * 0.26, y - h * 0.72, h * 0.52, h * 0.1, fill);

/** A tall drum under a pleated cone. */
export function drumAndCone(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  drum: number,
  cone: number,
  trio: Trio,
  roof: Trio,
): Drawing {
  const { tones } = stage;
  const slit = tones.lamps ? tones.glow : mix(trio[2], tones.ink, 0.6);
  const body =
    turned(pts`${w} ${y - drum}, ${w} ${y}`, trio, x) +
    [-0.68, -0.28, 0.14, 0.56]
      .map(
        (k) =>
          shape(archway(x + k * w, y - drum * 0.14, w * 0.09, drum * 0.66), slit) +
          pen(archway(x + k * w, y - drum * 0.1, w * 0.16, drum * 0.78), trio[0], 2.4),
      )
      .join('');
  const top = y - drum;
  const hat =
    poly(pts`${x - w * 1.14} ${top}, ${x} ${top - cone}, ${x + w * 1.14} ${top}`, roof[1]) +
    poly(pts`${x - w * 1.14} ${top}, ${x} ${top - cone}, ${x - w * 0.3} ${top}`, roof[0]) +
    poly(pts`${x + w * 0.34} ${top}, ${x} ${top - cone}, ${x + w * 1.14} ${top}`, roof[2]);
  const pleats = [-0.7, -0.05, 0.7]
    .map((k) => pen(d`M${x} ${top - cone}L${x + k * w} ${top}`, roof[2], 1.6, 'opacity="0.7"'))
    .join('');
  return (
    body +
    hat +
    pleats +
    rect(x - w * 1.14, top - 3, w * 2.28, 7, trio[2]) +
    circle(x, top - cone - 3, 5, tones.gold[0]) +
    cross(x, top - cone - 4, 40, tones.gold[0])
  );
}

/** The cross-domed churches of the Caucasus. */
const caucasian = (stage: Stage): Piece => {
  const { tones, rng } = stage;
  const roof = rng.fork('church').chance(0.6) ? tones.roof : tones.accent;
  const trio = tones.stone;
  const dark = tones.lamps ? tones.glow : mix(trio[2], tones.ink, 0.6);
  const arm = (x: number, w: number, h: number, rise: number) =>
    poly(pts`${x - w} 0, ${x - w} ${-h}, ${x} ${-h - rise}, ${x + w} ${-h}, ${x + w} 0`, trio[1]) +
    poly(pts`${x + w * 0.4} 0, ${x + w * 0.4} ${-h - rise * 0.6}, ${x + w} ${-h}, ${x + w} 0`, trio[2]);
  const side =
    poly(pts`-236 0, -236 -116, -196 -168, -70 -168, -70 0`, trio[0]) +
    poly(pts`-248 -112, -200 -172, -60 -172, -60 -112`, roof[1]) +
    poly(pts`236 0, 236 -116, 196 -168, 70 -168, 70 0`, trio[2]) +
    poly(pts`248 -112, 200 -172, 60 -172, 60 -112`, roof[2]);
  const front =
    arm(0, 96, 176, 84) +
    poly(pts`-108 -168, 0 -272, 108 -168, 96 -160, 0 -254, -96 -160`, roof[1]) +
    poly(pts`0 -272, 108 -168, 96 -160, 0 -254`, roof[2]);
  const arches =
    [-1, 0, 1].map((k) => pen(archway(k * 52, 0, 22, k ? 112 : 164), trio[0], 5)).join('') +
    shape(archway(0, 0, 24, 78), tones.wood[2]) +
    shape(archway(0, -104, 8, 52), dark) +
    [-52, 52].map((x) => shape(archway(x, -34, 6, 40), dark)).join('') +
    [-190, -130, 130, 190].map((x) => shape(archway(x, -36, 7, 50), dark)).join('') +
    circle(0, -196, 12, dark) +
    cross(0, -200, 0.01, trio[0]);
  return {
    art:
      contact(270, tones.ink) +
      drumAndCone(stage, 0, -226, 66, 128, 128, trio, roof) +
      side +
      front +
      arches +
      rect(-262, -12, 524, 16, trio[2]) +
      steps(0, 6, 60, 18, 3, trio),
    width: 540,
    height: 530,
  };
};

/** Twin-towered colonial front with volutes. */
const colonial = (stage: Stage): Piece => {
  const { tones, rng } = stage;
  const trio: Trio = rng.fork('church').chance(0.5)
    ? tones.wall
    : [
        mix(tones.wall[0], tones.gold[0], 0.4),
        mix(tones.wall[1], tones.gold[1], 0.45),
        mix(tones.wall[2], tones.gold[2], 0.4),
      ];
  const dark = tones.lamps ? tones.glow : mix(trio[2], tones.ink, 0.5);
  const trim = tones.wall[0];
  const tower = (x: number) =>
    rect(x - 48, -316, 96, 320, trio[1]) +
    rect(x + 14, -316, 34, 320, trio[2]) +
    [-96, -206, -314].map((y) => rect(x - 54, y - 8, 108, 10, trim)).join('') +
    [-30, -132, -236]
      .map((y) => shape(archway(x, y, 14, 52), dark) + pen(archway(x, y + 2, 18, 58), trim, 3))
      .join('') +
    poly(pts`${x - 50} -324, ${x} -432, ${x + 50} -324`, tones.roof[1]) +
    poly(pts`${x + 12} -324, ${x} -432, ${x + 50} -324`, tones.roof[2]) +
    cross(x, -430, 34, tones.gold[0]);
  const nave =
    rect(-104, -222, 208, 226, trio[0]) +
    rect(56, -222, 48, 226, trio[1]) +
    shape('M-104 -222C-96 -262 -64 -256 -54 -292Q0 -350 54 -292C64 -256 96 -262 104 -222Z', trio[0]) +
    shape('M20 -330Q40 -316 54 -292C64 -256 96 -262 104 -222H50Q52 -290 20 -330Z', trio[2]) +
    pen('M-104 -222C-96 -262 -64 -256 -54 -292Q0 -350 54 -292C64 -256 96 -262 104 -222', trim, 6);
  const detail =
    circle(0, -252, 26, dark) +
    pen('M-26 -252H26M0 -278V-226M-18 -270L18 -234M18 -270L-18 -234', trim, 3) +
    circle(0, -252, 26, 'none', `stroke="${trim}" stroke-width="5"`) +
    rect(-110, -210, 220, 9, trim) +
    rect(-110, -112, 220, 8, trim) +
    [-1, 0, 1]
      .map(
        (k) =>
          shape(archway(k * 64, 4, k ? 18 : 28, k ? 74 : 96), tones.wood[2]) +
          pen(archway(k * 64, 4, k ? 23 : 33, k ? 82 : 104), trim, 4),
      )
      .join('') +
    arcade(-84, -130, 168, 56, 3, dark, false);
  return {
    art: contact(230, tones.ink) + nave + detail + tower(-150) + tower(150) + steps(0, 10, 190, 18, 3, tones.stone),
    width: 460,
    height: 470,
  };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'church', [
    { draw: caucasian, styles: ['caucasus'] },
    { draw: caucasian, styles: ['levant', 'persia'] },
    { draw: colonial },
  ])(stage);

export const church: MotifArt = {
  as: 'object',
  draw,
  base: 'grass',
  compositions: ['centred', 'thirds', 'above', 'framed'],
};
