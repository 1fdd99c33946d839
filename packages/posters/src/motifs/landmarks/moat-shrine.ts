import { arcade, contact, steps } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { archway, circle, d, oval, pen, poly, pts, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** The Temple of the Tooth at Kandy: white halls and an octagon under a pointed roof, behind a wall of waves and a moat. */

interface Paints {
  white: Trio;
  tile: Trio;
  gold: Trio;
  dark: string;
}

function paintsOf({ tones }: Stage): Paints {
  const flood = tones.lamps ? 0.35 : 0;
  const tile = (i: 0 | 1 | 2) => mix(tones.brick[i], tones.roof[i], 0.36);
  return {
    white: [mix(tones.paper, tones.glow, flood * 0.4), mix(tones.wall[0], tones.glow, flood * 0.4), tones.wall[2]],
    tile: [tile(0), tile(1), tile(2)],
    gold: [mix(tones.gold[0], tones.glow, 0.4), mix(tones.gold[1], tones.glow, flood * 0.6), tones.gold[2]],
    dark: tones.lamps ? tones.glow : mix(tones.wood[2], tones.ink, 0.35),
  };
}

/** A roof that is steep above and flat at its wide eaves, as roofs are in Kandy. */
function bentRoof(x: number, y: number, w: number, h: number, top: number, t: Trio): Drawing {
  const [knee, bend] = [top + (w - top) * 0.5, y - h * 0.36];
  const share = (k: number) => d`M${x + k * top} ${y - h}L${x + k * knee} ${bend}L${x + k * w} ${y}`;
  const ribs = Math.round(w / 11);
  return (
    shape(
      d`M${x - w} ${y}L${x - knee} ${bend}L${x - top} ${y - h}H${x + top}L${x + knee} ${bend}L${x + w} ${y}Z`,
      t[1],
    ) +
    shape(
      d`M${x - w} ${y}L${x - knee} ${bend}L${x - top} ${y - h}H${x - top * 0.5}L${x - knee * 0.6} ${bend}L${x - w * 0.62} ${y}Z`,
      t[0],
    ) +
    shape(
      d`M${x + top * 0.5} ${y - h}H${x + top}L${x + knee} ${bend}L${x + w} ${y}H${x + w * 0.56}L${x + knee * 0.54} ${bend}Z`,
      t[2],
    ) +
    times(ribs, (i) => pen(share(((i + 0.5) / ribs) * 2 - 1), t[2], 1.8, 'opacity="0.55"')) +
    pen(d`M${x - knee} ${bend}H${x + knee}`, t[2], 3, 'opacity="0.6"') +
    rect(x - w, y - 2, w * 2, 6, t[2]) +
    rect(x - top - 3, y - h - 4, top * 2 + 6, 6, t[0])
  );
}

/** The octagon: a stone foot, a gallery with columns, and its roof like a folded parasol. */
function octagon({ white, tile, gold, dark }: Paints, x: number): Drawing {
  const faces = [-1, -0.42, 0.42, 1] as const;
  const face = (y: number, w: number, h: number, i: number) => {
    const [from, to] = [faces[i] as number, faces[i + 1] as number];
    const drop = (k: number) => (Math.abs(k) === 1 ? -7 : 0);
    return poly(
      pts`${x + from * w} ${y + drop(from)}, ${x + from * w} ${y - h + drop(from)}, ${x + to * w} ${y - h + drop(to)}, ${x + to * w} ${y + drop(to)}`,
      white[i as 0 | 1 | 2],
    );
  };
  const band = (y: number, w: number, h: number) => [0, 1, 2].map((i) => face(y, w, h, i)).join('');
  const edge = (y: number, w: number, fill: string, thick: number) =>
    pen(d`M${x - w} ${y - 7}L${x - w * 0.42} ${y}H${x + w * 0.42}L${x + w} ${y - 7}`, fill, thick);
  const openings = (y: number, w: number, h: number, wide: number) =>
    [-0.84, -0.58, -0.25, 0, 0.25, 0.58, 0.84]
      .map((k) =>
        shape(archway(x + k * w, y - (Math.abs(k) > 0.5 ? 4 : 0), Math.abs(k) > 0.5 ? wide * 0.62 : wide, h), dark),
      )
      .join('');
  const fold = (k: number, next: number, i: number) =>
    poly(
      pts`${x + k * 128} ${-214 - Math.abs(k) * 8}, ${x + k * 66} -264, ${x} -376, ${x + next * 66} -264, ${x + next * 128} ${-214 - Math.abs(next) * 8}`,
      tile[i as 0 | 1 | 2],
    );
  return (
    band(4, 116, 92) +
    openings(-12, 116, 58, 12) +
    edge(-90, 122, white[0], 9) +
    band(-92, 104, 30) +
    times(13, (i) => rect(x - 96 + i * 15.4, -118, 5, 22, white[2])) +
    edge(-120, 112, white[0], 6) +
    band(-122, 92, 96) +
    openings(-126, 92, 74, 12) +
    edge(-210, 100, white[1], 6) +
    shape(
      d`M${x - 128} -222L${x - 54} -212H${x + 54}L${x + 128} -222L${x + 100} -202H${x - 100}Z`,
      mix(tile[2], dark, 0.3),
    ) +
    fold(-1, -0.42, 0) +
    fold(-0.42, 0.42, 1) +
    fold(0.42, 1, 2) +
    times(15, (i) => {
      const k = (i - 7) / 7.4;
      return pen(
        d`M${x} -374L${x + k * 66} -264L${x + k * 126} ${-215 - Math.abs(k) * 7}`,
        tile[2],
        1.8,
        'opacity="0.5"',
      );
    }) +
    edge(-216, 128, tile[0], 3) +
    circle(x, -380, 8, gold[0]) +
    poly(pts`${x - 5} -384, ${x} -424, ${x + 5} -384`, gold[0])
  );
}

/** The wall like a row of clouds, with its holes for lamps, over the stones of the moat. */
function cloudWall(stage: Stage, { white }: Paints): Drawing {
  const { tones } = stage;
  const hole = tones.lamps ? tones.glow : mix(white[2], tones.ink, 0.3);
  const crest = times(22, (i) => {
    const x = -430 + i * 41;
    return (
      shape(
        d`M${x - 20.5} -34C${x - 18} -50 ${x - 10} -46 ${x - 8} -56C${x - 4} -68 ${x + 4} -68 ${x + 8} -56C${x + 10} -46 ${x + 18} -50 ${x + 20.5} -34Z`,
        white[i > 15 ? 1 : 0],
      ) + poly(pts`${x - 4} -42, ${x} -54, ${x + 4} -42`, hole)
    );
  });
  return (
    crest +
    rect(-452, -38, 904, 26, white[0]) +
    rect(230, -38, 222, 26, white[1]) +
    times(43, (i) => poly(pts`${-436 + i * 20.6} -17, ${-430 + i * 20.6} -31, ${-424 + i * 20.6} -17`, hole)) +
    rect(-458, -13, 916, 7, white[2]) +
    rect(-452, -6, 904, 14, tones.stone[1]) +
    times(23, (i) => rect(-450 + i * 40 + (i % 2) * 8, -6, 2.5, 14, tones.stone[2]))
  );
}

function byMoat(stage: Stage): Piece {
  const { tones } = stage;
  const paints = paintsOf(stage);
  const { white, tile, gold, dark } = paints;
  const wing = (x: number, w: number, h: number, doors: number) =>
    rect(x - w, -h, w * 2, h + 4, white[1]) +
    rect(x - w, -h, w * 0.5, h + 4, white[0]) +
    rect(x + w * 0.5, -h, w * 0.5, h + 4, white[2]) +
    arcade(x - w + 6, -h * 0.5 - 10, w * 2 - 12, h * 0.3, doors, dark, false) +
    rect(x - w, -h * 0.5 - 8, w * 2, 6, white[0]) +
    arcade(x - w + 6, 0, w * 2 - 12, h * 0.4, doors, dark, false);
  const inner =
    rect(-176, -270, 156, 60, white[1]) +
    bentRoof(-98, -254, 104, 62, 46, gold) +
    rect(-134, -328, 72, 14, gold[2]) +
    bentRoof(-98, -320, 62, 46, 22, gold) +
    [-116, -98, -80].map((x) => poly(pts`${x - 4} -366, ${x} -394, ${x + 4} -366`, gold[0])).join('');
  const porch =
    rect(-158, -150, 120, 154, white[0]) +
    rect(-70, -150, 32, 154, white[2]) +
    shape(archway(-98, 4, 30, 112), mix(white[2], dark, 0.4)) +
    shape(archway(-98, 4, 20, 88), dark) +
    bentRoof(-98, -146, 84, 52, 28, tile) +
    circle(-98, -166, 9, gold[0]);
  const lotus = tones.bloom;
  return {
    art:
      contact(450, tones.ink) +
      [-330, 70, 340]
        .map((x, i) => oval(x, -150 - i * 8, 96, 74, tones.leaf[2]) + oval(x - 24, -168, 62, 50, tones.leaf[1]))
        .join('') +
      inner +
      wing(-300, 112, 150, 6) +
      bentRoof(-300, -146, 136, 74, 76, tile) +
      wing(-98, 116, 172, 6) +
      bentRoof(-98, -168, 142, 70, 84, tile) +
      wing(86, 96, 140, 5) +
      bentRoof(86, -136, 116, 62, 66, tile) +
      wing(352, 84, 112, 5) +
      bentRoof(352, -108, 100, 56, 56, tile) +
      porch +
      octagon(paints, 214) +
      steps(-98, 4, 74, 20, 3, tones.stone) +
      cloudWall(stage, paints) +
      [-390, -366, 396].map((x) => oval(x, 8, 13, 4, tones.leaf[1]) + circle(x, 3, 4, lotus[0])).join(''),
    width: 920,
    height: 430,
  };
}

export const moatShrine: MotifArt = { as: 'object', draw: byMoat, base: 'plaza', compositions: ['reflected'] };
