import { contact, windows } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** What stands on a rock, or before one. */

/** Sigiriya: the sheer rock with a palace on top and a lion's paws at the stair. */
function lionRock(stage: Stage): Piece {
  const { tones } = stage;
  const at = (i: 0 | 1 | 2) => mix(tones.rock[i], tones.brick[i], 0.42);
  const t: Trio = [at(0), at(1), at(2)];
  const body =
    'M-300 6L-296 -110C-320 -170 -350 -260 -316 -346C-284 -392 -240 -402 -200 -404L120 -418C210 -420 270 -396 296 -350C318 -300 306 -240 300 -180L326 6Z';
  const streak = (x: number, y: number, h: number, w: number, tone: string) =>
    shape(
      d`M${x} ${y}Q${x + w} ${y + h * 0.4} ${x + w * 0.5} ${y + h}Q${x - w * 0.4} ${y + h * 0.5} ${x} ${y}Z`,
      tone,
      'opacity="0.6"',
    );
  const rock =
    shape(body, t[1]) +
    `<g ${stage.clip(body)}>${poly(pts`-340 10, -340 -420, -180 -420, -226 -280, -196 -140, -236 10`, t[0])}${poly(pts`150 10, 186 -150, 150 -290, 200 -430, 340 -430, 340 10`, t[2])}${times(13, (i) => streak(-270 + i * 46, -400 + ((i * 53) % 90), 130 + ((i * 71) % 120), 13, i % 3 ? t[2] : mix(t[0], tones.sand[0], 0.4)))}${rect(-340, -196, 680, 9, mix(t[0], tones.sand[0], 0.5), 'opacity="0.8"')}</g>`;
  const crown =
    times(15, (i) =>
      oval(-246 + i * 34, -408 - i * 0.9 + (i > 10 ? (i - 10) * 7 : 0), 26, 17, tones.leaf[i % 3] as string),
    ) +
    rect(-120, -432, 190, 16, tones.brick[1]) +
    rect(-60, -446, 90, 16, tones.brick[0]);
  const claw: Trio = [mix(t[0], tones.sand[0], 0.55), t[1], t[2]];
  const paw = (x: number, s: 1 | -1) =>
    put(
      x,
      4,
      shape('M-58 0V-66C-58 -112 -20 -124 30 -122V0Z', mix(claw[0], t[1], 0.35)) +
        [-42, -8, 24]
          .map((k) => oval(k, -20, 22, 24, claw[0]) + pen(d`M${k - 15} 0Q${k - 21} -30 ${k - 3} -42`, t[2], 4))
          .join('') +
        [-42, -8, 24].map((k) => poly(pts`${k - 8} 2, ${k} -13, ${k + 8} 2`, tones.wall[0])).join(''),
      1.16,
      s < 0,
    );
  const stair =
    poly(pts`-34 4, -24 -122, 24 -122, 34 4`, tones.stone[0]) +
    times(10, (i) => rect(-33 + i, -9 - i * 12, 66 - i * 2, 4, tones.stone[2])) +
    pen('M0 -122L40 -170L-16 -206L64 -250L40 -300L96 -350L84 -408', mix(tones.stone[0], tones.wall[0], 0.5), 6) +
    pen('M0 -128L40 -176L-16 -212L64 -256L40 -306L96 -356L84 -414', tones.ink, 2, 'opacity="0.5"');
  const trees = times(20, (i) =>
    Math.abs(i - 9.5) < 5 ? '' : oval(-380 + i * 40, -16 - (i % 3) * 8, 38, 34, tones.leaf[(i % 2) + 1] as string),
  );
  return {
    art: contact(400, tones.ink) + rock + crown + trees + stair + paw(-96, 1) + paw(96, -1),
    width: 740,
    height: 460,
  };
}

