import type { Drawing, Point, Trio } from './types.ts';
import type { Seeded } from './seeded.ts';

/** Path helpers. Numbers are rounded to a tenth of a world unit, a pen's width at the largest size made. */

export const num = (v: number): string => String(Math.round(v * 10) / 10);

/** Template for path data: every number in it is rounded. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  parts.reduce((text, part, i) => {
    const value = values[i - 1];
    return text + (typeof value === 'number' ? num(value) : (value ?? '')) + part;
  });

/** Points written as `x y, x y`: a drawing is full of them, and a list of lists is three lines to the point. */
export function pts(parts: TemplateStringsArray, ...values: number[]): Point[] {
  const text = parts.reduce((line, part, i) => line + (i ? values[i - 1] : '') + part, '');
  return text.split(',').map((pair): Point => {
    const [x = '0', y = '0'] = pair.trim().split(' ');
    return [Number(x), Number(y)];
  });
}

export const shape = (path: string, fill: string, more = ''): Drawing =>
  `<path d="${path}" fill="${fill}"${more && ` ${more}`}/>`;

export const pen = (path: string, colour: string, width: number, more = ''): Drawing =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');

export const poly = (points: readonly Point[], fill: string, more = ''): Drawing =>
  shape(`${polyline(points)}Z`, fill, more);

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): Drawing =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}" fill="${fill}"${more && ` ${more}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): Drawing =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): Drawing =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const group = (more: string, ...art: Drawing[]): Drawing => `<g ${more}>${art.join('')}</g>`;

/** Moves, scales and if wished mirrors a drawing. */
export const put = (x: number, y: number, art: Drawing, scale = 1, flip = false): Drawing =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${art}</g>`;

/** `count` drawings, by index. */
export const times = (count: number, draw: (i: number) => Drawing): Drawing => {
  let art = '';
  for (let i = 0; i < count; i++) art += draw(i);
  return art;
};

/** A smooth line through points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[], tension = 1): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  let path = d`M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 6;
    path += d`C${p1[0] + (p2[0] - p0[0]) * k} ${p1[1] + (p2[1] - p0[1]) * k} ${p2[0] - (p3[0] - p1[0]) * k} ${p2[1] - (p3[1] - p1[1]) * k} ${p2[0]} ${p2[1]}`;
  }
  return path;
}

/** Smooths a profile into a denser one. */
export function softened(points: readonly Point[], steps = 5): Point[] {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const axis = (k: 0 | 1) => {
        const [a, b, c, e] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t);
      };
      out.push([Math.max(0, axis(0)), axis(1)]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}

/**
 * A body turned on a lathe, from its right-hand profile (half-width, y) top to bottom: a lit flank on the left, the
 * middle tone, and the shade on the right.
 */
export function turned(
  profile: readonly Point[],
  [lit, mid, shade]: Trio,
  x = 0,
  litTo = -0.42,
  shadeFrom = 0.28,
): Drawing {
  const edge = (k: number): Point[] => profile.map(([w, y]) => [x + w * k, y] as const);
  const between = (k1: number, k2: number, fill: string) => poly([...edge(k1), ...edge(k2).reverse()], fill);
  return between(-1, 1, mid) + between(-1, litTo, lit) + between(shadeFrom, 1, shade);
}

/** A closed area under a line of points, down to `bottom`. */
export const under = (points: readonly Point[], bottom: number): string => {
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  return `${curve(points)}${d`L${last[0]} ${bottom}L${first[0]} ${bottom}Z`}`;
};

/** The same with straight edges. */
export const underStraight = (points: readonly Point[], bottom: number): string => {
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  return `${polyline(points)}${d`L${last[0]} ${bottom}L${first[0]} ${bottom}Z`}`;
};

/** A rolling line from x0 to x1 around y. */
export function rolling(rng: Seeded, x0: number, x1: number, y: number, amplitude: number, wave: number): Point[] {
  const phases = [rng.between(0, 6.3), rng.between(0, 6.3), rng.between(0, 6.3)] as const;
  const steps = Math.max(6, Math.ceil((x1 - x0) / (wave / 5)));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = x0 + ((x1 - x0) * i) / steps;
    const t = (x / wave) * Math.PI * 2;
    const sum =
      Math.sin(t * 0.5 + phases[0]) * 0.6 + Math.sin(t + phases[1]) * 0.3 + Math.sin(t * 2.1 + phases[2]) * 0.1;
    return [x, y + sum * amplitude] as const;
  });
}

/** A pointed (ogee) opening: foot y 0, half-width w, height h. */
export const ogee = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w} ${y}V${y - h * 0.55}C${x - w} ${y - h * 0.82} ${x - w * 0.3} ${y - h * 0.86} ${x} ${y - h}C${x + w * 0.3} ${y - h * 0.86} ${x + w} ${y - h * 0.82} ${x + w} ${y - h * 0.55}V${y}Z`;

/** A round-headed opening. */
export const archway = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w} ${y}V${y - h + w}A${w} ${w} 0 0 1 ${x + w} ${y - h + w}V${y}Z`;
