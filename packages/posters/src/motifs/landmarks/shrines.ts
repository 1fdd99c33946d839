import { arcade, contact, dome, steps } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { archway, d, ogee, pen, poly, pts, put, rect, shape, softened, times, turned } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** Shrines whose gold or tile one sees across a whole city. */

/** A step of the terraces under the bell. */
const terraceOf = (g: Trio) => (y: number, w: number, h: number) =>
  poly(pts`${-w} ${y}, ${-w + 16} ${y - h}, ${w - 16} ${y - h}, ${w} ${y}`, g[1]) +
  poly(pts`${-w} ${y}, ${-w + 16} ${y - h}, ${-w * 0.46} ${y - h}, ${-w * 0.46} ${y}`, g[0]) +
  poly(pts`${w * 0.36} ${y}, ${w * 0.36} ${y - h}, ${w - 16} ${y - h}, ${w} ${y}`, g[2]) +
  rect(-w + 10, y - h - 4, w * 2 - 20, 6, g[0]);

/** Shwedagon: a gilded bell over terraces, a wreath of lesser spires about its foot. */
function gildedBell(stage: Stage): Piece {
  const { tones } = stage;
  const g: Trio = [mix(tones.gold[0], tones.glow, 0.45), mix(tones.gold[1], tones.glow, 0.3), tones.gold[2]];
  const spire = (x: number, y: number, k: number) =>
    put(
      x,
      y,
      turned(softened(pts`1 -150, 3 -118, 8 -96, 7 -84, 15 -66, 20 -44, 18 -38, 28 -20, 32 0`, 3), g) +
        rect(-34, -3, 68, 8, tones.wall[0]),
      k,
    );
  const hall = (x: number, y: number, w: number): Drawing =>
    rect(x - w, y - 44, w * 2, 48, tones.wall[1]) +
    arcade(x - w, y + 4, w * 2, 40, 3, tones.lamps ? tones.glow : tones.wood[2]) +
    [0, 1, 2]
      .map((i) =>
        poly(
          pts`${x - w * (1.16 - i * 0.3)} ${y - 42 - i * 26}, ${x - w * (0.6 - i * 0.2)} ${y - 70 - i * 26}, ${x + w * (0.6 - i * 0.2)} ${y - 70 - i * 26}, ${x + w * (1.16 - i * 0.3)} ${y - 42 - i * 26}`,
          (i % 2 ? g : tones.red)[1],
        ),
      )
      .join('') +
    poly(pts`${x - 9} ${y - 120}, ${x} ${y - 172}, ${x + 9} ${y - 120}`, g[0]);
  const terrace = terraceOf(g);
  const body = turned(
    softened(
      pts`3 -640, 6 -596, 14 -574, 10 -562, 20 -524, 30 -484, 24 -462, 32 -448, 30 -436, 42 -424, 42 -404, 58 -394, 62 -374, 74 -352, 80 -312, 88 -276, 110 -246, 126 -230`,
      4,
    ),
    g,
  );
  const rings = [-424, -394, -372, -256]
    .map((y, i) => rect(-[44, 58, 62, 104][i]!, y - 3, [88, 116, 124, 208][i]!, 6, g[0]))
    .join('');
  const hti =
    pen('M0 -636V-676', g[0], 4) +
    poly(pts`-12 -606, 0 -654, 12 -606`, g[0]) +
    poly(pts`0 -676, 18 -668, 0 -660`, g[1]);
  return {
    art:
      contact(400, tones.ink) +
      terrace(-150, 186, 46) +
      terrace(-194, 148, 42) +
      terrace(-104, 240, 46) +
      body +
      rings +
      hti +
      times(9, (i) => spire(-208 + i * 52, -102, 0.62 + (i % 2) * 0.1)) +
      rect(-360, -62, 720, 66, tones.wall[1]) +
      rect(140, -62, 220, 66, tones.wall[2]) +
      rect(-366, -68, 732, 9, tones.wall[0]) +
      times(7, (i) => spire(-300 + i * 100, -62, 0.95)) +
      hall(-236, 4, 62) +
      hall(236, 4, 62) +
      hall(0, 4, 84),
    width: 760,
    height: 690,
  };
}

/** The terrace by the river, and the steep stair. */
function terraceAndStair(t: Trio): Record<'stair' | 'plinth', Drawing> {
  const stair =
    poly(pts`-20 -6, -11 -214, 11 -214, 20 -6`, t[0]) +
    times(13, (i) => rect(-18 + i * 0.6, -18 - i * 15, 36 - i * 1.2, 4, t[2]));
  const plinth =
    rect(-330, -28, 660, 34, t[1]) +
    rect(130, -28, 200, 34, t[2]) +
    rect(-338, -34, 676, 9, t[0]) +
    times(33, (i) => rect(-330 + i * 20, -46, 8, 14, t[i > 20 ? 2 : 0]));
  return { stair, plinth };
}

