import { circle, d, ogee, oval, pen, poly, pts, rect, shape, softened, times, turned } from '../shapes.ts';
import type { Drawing, Point, Trio } from '../types.ts';

/** Parts that walls, towers and domes are built of. Lit from the left. */

/** A row of merlons standing on y. */
export const battlement = (x: number, y: number, w: number, size: number, fill: string, pointed = false): Drawing => {
  const n = Math.max(2, Math.round(w / (size * 1.7)));
  const step = w / n;
  let path = '';
  for (let i = 0; i < n; i++) {
    const at = x + step * (i + 0.2);
    const ww = step * 0.6;
    path += pointed
      ? d`M${at} ${y + 1}V${y - size * 0.55}Q${at} ${y - size} ${at + ww / 2} ${y - size * 1.25}Q${at + ww} ${y - size} ${at + ww} ${y - size * 0.55}V${y + 1}Z`
      : d`M${at} ${y + 1}V${y - size}H${at + ww}V${y + 1}Z`;
  }
  return shape(path, fill);
};

/** Dome outlines from the finial down to the drum, as half-width and height shares. */
const domeProfiles: Record<DomeKind, Point[]> = {
  round: [
    [0, -1],
    [0.42, -0.94],
    [0.75, -0.72],
    [0.94, -0.4],
    [1, 0],
  ],
  onion: [
    [0, -1.28],
    [0.08, -1.16],
    [0.34, -0.98],
    [0.8, -0.74],
    [1.04, -0.44],
    [1.03, -0.22],
    [0.86, 0],
  ],
  pointed: [
    [0, -1.18],
    [0.2, -1.04],
    [0.56, -0.82],
    [0.88, -0.46],
    [1, -0.14],
    [0.96, 0],
  ],
  low: [
    [0, -0.62],
    [0.45, -0.57],
    [0.8, -0.36],
    [1, 0],
  ],
  ribbed: [
    [0, -1.22],
    [0.18, -1.1],
    [0.52, -0.94],
    [0.92, -0.58],
    [1.05, -0.26],
    [0.98, 0],
  ],
};
export type DomeKind = 'round' | 'onion' | 'pointed' | 'low' | 'ribbed';

/** A dome of radius r standing on y, with its finial. */
export function dome(
  kind: DomeKind,
  x: number,
  y: number,
  r: number,
  trio: Trio,
  finial: string,
  crescent = false,
): Drawing {
  const profile = softened(domeProfiles[kind]).map(([w, h]) => [w * r, y + h * r] as const);
  const top = (profile[0] as Point)[1];
  const ribs =
    kind === 'ribbed'
      ? times(7, (i) => {
          const k = (i - 3) / 3.5;
          return pen(
            d`M${x} ${top}C${x + k * r * 0.8} ${top + r * 0.3} ${x + k * r * 1.12} ${y - r * 0.5} ${x + k * r * 0.98} ${y}`,
            trio[2],
            Math.max(1.2, r * 0.024),
            'opacity="0.55"',
          );
        })
      : '';
  const tip = crescent
    ? pen(d`M${x} ${top + 2}V${top - r * 0.24}`, finial, Math.max(1.6, r * 0.04)) +
      shape(
        d`M${x - r * 0.04} ${top - r * 0.52}A${r * 0.14} ${r * 0.14} 0 1 0 ${x + r * 0.13} ${top - r * 0.4}A${r * 0.1} ${r * 0.1} 0 1 1 ${x - r * 0.04} ${top - r * 0.52}Z`,
        finial,
      )
    : circle(x, top - r * 0.08, r * 0.07, finial) +
      poly(pts`${x - r * 0.035} ${top - r * 0.1}, ${x} ${top - r * 0.42}, ${x + r * 0.035} ${top - r * 0.1}`, finial);
  return turned(profile, trio, x) + ribs + tip;
}

/** A slim round tower with balconies; `capped` by cone, dome or lantern. */
export function minaretShaft(
  x: number,
  foot: number,
  w: number,
  h: number,
  trio: Trio,
  band: string,
  taper = 0.7,
): Drawing {
  const at = (t: number): Point => [(w / 2) * (1 - (1 - taper) * t), foot - h * t];
  const profile: Point[] = [at(1), at(0)];
  const rings = [0.06, 0.34, 0.62, 0.9].map((t) => {
    const [hw, y] = at(t);
    return rect(x - hw * 1.08, y, hw * 2.16, Math.max(3, w * 0.12), band);
  });
  return turned(profile, trio, x) + rings.join('');
}

