import { contact, steps } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { d, ogee, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';
import { earthWall } from './landmarks/earth-wall.ts';
import { portalRuin } from './landmarks/portal-ruin.ts';
import { stepwell } from './landmarks/stepwell.ts';
import { theatre } from './landmarks/theatre.ts';
import { brickTemple } from './landmarks/terraces.ts';
import { angkor } from './prang.ts';
import { cham, javanese } from './temple-towers.ts';

function column(x: number, h: number, t: Trio, broken: boolean): Drawing {
  const top = broken
    ? poly(pts`${x - 17} ${-h}, ${x - 9} ${-h - 16}, ${x + 2} ${-h - 5}, ${x + 10} ${-h - 20}, ${x + 17} ${-h}`, t[1])
    : rect(x - 24, -h - 12, 48, 14, t[0]) +
      poly(pts`${x - 22} ${-h + 2}, ${x - 16} ${-h + 12}, ${x + 16} ${-h + 12}, ${x + 22} ${-h + 2}`, t[2]);
  return (
    rect(x - 17, -h, 34, h, t[1]) +
    rect(x - 17, -h, 11, h, t[0]) +
    rect(x + 7, -h, 10, h, t[2]) +
    [-6, 1].map((k) => rect(x + k, -h, 2.4, h, t[2], 'opacity="0.5"')).join('') +
    times(Math.floor(h / 66), (i) => rect(x - 17, -h + 60 + i * 66, 34, 2.4, t[2])) +
    rect(x - 23, -10, 46, 12, t[0]) +
    top
  );
}

/** Columns of an antique temple, some fallen. */
const antique = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = tones.stone;
  const rng = stage.rng.fork('ruins');
  const cols = times(7, (i) => column(-300 + i * 84, i < 4 ? 280 : rng.between(60, 220), t, i > 3));
  const beam =
    rect(-330, -326, 318, 36, t[1]) +
    rect(-330, -326, 318, 10, t[0]) +
    poly(pts`-336 -326, -336 -340, -96 -388, -20 -340, -12 -326`, t[1]) +
    poly(pts`-96 -388, -20 -340, -12 -326, -110 -326`, t[2]) +
    times(9, (i) => rect(-322 + i * 34, -314, 12, 22, t[2], 'opacity="0.55"'));
  const drums = [
    [250, 0],
    [318, 0],
    [284, -34],
  ]
    .map(
      ([x, y]) =>
        oval((x as number) - 26, (y as number) - 17, 11, 18, t[0]) +
        rect((x as number) - 26, (y as number) - 35, 52, 36, t[1]) +
        oval((x as number) + 26, (y as number) - 17, 11, 18, t[2]),
    )
    .join('');
  return {
    art:
      contact(380, tones.ink) +
      cols +
      beam +
      drums +
      times(
        3,
        (i) =>
          rect(-350 - i * 14, i * 9, 720 + i * 28, 10, t[i % 2 ? 1 : 0]) +
          rect(-350 - i * 14, i * 9 + 6, 720 + i * 28, 4, t[2]),
      ),
    width: 760,
    height: 400,
  };
};

/** A tower of stepped blocks. */
function brokenTower(stage: Stage, t: Trio, x: number, w: number, h: number): Drawing {
  const { tones } = stage;
  return (
    times(5, (i) => {
      const k = 1 - (i / 5) ** 1.6 * 0.7;
      const y = -h * 0.42 - (h * 0.58 * i) / 5;
      return (
        poly(
          pts`${x - w * k} ${y}, ${x - w * k * 0.84} ${y - h * 0.12}, ${x + w * k * 0.84} ${y - h * 0.12}, ${x + w * k} ${y}`,
          t[1],
        ) +
        poly(
          pts`${x + w * k * 0.2} ${y}, ${x + w * k * 0.2} ${y - h * 0.12}, ${x + w * k * 0.84} ${y - h * 0.12}, ${x + w * k} ${y}`,
          t[2],
        ) +
        rect(x - w * k, y - 3, w * k * 2, 4, t[0])
      );
    }) +
    rect(x - w * 0.86, -h * 0.42, w * 1.72, h * 0.43, t[1]) +
    rect(x + w * 0.2, -h * 0.42, w * 0.66, h * 0.43, t[2]) +
    rect(x - 18, -h * 0.3, 36, h * 0.31, tones.ink) +
    rect(x - 27, -h * 0.34, 54, 10, t[0])
  );
}

