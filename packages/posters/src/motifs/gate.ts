import { arcade, balcony, battlement, contact, dome, iwan, minaretShaft } from '../build/masonry.ts';
import { eaveRoof, ridge } from '../build/roofs.ts';
import { mix } from '../colour.ts';
import { archway, d, oval, pen, poly, pts, rect, shape, times } from '../shapes.ts';
import type { MotifArt, Piece, Stage } from '../types.ts';
import { choose } from './choose.ts';
import { splitGate } from './landmarks/split-gate.ts';
import { stepwell } from './landmarks/stepwell.ts';

/** A fortress gate of stone with a two-storeyed hall on top. */
const cityGate = (stage: Stage): Piece => {
  const { tones } = stage;
  const base =
    poly(pts`-300 4, -276 -180, 276 -180, 300 4`, tones.stone[1]) +
    poly(pts`90 4, 84 -180, 276 -180, 300 4`, tones.stone[2]) +
    times(20, (i) =>
      rect(
        -270 + (i % 5) * 112 + (Math.floor(i / 5) % 2) * 40,
        -166 + Math.floor(i / 5) * 42,
        60,
        26,
        tones.stone[i % 2 ? 0 : 2],
        'opacity="0.35"',
      ),
    ) +
    battlement(-282, -180, 564, 18, tones.stone[0]);
  const arch =
    shape(archway(0, 4, 56, 136), tones.ink) +
    pen(archway(0, 4, 64, 146), tones.stone[0], 9) +
    rect(-34, -76, 68, 80, tones.lamps ? tones.glow : mix(tones.skyLow, tones.stone[1], 0.3)) +
    poly(pts`-34 4, -14 -20, 14 -20, 34 4`, tones.stone[0]);
  const beam = (y: number, w: number, h: number) =>
    rect(-w, y - h, w * 2, h, mix(tones.red[2], tones.ink, 0.25)) +
    times(9, (i) => rect(-w + (i * (w * 2 - 12)) / 8, y - h, 12, h, tones.red[i > 5 ? 2 : 1])) +
    times(8, (i) =>
      rect(-w + 18 + (i * (w * 2 - 12)) / 8, y - h * 0.74, w * 0.15, h * 0.6, tones.lamps ? tones.glow : tones.leaf[2]),
    ) +
    rect(-w - 6, y - h - 4, w * 2 + 12, 12, mix(tones.leaf[1], tones.water[1], 0.5)) +
    times(18, (i) => rect(-w + (i * w * 2) / 18, y - h - 1, 6, 6, tones.accent[0]));
  const hall =
    beam(-194, 206, 64) +
    eaveRoof({ y: -252, w: 290, h: 58, top: 172, lift: 32, ribs: 21 }, tones.roof) +
    beam(-302, 160, 44) +
    eaveRoof({ y: -342, w: 240, h: 92, top: 138, lift: 32, ribs: 21 }, tones.roof) +
    ridge(0, -434, 140, 10, tones.roof, 1.1);
  const wing =
    poly(pts`-560 4, -560 -104, -286 -104, -296 4`, tones.stone[1]) +
    poly(pts`560 4, 560 -104, 286 -104, 296 4`, tones.stone[2]) +
    battlement(-560, -104, 276, 15, tones.stone[0]) +
    battlement(286, -104, 276, 15, tones.stone[1]);
  return { art: contact(330, tones.ink) + wing + base + arch + hall, width: 720, height: 460 };
};

/** A street arch of posts and layered little roofs. */
const paifang = (stage: Stage): Piece => {
  const { tones } = stage;
  const post = (x: number, h: number) =>
    rect(x - 15, -h, 30, h, tones.red[1]) +
    rect(x + 4, -h, 11, h, tones.red[2]) +
    poly(pts`${x - 30} 0, ${x - 22} -44, ${x + 22} -44, ${x + 30} 0`, tones.stone[1]) +
    poly(pts`${x + 6} 0, ${x + 6} -44, ${x + 22} -44, ${x + 30} 0`, tones.stone[2]);
  const beam = (x: number, y: number, w: number, h: number) =>
    rect(x - w, y - h, w * 2, h, mix(tones.leaf[1], tones.water[1], 0.55)) +
    rect(x - w, y - h, w * 2, 5, tones.gold[1]) +
    rect(x - w, y - 6, w * 2, 6, tones.gold[2]) +
    times(Math.round(w / 14), (i) => oval(x - w + 16 + i * 28, y - h / 2, 6, h * 0.22, tones.accent[0]));
  const roof = (x: number, y: number, w: number) =>
    times(7, (i) =>
      poly(
        pts`${x - w * 0.8 + i * w * 0.24} ${y + 4}, ${x - w * 0.72 + i * w * 0.24} ${y + 18}, ${x - w * 0.64 + i * w * 0.24} ${y + 4}`,
        tones.wood[2],
      ),
    ) +
    eaveRoof({ x, y, w, h: w * 0.3, top: w * 0.62, lift: w * 0.14, ribs: 13 }, tones.roof) +
    ridge(x, y - w * 0.3, w * 0.64, 8, tones.gold, 1);
  const plaque =
    rect(-70, -330, 140, 52, tones.accent[2]) +
    rect(-63, -323, 126, 38, tones.roof[2]) +
    times(4, (i) => rect(-52 + i * 28, -316, 17, 24, tones.gold[1], 'rx="3"'));
  const art =
    [-116, 116].map((x) => post(x, 340)).join('') +
    [-270, 270].map((x) => post(x, 250)).join('') +
    beam(0, -232, 116, 38) +
    beam(-194, -176, 76, 30) +
    beam(194, -176, 76, 30) +
    plaque +
    roof(-196, -226, 122) +
    roof(196, -226, 122) +
    beam(0, -336, 100, 16) +
    roof(0, -356, 176);
  const lanterns = [-60, 60, -194, 194]
    .map((x, i) => {
      const y = i < 2 ? -232 : -176;
      return (
        pen(d`M${x} ${y}v18`, tones.ink, 2) +
        oval(x, y + 38, 21, 18, tones.lamps ? mix(tones.red[0], tones.glow, 0.3) : tones.red[1]) +
        rect(x - 8, y + 18, 16, 4, tones.gold[1]) +
        rect(x - 8, y + 54, 16, 4, tones.gold[1])
      );
    })
    .join('');
  return { art: contact(310, tones.ink) + art + lanterns, width: 660, height: 430 };
};

