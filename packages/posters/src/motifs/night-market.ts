import { mix } from '../colour.ts';
import { cityLayer } from '../landscape/relief.ts';
import { d, oval, pen, put, rect, times } from '../shapes.ts';
import { drawMist } from '../sky.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';
import { house, lantern } from './houses.ts';
import { aisle } from './stalls.ts';

const neon = (stage: Stage, x: number, y: number, w: number, h: number, i: number): Drawing => {
  const { tones } = stage;
  const paint = [
    tones.red[0],
    mix(tones.accent[0], '#ff7aa8', 0.4),
    tones.gold[0],
    mix(tones.water[0], '#6fe6e0', 0.5),
  ][i % 4] as string;
  const glyphs = Math.max(2, Math.round(h / w));
  return (
    rect(x - w * 0.8, y - w * 0.3, w * 1.6 + 0, h + w * 0.6, paint, `rx="${(w * 0.5).toFixed(1)}" opacity="0.16"`) +
    rect(x - w / 2, y, w, h, mix(paint, tones.ink, 0.55), 'rx="5"') +
    rect(x - w / 2 + 3, y + 3, w - 6, h - 6, 'none', `rx="4" stroke="${paint}" stroke-width="3"`) +
    times(glyphs, (j) => {
      const gy = y + h * ((j + 0.5) / glyphs);
      const s = w * 0.26;
      return pen(
        d`M${x - s} ${gy - s * 0.6}H${x + s}M${x} ${gy - s}V${gy + s}M${x - s * 0.8} ${gy + s * 0.5}H${x + s * 0.8}`,
        tones.paper,
        3,
      );
    })
  );
};

const steam = (stage: Stage, x: number, y: number, h: number): Drawing => {
  const line = d`M${x} ${y}C${x - 30} ${y - h * 0.25} ${x + 36} ${y - h * 0.45} ${x} ${y - h * 0.7}C${x - 14} ${y - h * 0.86} ${x + 20} ${y - h * 0.94} ${x + 30} ${y - h}`;
  return (
    pen(line, stage.tones.paper, 20, 'stroke-linecap="round" opacity="0.16"') +
    pen(line, stage.tones.paper, 8, 'stroke-linecap="round" opacity="0.3"')
  );
};

/** Stalls aglow under lanterns, signs above, steam, a crowd. Always after dark. */
function drawNight(stage: Stage): Drawing {
  const { height, horizon, centre, rng, width, tones } = stage;
  const r = rng.fork('night-market');
  const city = cityLayer(stage, 'nm1', 0.3, horizon + 20, 380) + drawMist(stage, horizon - 60, 220, 0.35);
  let row = '';
  for (let x = -60; x < width + 20;) {
    const w = r.between(130, 190);
    row += put(x, horizon + 20, house(stage, r, w, r.between(210, 290)));
    x += w * 1.04;
  }
  const signs = times(Math.round(width / 150), (i) =>
    neon(
      stage,
      ((i + r.between(0.2, 0.8)) / Math.round(width / 150)) * width,
      horizon - r.between(240, 300),
      r.between(34, 48),
      r.between(110, 190),
      i,
    ),
  );
  const haze = rect(
    0,
    horizon - 200,
    width,
    height - horizon + 200,
    stage.fade(horizon - 200, horizon + 240, `${tones.glow}00`, `${tones.glow}88`, `${tones.glow}00`),
  );
  const strings = [0, 1]
    .map((k) => {
      const n = Math.round(width / (110 - k * 20));
      const y0 = horizon - 210 + k * 90;
      return (
        pen(
          d`M-20 ${y0}Q${width * 0.25} ${y0 + 90} ${width * 0.5} ${y0}Q${width * 0.75} ${y0 + 90} ${width + 20} ${y0}`,
          tones.ink,
          2,
        ) +
        times(n, (i) => {
          const t = (i + 0.5) / n;
          const u = (t * 2) % 1;
          return lantern(stage, t * width, y0 + 45 * 4 * u * (1 - u), k ? 30 : 18);
        })
      );
    })
    .join('');
  const floor = rect(
    0,
    horizon + 10,
    width,
    height,
    stage.fade(horizon, height, mix(tones.glow, tones.stone[2], 0.5), mix(tones.stone[2], tones.ink, 0.5)),
  );
  const pools = times(8, (i) =>
    oval(((i + 0.5) / 8) * width, height * r.between(0.7, 0.98), 120, 16, tones.glow, 'opacity="0.07"'),
  );
  const vapour = times(6, (i) =>
    steam(stage, centre + (i - 2.5) * 190 + r.between(-40, 40), i % 2 ? height * 0.76 : horizon + 10, 210),
  );
  return city + row + signs + haze + floor + pools + aisle(stage, horizon + 62, true) + vapour + strings;
}

export const nightMarket: MotifArt = { as: 'scene', draw: drawNight, horizon: 0.54, sky: true, bare: true };
