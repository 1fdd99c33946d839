import { contact } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { circle, d, oval, pen, pts, shape, softened, times, turned } from '../shapes.ts';
import type { Drawing, Piece, Stage, Trio } from '../types.ts';

/** A seated figure of bronze on a lotus. */
export const buddha = (stage: Stage): Piece => {
  const { tones } = stage;
  const t: Trio = stage.rng.fork('buddha').chance(0.5)
    ? tones.gold
    : [
        mix(tones.roof[0], tones.leaf[0], 0.5),
        mix(tones.roof[1], tones.leaf[1], 0.5),
        mix(tones.roof[2], tones.leaf[2], 0.4),
      ];
  const seat =
    times(9, (i) => oval(-176 + i * 44, -84, 30, 26, t[i > 5 ? 2 : 1])) +
    times(10, (i) => oval(-190 + i * 42, -66, 28, 22, t[i > 6 ? 2 : 0])) +
    turned(pts`206 -60, 220 4`, tones.stone);
  const legs =
    shape('M-206 -96C-210 -150 -130 -168 -60 -150H60C130 -168 210 -150 206 -96C120 -84 -120 -84 -206 -96Z', t[1]) +
    shape('M40 -96C100 -100 160 -130 150 -156C200 -146 208 -120 206 -96C150 -88 100 -88 40 -90Z', t[2]) +
    pen('M-150 -120Q-20 -96 130 -128', t[2], 6);
  const body =
    shape('M-92 -146C-120 -220 -120 -290 -76 -316C-40 -330 40 -330 76 -316C120 -290 120 -220 92 -146Z', t[1]) +
    shape('M-92 -146C-120 -220 -120 -290 -76 -316C-60 -322 -44 -324 -30 -326C-60 -280 -64 -200 -44 -146Z', t[0]) +
    shape('M40 -326C56 -322 66 -320 76 -316C120 -290 120 -220 92 -146H36C70 -200 70 -280 40 -326Z', t[2]) +
    pen('M-58 -318Q0 -230 62 -160M-30 -324Q20 -250 76 -206', t[2], 4) +
    shape(
      'M-116 -160C-130 -230 -110 -280 -92 -296L-70 -260C-84 -220 -74 -180 -40 -160Q0 -150 30 -158L26 -136Q-60 -124 -116 -160Z',
      t[0],
    ) +
    shape('M116 -160C130 -230 110 -280 92 -296L74 -260C86 -220 76 -180 40 -160L20 -140Q70 -124 116 -160Z', t[2]);
  const head =
    turned(softened(pts`30 -428, 48 -404, 52 -376, 44 -344, 26 -326`, 4), t) +
    shape('M-54 -392Q-58 -440 -20 -448Q-16 -470 0 -472Q16 -470 20 -448Q58 -440 54 -392Q0 -420 -54 -392Z', t[2]) +
    oval(-54, -368, 7, 20, t[1]) +
    oval(54, -368, 7, 20, t[2]) +
    pen('M-30 -380Q-20 -374 -8 -380M8 -380Q20 -374 30 -380M-10 -352Q0 -346 10 -352', mix(t[2], tones.ink, 0.5), 3) +
    pen('M0 -378V-362', t[2], 3) +
    circle(0, -398, 4, tones.glow);
  return {
    art: contact(240, tones.ink) + turned(pts`236 4, 252 30`, tones.stone) + seat + body + legs + head,
    width: 520,
    height: 480,
  };
};

/** From the hood to the feet. */
const veil = (t: Trio): Drawing =>
  shape(
    'M0 -604C-40 -602 -58 -566 -58 -524C-60 -480 -92 -462 -98 -400C-104 -310 -92 -160 -100 -58H100C92 -160 104 -310 98 -400C92 -462 60 -480 58 -524C58 -566 40 -602 0 -604Z',
    t[1],
  ) +
  shape(
    'M0 -604C-40 -602 -58 -566 -58 -524C-60 -480 -92 -462 -98 -400C-104 -310 -92 -160 -100 -58H-62C-58 -180 -66 -320 -56 -400C-50 -460 -40 -540 0 -604Z',
    t[0],
  ) +
  shape(
    'M0 -604C40 -602 58 -566 58 -524C60 -480 92 -462 98 -400C104 -310 92 -160 100 -58H54C58 -180 62 -320 54 -400C46 -460 36 -540 0 -604Z',
    t[2],
  );

