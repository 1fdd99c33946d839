import { contact, steps } from '../build/masonry.ts';
import { circle, d, pen, poly, pts, put, rect, shape, softened, times, turned } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** The painted eyes and nose on a harmika. */
function eyes(stage: Stage, y: number, w: number): Drawing {
  const { ink } = stage.tones;
  const eye = (x: number) =>
    shape(
      d`M${x - w * 0.3} ${y}Q${x} ${y - w * 0.2} ${x + w * 0.3} ${y}Q${x} ${y + w * 0.13} ${x - w * 0.3} ${y}Z`,
      stage.tones.wall[0],
    ) +
    circle(x, y - w * 0.03, w * 0.085, '#2f5f9e') +
    pen(d`M${x - w * 0.32} ${y - 1}Q${x} ${y - w * 0.22} ${x + w * 0.32} ${y - 1}`, ink, w * 0.05) +
    pen(
      d`M${x - w * 0.32} ${y - w * 0.2}Q${x} ${y - w * 0.36} ${x + w * 0.32} ${y - w * 0.2}`,
      stage.tones.accent[1],
      w * 0.045,
    );
  return (
    eye(-w * 0.42) +
    eye(w * 0.42) +
    pen(
      d`M0 ${y + w * 0.04}q${w * 0.11} ${w * 0.09} 0 ${w * 0.17}q${-w * 0.1} 0 ${-w * 0.05} ${-w * 0.06}`,
      ink,
      w * 0.04,
    ) +
    circle(0, y - w * 0.3, w * 0.04, stage.tones.accent[1])
  );
}

function flagLine(stage: Stage, from: [number, number], to: [number, number], sag: number): Drawing {
  const { tones } = stage;
  const colours = ['#3f72b0', tones.wall[0], tones.accent[1], '#4a9360', tones.gold[1]];
  const n = 17;
  const at = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  return (
    pen(
      d`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`,
      tones.ink,
      1.4,
    ) +
    times(n, (i) => {
      const [x, y] = at((i + 0.5) / n);
      return poly(pts`${x - 6} ${y}, ${x + 6} ${y}, ${x + 8} ${y + 15}, ${x - 4} ${y + 14}`, colours[i % 5] as string);
    })
  );
}

/** Whitewashed dome, gilt tower with eyes, thirteen rings, parasol, prayer flags. */
const nepali = (stage: Stage): Piece => {
  const { tones } = stage;
  const plinth = times(
    3,
    (i) =>
      rect(-330 + i * 46, -30 - i * 30, 660 - i * 92, 32, tones.wall[i % 2 ? 0 : 1]) +
      rect(140 - i * 20, -30 - i * 30, 190 - i * 26, 32, tones.wall[2]) +
      rect(-330 + i * 46, -32 - i * 30, 660 - i * 92, 5, tones.gold[1]),
  );
  const body = turned(softened(pts`60 -274, 130 -262, 190 -222, 216 -150, 214 -90`), tones.wall);
  const saffron = pen(
    'M-206 -186Q-150 -150 -104 -186Q-52 -146 0 -184Q52 -146 104 -186Q150 -150 206 -186',
    tones.gold[1],
    7,
  );
  const harmika =
    rect(-62, -346, 124, 78, tones.gold[1]) +
    rect(22, -346, 40, 78, tones.gold[2]) +
    rect(-70, -352, 140, 10, tones.gold[0]) +
    eyes(stage, -306, 56);
  const rings = times(11, (i) => {
    const w = 58 - i * 4.2;
    return (
      rect(-w, -364 - i * 12, w * 2, 10, tones.gold[i % 2 ? 0 : 1], 'rx="2"') +
      rect(w * 0.3, -364 - i * 12, w * 0.7, 10, tones.gold[2], 'rx="2"')
    );
  });
  const crown =
    poly(pts`-34 -494, -26 -508, 26 -508, 34 -494`, tones.accent[1]) +
    turned(pts`2 -566, 5 -540, 14 -524, 20 -508`, tones.gold);
  const lines = [
    [-330, -60],
    [330, -60],
    [-220, -84],
    [220, -84],
  ] as const;
  const flags = lines.map(([x, y], i) => flagLine(stage, [0, -520], [x * 1.12, y], i < 2 ? 26 : 16)).join('');
  const niches = [-120, 0, 120]
    .map((x) => rect(x - 14, -126, 28, 38, tones.gold[1]) + rect(x - 9, -120, 18, 32, tones.ink))
    .join('');
  return {
    art: contact(360, tones.ink) + plinth + body + saffron + niches + harmika + rings + crown + flags,
    width: 740,
    height: 570,
  };
};

/** A bell on stepped rings running up into a long needle. */
function bell(trio: Trio, h: number): Drawing {
  const k = h / 500;
  const profile: [number, number][] = [
    [1, -500],
    [4, -440],
    [9, -390],
    [17, -330],
    [22, -318],
    [16, -312],
    [26, -300],
    [34, -288],
    [36, -262],
    [58, -238],
    [74, -196],
    [84, -146],
    [104, -128],
  ];
  const scaled = profile.map(([w, y]) => [w * k, y * k] as const);
  const base = (
    [
      [112, -128, 18],
      [124, -110, 20],
      [140, -90, 24],
    ] as const
  )
    .map(([w, y, hh]) => turned(pts`${w * k} ${y * k}, ${w * k * 1.03} ${(y + hh) * k}`, trio))
    .join('');
  const rings = times(9, (i) =>
    rect((-16 + i * 1.4) * k, (-326 - i * 12) * k, (32 - i * 2.8) * k, 3.4 * k, trio[2], 'opacity="0.7"'),
  );
  return base + turned(softened(scaled, 3), trio) + rings + circle(0, -502 * k, 5 * k, trio[0]);
}

