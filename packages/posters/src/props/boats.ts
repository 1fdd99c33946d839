import { circle, d, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, Stage } from '../types.ts';

/** Boats float at (0, 0) with the waterline on y = 0, bow to the right. */

/** A slender boat with one who stands and poles. */
export function sampan(stage: Stage): Drawing {
  const { tones } = stage;
  const hull = d`M-78 -12Q-60 10 -10 11H22Q66 9 92 -20Q60 -4 10 -4Q-50 -4 -78 -12Z`;
  const man =
    pen('M-46 -10L-44 -34', tones.ink, 5) +
    shape('M-51 -22L-49 -42Q-45 -46 -40 -42L-38 -20Z', tones.accent[1]) +
    circle(-44, -48, 4.6, tones.wood[0]) +
    poly(pts`-56 -48, -44 -57, -32 -48`, tones.gold[2]) +
    pen('M-38 -38L-70 16', tones.ink, 2);
  return (
    shape(hull, tones.wood[2]) +
    pen('M-78 -12Q-50 -4 10 -4Q60 -4 92 -20', tones.wood[0], 3) +
    man +
    shape('M-8 -4Q-6 -30 14 -30Q36 -30 38 -4Z', tones.stone[2]) +
    pen('M2 -4Q4 -27 14 -29M24 -4Q26 -24 20 -29', tones.wood[2], 2)
  );
}

/** A narrow boat with a tall painted bow. */
export function longtail(stage: Stage): Drawing {
  const { tones } = stage;
  const hull = d`M-92 -16Q-70 10 -20 11H30Q78 6 112 -54Q84 -14 30 -8Q-40 -6 -92 -16Z`;
  const roof =
    pen('M-40 -8V-36M28 -10V-36', tones.wood[2], 3) +
    shape('M-54 -34Q-6 -50 42 -34L40 -30Q-6 -44 -52 -30Z', tones.accent[1]);
  const ribbons = pen('M98 -34L106 -20M101 -36L112 -24', tones.gold[0], 4);
  return (
    shape(hull, tones.wood[1]) +
    shape('M-92 -16Q-70 10 -20 11H30Q40 10 52 4Q-40 6 -92 -16Z', tones.wood[2]) +
    pen('M-90 -14Q-40 -4 30 -7Q82 -12 111 -52', tones.gold[1], 3) +
    roof +
    ribbons +
    pen('M-86 -18L-128 8', tones.ink, 3)
  );
}

/** A small lateen-sailed boat. */
export function dhow(stage: Stage): Drawing {
  const { tones } = stage;
  const hull = d`M-80 -22L-70 8Q-10 16 56 6L92 -26Q20 -6 -80 -22Z`;
  return (
    pen('M6 -8V-118', tones.wood[2], 4) +
    shape('M-58 -34Q-20 -120 70 -168Q82 -90 34 -34Q-10 -20 -58 -34Z', tones.wall[0]) +
    shape('M34 -34Q82 -90 70 -168Q52 -90 10 -28Z', tones.wall[2]) +
    pen('M-62 -30L76 -172', tones.wood[2], 3) +
    shape(hull, tones.wood[1]) +
    shape('M-74 -4L-70 8Q-10 16 56 6L70 -8Q0 2 -74 -4Z', tones.wood[2])
  );
}

/** A rowing boat with two in it. */
export const rowboat = (stage: Stage): Drawing => {
  const { tones } = stage;
  const one = (x: number, coat: string) =>
    shape(d`M${x - 7} -10Q${x - 6} -28 ${x} -30Q${x + 6} -28 ${x + 7} -10Z`, coat) + circle(x, -35, 5, tones.wood[0]);
  return (
    one(-16, tones.accent[1]) +
    one(20, tones.wall[1]) +
    pen('M-12 -20L-44 10M24 -20L50 10', tones.wood[2], 2.4) +
    shape('M-66 -16Q-46 8 -30 9H34Q54 6 70 -16Q10 -6 -66 -16Z', tones.wood[1]) +
    shape('M-58 -6Q-44 8 -30 9H34Q50 6 62 -6Q10 2 -58 -6Z', tones.wood[2])
  );
};

/** The boat that belongs here. */
export function localBoat(stage: Stage): Drawing {
  const { style } = stage;
  if (style === 'thai' || style === 'malay') return longtail(stage);
  if (style === 'china' || style === 'japan' || style === 'korea') return sampan(stage);
  if (style === 'arabia' || style === 'india') return dhow(stage);
  return rowboat(stage);
}

/** A boat and its reflection with a few ripples. */
export const afloat = (
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  flip = false,
  boat = localBoat(stage),
): Drawing => {
  const wide = 120 * scale;
  return (
    `<g opacity="0.3" transform="translate(${x.toFixed(1)} ${(y + 10 * scale).toFixed(1)}) scale(${(flip ? -scale : scale).toFixed(3)} ${(-scale * 0.6).toFixed(3)})">${boat}</g>` +
    put(x, y, boat, scale, flip) +
    times(3, (i) =>
      rect(
        x - wide + i * wide * 0.3,
        y + (9 + i * 8) * scale,
        wide * (1.7 - i * 0.4),
        2.4 * scale,
        stage.tones.water[0],
        'rx="1.2" opacity="0.7"',
      ),
    )
  );
};
