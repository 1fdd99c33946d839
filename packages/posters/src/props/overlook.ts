import { mix } from '../colour.ts';
import { canopy } from '../landscape/relief.ts';
import { circle, d, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawMist } from '../sky.ts';
import { hasPalms } from '../style.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, Stage } from '../types.ts';
import { bush, leafAt, localTree } from './plants.ts';

/** Seen from a height: the motif rises out of roofs or treetops that run back to the horizon. */
export function drawOverlook(stage: Stage, x: number, y: number, half: number, hero: Drawing): Drawing {
  const { facts, horizon, height } = stage;
  const town =
    facts.landscape === 'megacity' ||
    ['river-plain', 'coast', 'desert', 'steppe'].includes(facts.landscape) ||
    stage.rng.fork('town').chance(0.35);
  const rows = 5;
  let back = '';
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const at = horizon + 16 + (y - horizon - 20) * t;
    back += town
      ? roofRow(stage, i, at, 0.42 + 0.42 * t, 26 + 34 * t)
      : canopy(stage, `over${i}`, 0.42 + 0.4 * t, at, 20 + 20 * t, height);
    back += drawMist(stage, at + 16, 46, 0.5 * (1 - t));
  }
  const near = town
    ? roofRow(stage, 8, height * 0.985, 0.97, 84)
    : canopy(stage, 'over-near', 0.97, height - 36, 52, height + 60);
  const trees = sideTrees(stage, x, y, half);
  return back + trees + hero + skirt(stage, x, y, half) + near;
}

function sideTrees(stage: Stage, x: number, y: number, half: number): Drawing {
  const rng = stage.rng.fork('side-trees');
  return times(7, (i) => {
    const side = i % 2 ? 1 : -1;
    const px = x + side * (half + rng.between(10, 260));
    return put(px, y + rng.between(-16, 20), localTree(stage, rng, rng.between(90, 150), 0.85), 1, rng.chance(0.5));
  });
}

/** Leaves over the motif's foot, so that it grows out of the town. */
function skirt(stage: Stage, x: number, y: number, half: number): Drawing {
  const rng = stage.rng.fork('skirt');
  const n = Math.max(5, Math.round(half / 26));
  return times(n, (i) =>
    put(
      x - half * 1.15 + (half * 2.3 * (i + rng.next())) / n,
      y + 22,
      bush(rng, rng.between(60, 110), leafAt(stage, 0.9)),
    ),
  );
}

/** A row of roofs as they are built here, some windows lit. */
export function roofRow(stage: Stage, index: number, y: number, depth: number, size: number): Drawing {
  const rng = stage.rng.fork(`roofs${index}`);
  const { tones, style, width, height } = stage;
  const far = stage.tones.layer(depth);
  const toned = (colour: string) => mix(far, colour, 0.2 + 0.6 * depth);
  const flat = style === 'arabia' || style === 'persia' || style === 'levant' || style === 'india';
  let art = '';
  for (let x = -size; x < width + size;) {
    const w = size * rng.between(1.3, 2.6);
    const top = y - size * rng.between(0.4, 1);
    const wall = toned(rng.chance(0.7) ? tones.wall[1] : tones.stone[1]);
    const dark = toned(tones.wall[2]);
    art += rect(x, top, w, height - top + 10, wall) + rect(x + w * 0.68, top, w * 0.32, height - top + 10, dark);
    art += flat
      ? flatTop(rng, x, top, w, size, wall, dark)
      : pitched(
          x,
          top,
          w,
          size,
          toned(rng.chance(0.75) ? tones.roof[1] : tones.accent[2]),
          toned(tones.roof[2]),
          style,
        );
    art += times(2, (i) =>
      rect(
        x + w * (0.16 + i * 0.26),
        top + size * 0.3,
        size * 0.18,
        size * 0.26,
        tones.lamps && rng.chance(0.6) ? tones.glow : dark,
      ),
    );
    if (rng.chance(0.22))
      art += put(
        x + w,
        y + size * 0.2,
        hasPalms(stage.facts, style)
          ? localTree(stage, rng, size * 1.9, depth)
          : localTree(stage, rng, size * 1.6, depth),
      );
    x += w * rng.between(0.9, 1.1);
  }
  return art;
}

const pitched = (
  x: number,
  top: number,
  w: number,
  size: number,
  lit: string,
  dark: string,
  style: string,
): Drawing => {
  const upturn = style === 'china' || style === 'korea' || style === 'japan' || style === 'thai' ? size * 0.1 : 0;
  const o = size * 0.16;
  return (
    shape(
      d`M${x - o} ${top + 4 - upturn}Q${x + w * 0.1} ${top - size * 0.06} ${x + w * 0.22} ${top - size * 0.46}H${x + w * 0.78}Q${x + w * 0.9} ${top - size * 0.06} ${x + w + o} ${top + 4 - upturn}Q${x + w / 2} ${top + 10} ${x - o} ${top + 4 - upturn}Z`,
      lit,
    ) +
    shape(
      d`M${x + w * 0.6} ${top - size * 0.46}H${x + w * 0.78}Q${x + w * 0.9} ${top - size * 0.06} ${x + w + o} ${top + 4 - upturn}Q${x + w * 0.86} ${top + 8} ${x + w * 0.68} ${top + 8}Z`,
      dark,
    )
  );
};

const flatTop = (rng: Seeded, x: number, top: number, w: number, size: number, wall: string, dark: string): Drawing => {
  if (rng.chance(0.14))
    return (
      circle(x + w * 0.4, top, w * 0.26, wall) +
      shape(
        d`M${x + w * 0.44} ${top - w * 0.26}A${w * 0.26} ${w * 0.26} 0 0 1 ${x + w * 0.66} ${top}H${x + w * 0.5}Z`,
        dark,
      )
    );
  if (rng.chance(0.12))
    return (
      rect(x + w * 0.2, top - size, size * 0.3, size, wall) +
      poly(
        pts`${x + w * 0.2 + size * 0.18} ${top - size}, ${x + w * 0.2 + size * 0.3} ${top - size}, ${x + w * 0.2 + size * 0.3} ${top}, ${x + w * 0.2 + size * 0.18} ${top}`,
        dark,
      )
    );
  return rect(x - 2, top - 4, w + 4, 6, wall) + rect(x + w * 0.68, top - 4, w * 0.32 + 2, 6, dark);
};
