import { clampChroma, clampLightness, lift, lightness, mix, saturate, warmth, withLightness } from './colour.ts';
import type { Light, Palette, Tones, Trio } from './types.ts';

interface LightRecipe {
  /** Lightness of the sky, top to horizon. */
  sky: readonly [number, number, number];
  /** What the sky's parts lean to, and how much. */
  lean: readonly [string, number, string, number, string, number];
  /** Gain of lightness on things, and the tint all things take. */
  gain: number;
  tint: string;
  tinted: number;
  /** What the lit side is lit by. */
  warmth: number;
}

const recipes: Record<Light, LightRecipe> = {
  dawn: {
    sky: [0.7, 0.83, 0.9],
    lean: ['#7d8fc0', 0.4, '#f1c3c0', 0.5, '#f8c9a4', 0.55],
    gain: 0.88,
    tint: '#8b86b0',
    tinted: 0.14,
    warmth: 0.3,
  },
  mist: {
    sky: [0.82, 0.89, 0.94],
    lean: ['#dfe6e4', 0.45, '#ecebe2', 0.4, '#f6efe0', 0.45],
    gain: 0.96,
    tint: '#c3cdcc',
    tinted: 0.14,
    warmth: 0.1,
  },
  morning: {
    sky: [0.76, 0.87, 0.94],
    lean: ['#8fc1d4', 0.34, '#dbe9e2', 0.25, '#fdf1d4', 0.5],
    gain: 1,
    tint: '#e8dcc0',
    tinted: 0.04,
    warmth: 0.25,
  },
  noon: {
    sky: [0.69, 0.8, 0.92],
    lean: ['#4f9fc6', 0.52, '#a5d3dc', 0.45, '#f4efd8', 0.4],
    gain: 1,
    tint: '#f4efd8',
    tinted: 0.02,
    warmth: 0.15,
  },
  afternoon: {
    sky: [0.72, 0.84, 0.92],
    lean: ['#7fb0b8', 0.25, '#eed9a6', 0.45, '#fbe0a2', 0.6],
    gain: 0.97,
    tint: '#d99a55',
    tinted: 0.07,
    warmth: 0.4,
  },
  sunset: {
    sky: [0.52, 0.69, 0.86],
    lean: ['#6a4a86', 0.5, '#e0705a', 0.6, '#fbbf66', 0.7],
    gain: 0.85,
    tint: '#7a4464',
    tinted: 0.17,
    warmth: 0.75,
  },
  dusk: {
    sky: [0.37, 0.53, 0.76],
    lean: ['#2b3170', 0.7, '#7d5590', 0.6, '#f09a78', 0.6],
    gain: 0.68,
    tint: '#34356f',
    tinted: 0.26,
    warmth: 0.4,
  },
  night: {
    sky: [0.23, 0.33, 0.47],
    lean: ['#101c44', 0.75, '#1d3263', 0.65, '#3c5686', 0.5],
    gain: 0.58,
    tint: '#1a2a58',
    tinted: 0.32,
    warmth: 0.12,
  },
};

const paperWhite = '#fbf3e3';

function skyOf(palette: Palette, recipe: LightRecipe): [string, string, string] {
  const [c1, t1, c2, t2, c3, t3] = recipe.lean;
  const [l1, l2, l3] = recipe.sky;
  const top = clampChroma(withLightness(mix(palette.sky, c1, t1), l1), 0.062, 0.13);
  const mid = clampChroma(withLightness(mix(mix(palette.sky, palette.light, 0.45), c2, t2), l2), 0.04, 0.13);
  const low = clampChroma(withLightness(mix(palette.light, c3, t3), l3), 0.034, 0.12);
  return [top, mid, low];
}

/** Depth to colour: hue from the palette, lightness falling steadily from the sky's to the near tone's. */
function layers(palette: Palette, low: string, recipe: LightRecipe, hazy: boolean): (depth: number) => string {
  const farTone = mix(palette.far, recipe.tint, recipe.tinted);
  const nearTone = mix(palette.near, recipe.tint, recipe.tinted);
  const start = lightness(low) - (hazy ? 0.06 : 0.11) * Math.max(0.45, recipe.gain);
  const end = Math.min(0.42, Math.max(0.3, lightness(palette.near))) * (0.3 + 0.66 * recipe.gain);
  return (depth) => {
    const t = Math.min(1, Math.max(0, depth));
    const hue = t < 0.5 ? mix(mix(low, farTone, 0.55), farTone, t * 2) : mix(farTone, nearTone, t * 2 - 1);
    return withLightness(hue, start + (end - start) * (hazy ? t ** 1.35 : t ** 0.9));
  };
}

/** Snow keeps shining when all else has gone dim. */
const snowOf = ([lit, mid, shade]: Trio, shine: number): Trio => [
  mix(lit, '#fffaf0', shine),
  mix(mid, '#fffaf0', shine * 0.8),
  shade,
];

/** Turns a base colour into the lit, middle and shaded tone of a material: `land` for what grows and lies about, `built` for walls. */
function materialsIn(light: Light, recipe: LightRecipe, skyTop: string, skyLow: string) {
  type Make = (base: string, up?: number, down?: number) => Trio;
  const grade = (colour: string) => {
    const toned = mix(colour, recipe.tint, recipe.tinted);
    return withLightness(toned, lightness(toned) * recipe.gain);
  };
  const coolShade = saturate(mix(skyTop, '#4a4f8a', 0.4), 1.25);
  const land: Make = (base, up = 0.06, down = 0.15) => [
    grade(mix(lift(base, up), skyLow, recipe.warmth * 0.35)),
    grade(base),
    grade(mix(lift(base, -down), coolShade, 0.22)),
  ];
  // Lamps at a building's foot keep it bright and warm while the land goes dark.
  const flood = (colour: string) => mix(grade(colour), colour, light === 'night' ? 0.42 : 0.3);
  const lit: Make = (base, up = 0.06, down = 0.15) => [
    flood(mix(lift(base, up), '#ffc46b', 0.2)),
    flood(mix(base, '#d98a4f', 0.12)),
    grade(mix(lift(base, -down * 0.8), '#4a3f66', 0.3)),
  ];
  return { land, built: isLamplit(light) ? lit : land };
}

