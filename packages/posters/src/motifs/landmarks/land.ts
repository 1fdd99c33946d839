import { contact, steps } from '../../build/masonry.ts';
import { thaiGable } from '../../build/roofs.ts';
import { mix } from '../../colour.ts';
import { circle, d, ogee, pen, poly, pts, put, rect, shape, softened, times, turned } from '../../shapes.ts';
import type { MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** A Lao temple whose roofs sweep down almost to the ground. */
function sweepingHall(stage: Stage): Piece {
  const { tones } = stage;
  const roof: Trio = [tones.roof[0], mix(tones.roof[1], tones.brick[1], 0.35), mix(tones.roof[2], tones.brick[2], 0.3)];
  const front =
    rect(-150, -118, 300, 122, tones.wall[1]) +
    rect(70, -118, 80, 122, tones.wall[2]) +
    times(4, (i) => rect(-132 + i * 82, -124, 18, 128, tones.gold[i > 2 ? 2 : 1])) +
    [-74, 74].map((x) => shape(ogee(x, 2, 24, 84), tones.wood[2])).join('') +
    shape(ogee(0, 2, 36, 112), tones.lamps ? tones.glow : tones.ink) +
    pen(ogee(0, 2, 42, 124), tones.gold[0], 6);
  return {
    art:
      contact(330, tones.ink) +
      put(0, -40, thaiGable(0, 320, 330, 3, roof, tones.gold, tones.gold[2])) +
      front +
      steps(0, 22, 170, 22, 3, tones.stone),
    width: 680,
    height: 480,
  };
}

/** The temple of Chiang Rai that is all white and mirrors. */
function whiteHall(stage: Stage): Piece {
  const { tones } = stage;
  const white: Trio = [tones.paper, tones.wall[0], tones.wall[2]];
  const gables: Trio = [white[0], mix(white[1], white[2], 0.35), white[2]];
  const edges: Trio = [white[0], mix(white[2], tones.skyTop, 0.3), white[2]];
  const flame = (x: number, y: number, k: number) =>
    put(
      x,
      y,
      shape('M-12 0Q-30 -40 0 -110Q30 -40 12 0Z', white[0]) + shape('M2 0Q20 -40 0 -110Q30 -40 12 0Z', white[2]),
      k,
    );
  const front =
    rect(-112, -130, 224, 134, white[1]) +
    rect(52, -130, 60, 134, white[2]) +
    [-66, 66].map((x) => shape(ogee(x, 2, 20, 86), mix(tones.skyTop, tones.ink, 0.3))).join('') +
    shape(ogee(0, 2, 32, 116), mix(tones.skyTop, tones.ink, 0.45));
  const bridge =
    poly(pts`-60 4, 60 4, 130 60, -130 60`, white[0]) + pen('M-60 0Q-110 20 -136 56M60 0Q110 20 136 56', white[2], 10);
  return {
    art:
      contact(300, tones.ink) +
      [-270, -220, 220, 270].map((x) => flame(x, 4, Math.abs(x) > 240 ? 1.1 : 1.5)).join('') +
      put(0, -120, thaiGable(0, 210, 260, 3, gables, edges, mix(white[2], tones.skyTop, 0.25))) +
      front +
      flame(-150, 4, 1.2) +
      flame(150, 4, 1.2) +
      bridge,
    width: 620,
    height: 520,
  };
}

/** Pha That Luang: a lotus bud of gold among its thirty spires. */
function goldenBud(stage: Stage): Piece {
  const { tones } = stage;
  const spire = (x: number, y: number, k: number) =>
    put(x, y, turned(softened(pts`1 -110, 4 -80, 9 -60, 7 -50, 15 -34, 13 -28, 19 0`, 3), tones.gold), k);
  const level = (y: number, w: number, h: number) =>
    rect(-w, y - h, w * 2, h, tones.gold[1]) +
    rect(-w, y - h, w * 0.5, h, tones.gold[0]) +
    rect(w * 0.4, y - h, w * 0.6, h, tones.gold[2]) +
    times(Math.round(w / 13), (i) => shape(d`M${-w + i * 26} ${y - h}q12 -26 24 0Z`, tones.gold[0]));
  const body = turned(
    softened(
      pts`2 -560, 5 -500, 10 -470, 8 -452, 22 -424, 30 -396, 22 -376, 40 -340, 66 -290, 74 -256, 66 -226, 96 -200, 108 -172`,
      4,
    ),
    tones.gold,
  );
  const gate =
    rect(-46, -96, 92, 100, tones.wall[0]) +
    shape(ogee(0, 4, 24, 76), tones.red[2]) +
    put(0, -92, thaiGable(0, 70, 76, 2, tones.red, tones.gold, tones.gold[1]));
  return {
    art:
      contact(380, tones.ink) +
      rect(-380, -44, 760, 48, tones.wall[1]) +
      level(-40, 330, 50) +
      level(-90, 250, 48) +
      times(11, (i) => spire(-230 + i * 46, -138, 0.9)) +
      level(-132, 140, 46) +
      body +
      gate,
    width: 780,
    height: 570,
  };
}

/** Petra's treasury, cut out of a rose-red wall. */
function rockFront(stage: Stage): Piece {
  const { tones } = stage;
  const t: Trio = [
    mix(tones.brick[0], tones.sand[0], 0.4),
    mix(tones.brick[1], tones.sand[1], 0.3),
    mix(tones.brick[2], tones.sand[2], 0.15),
  ];
  const dark = mix(t[2], tones.ink, 0.55);
  const column = (x: number, y: number, h: number) =>
    rect(x - 12, y - h, 24, h, t[0]) +
    rect(x + 2, y - h, 10, h, t[2]) +
    rect(x - 17, y - h - 10, 34, 12, t[0]) +
    rect(x - 16, y - 9, 32, 9, t[1]);
  const cliff =
    poly(pts`-460 10, -440 -420, -380 -560, -290 -600, 300 -610, 390 -540, 450 -400, 460 10`, t[1]) +
    poly(pts`-460 10, -440 -420, -380 -560, -290 -600, -230 -600, -244 10`, mix(t[2], tones.rock[1], 0.3)) +
    poly(pts`250 10, 236 -606, 300 -610, 390 -540, 450 -400, 460 10`, t[2]) +
    times(6, (i) =>
      pen(
        d`M${-450 + i * 10} ${-80 - i * 84}Q-340 ${-96 - i * 84} -246 ${-70 - i * 84}M250 ${-60 - i * 84}Q340 ${-90 - i * 84} ${440 - i * 8} ${-70 - i * 84}`,
        mix(t[2], tones.ink, 0.18),
        5,
      ),
    ) +
    rect(-238, -560, 476, 570, mix(t[1], t[2], 0.55));
  const below =
    rect(-216, -226, 432, 230, mix(t[2], tones.ink, 0.25)) +
    rect(-40, -176, 80, 180, dark) +
    [-196, -124, -56, 56, 124, 196].map((x) => column(x, 4, 210)).join('') +
    rect(-226, -246, 452, 24, t[0]) +
    rect(-226, -228, 452, 8, t[2]) +
    poly(pts`-170 -244, 0 -304, 170 -244`, t[0]) +
    poly(pts`-118 -250, 0 -292, 118 -250`, t[2]);
  const side = (s: number) =>
    rect(s * 150 - 56, -430, 112, 130, mix(t[2], tones.ink, 0.2)) +
    column(s * 196, -300, 126) +
    column(s * 112, -300, 126) +
    rect(s * 152 - 66, -452, 132, 18, t[0]) +
    poly(pts`${s * 216} -450, ${s * 86} -450, ${s * 86} -510`, t[0]);
  const tholos =
    rect(-66, -440, 132, 142, t[1]) +
    rect(-20, -410, 40, 112, dark) +
    [-52, 0, 52]
      .filter(Boolean)
      .map((x) => column(x, -300, 132))
      .join('') +
    rect(-74, -452, 148, 16, t[0]) +
    poly(pts`-70 -450, 0 -528, 70 -450`, t[0]) +
    poly(pts`14 -450, 0 -528, 70 -450`, t[2]) +
    circle(0, -540, 17, t[0]);
  return {
    art: cliff + below + rect(-226, -308, 452, 12, t[0]) + side(-1) + side(1) + tholos,
    width: 920,
    height: 610,
  };
}

/** The pillared stone of Angkor Thom, with its calm faces. */
function faces(stage: Stage): Piece {
  const { tones } = stage;
  const t: Trio = [
    mix(tones.stone[0], tones.leaf[0], 0.12),
    mix(tones.rock[1], tones.stone[1], 0.5),
    mix(tones.rock[2], tones.stone[2], 0.25),
  ];
  const line = mix(t[2], tones.ink, 0.5);
  const tower = (x: number, y: number, k: number) =>
    put(
      x,
      y,
      turned(
        softened(
          pts`10 -470, 34 -450, 30 -436, 60 -410, 56 -396, 96 -362, 104 -330, 118 -300, 124 -110, 150 -96, 150 -60, 170 -50, 176 0`,
          3,
        ),
        t,
      ) +
        times(12, (i) => rect(-120, -330 + i * 22, 240, 2.5, line, 'opacity="0.28"')) +
        shape('M-74 -300Q-84 -180 -46 -136Q0 -108 46 -136Q84 -180 74 -300Q0 -330 -74 -300Z', t[0]) +
        shape('M16 -318Q60 -312 74 -300Q84 -180 46 -136Q30 -124 12 -120Q40 -200 16 -318Z', t[2], 'opacity="0.6"') +
        shape('M-80 -300Q0 -336 80 -300L74 -276Q0 -306 -74 -276Z', t[1]) +
        pen(
          'M-54 -244Q-34 -256 -14 -246M14 -246Q34 -256 54 -244M-50 -228Q-34 -222 -16 -230M16 -230Q34 -222 50 -228',
          line,
          6,
          'stroke-linecap="round"',
        ) +
        pen('M-8 -240Q-4 -206 -16 -192Q0 -182 16 -192', line, 5) +
        pen('M-40 -164Q-20 -172 0 -166Q20 -172 40 -164Q0 -140 -40 -164', line, 6) +
        rect(-150, -74, 300, 10, t[0]),
      k,
    );
  return {
    art:
      contact(420, tones.ink) +
      tower(-290, -20, 0.72) +
      tower(300, -16, 0.66) +
      tower(0, 0, 1.08) +
      rect(-420, -26, 840, 32, t[2]) +
      times(14, (i) => rect(-414 + i * 60, -34, 40, 14, t[i % 3] as string)),
    width: 840,
    height: 510,
  };
}

const stands = (draw: (stage: Stage) => Piece, base: 'grass' | 'plaza' | 'rock' = 'plaza'): MotifArt => ({
  as: 'object',
  draw,
  base,
  compositions: ['centred', 'thirds', 'framed'],
});

export const sweepingWat = stands(sweepingHall);
export const whiteTemple: MotifArt = {
  as: 'object',
  draw: whiteHall,
  base: 'plaza',
  compositions: ['reflected', 'centred'],
};
export const goldenStupa = stands(goldenBud);
export const rockTomb: MotifArt = { as: 'object', draw: rockFront, base: 'rock', compositions: ['centred'] };
export const faceTowers = stands(faces, 'grass');
