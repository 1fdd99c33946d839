import { arcade, contact, dome, steps, windows } from '../build/masonry.ts';
import { tiled } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { circle, d, oval, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** Where one sleeps, seen from the street: the door, its lamps, and many windows of which some are lit. */

export const pane = (stage: Stage, part: string) => {
  const r = stage.rng.fork(part);
  const { tones } = stage;
  const dark = mix(tones.roof[1], tones.skyMid, 0.35);
  return () => (r.chance(tones.lamps ? 0.62 : 0.18) ? tones.glow : dark);
};

/** The porch: a canopy over the door, a carpet, tubs of green. */
export function porch({ tones }: Stage, w: number, h: number): Drawing {
  const tub = (x: number) =>
    poly(pts`${x - 14} -24, ${x + 14} -24, ${x + 10} 2, ${x - 10} 2`, tones.brick[1]) +
    oval(x, -48, 22, 28, tones.leaf[1]) +
    oval(x - 6, -54, 10, 14, tones.leaf[0]);
  return (
    rect(-w * 0.7, -h, w * 1.4, h + 2, tones.lamps ? tones.glow : mix(tones.ink, tones.roof[1], 0.4)) +
    [-0.35, 0, 0.35].map((k) => rect(k * w - 3, -h, 6, h, tones.gold[2])).join('') +
    rect(-w, -h - 16, w * 2, 20, tones.accent[1]) +
    rect(w * 0.3, -h - 16, w * 0.7, 20, tones.accent[2]) +
    rect(-w, -h, 8, h + 2, tones.gold[1]) +
    rect(w - 8, -h, 8, h + 2, tones.gold[2]) +
    poly(pts`${-w * 0.4} 2, ${w * 0.4} 2, ${w * 0.6} 26, ${-w * 0.6} 26`, tones.red[1]) +
    tub(-w - 34) +
    tub(w + 34)
  );
}

const flags = ({ tones }: Stage, y: number, xs: readonly number[]): Drawing =>
  xs
    .map(
      (x, i) =>
        rect(x - 1.6, y - 62, 3.2, 64, tones.ink) +
        shape(
          d`M${x + 2} ${y - 60}q16 -8 30 0q12 6 24 0v24q-12 6 -24 0q-16 -8 -30 0Z`,
          tones[i % 2 ? 'gold' : 'accent'][1],
        ),
    )
    .join('');

/** A sign of a bed on a lit board: no letters, so that it speaks every language. */
export const bedSign = ({ tones }: Stage, x: number, y: number, s = 1): Drawing =>
  put(
    x,
    y,
    rect(-34, -30, 68, 44, tones.ink, 'rx="7"') +
      rect(-31, -27, 62, 38, tones.lamps ? tones.glow : tones.wall[0], 'rx="5"') +
      rect(-22, -18, 4, 24, tones.ink) +
      rect(-22, -6, 44, 7, tones.accent[1]) +
      rect(18, -10, 4, 16, tones.ink) +
      circle(-12, -11, 5, tones.ink),
    s,
  );

const highRise = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = tones.wall;
  const crown = stage.rng.fork('crown').chance(0.5);
  const art =
    rect(-130, -560, 260, 480, t[0]) +
    rect(52, -560, 78, 480, t[2]) +
    windows(-120, -540, 168, 440, 6, 15, pane(stage, 'a'), 0.62) +
    windows(58, -540, 66, 440, 2, 15, pane(stage, 'b'), 0.62) +
    (crown
      ? rect(-144, -578, 288, 20, tones.roof[1]) + rect(-70, -616, 140, 40, t[1]) + rect(20, -616, 50, 40, t[2])
      : poly(pts`-130 -558, -130 -600, 130 -640, 130 -558`, tones.roof[1]) +
        poly(pts`52 -558, 52 -628, 130 -640, 130 -558`, tones.roof[2])) +
    rect(-280, -118, 560, 122, tones.stone[1]) +
    rect(120, -118, 160, 122, tones.stone[2]) +
    windows(-268, -104, 536, 80, 14, 1, pane(stage, 'c'), 0.66) +
    rect(-290, -128, 580, 14, tones.roof[1]) +
    porch(stage, 78, 84) +
    bedSign(stage, 0, -148, 1.15) +
    flags(stage, -126, [-230, 190]);
  return { art: contact(310, tones.ink) + art, width: 640, height: 650 };
};

const grand = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = stage.rng.fork('grand').chance(0.5) ? tones.wall : tones.stone;
  const wing = (x: number) =>
    rect(x - 150, -250, 300, 254, t[x < 0 ? 0 : 1]) +
    rect(x + 80, -250, 70, 254, t[2]) +
    arcade(x - 146, 2, 292, 88, 6, mix(t[2], tones.ink, 0.5), false) +
    windows(x - 146, -240, 292, 138, 7, 2, pane(stage, `w${x}`), 0.44) +
    rect(x - 156, -102, 312, 9, tones.wall[0]) +
    poly(pts`${x - 160} -250, ${x - 128} -318, ${x + 128} -318, ${x + 160} -250`, tones.roof[1]) +
    poly(pts`${x + 60} -250, ${x + 50} -318, ${x + 128} -318, ${x + 160} -250`, tones.roof[2]) +
    times(
      4,
      (i) =>
        poly(
          pts`${x - 116 + i * 68} -256, ${x - 116 + i * 68} -286, ${x - 100 + i * 68} -304, ${x - 84 + i * 68} -286, ${x - 84 + i * 68} -256`,
          t[0],
        ) + rect(x - 108 + i * 68, -284, 16, 26, tones.lamps ? tones.glow : tones.ink),
    );
  const middle =
    rect(-110, -300, 220, 304, t[1]) +
    rect(50, -300, 60, 304, t[2]) +
    windows(-100, -286, 200, 180, 4, 3, pane(stage, 'm'), 0.46) +
    poly(pts`-126 -298, 0 -366, 126 -298`, t[0]) +
    circle(0, -322, 17, tones.gold[1]) +
    dome('low', 0, -362, 50, tones.roof, tones.gold[0]) +
    porch(stage, 84, 96);
  return {
    art:
      contact(440, tones.ink) +
      wing(-258) +
      wing(258) +
      middle +
      flags(stage, -318, [-300, 260]) +
      steps(0, 20, 130, 18, 3, tones.stone),
    width: 860,
    height: 440,
  };
};