const isLamplit = (light: Light): boolean => light === 'dusk' || light === 'night';

/** A palette's mixture held between bounds of lightness and chroma. */
const held = (colour: string, l: readonly [number, number], chroma: readonly [number, number] = [0, 0.4]): string =>
  clampLightness(clampChroma(colour, ...chroma), ...l);

type Air = Pick<Tones, 'skyTop' | 'skyMid' | 'skyLow' | 'disc' | 'halo' | 'cloud' | 'mist' | 'layer'>;

/** Sky, clouds, mist and the far land. */
function airOf(palette: Palette, light: Light, recipe: LightRecipe): Air {
  const [skyTop, skyMid, skyLow] = skyOf(palette, recipe);
  const night = light === 'night';
  const lamps = isLamplit(light);
  const dayCloud = light === 'sunset' ? mix(skyLow, accentOf(palette), 0.25) : mix(skyLow, '#fffaf0', 0.75);
  return {
    skyTop,
    skyMid,
    skyLow,
    disc: night ? '#f6ecd0' : discOf(palette, light, skyLow),
    halo: night ? mix(skyMid, '#f6ecd0', 0.5) : mix(skyLow, '#fff6dd', 0.6),
    cloud: lamps ? mix(skyMid, skyLow, 0.55) : dayCloud,
    mist: lamps ? mix(skyLow, skyMid, 0.35) : mix(skyLow, '#fffaf0', 0.35),
    layer: layers(palette, skyLow, recipe, light === 'mist' || light === 'dawn'),
  };
}

const accentOf = (palette: Palette): string => held(palette.accent, [0.5, 0.66], [0.11, 0.19]);

/** All inks of a poster. */
export function tonesOf(palette: Palette, light: Light): Tones {
  const recipe = recipes[light];
  const air = airOf(palette, light, recipe);
  const { land, built } = materialsIn(light, recipe, air.skyTop, air.skyLow);
  const { sky, light: bright, far, near, ground } = palette;
  const accent = accentOf(palette);
  const night = light === 'night';
  const lamps = isLamplit(light);
  return {
    ...air,
    ground: land(held(mix(mix(ground, bright, 0.25), '#b98d55', 0.25), [0.58, 0.74], [0.05, 0.1]), 0.08, 0.13),
    leaf: land(held(mix(near, '#4a8a50', 0.68), [0.45, 0.53], [0.07, 0.11]), 0.1, 0.12),
    bloom: land(held(mix(palette.accent, '#f3c4bd', 0.62), [0.74, 0.82]), 0.06, 0.1),
    wall: built(held(mix(paperWhite, bright, 0.3), [0.86, 0.94]), 0.03, 0.2),
    stone: built(held(mix(mix(bright, '#e3cfa8', 0.55), ground, 0.3), [0.72, 0.82], [0.03, 0.065]), 0.07, 0.16),
    roof: built(held(near, [0.32, 0.44], [0.02, 0.09]), 0.11, 0.09),
    wood: built(held(mix(mix('#a9683f', accent, 0.16), '#5b3a2a', 0.4), [0.42, 0.5]), 0.1, 0.13),
    accent: built(accent, 0.07, 0.14),
    red: built(held(mix('#c8432b', accent, 0.15), [0.52, 0.6]), 0.07, 0.15),
    brick: built(held(mix('#b0583a', mix(accent, ground, 0.5), 0.16), [0.5, 0.6]), 0.08, 0.14),
    gold: built(held(mix('#e4ae45', bright, 0.15), [0.74, 0.82]), 0.09, 0.18),
    water: land(held(mix(mix(sky, far, 0.35), '#3f95ac', 0.6), [0.58, 0.68], [0.05, 0.09]), 0.1, 0.13),
    sand: land(held(mix(mix(bright, ground, 0.25), '#efcb8c', 0.6), [0.8, 0.87], [0.05, 0.1]), 0.06, 0.12),
    rock: land(held(mix(mix(ground, far, 0.45), '#9a7d62', 0.4), [0.52, 0.63], [0.03, 0.07]), 0.1, 0.15),
    snow: snowOf(land('#f4f3ee', 0.02, 0.16), night ? 0.2 : 0.5),
    ink: withLightness(saturate(mix(near, recipe.tint, 0.35), 0.7), night ? 0.13 : lamps ? 0.17 : 0.24),
    paper: paperWhite,
    glow: mix('#ffd884', bright, 0.12),
    lamps,
  };
}

/** No blue or green suns: a cold accent gives way to vermilion. */
const warmed = (colour: string): string => (warmth(colour) > 0.03 ? colour : '#e0603f');

function discOf(palette: Palette, light: Light, low: string): string {
  const accent = clampLightness(clampChroma(warmed(palette.accent), 0.1, 0.18), 0.62, 0.7);
  if (light === 'sunset') return mix('#fff0c4', low, 0.15);
  if (light === 'dusk') return mix(accent, '#ffcf9c', 0.5);
  if (light === 'dawn') return mix(accent, '#f9a58a', 0.45);
  if (light === 'afternoon') return mix(accent, '#fbd07a', 0.62);
  if (light === 'mist') return mix(low, accent, 0.5);
  return mix('#fffbe9', palette.light, 0.12);
}
