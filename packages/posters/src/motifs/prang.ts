import { contact, steps } from '../build/masonry.ts';
import { d, pen, poly, pts, put, rect, shape, softened, times, turned } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Point, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** A corn cob on a stepped foot: ribs down its flanks, rings of niches around it. */
function cob(stage: Stage, trio: Trio, w: number, h: number): Drawing {
  const outline: Point[] = softened(
    pts`${w * 0.1} ${-h}, ${w * 0.3} ${-h * 0.95}, ${w * 0.44} ${-h * 0.8}, ${w * 0.5} ${-h * 0.55}, ${w * 0.52} ${-h * 0.34}`,
    4,
  );
  const body = turned(outline, trio);
  const ribs = [-0.72, -0.4, -0.08, 0.24, 0.56, 0.82]
    .map((k) =>
      pen(outline.map(([hw, y], i) => d`${i ? 'L' : 'M'}${hw * k} ${y}`).join(''), trio[2], w * 0.02, 'opacity="0.6"'),
    )
    .join('');
  const rings = times(8, (i) => {
    const t = i / 8;
    const y = -h * (0.36 + 0.56 * t);
    const hw = w * (0.53 - 0.2 * t ** 2.4);
    return (
      rect(-hw, y, hw * 2, h * 0.012, trio[0]) +
      times(5, (j) =>
        shape(d`M${-hw * 0.9 + j * hw * 0.4} ${y}q${hw * 0.1} ${-h * 0.05} ${hw * 0.2} 0Z`, trio[2], 'opacity="0.55"'),
      )
    );
  });
  const foot = times(6, (i) => {
    const hw = w * (0.56 + (5 - i) * 0.085);
    const y = -h * 0.055 * (i + 1);
    return (
      rect(-hw, y, hw * 2, h * 0.056, trio[i % 2 ? 1 : 0]) +
      rect(hw * 0.32, y, hw * 0.68, h * 0.056, trio[2]) +
      rect(-hw * 1.02, y, hw * 2.04, h * 0.008, trio[0])
    );
  });
  const niche = shape(
    d`M${-w * 0.12} ${-h * 0.33}V${-h * 0.42}Q0 ${-h * 0.5} ${w * 0.12} ${-h * 0.42}V${-h * 0.33}Z`,
    stage.tones.ink,
    'opacity="0.75"',
  );
  const trident = pen(
    d`M0 ${-h}V${-h * 1.12}M${-w * 0.07} ${-h * 1.02}Q${-w * 0.08} ${-h * 1.06} ${-w * 0.02} ${-h * 1.1}M${w * 0.07} ${-h * 1.02}Q${w * 0.08} ${-h * 1.06} ${w * 0.02} ${-h * 1.1}`,
    stage.tones.gold[0],
    w * 0.026,
  );
  return foot + body + ribs + rings + niche + trident;
}

const arun = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio: Trio = [tones.wall[0], tones.stone[0], tones.wall[2]];
  const beads = (half: number, y: number) =>
    times(Math.round(half / 16), (i) =>
      rect(-half + 8 + i * 32, y, 12, 7, [tones.accent[1], tones.leaf[1], tones.gold[1]][i % 3] as string),
    );
  const art =
    put(-235, 0, cob(stage, trio, 116, 300), 1) +
    put(235, 0, cob(stage, trio, 116, 300), 1) +
    put(0, 0, cob(stage, trio, 200, 545), 1) +
    put(-128, 4, cob(stage, trio, 74, 176), 1) +
    put(128, 4, cob(stage, trio, 74, 176), 1);
  const plinth =
    rect(-310, -16, 620, 20, trio[1]) + rect(100, -16, 210, 20, trio[2]) + beads(300, -11) + beads(150, -64);
  return { art: contact(340, tones.ink) + art + plinth + steps(0, 4, 40, 92, 9, trio), width: 640, height: 615 };
};

