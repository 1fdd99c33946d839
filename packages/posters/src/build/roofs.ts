import { mix } from '../colour.ts';
import { circle, d, pen, poly, pts, rect, shape, times } from '../shapes.ts';
import type { Drawing, Trio } from '../types.ts';

export interface EaveForm {
  x?: number;
  /** Height of the eaves' middle. */
  y: number;
  /** Half-width at the eaves. */
  w: number;
  h: number;
  /** Half-width at the ridge. */
  top: number;
  /** How far the tips turn up. */
  lift: number;
  ribs?: number;
}

/** A hipped roof with upturned eaves, its ribs and the dark line of its underside. */
export function eaveRoof({ x = 0, y, w, h, top, lift, ribs = 7 }: EaveForm, [lit, mid, shade]: Trio): Drawing {
  const X = (k: number) => x + k;
  const bend = top + (w - top) * 0.3;
  const slope = y - h * 0.2;
  const body = d`M${X(-w)} ${y - lift}Q${X(-bend)} ${slope} ${X(-top)} ${y - h}H${X(top)}Q${X(bend)} ${slope} ${X(w)} ${y - lift}Q${X(w * 0.72)} ${y} ${X(w * 0.42)} ${y}H${X(-w * 0.42)}Q${X(-w * 0.72)} ${y} ${X(-w)} ${y - lift}Z`;
  const dark = d`M${X(top * 0.3)} ${y - h}H${X(top)}Q${X(bend)} ${slope} ${X(w)} ${y - lift}Q${X(w * 0.72)} ${y} ${X(w * 0.42)} ${y}H${X(w * 0.2)}Z`;
  const t = Math.max(3, h * 0.13);
  const under = d`M${X(-w)} ${y - lift}Q${X(-w * 0.72)} ${y} ${X(-w * 0.42)} ${y}H${X(w * 0.42)}Q${X(w * 0.72)} ${y} ${X(w)} ${y - lift}Q${X(w * 0.8)} ${y + t} ${X(w * 0.42)} ${y + t}H${X(-w * 0.42)}Q${X(-w * 0.8)} ${y + t} ${X(-w)} ${y - lift}Z`;
  const rib = (i: number) => {
    const k = (i + 0.5) / ribs - 0.5;
    return d`M${X(k * 2 * top)} ${y - h}Q${X(k * 2 * bend)} ${slope} ${X(k * 1.72 * w)} ${y - lift * Math.abs(k) * 0.9}`;
  };
  let lines = '';
  for (let i = 0; i < ribs; i++) lines += rib(i);
  return (
    shape(under, mix(shade, '#1a1420', 0.35)) +
    shape(body, mid) +
    shape(dark, shade) +
    pen(lines, lit, Math.max(1, h * 0.022), 'opacity="0.55"') +
    pen(
      d`M${X(-w)} ${y - lift}Q${X(-w * 0.72)} ${y} ${X(-w * 0.42)} ${y}H${X(w * 0.42)}Q${X(w * 0.72)} ${y} ${X(w)} ${y - lift}`,
      lit,
      Math.max(1.4, h * 0.04),
    )
  );
}

/** A ridge beam with turned-up or fish-tailed ends. */
export const ridge = (x: number, y: number, w: number, t: number, [lit, , shade]: Trio, curl = 1): Drawing =>
  shape(
    d`M${x - w - t * 0.6} ${y - t * (0.4 + 1.5 * curl)}Q${x - w} ${y - t * 0.5} ${x - w * 0.7} ${y - t}H${x + w * 0.7}Q${x + w} ${y - t * 0.5} ${x + w + t * 0.6} ${y - t * (0.4 + 1.5 * curl)}L${x + w} ${y + t * 0.2}H${x - w}Z`,
    lit,
  ) + rect(x - w, y - t * 0.25, w * 2, t * 0.5, shade);

