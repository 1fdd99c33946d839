import { mix } from '../../colour.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../../types.ts';

/** The Terracotta Army: ranks of clay soldiers between banks of earth, under the roof of their hall. */

/** One soldier, 200 high, in plated armour; the topknot leans to one side. */
function soldier([lit, mid, shade]: Trio, line: string, kind: number): Drawing {
  const skirt = shape('M-38 -62L-46 -22H46L38 -62Z', mid) + shape('M8 -62L14 -22H46L38 -62Z', shade);
  const legs =
    rect(-30, -26, 24, 30, mid) + rect(6, -26, 24, 30, shade) + rect(-36, -2, 32, 8, shade) + rect(4, -2, 34, 8, shade);
  const arms =
    shape('M-36 -138C-60 -130 -62 -90 -54 -62L-38 -64C-42 -92 -38 -110 -28 -124Z', lit) +
    shape('M36 -138C60 -130 62 -90 54 -62L38 -64C42 -92 38 -110 28 -124Z', shade) +
    circle(-46, -58, 9, lit) +
    circle(46, -58, 9, shade);
  const plates =
    shape('M-38 -136Q0 -148 38 -136L42 -56H-42Z', mid) +
    shape('M10 -141Q26 -140 38 -136L42 -56H12Z', shade) +
    [-118, -102, -86, -70].map((y) => pen(d`M-40 ${y}Q0 ${y + 7} 40 ${y}`, line, 2.4)).join('') +
    [-24, -8, 8, 24].map((x) => pen(d`M${x} -126L${x * 1.12} -58`, line, 1.6)).join('');
  const head =
    rect(-10, -150, 20, 18, mid) +
    shape('M-20 -176C-20 -194 20 -194 20 -176C20 -156 12 -144 0 -142C-12 -144 -20 -156 -20 -176Z', lit) +
    shape('M6 -189C16 -188 20 -184 20 -176C20 -156 12 -144 0 -142Q8 -166 6 -189Z', mid) +
    shape('M-21 -174C-22 -198 22 -198 21 -174Q14 -186 0 -187Q-14 -186 -21 -174Z', shade) +
    oval(kind % 2 ? 7 : -6, -197, 10, 9, shade) +
    pen('M-11 -171H-4M5 -171H12M0 -170V-162M-7 -153Q0 -150 7 -153', line, 2.2) +
    (kind % 3 ? pen('M-8 -157Q0 -161 8 -157', line, 2) : '');
  const scarf = shape('M-22 -140Q0 -126 22 -140L16 -130Q0 -118 -16 -130Z', lit);
  return oval(0, 4, 52, 8, line, 'opacity="0.35"') + legs + skirt + arms + plates + scarf + head;
}

/** The hall over the pits: arches of steel, and the gallery that visitors look from. */
function hallOf(stage: Stage, earth: string): Drawing {
  const { tones, width, height, horizon, centre } = stage;
  const roof = mix(tones.skyLow, tones.stone[1], 0.5);
  const steel = mix(roof, tones.ink, 0.35);
  return (
    rect(0, 0, width, horizon + 10, stage.fade(0, horizon, mix(tones.skyTop, '#6f8a94', 0.45), roof)) +
    times(6, (i) => {
      const r = height * (0.16 + i * i * 0.03 + i * 0.05);
      return pen(
        d`M${centre - r * 1.9} ${horizon}Q${centre - r * 1.7} ${horizon - r * 0.92} ${centre} ${horizon - r}Q${centre + r * 1.7} ${horizon - r * 0.92} ${centre + r * 1.9} ${horizon}`,
        steel,
        3 + i * 2,
        `opacity="${(0.35 + i * 0.08).toFixed(2)}"`,
      );
    }) +
    [-2, -1, 0, 1, 2]
      .map((i) =>
        pen(d`M${centre + i * 60} ${horizon - height * 0.15}L${centre + i * 320} -10`, steel, 4, 'opacity="0.35"'),
      )
      .join('') +
    rect(0, horizon - 34, width, 44, mix(roof, earth, 0.6)) +
    times(24, (i) => rect((i * width) / 24, horizon - 44, 4, 14, steel)) +
    rect(0, horizon - 46, width, 4, steel)
  );
}

function ranks(stage: Stage): Drawing {
  const { tones, width, height, horizon, centre } = stage;
  const clay = (depth: number): Trio => {
    const at = (i: 0 | 1 | 2) => mix(mix(tones.brick[i], tones.sand[2], 0.5), tones.mist, (1 - depth) * 0.5);
    return [at(0), at(1), at(2)];
  };
  const earth = mix(tones.sand[2], tones.brick[1], 0.4);
  const deep = mix(earth, tones.ink, 0.45);
  const rows = 9;
  const at = (row: number) => {
    const k = row / (rows - 1);
    return { k, y: horizon + 10 + (height * 0.97 - horizon) * k ** 1.55, size: 0.22 + 1.5 * k ** 1.5 };
  };
  const beyond = horizon - 6;
  const lane = (edge: number, w: number, fill: string) =>
    poly(
      pts`${centre + edge * 0.15} ${beyond}, ${centre + (edge + w) * 0.15} ${beyond}, ${centre + (edge + w) * 1.95} ${height + 20}, ${centre + edge * 1.95} ${height + 20}`,
      fill,
    );
  const lanes = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((i) => lane(i * 300 - 118, 236, deep) + lane(i * 300 - 118, 14, mix(earth, tones.ink, 0.65)))
    .join('');
  const army = times(rows, (row) => {
    const { k, y, size } = at(row);
    const t = clay(0.3 + k * 0.7);
    const line = mix(t[2], tones.ink, 0.55);
    const unit = (y - beyond) / (height + 20 - beyond);
    const gauge = 0.15 + 1.8 * unit;
    return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
      .flatMap((i) => [-1, 1].map((s) => ({ x: centre + (i * 300 + s * 58) * gauge, kind: row * 3 + i * 2 + s + 20 })))
      .filter(({ x }) => x > -120 && x < width + 120)
      .map(({ x, kind }) => put(x, y, soldier(t, line, kind), size * 0.56 + gauge * 0.1))
      .join('');
  });
  return (
    hallOf(stage, earth) +
    rect(0, horizon - 6, width, height, stage.fade(horizon, height, mix(earth, tones.mist, 0.3), earth)) +
    lanes +
    army
  );
}

export const clayArmy: MotifArt = { as: 'scene', draw: ranks, horizon: 0.34, sky: false, bare: true };