/** A triumphal arch. */
export const triumphal = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = tones.stone;
  const body =
    rect(-170, -372, 340, 376, t[1]) +
    rect(-170, -372, 110, 376, t[0]) +
    rect(86, -372, 84, 376, t[2]) +
    shape(archway(0, 4, 68, 262), mix(t[2], tones.skyLow, 0.2)) +
    shape(archway(6, 4, 54, 236), mix(tones.skyLow, t[1], 0.25)) +
    [-122, 126]
      .map(
        (x) =>
          shape(archway(x, 4, 22, 108), mix(t[2], tones.ink, 0.2)) + rect(x - 26, -232, 52, 60, t[2], 'opacity="0.5"'),
      )
      .join('');
  const cornice =
    [
      [-300, 12],
      [-372, 18],
      [-404, 10],
    ]
      .map(
        ([y, o]) =>
          rect(-170 - (o as number), y as number, 340 + (o as number) * 2, 14, t[0]) +
          rect(86, (y as number) + 6, 84 + (o as number), 8, t[2]),
      )
      .join('') +
    rect(-150, -424, 300, 22, t[1]) +
    rect(-120, -448, 240, 24, t[1]) +
    rect(50, -448, 70, 24, t[2]) +
    rect(-60, -468, 120, 20, t[0]);
  return {
    art:
      contact(220, tones.ink) +
      rect(-200, -22, 400, 28, t[1]) +
      body +
      cornice +
      times(9, (i) => rect(-146 + i * 33, -352, 14, 34, t[i > 5 ? 2 : 0], 'opacity="0.55"')),
    width: 430,
    height: 480,
  };
};

/** Four minarets over four arches. */
const charminar = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = tones.wall;
  const dark = tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.4);
  const tower = (x: number) =>
    minaretShaft(x, 4, 54, 380, t, tones.gold[1], 0.82) +
    [-190, -280, -374].map((y) => balcony(x, y, 28, t)).join('') +
    arcade(x - 20, -380, 40, 32, 3, dark) +
    minaretShaft(x, -378, 40, 44, t, t[2], 0.9) +
    dome('onion', x, -420, 24, t, tones.gold[0]);
  const body =
    rect(-150, -230, 300, 234, t[1]) +
    rect(60, -230, 90, 234, t[2]) +
    iwan(0, 4, 110, 206, t, [mix(t[2], tones.skyLow, 0.25), mix(tones.skyLow, t[1], 0.2)], tones.gold[1]) +
    arcade(-140, -232, 280, 40, 9, dark) +
    rect(-156, -236, 312, 8, t[0]) +
    rect(-150, -286, 300, 52, t[1]) +
    rect(60, -286, 90, 52, t[2]) +
    arcade(-140, -238, 280, 42, 11, dark) +
    battlement(-150, -284, 300, 14, t[0], true);
  return { art: contact(220, tones.ink) + body + tower(-160) + tower(160), width: 420, height: 490 };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'gate', [
    { draw: triumphal, named: /india-gate|patuxai|arch|triomphe/ },
    { draw: charminar, named: /charminar/ },
    {
      draw: splitGate,
      named: /uluwatu|lempuyang|^pura-|besakih|tirta-empul|saraswati-temple|penglipuran|ubud-palace|poten$/,
    },
    { draw: stepwell, named: /jhalra/ },
    { draw: cityGate, styles: ['korea', 'japan', 'china'], named: /imperial-city|citadel|city-wall|jiayuguan/ },
    { draw: paifang, styles: ['china', 'malay'] },
    { draw: charminar, styles: ['india', 'persia', 'arabia'] },
    { draw: triumphal },
  ])(stage);

export const gate: MotifArt = { as: 'object', draw, base: 'plaza', compositions: ['centred', 'thirds', 'framed'] };
