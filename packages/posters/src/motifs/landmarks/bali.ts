import { mix } from '../../colour.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Piece, Point, Stage, Trio } from '../../types.ts';

/** Temples of Bali that stand in a lake or in the surf. */

/** A tower of thatched roofs, one above the other. */
function meru(tones: Stage['tones'], n: number, w: number): Drawing {
  const thatch: Trio = [
    mix(tones.wood[0], tones.ink, 0.35),
    mix(tones.wood[2], tones.ink, 0.45),
    mix(tones.wood[2], tones.ink, 0.7),
  ];
  const roof = (i: number): Drawing => {
    const [y, half] = [-84 - i * 34, w * (1 - i * (0.62 / n))];
    const inner = half * 0.42;
    return (
      rect(-inner * 0.8, y - 4, inner * 1.6, 14, i % 2 ? tones.gold[1] : tones.red[1]) +
      shape(
        d`M${-half} ${y}Q${-half * 0.5} ${y - 12} ${-inner} ${y - 24}H${inner}Q${half * 0.5} ${y - 12} ${half} ${y}L${half * 0.92} ${y + 7}H${-half * 0.92}Z`,
        thatch[1],
      ) +
      shape(
        d`M${inner * 0.2} ${y - 24}H${inner}Q${half * 0.5} ${y - 12} ${half} ${y}L${half * 0.92} ${y + 7}H${half * 0.34}Z`,
        thatch[2],
      ) +
      pen(d`M${-half * 0.98} ${y}Q${-half * 0.5} ${y - 12} ${-inner} ${y - 24}`, thatch[0], 3)
    );
  };
  const last = -84 - (n - 1) * 34;
  return (
    rect(-w * 0.72, -34, w * 1.44, 40, tones.stone[1]) +
    rect(w * 0.2, -34, w * 0.52, 40, tones.stone[2]) +
    rect(-w * 0.78, -38, w * 1.56, 8, tones.brick[1]) +
    rect(-w * 0.46, -82, w * 0.92, 48, tones.red[1]) +
    rect(-w * 0.16, -76, w * 0.32, 42, tones.gold[1]) +
    times(n, roof) +
    poly(pts`-7 ${last - 24}, 0 ${last - 52}, 7 ${last - 24}`, tones.gold[0])
  );
}

/** Ulun Danu: towers of eleven and of three roofs on islets of Bali's mountain lake. */
function lakeTowers(stage: Stage): Piece {
  const { tones } = stage;
  const islet = (w: number) =>
    shape(d`M${-w} 12Q${-w * 0.9} -14 ${-w * 0.6} -16H${w * 0.6}Q${w * 0.9} -14 ${w} 12Z`, tones.rock[1]) +
    shape(d`M${w * 0.2} -16H${w * 0.6}Q${w * 0.9} -14 ${w} 12H${w * 0.3}Z`, tones.rock[2]) +
    times(Math.round(w / 20), (i) => oval(-w * 0.86 + i * 36, -14, 24, 13, tones.leaf[i % 3] as string)) +
    times(Math.round(w / 26), (i) => circle(-w * 0.8 + i * 48, -22, 6, i % 2 ? tones.bloom[0] : tones.red[0]));
  const umbrella = (x: number, tone: string) =>
    pen(d`M${x} 0V-104`, tones.wood[0], 4) +
    shape(d`M${x - 38} -88Q${x} -136 ${x + 38} -88Z`, tone) +
    rect(x - 38, -90, 76, 6, tones.gold[1]);
  return {
    art:
      islet(200) +
      put(0, -10, meru(tones, 11, 118)) +
      umbrella(-150, tones.gold[0]) +
      umbrella(146, tones.wall[0]) +
      put(330, 4, islet(130) + put(0, -10, meru(tones, 3, 104)) + umbrella(-100, tones.gold[0])),
    width: 900,
    height: 510,
  };
}

/** Tanah Lot: a temple on a stack of rock that the tide washes about. */
function tideRock(stage: Stage): Piece {
  const { tones } = stage;
  const at = (i: 0 | 1 | 2) => mix(tones.rock[i], tones.ink, 0.12);
  const t: Trio = [at(0), at(1), at(2)];
  const rock: Point[] = pts`-380 14, -360 -30, -330 -60, -338 -120, -300 -150, -306 -200, -220 -226, -60 -236, 90 -228, 230 -214, 262 -170, 240 -120, 290 -90, 280 -40, 350 -20, 380 14`;
  const bushes = times(24, (i) => {
    const x = -300 + i * 23.5;
    return oval(x, -226 + Math.abs(x) * 0.06 + (i % 3) * 5, 26, 22, tones.leaf[i % 3] as string);
  });
  const foam = times(9, (i) => oval(-370 + i * 92, 14 + (i % 2) * 5, 56, 7, tones.paper, 'opacity="0.85"'));
  const ledges = times(7, (i) =>
    pen(
      d`M${-320 + i * 8} ${-176 + i * 26}Q-120 ${-196 + i * 28} ${60 + i * 24} ${-170 + i * 26}`,
      t[2],
      5,
      'opacity="0.7"',
    ),
  );
  return {
    art:
      put(-76, -226, meru(tones, 5, 92)) +
      put(110, -216, meru(tones, 3, 74)) +
      put(-214, -210, meru(tones, 2, 52)) +
      bushes +
      poly(rock, t[1]) +
      poly(
        pts`-380 14, -360 -30, -330 -60, -338 -120, -300 -150, -306 -200, -220 -226, -240 -130, -270 -60, -250 14`,
        t[0],
      ) +
      poly(
        pts`120 14, 90 -90, 130 -170, 100 -228, 230 -214, 262 -170, 240 -120, 290 -90, 280 -40, 350 -20, 380 14`,
        t[2],
      ) +
      ledges +
      shape('M-60 14C-60 -50 -20 -86 30 -84C70 -80 96 -40 92 14Z', mix(t[2], tones.ink, 0.6)) +
      pen('M260 -20L200 -70L226 -120L176 -172L190 -214', tones.stone[0], 10) +
      foam,
    width: 780,
    height: 520,
  };
}

const inSea = (draw: (stage: Stage) => Piece): MotifArt => ({
  as: 'object',
  draw,
  base: 'water',
  compositions: ['centred', 'framed'],
});

export const lakeMeru = inSea(lakeTowers);
export const tideTemple = inSea(tideRock);