const thai = (stage: Stage): Piece => {
  const { tones, rng } = stage;
  const trio = rng.fork('stupa').chance(0.7) ? tones.gold : tones.wall;
  const terrace = times(
    3,
    (i) =>
      rect(-250 + i * 34, -24 - i * 24, 500 - i * 68, 25, tones.wall[i === 1 ? 1 : 0]) +
      rect(80 - i * 8, -24 - i * 24, 170 - i * 26, 25, tones.wall[2]) +
      rect(-250 + i * 34, -25 - i * 24, 500 - i * 68, 4, tones.accent[1]),
  );
  const small = [-206, 206].map((x) => put(x, -22, bell(trio, 210), 1)).join('');
  return { art: contact(280, tones.ink) + small + terrace + put(0, 8, bell(trio, 590), 1), width: 560, height: 590 };
};

/** The great white dome of Lanka with its square seat and ringed cone. */
const lankan = (stage: Stage): Piece => {
  const { tones } = stage;
  const dome = turned(softened(pts`50 -292, 150 -276, 214 -214, 232 -130, 226 -60`), tones.wall);
  const seat =
    rect(-52, -334, 104, 46, tones.wall[1]) +
    rect(14, -334, 38, 46, tones.wall[2]) +
    rect(-58, -338, 116, 7, tones.wall[0]);
  const cone =
    turned(pts`3 -500, 12 -440, 30 -338`, tones.wall) +
    times(8, (i) => rect(-28 + i * 2.4, -352 - i * 15, 56 - i * 4.8, 3, tones.wall[2]));
  const tip = turned(pts`1 -548, 7 -522, 3 -500`, tones.gold);
  const wall = times(3, (i) =>
    turned(
      [
        [252 + (2 - i) * 16, -58 + i * 20],
        [256 + (2 - i) * 16, -40 + i * 20],
      ]
        .map(([w, y]) => [w as number, y as number] as const)
        .reverse()
        .sort((a, b) => a[1] - b[1]),
      tones.wall,
    ),
  );
  return {
    art: contact(320, tones.ink) + wall + dome + seat + cone + tip + steps(0, 2, 46, 60, 6, tones.stone),
    width: 620,
    height: 550,
  };
};

/** Stone terraces crowded with lattice bells. */
const borobudur = (stage: Stage): Piece => {
  const { tones } = stage;
  const bells = (y: number, half: number, n: number, s: number) =>
    times(n, (i) =>
      put(
        -half + (half * 2 * i) / (n - 1),
        y,
        turned(softened(pts`2 -56, 5 -38, 9 -34, 20 -26, 25 -8, 28 0`, 3), tones.stone) +
          times(3, (j) => circle(-10 + j * 9, -10, 2, tones.ink, 'opacity="0.5"')),
        s,
      ),
    );
  const tier = (y: number, half: number, h: number) =>
    poly(pts`${-half} ${y}, ${-half + 14} ${y - h}, ${half - 14} ${y - h}, ${half} ${y}`, tones.stone[1]) +
    poly(pts`${half * 0.35} ${y}, ${half * 0.34} ${y - h}, ${half - 14} ${y - h}, ${half} ${y}`, tones.stone[2]) +
    rect(-half + 8, y - h - 4, half * 2 - 16, 6, tones.stone[0]) +
    times(Math.round(half / 26), (i) =>
      rect(-half + 34 + i * 50, y - h * 0.74, 18, h * 0.5, tones.ink, 'opacity="0.4"'),
    );
  const art =
    tier(0, 440, 52) +
    tier(-52, 372, 46) +
    tier(-98, 306, 42) +
    bells(-140, 264, 9, 0.9) +
    tier(-140, 222, 26) +
    bells(-166, 186, 7, 0.95) +
    tier(-166, 150, 24);
  const top =
    turned(softened(pts`4 -440, 10 -370, 18 -350, 70 -310, 96 -240, 104 -190`, 4), tones.stone) +
    rect(-20, -372, 40, 26, tones.stone[1]) +
    rect(4, -372, 16, 26, tones.stone[2]);
  return { art: contact(450, tones.ink) + art + top + steps(0, 2, 44, 196, 14, tones.stone), width: 900, height: 445 };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'stupa', [
    { draw: borobudur, styles: ['malay'], named: /borobudur/ },
    { draw: nepali, styles: ['himalaya'], named: /boudha|swayambhu|stupa-leh|shanti/ },
    { draw: thai, styles: ['thai'], named: /shwedagon|chedi/ },
    { draw: lankan, styles: ['india'] },
    { draw: nepali, styles: ['china'] },
    { draw: thai },
  ])(stage);

export const stupa: MotifArt = {
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'above'],
};