/** A curved house of balconies over a garden. */
const balconies = (stage: Stage): Piece => {
  const { tones } = stage;
  const floors = 8;
  const glass = pane(stage, 'glass');
  const floor = (i: number) => {
    const y = -66 - i * 46;
    const w = 330 - Math.max(0, i - 4) * 34;
    return (
      rect(-w, y - 34, w * 2, 36, mix(tones.wall[2], tones.ink, 0.25)) +
      windows(-w, y - 38, w * 2, 48, Math.round(w / 22), 1, glass, 0.74) +
      shape(d`M${-w - 14} ${y}Q0 ${y + 15} ${w + 14} ${y}V${y + 13}Q0 ${y + 29} ${-w - 14} ${y + 13}Z`, tones.wall[0]) +
      shape(
        d`M${w * 0.45} ${y + 6}Q${w * 0.8} ${y + 4} ${w + 14} ${y}V${y + 13}Q${w * 0.8} ${y + 18} ${w * 0.45} ${y + 20}Z`,
        tones.wall[2],
      ) +
      times(5, (j) => circle(-w + 30 + ((j * 97 + i * 53) % (w * 2 - 60)), y - 1, 10, tones.leaf[j % 3] as string))
    );
  };
  return {
    art:
      contact(360, tones.ink) +
      rect(-330, -70, 660, 74, tones.stone[1]) +
      windows(-320, -60, 640, 56, 16, 1, glass, 0.7) +
      times(floors, floor) +
      rect(-120, -66 - floors * 46 - 20, 240, 26, tones.roof[1]) +
      porch(stage, 70, 66),
    width: 720,
    height: 470,
  };
};

/** A narrow house with shutters, window boxes and an awning. */
export const townhouse = (stage: Stage): Piece => {
  const { tones } = stage;
  const paints: Trio[] = [tones.accent, tones.wall, tones.gold, tones.brick];
  const body = stage.rng.fork('paint').pick(paints);
  const glass = pane(stage, 'shutters');
  const shutter = body === tones.accent ? tones.wall[1] : tones.leaf[1];
  const window = (x: number, y: number) =>
    rect(x - 20, y - 58, 40, 60, glass()) +
    rect(x - 36, y - 60, 16, 64, shutter) +
    rect(x + 20, y - 60, 16, 64, mix(shutter, tones.ink, 0.2)) +
    rect(x - 30, y + 2, 60, 9, tones.wood[1]) +
    times(4, (i) => circle(x - 22 + i * 15, y - 2, 8, i % 2 ? tones.bloom[1] : tones.leaf[0]));
  const art =
    rect(-170, -400, 340, 404, body[0]) +
    rect(84, -400, 86, 404, body[2]) +
    [-320, -220].map((y) => [-105, 0, 105].map((x) => window(x, y + 20)).join('')).join('') +
    rect(-178, -148, 356, 8, tones.wall[0]) +
    rect(-184, -412, 368, 16, tones.wall[0]) +
    tiled(-186, -408, 372, 54, 40, tones.roof) +
    rect(-132, -462, 34, 54, body[1]) +
    [-112, 112].map((x) => rect(x - 42, -104, 84, 106, tones.ink) + rect(x - 36, -98, 72, 92, glass())).join('') +
    times(6, (i) =>
      poly(
        pts`${-168 + i * 19} -116, ${-149 + i * 19} -116, ${-146 + i * 19} -88, ${-169 + i * 19} -88`,
        i % 2 ? tones.wall[0] : tones.red[1],
      ),
    ) +
    times(6, (i) =>
      poly(
        pts`${54 + i * 19} -116, ${73 + i * 19} -116, ${76 + i * 19} -88, ${53 + i * 19} -88`,
        i % 2 ? tones.wall[1] : tones.red[2],
      ),
    ) +
    porch(stage, 42, 96) +
    rect(166, -196, 44, 5, tones.ink) +
    bedSign(stage, 212, -164, 0.9);
  return { art: contact(220, tones.ink) + art, width: 460, height: 480 };
};

const houses = ['centred', 'thirds', 'framed'] as const;
export const front = (draw: (stage: Stage) => Piece): MotifArt => ({
  as: 'object',
  draw,
  base: 'plaza',
  compositions: houses,
});

/** A house of the modern world: it stands in every city. */
export const hotelFront = front((stage) =>
  choose(stage, 'front', [{ draw: highRise }, { draw: grand }, { draw: balconies }, { draw: townhouse }])(stage),
);