/** The crown of the strangler, in three tones. */
function treeCrown(stage: Stage): Drawing {
  const { tones } = stage;
  return (
    [
      [-60, -540, 92],
      [40, -590, 110],
      [150, -580, 104],
      [260, -540, 86],
      [100, -520, 100],
    ]
      .map(([x, y, r]) => oval(x as number, y as number, r as number, (r as number) * 0.62, tones.leaf[2]))
      .join('') +
    [
      [-80, -556, 66],
      [30, -612, 84],
      [140, -600, 72],
      [240, -556, 54],
    ]
      .map(([x, y, r]) => oval(x as number, y as number, r as number, (r as number) * 0.5, tones.leaf[1]))
      .join('') +
    [
      [0, -630, 44],
      [-100, -566, 30],
      [124, -616, 36],
    ]
      .map(([x, y, r]) => oval(x as number, y as number, r as number, (r as number) * 0.42, tones.leaf[0]))
      .join('')
  );
}

/** A jungle shrine in the grip of a great tree. */
const overgrown = (stage: Stage): Piece => {
  const { tones } = stage;
  const t: Trio = [
    mix(tones.stone[0], tones.leaf[0], 0.2),
    mix(tones.stone[1], tones.leaf[1], 0.25),
    mix(tones.stone[2], tones.leaf[2], 0.3),
  ];
  const tower = (x: number, w: number, h: number) => brokenTower(stage, t, x, w, h);
  const walls =
    rect(-360, -104, 720, 106, t[1]) +
    times(30, (i) =>
      rect(
        -356 + (i % 10) * 72 + (Math.floor(i / 10) % 2) * 30,
        -98 + Math.floor(i / 10) * 34,
        50,
        26,
        t[i % 3] as string,
        'opacity="0.4"',
      ),
    ) +
    rect(-368, -112, 736, 12, t[0]);
  const bark: Trio = [mix(tones.wall[1], tones.wood[0], 0.45), tones.wood[0], tones.wood[2]];
  const roots = [
    [-6, -40],
    [-3, -96],
    [2, -60],
    [14, 60],
    [20, 110],
    [8, 20],
  ]
    .map(([a, b], i) =>
      pen(
        d`M${110 + (a as number) * 2} -210C${110 + (b as number) * 0.5} -150 ${110 + (b as number) * 0.7} -90 ${110 + (b as number) * 1.1} 4`,
        bark[i % 3] as string,
        17 - i * 1.4,
        'stroke-linecap="round"',
      ),
    )
    .join('');
  const trunk =
    shape('M60 -190C80 -280 92 -400 84 -520H138C132 -400 140 -280 170 -190C150 -160 80 -160 60 -190Z', bark[1]) +
    shape('M118 -520H138C132 -400 140 -280 170 -190C160 -174 140 -168 124 -168C120 -280 116 -400 118 -520Z', bark[2]) +
    pen('M96 -430C50 -480 10 -500 -40 -510M124 -450C170 -500 210 -516 260 -522', bark[1], 20);
  const crown = treeCrown(stage);
  return {
    art:
      contact(380, tones.ink) +
      tower(-190, 78, 330) +
      walls +
      trunk +
      roots +
      crown +
      rect(-60, -84, 56, 88, tones.ink, 'opacity="0.8"') +
      rect(-70, -92, 76, 10, t[0]) +
      steps(-32, 4, 46, 12, 2, t),
    width: 740,
    height: 650,
  };
};

/** A façade cut in a cliff of rose rock. */
const rockCut = (stage: Stage): Piece => {
  const { tones } = stage;
  const t: Trio = [
    mix(tones.brick[0], tones.sand[0], 0.5),
    mix(tones.brick[1], tones.sand[1], 0.4),
    mix(tones.brick[2], tones.sand[2], 0.22),
  ];
  const cliff =
    shape('M-480 10L-450 -300L-400 -420L-300 -520L-140 -590L60 -600L240 -560L380 -450L440 -280L480 10Z', t[1]) +
    shape('M-480 10L-450 -300L-400 -420L-300 -520L-260 -538C-300 -400 -250 -240 -290 10Z', t[0]) +
    shape('M60 -600L240 -560L380 -450L440 -280L480 10H270C300 -200 270 -420 60 -600Z', t[2]) +
    times(6, (i) =>
      pen(
        d`M${-450 + i * 6} ${-60 - i * 80}Q${-200} ${-90 - i * 84} ${20} ${-70 - i * 82}T${440 - i * 20} ${-90 - i * 70}`,
        t[i % 2 ? 0 : 2],
        5,
        'opacity="0.35"',
      ),
    );
  const niche = shape('M-200 4V-430Q0 -480 200 -430V4Z', mix(t[2], tones.ink, 0.22));
  const col = (x: number, y: number, h: number) =>
    rect(x - 13, y - h, 26, h, t[1]) +
    rect(x - 13, y - h, 10, h, t[0]) +
    rect(x + 5, y - h, 8, h, t[2]) +
    rect(x - 18, y - h - 8, 36, 10, t[0]);
  const front =
    [-160, -98, 98, 160, -38, 38].map((x) => col(x, 0, 178)).join('') +
    rect(-186, -206, 372, 22, t[0]) +
    poly(pts`-120 -206, 0 -254, 120 -206`, t[1]) +
    rect(-30, -140, 60, 144, tones.ink) +
    rect(-186, -262, 372, 14, t[1]) +
    [-152, -104, 104, 152, -36, 36].map((x) => col(x, -262, 112)).join('') +
    poly(pts`-190 -384, -128 -424, -80 -384`, t[0]) +
    poly(pts`190 -384, 128 -424, 80 -384`, t[2]) +
    shape('M-54 -382Q-50 -430 0 -444Q50 -430 54 -382Z', t[1]) +
    shape('M10 -442Q50 -430 54 -382H16Z', t[2]) +
    rect(-8, -466, 16, 26, t[0]);
  return { art: contact(420, tones.ink) + cliff + niche + front, width: 900, height: 600 };
};

