import { mix } from '../colour.ts';
import { drawLand } from '../landscape/lands.ts';
import { water } from '../landscape/water.ts';
import { localTree } from '../props/plants.ts';
import { put, rect, times } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import type { Drawing, Stage } from '../types.ts';

/** The land as it lies below the window. */
export function view(stage: Stage): Drawing {
  const { horizon, height, width, tones } = stage;
  const r = stage.rng.fork('view');
  const wet = ['coast', 'islands', 'lake', 'river-plain'].includes(stage.facts.landscape);
  const near = wet
    ? water(stage, horizon - 4, height)
    : rect(0, horizon - 4, width, height, stage.fade(horizon, height, tones.leaf[0], tones.leaf[2]));
  return (
    drawSky(stage) +
    drawLand(stage) +
    near +
    times(9, (i) => put(width * ((i + r.next()) / 9), height * 0.76, localTree(stage, r, r.between(120, 210), 0.9)))
  );
}

export const lit = ({ tones }: Stage) => (tones.lamps ? mix(tones.glow, tones.wall[1], 0.35) : tones.wall[1]);