/** The Potala: a white palace about a red one, growing out of its hill over zigzag stairs. */
function hillPalace(stage: Stage): Piece {
  const { tones } = stage;
  const white: Trio = [tones.paper, tones.wall[0], tones.wall[2]];
  const maroon = (i: 0 | 1 | 2) => mix(tones.red[i], tones.wood[2], 0.42);
  const red: Trio = [maroon(0), maroon(1), maroon(2)];
  const dark = tones.lamps ? tones.glow : mix(tones.wood[2], tones.ink, 0.5);
  const block = (x: number, foot: number, w: number, h: number, t: Trio, rows: number): Drawing => {
    const top = w * 0.9;
    const cols = Math.max(2, Math.round(w / 16));
    return (
      poly(pts`${x - w} ${foot}, ${x - top} ${foot - h}, ${x + top} ${foot - h}, ${x + w} ${foot}`, t[0]) +
      poly(pts`${x + w * 0.4} ${foot}, ${x + w * 0.38} ${foot - h}, ${x + top} ${foot - h}, ${x + w} ${foot}`, t[2]) +
      windows(x - top * 0.94, foot - h + 16, top * 1.88, h * 0.8, cols, rows, () => dark, 0.42) +
      rect(x - top, foot - h, top * 2, 10, red[1]) +
      rect(x - top - 3, foot - h - 4, top * 2 + 6, 5, tones.gold[1])
    );
  };
  const golden = (x: number, y: number, w: number) =>
    rect(x - w * 0.7, y - 12, w * 1.4, 14, red[1]) +
    shape(
      d`M${x - w} ${y - 12}Q${x - w * 0.5} ${y - 18} ${x - w * 0.42} ${y - 38}H${x + w * 0.42}Q${x + w * 0.5} ${y - 18} ${x + w} ${y - 12}Z`,
      tones.gold[0],
    ) +
    rect(x - 2, y - 54, 4, 18, tones.gold[1]);
  const hill =
    shape('M-470 6C-430 -40 -380 -90 -320 -128L-200 -170L220 -176L330 -130C390 -90 440 -40 480 6Z', tones.rock[1]) +
    shape('M170 6C190 -70 200 -130 220 -176L330 -130C390 -90 440 -40 480 6Z', tones.rock[2]) +
    times(9, (i) => oval(-410 + i * 104, -6 - (i % 2) * 6, 36, 20, tones.leaf[i % 3] as string));
  const stairs = [-1, 1].map((s) => {
    const line = d`M${s * 26} 2L${s * 190} -58L${s * 80} -104L${s * 214} -150`;
    return pen(line, white[2], 22, 'stroke-linejoin="round"') + pen(line, white[0], 14, 'stroke-linejoin="round"');
  });
  const palace =
    block(-300, -104, 66, 132, white, 4) +
    block(316, -108, 62, 118, white, 3) +
    block(-196, -118, 84, 190, white, 6) +
    block(206, -118, 88, 180, white, 5) +
    block(-112, -110, 60, 226, white, 7) +
    block(128, -110, 62, 220, white, 7) +
    block(10, -108, 112, 286, red, 8) +
    poly(pts`-124 -96, -112 -176, 132 -176, 144 -96`, white[0]) +
    poly(pts`70 -96, 66 -176, 132 -176, 144 -96`, white[2]) +
    rect(-42, -392, 104, 210, mix(red[2], tones.ink, 0.2)) +
    windows(-40, -388, 100, 200, 4, 7, () => tones.gold[1], 0.42) +
    [-60, 10, 80].map((x) => golden(x, -396, x === 10 ? 46 : 30)).join('') +
    golden(-112, -338, 30) +
    golden(128, -332, 30);
  return { art: contact(480, tones.ink) + hill + palace + stairs.join(''), width: 960, height: 460 };
}

/** The cliff with its cave, and the stair that leads up to it in all colours. */
function paintedStair({ tones }: Stage): Drawing {
  const cliff =
    shape(
      'M-420 6C-440 -180 -420 -330 -340 -430C-250 -520 -120 -500 -20 -540C120 -580 290 -540 350 -430C430 -320 420 -140 430 6Z',
      mix(tones.rock[0], tones.stone[1], 0.45),
    ) +
    shape('M170 6C230 -160 170 -320 230 -540C290 -530 330 -480 350 -430C430 -320 420 -140 430 6Z', tones.rock[1]) +
    times(9, (i) =>
      pen(
        d`M${-370 + i * 84} ${-300 - (i % 3) * 60}q12 80 -8 ${130 + (i % 2) * 40}`,
        tones.rock[2],
        6,
        'opacity="0.4"',
      ),
    ) +
    pts`-356 -396, -324 -440, -278 -472, -224 -488, -168 -496, -110 -504, -60 -520, -8 -536, 48 -550, 108 -554, 168 -546, 226 -528, 280 -500, 322 -462, 352 -420`
      .map(([x, y], i) => oval(x, y + 14, 44, 26, tones.leaf[i % 3] as string))
      .join('') +
    shape('M-30 -250C-30 -370 40 -410 110 -404C190 -400 226 -330 222 -250Z', mix(tones.rock[2], tones.ink, 0.6));
  const hues = [tones.red[1], tones.gold[1], tones.leaf[0], tones.water[1], tones.bloom[1], tones.accent[0]];
  const stair = [0, 1, 2, 3].map((k) =>
    times(21, (i) => {
      const [y, w] = [-12 * i, 104 - i * 2.1];
      return (
        rect(96 - w + (k * w) / 2, y - 12, w / 2 - 4, 13, hues[(k + i) % 6] as string) +
        rect(96 - w + (k * w) / 2, y - 2, w / 2 - 4, 3, tones.ink, 'opacity="0.25"')
      );
    }),
  );
  const rails = [-1, 1].map((s) => pen(d`M${96 + s * 106} 4L${96 + s * 62} -250`, tones.wall[0], 8)).join('');
  return cliff + stair.join('') + rails;
}