/** Under the hood, with a crown. */
const mildFace = (t: Trio, line: string, ink: string): Drawing =>
  turned(softened(pts`14 -566, 30 -546, 32 -520, 24 -492, 12 -476`, 4), t) +
  shape(
    'M-34 -528C-38 -572 -20 -592 0 -596C20 -592 38 -572 34 -528C26 -552 14 -562 0 -562C-14 -562 -26 -552 -34 -528Z',
    line,
  ) +
  shape('M-12 -584C-10 -606 -4 -616 0 -622C4 -616 10 -606 12 -584Z', t[0]) +
  pen('M-18 -522Q-11 -518 -5 -522M5 -522Q11 -518 18 -522M-6 -500Q0 -496 6 -500', mix(line, ink, 0.4), 2.4);

/** A vase with a twig of willow before the breast. */
const holdingVase = (t: Trio, leaf: string): Drawing =>
  shape('M-58 -424C-84 -380 -84 -332 -58 -312C-34 -300 -16 -318 -10 -342L-22 -356C-34 -340 -46 -342 -46 -362Z', t[0]) +
  shape('M58 -424C86 -384 88 -336 62 -314L14 -352L26 -372L44 -352Z', t[2]) +
  oval(-8, -352, 10, 13, t[0]) +
  shape('M2 -350C-6 -366 8 -374 6 -388H22C20 -374 34 -366 26 -350C20 -342 8 -342 2 -350Z', t[1]) +
  pen('M14 -388C14 -408 26 -420 36 -424M14 -392C10 -410 4 -418 -4 -422', leaf, 3);

/** The goddess of mercy, white and standing, in a long veil, on a lotus above a stair. */
export const guanyin = (stage: Stage): Piece => {
  const { tones } = stage;
  const flood = tones.lamps ? 0.4 : 0;
  const t: Trio = [
    mix(mix(tones.paper, tones.wall[0], 0.25), tones.glow, flood * 0.4),
    mix(tones.wall[0], tones.glow, flood * 0.5),
    mix(tones.wall[2], tones.glow, flood * 0.2),
  ];
  const line = mix(t[2], tones.ink, 0.28);
  const seat =
    turned(pts`150 4, 168 34`, tones.stone) +
    turned(pts`118 -34, 150 6`, t) +
    times(7, (i) => oval(-114 + i * 38, -44, 25, 24, t[i > 4 ? 2 : i > 1 ? 1 : 0])) +
    times(8, (i) => oval(-124 + i * 35.4, -26, 22, 20, t[i > 5 ? 2 : i > 2 ? 1 : 0]));
  const robe =
    turned(softened(pts`34 -452, 52 -420, 50 -340, 46 -240, 56 -140, 70 -58`, 4), t, 0, -0.5, 0.36) +
    [-30, -12, 8, 28]
      .map((x) => pen(d`M${x * 0.6} -330C${x * 0.8} -240 ${x} -160 ${x * 1.5} -62`, line, 3, 'opacity="0.55"'))
      .join('') +
    pen('M-42 -430Q0 -370 42 -430M-46 -404Q0 -330 46 -404M-44 -376Q0 -296 44 -376', line, 3, 'opacity="0.6"');
  return {
    art:
      contact(200, tones.ink) +
      oval(0, -524, 92, 92, tones.glow, 'opacity="0.16"') +
      veil(t) +
      robe +
      mildFace(t, line, tones.ink) +
      holdingVase(t, tones.leaf[1]) +
      seat +
      circle(0, -560, 4, tones.gold[0]),
    width: 420,
    height: 610,
  };
};
