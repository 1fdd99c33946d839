import { canopy } from './landscape/relief.ts';
import { roofRow } from './props/overlook.ts';
import { fir, leafAt, localTree } from './props/plants.ts';
import { put, times } from './shapes.ts';
import { drawMist } from './sky.ts';
import type { Drawing, Stage } from './types.ts';

/** What an object stands before, between the land and its own ground: a wood, the roofs of a town, or nothing. */

type Base = 'grass' | 'plaza' | 'water' | 'sand' | 'rock';

const conifers = ['japan', 'korea', 'himalaya', 'caucasus'];

/** Treetops that climb behind, and tall trunks to both sides. */
function wood(stage: Stage): Drawing {
  const { horizon, width, style, facts } = stage;
  const rng = stage.rng.fork('wood');
  const needles = conifers.includes(style) && facts.landscape !== 'islands';
  const tree = (h: number, depth: number) =>
    needles ? fir(rng, h * 1.25, leafAt(stage, depth)) : localTree(stage, rng, h, depth);
  const row = (depth: number, y: number, h: number, gap: number) =>
    times(Math.ceil(width / gap) + 1, (i) =>
      put((i + rng.between(-0.3, 0.3)) * gap, y, tree(h * rng.between(0.75, 1.2), depth)),
    );
  return (
    canopy(stage, 'wood-far', 0.32, horizon - 190, 52) +
    drawMist(stage, horizon - 120, 90, 0.5) +
    row(0.45, horizon - 20, 190, 74) +
    canopy(stage, 'wood-near', 0.55, horizon - 44, 40) +
    row(0.68, horizon + 10, 230, 128)
  );
}

const town = (stage: Stage): Drawing =>
  roofRow(stage, 21, stage.horizon - 22, 0.42, 34) +
  drawMist(stage, stage.horizon - 10, 50, 0.5) +
  roofRow(stage, 22, stage.horizon + 2, 0.6, 44);

export function drawBackdrop(stage: Stage, base: Base): Drawing {
  if (base === 'water') return '';
  if (stage.surroundings === 'wood') return wood(stage);
  return stage.surroundings === 'town' && stage.facts.landscape !== 'megacity' ? town(stage) : '';
}
