import { chhatri, contact, dome, iwan, minaretShaft, balcony, steps, windows } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { circle, d, oval, pen, poly, pts, rect, shape, softened, times, turned } from '../shapes.ts';
import type { MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';
import { triumphal } from './gate.ts';

/** A shaft with a bronze figure on a plinth at its foot. */
const obelisk = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = tones.stone;
  const shaft =
    poly(pts`-40 -96, -24 -470, 24 -470, 40 -96`, t[1]) +
    poly(pts`-40 -96, -24 -470, -6 -470, -10 -96`, t[0]) +
    poly(pts`12 -96, 8 -470, 24 -470, 40 -96`, t[2]) +
    poly(pts`-24 -470, 0 -520, 24 -470`, tones.gold[1]) +
    poly(pts`6 -470, 0 -520, 24 -470`, tones.gold[2]);
  const base =
    rect(-84, -96, 168, 40, t[0]) +
    rect(24, -96, 60, 40, t[2]) +
    rect(-110, -58, 220, 60, t[1]) +
    rect(40, -58, 70, 60, t[2]) +
    rect(-50, -44, 100, 32, tones.gold[2]);
  const figures = [-176, 176]
    .map(
      (x) =>
        rect(x - 32, -44, 64, 48, t[x < 0 ? 1 : 2]) +
        shape(d`M${x - 18} -44L${x - 12} -104Q${x} -118 ${x + 12} -104L${x + 18} -44Z`, tones.roof[1]) +
        circle(x, -120, 9, tones.roof[1]) +
        pen(d`M${x + 10} -100L${x + 26} -134`, tones.roof[2], 6),
    )
    .join('');
  return {
    art: contact(220, tones.ink) + shaft + figures + base + steps(0, 12, 260, 20, 4, t),
    width: 540,
    height: 530,
  };
};

/** The white tomb: onion dome between kiosks, a deep portal, four towers. */
const mausoleum = (stage: Stage): Piece => {
  const { tones } = stage;
  const red = /humayun|safdar|red|^delhi$/.test(stage.facts.slug);
  const t: Trio = red ? tones.brick : tones.wall;
  const inside = [mix(t[2], tones.skyTop, 0.15), tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.35)] as const;
  const tower = (x: number) =>
    minaretShaft(x, -30, 32, 330, tones.wall, tones.wall[2], 0.74) +
    [-130, -236, -352].map((y) => balcony(x, y, 20, tones.wall)).join('') +
    dome('onion', x, -360, 17, tones.wall, tones.gold[0]);
  const body =
    poly(pts`-210 -30, -210 -200, -176 -226, 176 -226, 210 -200, 210 -30`, t[1]) +
    poly(pts`110 -30, 110 -226, 176 -226, 210 -200, 210 -30`, t[2]) +
    [-140, 140].map((x) => iwan(x, -118, 34, 84, t, inside, t[0]) + iwan(x, -32, 34, 82, t, inside, t[0])).join('') +
    iwan(0, -30, 82, 232, t, inside, red ? tones.wall[0] : t[0]) +
    rect(-92, -272, 184, 12, t[0]);
  const domes =
    rect(-82, -318, 164, 60, tones.wall[1]) +
    rect(28, -318, 54, 60, tones.wall[2]) +
    dome('onion', 0, -314, 98, tones.wall, tones.gold[0]) +
    chhatri(-136, -224, 34, tones.wall, tones.gold[0], tones.ink) +
    chhatri(136, -224, 34, tones.wall, tones.gold[0], tones.ink);
  const plinth =
    rect(-360, -32, 720, 36, red ? tones.brick[1] : tones.wall[0]) +
    rect(130, -32, 230, 36, t[2]) +
    times(20, (i) =>
      shape(d`M${-352 + i * 36} 2V-16Q${-342 + i * 36} -28 ${-332 + i * 36} -16V2Z`, t[2], 'opacity="0.6"'),
    );
  return {
    art:
      contact(380, tones.ink) +
      (red ? '' : tower(-322) + tower(322)) +
      domes +
      body +
      plinth +
      (red ? '' : tower(-250) + tower(250)),
    width: 740,
    height: 480,
  };
};

/** A seated figure of bronze on a lotus. */
const buddha = (stage: Stage): Piece => {
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

/** A hall of remembrance on high steps: white walls under a blue eight-sided roof. */
const memorial = (stage: Stage): Piece => {
  const { tones } = stage;
  const blue: Trio = [
    mix('#4d83bd', tones.skyMid, 0.25),
    mix('#2f5f9a', tones.roof[1], 0.2),
    mix('#1f4272', tones.roof[2], 0.3),
  ];
  const base = times(
    3,
    (i) =>
      poly(
        pts`${-330 + i * 60} ${-i * 52}, ${-300 + i * 60} ${-52 - i * 52}, ${300 - i * 60} ${-52 - i * 52}, ${330 - i * 60} ${-i * 52}`,
        tones.wall[i % 2 ? 1 : 0],
      ) +
      poly(
        pts`${110 - i * 14} ${-i * 52}, ${104 - i * 14} ${-52 - i * 52}, ${300 - i * 60} ${-52 - i * 52}, ${330 - i * 60} ${-i * 52}`,
        tones.wall[2],
      ),
  );
  const roof = (y: number, w: number, h: number, top: number) =>
    poly(
      pts`${-w} ${y - 12}, ${-w * 0.7} ${y}, ${w * 0.7} ${y}, ${w} ${y - 12}, ${top} ${y - h}, ${-top} ${y - h}`,
      blue[1],
    ) +
    poly(pts`${-w} ${y - 12}, ${-w * 0.7} ${y}, ${-w * 0.3} ${y}, ${-top * 0.3} ${y - h}, ${-top} ${y - h}`, blue[0]) +
    poly(pts`${w * 0.32} ${y}, ${w * 0.7} ${y}, ${w} ${y - 12}, ${top} ${y - h}, ${top * 0.3} ${y - h}`, blue[2]);
  const hall =
    rect(-130, -290, 260, 136, tones.wall[0]) +
    rect(50, -290, 80, 136, tones.wall[2]) +
    shape('M-34 -154V-240A34 34 0 0 1 34 -240V-154Z', tones.lamps ? tones.glow : tones.ink) +
    windows(-124, -200, 70, 30, 3, 1, () => tones.ink);
  return {
    art:
      contact(340, tones.ink) +
      base +
      hall +
      roof(-286, 182, 70, 92) +
      rect(-90, -372, 180, 22, tones.wall[1]) +
      roof(-368, 128, 84, 10) +
      turned(pts`2 -496, 10 -470, 6 -460, 12 -448`, tones.gold) +
      steps(0, 6, 56, 160, 18, tones.stone),
    width: 680,
    height: 500,
  };
};

/** Those who died are remembered under a plain shaft: a domed tomb or a seated Buddha is drawn only where one stands. */
const draw = (stage: Stage): Piece =>
  choose(stage, 'monument', [
    { draw: memorial, named: /chiang-kai|memorial-hall|sun-yat|ho-chi-minh-mausoleum/ },
    {
      draw: mausoleum,
      named:
        /taj|^agra$|^delhi$|mausoleum|maqbara|humayun|safdar|itimad|rauza|thada|cenotaph|(akbars|mariams|jahangir)-tomb/,
    },
    { draw: buddha, named: /buddha|daibutsu|buddhist|kamakura|nanzoin|aukana|gal-vihara|seokguram|bahirawakanda/ },
    { draw: triumphal, named: /india-gate|patuxai|triomphe/ },
    { draw: obelisk },
  ])(stage);

export const monument: MotifArt = {
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'reflected'],
};
