import { lift, mix } from '../colour.ts';
import { d, rect, shape, times } from '../shapes.ts';
import type { Drawing, Stage } from '../types.ts';

/** A sheet of water from `top` to the lower edge: it takes the sky's light far off and its own colour close by. */
export function water(stage: Stage, top: number, bottom = stage.height): Drawing {
  const { tones, width } = stage;
  const far = mix(tones.water[0], tones.skyLow, 0.5);
  return rect(
    0,
    top,
    width,
    bottom - top,
    stage.fade(top, bottom, far, tones.water[1], mix(tones.water[2], tones.water[1], 0.35)),
  );
}

/** Lens-shaped ripples, small and close at the far end. */
export function ripples(stage: Stage, part: string, top: number, bottom: number, count = 34): Drawing {
  const rng = stage.rng.fork(part);
  const { tones, width } = stage;
  const lit = mix(tones.water[0], tones.skyLow, 0.45);
  const dark = mix(tones.water[2], tones.water[1], 0.3);
  return times(count, (i) => {
    const t = ((i + rng.next()) / count) ** 1.5;
    const y = top + 6 + (bottom - top - 6) * t;
    const w = (26 + 130 * t) * rng.between(0.5, 1.2);
    const h = (1.6 + 5 * t) * rng.between(0.7, 1.2);
    const x = rng.between(-0.02, 1.02) * width;
    return shape(
      d`M${x - w} ${y}Q${x} ${y - h} ${x + w} ${y}Q${x} ${y + h} ${x - w} ${y}Z`,
      rng.chance(0.55) ? lit : dark,
      'opacity="0.6"',
    );
  });
}

/** The path of light that sun or moon lays on water. */
export function glitter(stage: Stage, top: number, bottom: number): Drawing {
  const { disc, tones } = stage;
  if (disc.y > top + disc.r) return '';
  const rng = stage.rng.fork('glitter');
  const colour = mix(tones.disc, '#fff8e4', 0.25);
  const rows = 13;
  return times(rows, (i) => {
    const t = (i + 0.3) / rows;
    const y = top + 5 + (bottom - top) * t ** 1.25;
    const w = disc.r * (0.95 - 0.35 * t) * rng.between(0.5, 1.1);
    const x = disc.x + rng.between(-0.18, 0.18) * disc.r;
    const h = 2.6 + t * 6;
    return rect(x - w, y, w * 2, h, colour, `rx="${(h / 2).toFixed(1)}" opacity="${(0.85 - t * 0.5).toFixed(2)}"`);
  });
}

/** Rows of low waves with a bright lip. */
export function swell(stage: Stage, part: string, top: number, bottom: number, rows = 4): Drawing {
  const rng = stage.rng.fork(part);
  const { tones, width } = stage;
  return times(rows, (i) => {
    const t = (i + 1) / (rows + 1);
    const y = top + (bottom - top) * t ** 1.4;
    const step = 70 + 150 * t;
    const h = 4 + 12 * t;
    let path = d`M${-step * rng.next()} ${y}`;
    for (let x = -step; x < width + step * 2; x += step) path += d`q${step / 2} ${h} ${step} 0`;
    const body = `${path}V${bottom}H${-step * 2}Z`;
    return (
      shape(body, mix(tones.water[1], tones.water[2], t), 'opacity="0.55"') +
      `<path d="${path}" fill="none" stroke="${lift(tones.water[0], 0.04)}" stroke-width="${(1.5 + 2 * t).toFixed(1)}" opacity="0.7"/>`
    );
  });
}