/** Wat Arun: a steep tower of china-set terraces between four lesser ones. */
function riverTower(stage: Stage): Piece {
  const { tones } = stage;
  const flood = tones.lamps ? 0.32 : 0;
  const pale = (i: 0 | 1 | 2) => mix(mix(tones.wall[i], tones.stone[i], 0.45), tones.glow, flood * (1 - i * 0.4));
  const t: Trio = [pale(0), pale(1), pale(2)];
  const china = [
    mix(tones.leaf[1], t[1], 0.45),
    mix(tones.accent[1], t[1], 0.4),
    mix(tones.water[1], t[1], 0.4),
  ] as const;
  const tower = (h: number, w: number) => {
    const at = (k: number) => w * (0.17 + 0.83 * (1 - k) ** 2.1);
    const edge = (from: number, to: number) => Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
    const ks = edge(0.82, 0).flatMap((k) => [[at(k), -h * k - 4] as const, [at(k) + w * 0.03, -h * k] as const]);
    const bands = edge(0.06, 0.78).map((k, i) =>
      rect(-at(k) * 0.97, -h * k, at(k) * 1.94, h * 0.018, china[i % 3] as string, 'opacity="0.85"'),
    );
    const top = turned(
      softened(
        [
          [0.02 * w, -h],
          [0.1 * w, -h * 0.975],
          [0.16 * w, -h * 0.93],
          [0.185 * w, -h * 0.87],
          [0.17 * w, -h * 0.81],
        ],
        4,
      ),
      t,
    );
    const niche = (k: number, s: number) =>
      shape(ogee(0, -h * k, w * s, h * 0.11), tones.lamps ? tones.glow : mix(t[2], tones.ink, 0.5));
    return (
      turned(ks, t) +
      bands.join('') +
      top +
      times(3, (i) => rect(-w * 0.17, -h * (0.85 + i * 0.035), w * 0.34, h * 0.01, china[i] as string)) +
      niche(0.42, 0.09) +
      niche(0.62, 0.06) +
      pen(
        d`M0 ${-h}V${-h * 1.07}M${-w * 0.06} ${-h * 1.05}Q${-w * 0.06} ${-h * 1.02} 0 ${-h * 1.015}Q${w * 0.06} ${-h * 1.02} ${w * 0.06} ${-h * 1.05}`,
        tones.gold[0],
        Math.max(2.5, h * 0.008),
      )
    );
  };
  const { stair, plinth } = terraceAndStair(t);
  return {
    art:
      contact(350, tones.ink) +
      [-166, 166].map((x) => put(x, -24, tower(230, 52))).join('') +
      put(0, -10, tower(560, 212)) +
      stair +
      [-268, 268].map((x) => put(x, -24, tower(260, 62))).join('') +
      plinth,
    width: 680,
    height: 610,
  };
}

/** The Dome of the Rock: an octagon of blue tile under a dome of gold. */
function octagon(stage: Stage): Piece {
  const { tones } = stage;
  const tile: Trio = [
    mix('#5aa6c8', tones.water[0], 0.25),
    mix('#2f78ad', tones.water[1], 0.25),
    mix('#1f5485', tones.water[2], 0.25),
  ];
  const marble: Trio = [tones.wall[0], tones.wall[1], tones.wall[2]];
  const dark = tones.lamps ? tones.glow : mix(tile[2], tones.ink, 0.5);
  const side = (s: 1 | -1) => {
    const k = s < 0 ? 0 : 2;
    return (
      poly(pts`${s * 140} 4, ${s * 140} -196, ${s * 290} -184, ${s * 290} -2`, tile[k]) +
      poly(pts`${s * 140} 4, ${s * 140} -84, ${s * 290} -80, ${s * 290} -2`, marble[k]) +
      [0, 1, 2].map((i) => shape(archway(s * (168 + i * 45), -88, 12, 68), dark)).join('') +
      [0, 1, 2].map((i) => rect(s * (168 + i * 45) - 10, -62, 20, 44, marble[s < 0 ? 1 : 1], 'opacity="0.7"')).join('')
    );
  };
  const front =
    rect(-140, -196, 280, 116, tile[1]) +
    rect(-140, -84, 280, 88, marble[0]) +
    [-108, -66, 66, 108].map((x) => shape(archway(x, -90, 14, 76), dark)).join('') +
    [-108, -66, 66, 108].map((x) => rect(x - 13, -64, 26, 48, marble[2], 'opacity="0.6"')).join('') +
    rect(-42, -126, 84, 130, marble[1]) +
    shape(archway(0, 4, 30, 122), marble[2]) +
    shape(archway(0, 4, 20, 92), tones.lamps ? tones.glow : tones.ink) +
    shape(archway(0, -132, 17, 50), dark) +
    rect(-144, -206, 288, 12, marble[0]) +
    rect(-140, -186, 280, 8, tones.gold[0]);
  const eaves = (s: 1 | -1) =>
    poly(pts`${s * 140} -206, ${s * 296} -192, ${s * 296} -182, ${s * 140} -194`, marble[s < 0 ? 0 : 2]);
  const drum =
    rect(-152, -268, 304, 74, tile[1]) +
    rect(-152, -268, 84, 74, tile[0]) +
    rect(64, -268, 88, 74, tile[2]) +
    times(9, (i) => shape(archway(-128 + i * 32, -208, 9, 42), dark)) +
    rect(-158, -276, 316, 11, tones.gold[0]);
  const ribs = times(9, (i) => {
    const k = (i - 4) / 4.6;
    return pen(d`M0 -436C${k * 90} -424 ${k * 160} -370 ${k * 150} -274`, tones.gold[2], 3, 'opacity="0.5"');
  });
  return {
    art:
      contact(330, tones.ink) +
      drum +
      dome('round', 0, -274, 152, tones.gold, tones.gold[0], true) +
      ribs +
      side(-1) +
      side(1) +
      eaves(-1) +
      eaves(1) +
      front +
      steps(0, 34, 330, 32, 3, tones.stone),
    width: 700,
    height: 510,
  };
}

const shrine = (draw: (stage: Stage) => Piece): MotifArt => ({
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed'],
});

export const gildedBellStupa = shrine(gildedBell);
export const chinaPrang: MotifArt = { as: 'object', draw: riverTower, base: 'plaza', compositions: ['reflected'] };
export const goldDome = shrine(octagon);
