import { arcade, balcony, contact, dome, iwan, minaretShaft } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { poly, pts, rect, times } from '../shapes.ts';
import type { MotifArt, Piece, Stage } from '../types.ts';
import { choose } from './choose.ts';
import { pencil } from './mosque.ts';

/** A brick tower with rings of pattern and a lantern on top, low domes at its foot. */
const kalyan = (stage: Stage): Piece => {
  const { tones } = stage;
  const tile = mix('#2487a0', tones.accent[1], 0.15);
  const shaft = minaretShaft(0, 0, 110, 440, tones.stone, tones.stone[2], 0.68);
  const bands = times(9, (i) => {
    const y = -40 - i * 44;
    const hw = 54 - (i + 1) * 1.8;
    return times(7, (j) =>
      poly(
        pts`${-hw + ((j + 0.5) * hw * 2) / 7 - 5} ${y}, ${-hw + ((j + 0.5) * hw * 2) / 7} ${y - 9}, ${-hw + ((j + 0.5) * hw * 2) / 7 + 5} ${y}, ${-hw + ((j + 0.5) * hw * 2) / 7} ${y + 9}`,
        i % 3 === 1 ? tile : tones.stone[2],
        'opacity="0.6"',
      ),
    );
  });
  const lantern =
    balcony(0, -440, 46, tones.stone) +
    rect(-36, -500, 72, 52, tones.stone[1]) +
    rect(12, -500, 24, 52, tones.stone[2]) +
    arcade(-36, -450, 72, 40, 5, tones.lamps ? tones.glow : tones.ink) +
    balcony(0, -502, 44, tones.stone) +
    poly(pts`-30 -512, 0 -544, 30 -512`, tones.stone[1]);
  const domes = [-250, -165, 165, 250, 330, -330]
    .map(
      (x, i) =>
        rect(x - 48, -58 - (i % 2) * 12, 96, 66 + (i % 2) * 12, tones.stone[x < 0 ? 0 : 1]) +
        dome(
          'pointed',
          x,
          -56 - (i % 2) * 12,
          40,
          i % 3 === 1 ? [tile, tile, tones.stone[2]] : tones.stone,
          tones.gold[0],
        ),
    )
    .join('');
  return {
    art:
      contact(380, tones.ink) +
      domes +
      shaft +
      bands +
      lantern +
      rect(-390, -24, 780, 28, tones.stone[1]) +
      arcade(-386, 4, 772, 24, 32, tones.stone[2]),
    width: 600,
    height: 550,
  };
};

const single = (stage: Stage): Piece => {
  const { tones } = stage;
  const dark = tones.lamps ? tones.glow : tones.ink;
  const houses = [-200, -110, 110, 196]
    .map(
      (x, i) =>
        rect(x - 60, -70 - (i % 2) * 26, 120, 76 + (i % 2) * 26, tones.wall[i % 2] as string) +
        rect(x + 24, -70 - (i % 2) * 26, 36, 76 + (i % 2) * 26, tones.wall[2]) +
        arcade(x - 50, -14, 70, 30, 3, dark),
    )
    .join('');
  return {
    art:
      contact(280, tones.ink) +
      pencil(stage, 0, 520, 52) +
      houses +
      dome('low', -60, -66, 60, tones.roof, tones.gold[0], true),
    width: 500,
    height: 540,
  };
};

/** The fluted red tower of Delhi. */
const qutb = (stage: Stage): Piece => {
  const { tones } = stage;
  let y = 0;
  let art = contact(150, tones.ink);
  [
    [150, 62],
    [118, 52],
    [92, 42],
    [70, 34],
    [54, 27],
  ].forEach(([h, w], i) => {
    const hh = h as number;
    const ww = w as number;
    const trio = i > 2 ? tones.wall : tones.brick;
    art +=
      minaretShaft(0, y, ww * 2, hh, trio, trio[2], 0.84) +
      times(6, (j) =>
        poly(
          pts`${-ww + (ww * 2 * (j + 0.4)) / 6} ${y}, ${-ww * 0.84 + (ww * 1.68 * (j + 0.4)) / 6} ${y - hh}, ${-ww * 0.84 + (ww * 1.68 * (j + 0.62)) / 6} ${y - hh}, ${-ww + (ww * 2 * (j + 0.62)) / 6} ${y}`,
          trio[2],
          'opacity="0.5"',
        ),
      ) +
      balcony(0, y - hh, ww * 0.98, trio);
    y -= hh;
  });
  const ruin =
    [-230, 210].map((x) => iwan(x, 4, 62, 130, tones.brick, [tones.brick[2], tones.ink], tones.brick[0])).join('') +
    rect(-168, -46, 330, 50, tones.brick[2]);
  return { art: ruin + art, width: 560, height: -y + 20 };
};

const drawMinaret = (stage: Stage): Piece =>
  choose(stage, 'minaret', [
    { draw: qutb, named: /qutb|qutub/ },
    { draw: kalyan, styles: ['persia'] },
    { draw: qutb, styles: ['india'] },
    { draw: single },
  ])(stage);

export const minaret: MotifArt = {
  as: 'object',
  draw: drawMinaret,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'above'],
};