/** A Khmer tower: a lotus bud of stacked false storeys. */
function bud(stage: Stage, trio: Trio, w: number, h: number): Drawing {
  const tiers = 7;
  let art = '';
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const hw = w * 0.5 * (1 - t ** 1.9 * 0.82) * (i ? 1 : 0.92);
    const y = -h * (0.2 + 0.8 * t ** 0.92);
    const hh = h * 0.125;
    art += poly(
      pts`${-hw * 0.94} ${y}, ${-hw} ${y - hh * 0.6}, ${-hw * 0.8} ${y - hh}, ${hw * 0.8} ${y - hh}, ${hw} ${y - hh * 0.6}, ${hw * 0.94} ${y}`,
      trio[1],
    );
    art +=
      poly(
        pts`${-hw * 0.94} ${y}, ${-hw} ${y - hh * 0.6}, ${-hw * 0.8} ${y - hh}, ${-hw * 0.4} ${y - hh}, ${-hw * 0.46} ${y}`,
        trio[0],
      ) +
      poly(
        pts`${hw * 0.3} ${y}, ${hw * 0.28} ${y - hh}, ${hw * 0.8} ${y - hh}, ${hw} ${y - hh * 0.6}, ${hw * 0.94} ${y}`,
        trio[2],
      );
    art += times(5, (j) =>
      poly(
        pts`${-hw + j * hw * 0.45} ${y - hh * 0.5}, ${-hw + (j + 0.5) * hw * 0.45} ${y - hh * 1.5}, ${-hw + (j + 1) * hw * 0.45} ${y - hh * 0.5}`,
        trio[j > 2 ? 2 : 1],
      ),
    );
    art += rect(-hw, y - hh * 0.14, hw * 2, hh * 0.14, stage.tones.ink, 'opacity="0.28"');
  }
  const base =
    rect(-w * 0.44, -h * 0.21, w * 0.88, h * 0.22, trio[1]) +
    rect(w * 0.12, -h * 0.21, w * 0.32, h * 0.22, trio[2]) +
    shape(
      d`M${-w * 0.12} 0V${-h * 0.12}Q0 ${-h * 0.18} ${w * 0.12} ${-h * 0.12}V0Z`,
      stage.tones.ink,
      'opacity="0.75"',
    );
  return base + art + turned(pts`2 ${-h * 1.07}, ${w * 0.06} ${-h * 1.01}, ${w * 0.1} ${-h * 0.96}`, trio);
}

export const angkor = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio = tones.stone;
  const gallery = (y: number, half: number, h: number, n: number) =>
    rect(-half, y - h, half * 2, h, trio[1]) +
    rect(half * 0.4, y - h, half * 0.6, h, trio[2]) +
    times(n, (i) =>
      rect(-half + (half * 2 * (i + 0.28)) / n, y - h * 0.72, (half * 0.9) / n, h * 0.72, tones.ink, 'opacity="0.5"'),
    ) +
    shape(
      d`M${-half - 10} ${y - h}Q${-half} ${y - h - 20} ${-half + 26} ${y - h - 20}H${half - 26}Q${half} ${y - h - 20} ${half + 10} ${y - h}Z`,
      trio[2],
    ) +
    rect(-half - 8, y - h - 3, half * 2 + 16, 5, trio[0]);
  const art =
    put(-132, -150, bud(stage, trio, 84, 150), 1) +
    put(132, -150, bud(stage, trio, 84, 150), 1) +
    gallery(-96, 220, 56, 16) +
    put(0, -150, bud(stage, trio, 128, 262), 1) +
    put(-212, -96, bud(stage, trio, 92, 190), 1) +
    put(212, -96, bud(stage, trio, 92, 190), 1) +
    gallery(-30, 330, 52, 24) +
    rect(-430, -32, 860, 34, trio[1]) +
    rect(150, -32, 280, 34, trio[2]) +
    gallery(0, 424, 34, 32);
  return { art: contact(450, tones.ink) + art + steps(0, 2, 52, 150, 12, trio), width: 880, height: 440 };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'prang', [
    { draw: angkor, named: /angkor|khmer|phimai|rung|bayon|siem|prambanan/ },
    { draw: angkor, styles: ['malay', 'india'] },
    { draw: arun },
  ])(stage);

export const prang: MotifArt = {
  as: 'object',
  draw,
  base: 'plaza',
  compositions: ['centred', 'thirds', 'framed', 'reflected'],
};