/** A gabled roof face of a hall: a bent triangle over straight eaves. */
export function gable(x: number, y: number, w: number, h: number, [, mid, shade]: Trio, inner: string): Drawing {
  const outer = d`M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.3} ${x} ${y - h}Q${x + w * 0.4} ${y - h * 0.3} ${x + w} ${y}L${x + w * 0.86} ${y + h * 0.07}Q${x + w * 0.36} ${y - h * 0.2} ${x} ${y - h * 0.78}Q${x - w * 0.36} ${y - h * 0.2} ${x - w * 0.86} ${y + h * 0.07}Z`;
  const face = d`M${x - w * 0.8} ${y}Q${x - w * 0.34} ${y - h * 0.25} ${x} ${y - h * 0.86}Q${x + w * 0.34} ${y - h * 0.25} ${x + w * 0.8} ${y}Z`;
  return (
    shape(face, inner) +
    shape(outer, mid) +
    shape(
      d`M${x} ${y - h}Q${x + w * 0.4} ${y - h * 0.3} ${x + w} ${y}L${x + w * 0.86} ${y + h * 0.07}Q${x + w * 0.36} ${y - h * 0.2} ${x} ${y - h * 0.78}Z`,
      shade,
    )
  );
}

/** The steep stacked gables of a Thai or Lao hall, seen from its front. */
export function thaiGable(
  y: number,
  w: number,
  h: number,
  layers: number,
  roof: Trio,
  gold: Trio,
  inner: string,
): Drawing {
  let art = '';
  for (let i = 0; i < layers; i++) {
    const k = 1 - i * 0.2;
    const base = y - i * h * 0.16;
    const [ww, hh] = [w * k, h * k];
    art += shape(
      d`M${-ww} ${base}Q${-ww * 0.42} ${base - hh * 0.36} 0 ${base - hh}Q${ww * 0.42} ${base - hh * 0.36} ${ww} ${base}Z`,
      roof[1],
    );
    art += shape(
      d`M0 ${base - hh}Q${ww * 0.42} ${base - hh * 0.36} ${ww} ${base}H${ww * 0.5}Q${ww * 0.2} ${base - hh * 0.4} 0 ${base - hh}Z`,
      roof[2],
    );
    art += pen(
      d`M${-ww - 6} ${base - 10}Q${-ww} ${base} ${-ww * 0.94} ${base - hh * 0.02}Q${-ww * 0.42} ${base - hh * 0.36} 0 ${base - hh}Q${ww * 0.42} ${base - hh * 0.36} ${ww * 0.94} ${base - hh * 0.02}Q${ww} ${base} ${ww + 6} ${base - 10}`,
      gold[i ? 1 : 0],
      h * 0.028,
    );
    art += shape(
      d`M-3 ${base - hh}Q-4 ${base - hh - 14} 5 ${base - hh - 30}Q1 ${base - hh - 14} 4 ${base - hh}Z`,
      gold[0],
    );
  }
  const k = 1 - (layers - 1) * 0.2;
  const base = y - (layers - 1) * h * 0.16;
  const face = d`M${-w * k * 0.6} ${base}Q${-w * k * 0.26} ${base - h * k * 0.3} 0 ${base - h * k * 0.74}Q${w * k * 0.26} ${base - h * k * 0.3} ${w * k * 0.6} ${base}Z`;
  return (
    art +
    shape(face, inner) +
    circle(0, base - h * k * 0.24, h * 0.05, gold[0]) +
    pen(
      d`M${-w * k * 0.4} ${base - 8}Q${-w * k * 0.12} ${base - h * k * 0.3} 0 ${base - h * k * 0.52}Q${w * k * 0.12} ${base - h * k * 0.3} ${w * k * 0.4} ${base - 8}`,
      gold[1],
      2,
    )
  );
}

/** A pitched roof with rows of tiles, ridge along the picture. */
export function tiled(x: number, y: number, w: number, h: number, inset: number, [lit, mid, shade]: Trio): Drawing {
  const n = Math.max(3, Math.round(w / 14));
  const ribs = times(n, (i) => {
    const t = (i + 0.5) / n;
    return pen(d`M${x + inset + (w - inset * 2) * t} ${y - h}L${x + w * t} ${y}`, shade, 1.6, 'opacity="0.5"');
  });
  return (
    poly(pts`${x} ${y}, ${x + inset} ${y - h}, ${x + w - inset} ${y - h}, ${x + w} ${y}`, mid) +
    ribs +
    rect(x + inset - 2, y - h - 3, w - inset * 2 + 4, 5, lit) +
    rect(x, y - 2, w, 5, shade)
  );
}
