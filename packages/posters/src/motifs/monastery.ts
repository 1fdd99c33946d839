import { mix } from '../colour.ts';
import { d, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { eaveRoof } from '../build/roofs.ts';
import { drumAndCone } from './church.ts';
import { choose } from './choose.ts';

/** A tapering block with rows of dark-rimmed windows and a maroon frieze. */
function tibetan(stage: Stage, x: number, y: number, w: number, h: number, trio: Trio): Drawing {
  const { tones } = stage;
  const t = h * 0.06;
  const cols = Math.max(2, Math.round(w / 26));
  const rows = Math.max(1, Math.round(h / 38));
  const dark = tones.lamps ? tones.glow : tones.ink;
  const panes = times(rows, (j) =>
    times(cols, (i) => {
      const wx = x - w + (w * 2 * (i + 0.5)) / cols;
      const wy = y - h * 0.78 + (h * 0.74 * j) / rows;
      return (
        poly(
          pts`${wx - 8} ${wy + 20}, ${wx - 6} ${wy}, ${wx + 6} ${wy}, ${wx + 8} ${wy + 20}`,
          tones.ink,
          'opacity="0.8"',
        ) +
        rect(wx - 4, wy + 3, 8, 13, dark) +
        rect(wx - 9, wy - 4, 18, 4, tones.accent[1])
      );
    }),
  );
  return (
    poly(pts`${x - w - t} ${y}, ${x - w} ${y - h}, ${x + w} ${y - h}, ${x + w + t} ${y}`, trio[1]) +
    poly(pts`${x - w - t} ${y}, ${x - w} ${y - h}, ${x - w * 0.55} ${y - h}, ${x - w * 0.6} ${y}`, trio[0]) +
    poly(pts`${x + w * 0.45} ${y}, ${x + w * 0.42} ${y - h}, ${x + w} ${y - h}, ${x + w + t} ${y}`, trio[2]) +
    rect(x - w - 3, y - h, w * 2 + 6, h * 0.11 + 6, mix(tones.accent[2], tones.wood[2], 0.5)) +
    rect(x - w - 5, y - h - 4, w * 2 + 10, 5, tones.wall[0]) +
    rect(x - w - 3, y - h + h * 0.11 + 5, w * 2 + 6, 3, tones.gold[1]) +
    panes
  );
}

const goldRoof = (stage: Stage, x: number, y: number, w: number): Drawing =>
  put(
    x,
    y,
    eaveRoof({ y: 0, w, h: w * 0.5, top: w * 0.45, lift: w * 0.12 }, stage.tones.gold) +
      rect(-2, -w * 0.74, 4, w * 0.26, stage.tones.gold[0]),
  );

/** White and red blocks climbing a hill to gilt roofs. */
const potala = (stage: Stage): Piece => {
  const { tones } = stage;
  const rock =
    shape(
      'M-520 8C-440 -10 -420 -70 -350 -90C-300 -150 -240 -150 -200 -186H180C250 -160 280 -120 350 -96C420 -70 440 -8 520 8Z',
      tones.rock[1],
    ) +
    shape('M40 -186H180C250 -160 280 -120 350 -96C420 -70 440 -8 520 8H240C220 -60 120 -90 40 -186Z', tones.rock[2]) +
    shape(
      'M-350 -90C-300 -150 -240 -150 -200 -186H-150C-190 -130 -260 -110 -280 -60C-300 -40 -330 -60 -350 -90Z',
      tones.rock[0],
    );
  const red: Trio = [
    mix('#a8392e', tones.accent[0], 0.2),
    mix('#8e2f2a', tones.accent[1], 0.2),
    mix('#64232a', tones.accent[2], 0.2),
  ];
  const blocks =
    tibetan(stage, -270, -70, 62, 110, tones.wall) +
    tibetan(stage, 276, -66, 66, 104, tones.wall) +
    tibetan(stage, 158, -92, 84, 206, tones.wall) +
    tibetan(stage, -156, -96, 92, 210, tones.wall) +
    goldRoof(stage, -40, -412, 44) +
    goldRoof(stage, 46, -412, 44) +
    tibetan(stage, 0, -104, 96, 306, red) +
    goldRoof(stage, 0, -424, 58) +
    goldRoof(stage, -156, -306, 46) +
    goldRoof(stage, 158, -298, 42);
  const ramp =
    shape('M-210 4L-60 -100L-46 -86L-160 4Z', tones.wall[0]) +
    shape('M220 4L70 -100L56 -86L170 4Z', tones.wall[2]) +
    tibetan(stage, 0, -60, 150, 52, tones.wall) +
    times(7, (i) =>
      poly(
        pts`${-200 + i * 21} ${-2 - i * 14}, ${-180 + i * 21} ${-2 - i * 14}, ${-180 + i * 21} ${-8 - i * 14}`,
        tones.wall[2],
      ),
    );
  return { art: rock + blocks + ramp, width: 900, height: 490 };
};

/** A nest of white walls on a ledge of a cliff. */
const cliff = (stage: Stage): Piece => {
  const { tones } = stage;
  const wall =
    shape(
      'M-420 8L-380 -120L-330 -180L-310 -330L-240 -420L-200 -560L-90 -610L20 -560L70 -430L60 -330L130 -250L150 -140L250 -70L330 8Z',
      tones.rock[1],
    ) +
    shape(
      'M-90 -610L20 -560L70 -430L60 -330L130 -250L150 -140L250 -70L330 8H40L60 -90L-30 -200L-10 -330L-80 -440Z',
      tones.rock[2],
    ) +
    shape('M-310 -330L-240 -420L-200 -560L-160 -578L-190 -430L-260 -340L-270 -200L-350 -110Z', tones.rock[0]) +
    shape('M-80 -440L-110 -540L-60 -470ZM-200 -120L-150 -210L-140 -90ZM60 -90L90 -170L110 -60Z', tones.rock[2]);
  const ledge =
    shape('M-230 -196H236L196 -168L60 -150L-180 -160Z', tones.rock[0]) +
    shape('M40 -196H236L196 -168L60 -150Z', tones.rock[2]);
  const house = (x: number, y: number, w: number, h: number) =>
    tibetan(stage, x, y, w, h, tones.wall) +
    put(x, y - h - 2, eaveRoof({ y: 0, w: w * 1.35, h: w * 0.44, top: w * 0.6, lift: 5 }, tones.accent)) +
    goldRoof(stage, x, y - h - w * 0.42, w * 0.42);
  const houses =
    house(-40, -262, 48, 84) +
    house(148, -190, 50, 96) +
    house(60, -194, 52, 132) +
    house(-120, -192, 62, 108) +
    house(-30, -188, 46, 70);
  const pines = [
    [-296, -172],
    [-215, -396],
    [228, -58],
    [116, -244],
    [-362, -104],
    [172, -102],
  ]
    .map(([x, y]) =>
      put(
        x as number,
        y as number,
        poly(pts`-16 0, 0 -62, 16 0`, tones.leaf[1]) + poly(pts`0 0, 0 -62, 16 0`, tones.leaf[2]),
      ),
    )
    .join('');
  return { art: wall + ledge + houses + pines, width: 800, height: 610 };
};

/** Walls and cones on a green spur. */
const spur = (stage: Stage): Piece => {
  const { tones } = stage;
  const hill =
    shape(
      'M-520 10C-380 -20 -300 -130 -170 -176C-60 -206 90 -206 180 -168C300 -120 360 -20 520 10Z',
      mix(tones.leaf[0], tones.ground[0], 0.4),
    ) +
    shape(
      'M60 -200C110 -196 150 -184 180 -168C300 -120 360 -20 520 10H150C160 -70 120 -140 60 -200Z',
      mix(tones.leaf[1], tones.ground[2], 0.4),
    );
  const walls =
    rect(-190, -226, 380, 54, tones.stone[1]) +
    rect(60, -226, 130, 54, tones.stone[2]) +
    times(12, (i) => rect(-190 + i * 32, -236, 18, 12, tones.stone[i > 7 ? 2 : 0])) +
    rect(-206, -262, 44, 92, tones.stone[0]) +
    rect(-176, -262, 14, 92, tones.stone[2]) +
    poly(pts`-212 -262, -184 -300, -156 -262`, tones.roof[1]);
  const church =
    rect(-64, -300, 128, 80, tones.stone[0]) +
    rect(24, -300, 40, 80, tones.stone[2]) +
    poly(pts`-76 -296, -40 -340, 40 -340, 76 -296`, tones.roof[1]) +
    poly(pts`20 -340, 40 -340, 76 -296, 34 -296`, tones.roof[2]) +
    drumAndCone(stage, 0, -336, 38, 84, 84, tones.stone, tones.roof) +
    drumAndCone(stage, 122, -222, 24, 64, 56, tones.stone, tones.roof);
  const path = shape(
    d`M-30 10C40 -30 -90 -70 -10 -110C40 -136 -20 -160 0 -176L14 -176C4 -160 66 -140 20 -108C-40 -66 110 -30 40 10Z`,
    tones.stone[0],
  );
  return { art: hill + church + walls + path, width: 840, height: 540 };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'monastery', [
    { draw: potala, styles: ['himalaya'], named: /potala|thiksey|lhasa|hemis|ganden/ },
    { draw: cliff, styles: ['himalaya'], named: /taktsang|tiger|cliff|nest|sumela|vardzia|davit/ },
    { draw: spur, styles: ['caucasus', 'levant', 'persia'] },
    { draw: cliff, styles: ['china', 'korea'] },
    { draw: potala },
    { draw: cliff },
  ])(stage);

export const monastery: MotifArt = { as: 'object', draw, base: 'rock', compositions: ['centred', 'thirds', 'framed'] };