/** Weathered brick bells and headless towers in grass. */
const brick = (stage: Stage): Piece => {
  const { tones } = stage;
  const t = tones.brick;
  const bell = (x: number, s: number) =>
    put(
      x,
      0,
      poly(pts`-74 4, -66 -60, 66 -60, 74 4`, t[1]) +
        poly(pts`20 4, 20 -60, 66 -60, 74 4`, t[2]) +
        shape('M-58 -60C-60 -130 -34 -170 -26 -190H26C34 -170 60 -130 58 -60Z', t[1]) +
        shape('M-58 -60C-60 -130 -34 -170 -26 -190H-8C-20 -150 -30 -110 -26 -60Z', t[0]) +
        shape('M8 -190H26C34 -170 60 -130 58 -60H22C28 -110 20 -150 8 -190Z', t[2]) +
        rect(-24, -214, 48, 26, t[1]) +
        times(6, (i) => rect(-20 + i * 2.6, -226 - i * 14, 40 - i * 5.2, 11, t[i % 2 ? 1 : 0])) +
        pen('M-40 -30H10M-50 -100H0M-20 -140H30', t[2], 3, 'opacity="0.6"') +
        shape(ogee(0, -4, 15, 50), tones.ink),
      s,
    );
  const grass = times(14, (i) => oval(-370 + i * 57, 4, 40, 12, tones.leaf[i % 3 ? 1 : 2]));
  return {
    art:
      contact(360, tones.ink) +
      bell(-240, 0.9) +
      bell(236, 1) +
      bell(0, 1.65) +
      rect(-380, -30, 760, 34, t[2]) +
      times(15, (i) => rect(-376 + i * 51, -26, 38, 12, t[1], 'opacity="0.6"')) +
      grass,
    width: 760,
    height: 520,
  };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'ruins', [
    { draw: stepwell, named: /kund$|baori|stepwell/ },
    { draw: cham, named: /my-son|po-nagar/ },
    { draw: javanese, named: /candi|singosari|penataran|plaosan|sambisari|ratu-boko/ },
    {
      draw: brickTemple,
      named: /thatbyinnyu|htilominlo|gawdawpalin|manuha|dhammayangyi|sulamani|gubyaukgyi/,
    },
    { draw: angkor, named: /baphuon|pre-rup|bakong|east-mebon|bakheng|banteay-srei/ },
    { draw: overgrown, named: /ta-prohm|angkor|preah|koh-ker|beng|banteay/ },
    {
      draw: rockCut,
      named:
        /petra-(?!fortress|theatre)|ellora|ajanta|hegra|madain|vardzia|treasury|tomb-of-lihyan|uplistsikhe|selime|cavusin|zelve|myra|beit-shearim/,
    },
    { draw: brick, styles: ['thai'] },
    { draw: overgrown, styles: ['malay'] },
    { draw: theatre, named: /theatre|aspendos|miletus|priene/ },
    { draw: earthWall, styles: ['arabia'], named: /suoyang|yangguan|yumen|sumhuram|al-baleed|ubar/ },
    { draw: antique, styles: ['levant', 'caucasus'] },
    { draw: portalRuin, styles: ['persia'] },
    { draw: brick, styles: ['india'] },
    { draw: antique },
  ])(stage);

export const ruins: MotifArt = { as: 'object', draw, base: 'grass', compositions: ['centred', 'thirds', 'framed'] };
