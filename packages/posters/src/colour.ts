/** Colour arithmetic in OKLab, where equal steps look equal. Colours go in and out as `#rrggbb`. */

type Lab = readonly [l: number, a: number, b: number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const cache = new Map<string, Lab>();

export function toLab(hex: string): Lab {
  const known = cache.get(hex);
  if (known) return known;
  const n = Number.parseInt(hex.slice(1), 16);
  const r = toLinear((n >> 16) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (cache.size > 4000) cache.clear();
  cache.set(hex, lab);
  return lab;
}

function toRgb([L, a, b]: Lab): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: readonly number[]) => rgb.every((v) => v > -0.002 && v < 1.002);

/** Out of gamut, chroma gives way and lightness stays. */
function toHex([l, a, b]: Lab): string {
  const L = Math.min(1, Math.max(0, l));
  let rgb = toRgb([L, a, b]);
  for (let k = 0.94; !inGamut(rgb) && k > 0; k -= 0.06) rgb = toRgb([L, a * k, b * k]);
  const byte = (v: number) => Math.round(255 * toGamma(Math.min(1, Math.max(0, v))));
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

export function mix(from: string, to: string, t: number): string {
  const [l1, a1, b1] = toLab(from);
  const [l2, a2, b2] = toLab(to);
  return toHex([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t]);
}

/** 0 black … 1 white. */
export const lightness = (colour: string): number => toLab(colour)[0];

export const withLightness = (colour: string, l: number): string => toHex([l, toLab(colour)[1], toLab(colour)[2]]);

/** Lighter for positive steps, darker for negative ones. */
export const lift = (colour: string, step: number): string => withLightness(colour, lightness(colour) + step);

export function saturate(colour: string, factor: number): string {
  const [l, a, b] = toLab(colour);
  return toHex([l, a * factor, b * factor]);
}

/** Positive for reds to yellows, negative for greens to violets. */
export function warmth(colour: string): number {
  const [, a, b] = toLab(colour);
  return a + b * 0.8 - Math.max(0, -b) * 0.5 - Math.max(0, -a) * 2;
}

/** Keeps a colour's lightness between two bounds. */
export const clampLightness = (colour: string, low: number, high: number): string =>
  withLightness(colour, Math.min(high, Math.max(low, lightness(colour))));

/** Keeps a colour's chroma between two bounds: nothing muddy, nothing neon. */
export function clampChroma(colour: string, low: number, high: number): string {
  const [, a, b] = toLab(colour);
  const chroma = Math.hypot(a, b);
  if (chroma < 0.005) return colour;
  return saturate(colour, Math.min(high, Math.max(low, chroma)) / chroma);
}

/** WCAG contrast ratio. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const n = Number.parseInt(hex.slice(1), 16);
    return (
      0.2126 * toLinear((n >> 16) / 255) +
      0.7152 * toLinear(((n >> 8) & 255) / 255) +
      0.0722 * toLinear((n & 255) / 255)
    );
  };
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