/** A projecting gallery around a shaft, with its corbels. */
export const balcony = (x: number, y: number, w: number, [lit, mid, shade]: Trio): Drawing =>
  poly(pts`${x - w * 0.62} ${y + w * 0.3}, ${x - w} ${y}, ${x + w} ${y}, ${x + w * 0.62} ${y + w * 0.3}`, shade) +
  rect(x - w, y - w * 0.24, w * 2, w * 0.26, mid) +
  rect(x - w, y - w * 0.24, w * 0.7, w * 0.26, lit);

/** A recessed pointed portal. */
export function iwan(
  x: number,
  foot: number,
  w: number,
  h: number,
  frame: Trio,
  inside: readonly [string, string],
  band: string,
): Drawing {
  return (
    rect(x - w, foot - h, w * 2, h, frame[1]) +
    rect(x - w, foot - h, w * 0.24, h, frame[0]) +
    rect(x + w * 0.78, foot - h, w * 0.22, h, frame[2]) +
    rect(x - w * 0.86, foot - h * 0.96, w * 1.72, h * 0.06, band) +
    rect(x - w * 0.86, foot - h * 0.96, w * 0.1, h * 0.96, band) +
    rect(x + w * 0.76, foot - h * 0.96, w * 0.1, h * 0.96, band) +
    shape(ogee(x, foot, w * 0.66, h * 0.84), inside[0]) +
    shape(ogee(x + w * 0.1, foot, w * 0.5, h * 0.66), inside[1]) +
    shape(ogee(x, foot, w * 0.24, h * 0.3), '#00000055')
  );
}

/** A row of openings of one form along a wall. */
export const arcade = (
  x: number,
  foot: number,
  w: number,
  h: number,
  n: number,
  fill: string,
  pointed = true,
): Drawing =>
  times(n, (i) => {
    const cx = x + (w * (i + 0.5)) / n;
    const hw = (w / n) * 0.32;
    return shape(
      pointed
        ? ogee(cx, foot, hw, h)
        : d`M${cx - hw} ${foot}V${foot - h + hw}A${hw} ${hw} 0 0 1 ${cx + hw} ${foot - h + hw}V${foot}Z`,
      fill,
    );
  });

/** A small domed kiosk on four posts. */
export const chhatri = (x: number, foot: number, w: number, trio: Trio, finial: string, dark: string): Drawing =>
  rect(x - w, foot - w * 0.16, w * 2, w * 0.16, trio[1]) +
  rect(x - w * 0.8, foot - w * 1.1, w * 1.6, w * 0.95, dark, 'opacity="0.55"') +
  [-0.8, -0.28, 0.16, 0.64]
    .map((k, i) => rect(x + k * w, foot - w * 1.1, w * 0.16, w * 0.95, trio[i > 1 ? 2 : 0]))
    .join('') +
  poly(
    pts`${x - w * 1.15} ${foot - w * 1.05}, ${x - w * 0.8} ${foot - w * 1.3}, ${x + w * 0.8} ${foot - w * 1.3}, ${x + w * 1.15} ${foot - w * 1.05}`,
    trio[2],
  ) +
  dome('onion', x, foot - w * 1.28, w * 0.74, trio, finial);

/** Broad steps up to y from `foot`. */
export const steps = (x: number, foot: number, w: number, h: number, n: number, [lit, mid, shade]: Trio): Drawing =>
  times(n, (i) => {
    const hw = w * (1 - (0.24 * i) / n);
    const y = foot - (h * (i + 1)) / n;
    return (
      rect(x - hw, y, hw * 2, h / n + 0.6, i % 2 ? mid : lit) +
      rect(x - hw, y + (h / n) * 0.62, hw * 2, (h / n) * 0.38, shade, 'opacity="0.55"')
    );
  });

/** Lit or dark windows in a grid. */
export const windows = (
  x: number,
  y: number,
  w: number,
  h: number,
  cols: number,
  rows: number,
  fill: (i: number, j: number) => string,
  k = 0.5,
): Drawing =>
  times(rows, (j) =>
    times(cols, (i) =>
      rect(
        x + (w * (i + (1 - k) / 2)) / cols,
        y + (h * (j + 0.2)) / rows,
        (w * k) / cols,
        (h * 0.6) / rows,
        fill(i, j),
      ),
    ),
  );

/** Soft contact shadow. */
export const contact = (w: number, ink: string): Drawing => oval(0, 2, w, 7, ink, 'opacity="0.28"');
