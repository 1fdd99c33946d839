import { contact } from '../../build/masonry.ts';
import { eaveRoof, gable, ridge } from '../../build/roofs.ts';
import { mix } from '../../colour.ts';
import { d, rect, shape, times } from '../../shapes.ts';
import type { MotifArt, Piece, Stage, Trio } from '../../types.ts';

/** Himeji: white walls under grey gables, heaped five storeys high on a curved footing of stone. */

/** What its towers are put together of. */
function partsOf({ tones }: Stage) {
  const white: Trio = [tones.paper, tones.wall[0], tones.wall[2]];
  const tile: Trio = [
    mix(tones.stone[0], tones.roof[0], 0.5),
    mix(tones.stone[2], tones.roof[1], 0.6),
    mix(tones.roof[2], tones.ink, 0.1),
  ];
  const dark = tones.lamps ? tones.glow : mix(tile[2], tones.ink, 0.4);
  const storey = (x: number, y: number, w: number, h: number, n: number) =>
    rect(x - w, y - h, w * 2, h + 2, white[0]) +
    rect(x + w * 0.3, y - h, w * 0.7, h + 2, white[2]) +
    times(n, (i) =>
      rect(x - w * 0.86 + (i * w * 1.72) / n + (w * 0.5) / n, y - h * 0.62, (w * 0.7) / n, h * 0.34, dark),
    );
  const roof = (x: number, y: number, w: number, h: number, top: number) =>
    eaveRoof({ x, y, w, h, top, lift: 9 + h * 0.12, ribs: Math.round(w / 9) }, tile);
  const face = (x: number, y: number, w: number, h: number) =>
    gable(x, y, w, h, tile, white[1]) + rect(x - 3, y - h * 0.5, 6, h * 0.22, tile[2]);
  const footing = (x: number, y: number, w: number, h: number, flare: number) =>
    shape(
      d`M${x - w} ${y - h}Q${x - w - flare * 0.2} ${y - h * 0.4} ${x - w - flare} ${y}H${x + w + flare}Q${x + w + flare * 0.2} ${y - h * 0.4} ${x + w} ${y - h}Z`,
      tones.stone[1],
    ) +
    shape(
      d`M${x + w * 0.3} ${y - h}H${x + w}Q${x + w + flare * 0.2} ${y - h * 0.4} ${x + w + flare} ${y}H${x + w * 0.4}Z`,
      tones.stone[2],
    ) +
    times(18, (i) =>
      rect(
        x - w + ((i * 73) % (w * 1.9)),
        y - 12 - ((i * 37) % (h - 18)),
        26,
        11,
        tones.stone[i % 2 ? 0 : 2],
        'opacity="0.55"',
      ),
    );
  return { tile, footing, storey, roof, face };
}

function whiteHeron(stage: Stage): Piece {
  const { tones } = stage;
  const { tile, footing, storey, roof, face } = partsOf(stage);
  const keep =
    footing(30, 4, 170, 120, 60) +
    storey(30, -112, 164, 62, 9) +
    roof(30, -168, 206, 40, 150) +
    storey(30, -204, 142, 44, 8) +
    roof(30, -242, 184, 40, 122) +
    face(-32, -232, 70, 62) +
    face(92, -232, 70, 62) +
    storey(30, -280, 112, 42, 6) +
    roof(30, -318, 152, 38, 94) +
    face(30, -306, 92, 74) +
    storey(30, -354, 86, 40, 5) +
    roof(30, -390, 122, 34, 72) +
    shape(
      'M-24 -386C2 -392 6 -412 30 -412C54 -412 58 -392 84 -386L80 -380C56 -386 50 -402 30 -402C10 -402 4 -386 -20 -380Z',
      tile[0],
    ) +
    storey(30, -422, 64, 40, 5) +
    roof(30, -458, 102, 56, 44) +
    face(30, -470, 50, 44) +
    ridge(30, -514, 50, 9, tile, 1.2);
  const lesser = (x: number, foot: number) =>
    footing(x, 4, 62, foot, 34) +
    storey(x, -foot + 6, 60, 54, 4) +
    roof(x, -foot - 44, 86, 28, 52) +
    storey(x, -foot - 70, 46, 36, 3) +
    roof(x, -foot - 102, 70, 44, 26) +
    face(x, -foot - 106, 34, 34) +
    ridge(x, -foot - 146, 30, 6, tile, 1.2);
  const wing = storey(-150, -98, 90, 60, 6) + roof(-150, -154, 112, 28, 84);
  const parapet = (x: number, w: number) =>
    footing(x, 10, w, 44, 22) + storey(x, -30, w, 34, Math.round(w / 16)) + roof(x, -62, w + 14, 17, w - 4);
  return {
    art:
      contact(400, tones.ink) +
      footing(-150, 4, 90, 104, 30) +
      wing +
      lesser(-244, 92) +
      lesser(232, 76) +
      keep +
      parapet(-290, 92) +
      parapet(300, 84),
    width: 800,
    height: 540,
  };
}

export const whiteCastle: MotifArt = {
  as: 'object',
  draw: whiteHeron,
  base: 'grass',
  compositions: ['centred', 'thirds', 'framed'],
};
