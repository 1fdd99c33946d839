import { chhatri, contact, dome, iwan, minaretShaft, balcony, steps, windows } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { circle, d, pen, poly, pts, rect, shape, times, turned } from '../shapes.ts';
import type { MotifArt, Piece, Stage, Trio } from '../types.ts';
import { arena } from './arena.ts';
import { choose } from './choose.ts';
import { sundial } from './landmarks/sundial.ts';
import { buddha, guanyin } from './statues.ts';
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
    { draw: guanyin, named: /lady-buddha|guanyin|kuan-yin|kannon/ },
    { draw: buddha, named: /buddha|daibutsu|buddhist|kamakura|nanzoin|aukana|gal-vihara|seokguram|bahirawakanda/ },
    { draw: sundial, named: /jantar-mantar/ },
    { draw: arena, named: /stadium|kokugikan|archery/ },
    { draw: triumphal, named: /india-gate|patuxai|triomphe/ },
    { draw: obelisk },
  ])(stage);

export const monument: MotifArt = {
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'reflected'],
};