/** Batu Caves: the gilded giant with his spear before a painted stair into the cliff. */
function goldenGiant(stage: Stage): Piece {
  const { tones } = stage;
  const g: Trio = [mix(tones.gold[0], tones.glow, 0.4), tones.gold[1], tones.gold[2]];
  const line = mix(g[2], tones.wood[2], 0.4);
  const giant =
    rect(-92, -52, 184, 58, tones.wall[1]) +
    rect(24, -52, 68, 58, tones.wall[2]) +
    rect(-104, -60, 208, 14, g[1]) +
    shape('M-52 -60C-66 -140 -62 -210 -44 -262H44C62 -210 66 -140 52 -60Z', g[1]) +
    shape('M-52 -60C-66 -140 -62 -210 -44 -262H-18C-26 -200 -26 -130 -20 -60Z', g[0]) +
    shape('M20 -60C28 -140 28 -200 18 -262H44C62 -210 66 -140 52 -60Z', g[2]) +
    [-150, -196, -238].map((y) => pen(d`M-56 ${y}Q0 ${y + 30} 56 ${y}`, line, 4)).join('') +
    pen('M0 -250V-64', line, 4) +
    shape('M-56 -256C-84 -320 -88 -372 -66 -398C-40 -414 40 -414 66 -398C88 -372 84 -320 56 -256Z', g[1]) +
    shape('M20 -256C40 -310 44 -380 34 -410C50 -408 60 -404 66 -398C88 -372 84 -320 56 -256Z', g[2]) +
    pen('M-40 -404Q0 -320 40 -404M-30 -406Q0 -350 30 -406', line, 5) +
    rect(-58, -268, 116, 14, g[0]) +
    pen('M-66 -388C-104 -350 -112 -310 -92 -286L-78 -292', g[0], 24) +
    pen('M66 -388C96 -360 104 -320 90 -262', g[2], 24) +
    circle(0, -446, 34, g[0]) +
    shape('M4 -480A34 34 0 0 1 4 -412Q24 -446 4 -480Z', g[2]) +
    pen('M-14 -446H-6M8 -446H16M-9 -428Q1 -422 11 -428', line, 3.5) +
    shape(
      'M-40 -462C-40 -500 -24 -512 -14 -530C-8 -548 -4 -566 0 -584C4 -566 8 -548 14 -530C24 -512 40 -500 40 -462Q0 -482 -40 -462Z',
      g[1],
    ) +
    pen('M-34 -486Q0 -504 34 -486M-20 -518Q0 -530 20 -518', line, 4);
  const spear =
    pen('M-84 -56V-520', g[1], 9) +
    shape('M-84 -616C-112 -570 -108 -534 -84 -510C-60 -534 -56 -570 -84 -616Z', g[0]) +
    pen('M-84 -600V-524', line, 3);
  return {
    art: contact(430, tones.ink) + paintedStair(stage) + put(-120, 4, giant + spear),
    width: 860,
    height: 630,
  };
}

const onRock = (draw: (stage: Stage) => Piece, base: 'grass' | 'plaza' = 'grass'): MotifArt => ({
  as: 'object',
  draw,
  base,
  compositions: ['centred', 'framed'],
});

export const lionsRock = onRock(lionRock);
export const whiteRedPalace = onRock(hillPalace);
export const spearBearer = onRock(goldenGiant, 'plaza');
