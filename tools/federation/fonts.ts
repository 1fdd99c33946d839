import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './files.ts';

export type FontFile = { file: string; preload: boolean };

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const vietnamese =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB';

const faces = [
  { family: 'Fraunces Variable', package: 'fraunces', axis: 'opsz', subset: 'latin', range: latin, preload: true },
  {
    family: 'Fraunces Variable',
    package: 'fraunces',
    axis: 'opsz',
    subset: 'latin-ext',
    range: latinExt,
    preload: false,
  },
  {
    family: 'Fraunces Variable',
    package: 'fraunces',
    axis: 'opsz',
    subset: 'vietnamese',
    range: vietnamese,
    preload: false,
  },
  { family: 'Inter Variable', package: 'inter', axis: 'wght', subset: 'latin', range: latin, preload: true },
  { family: 'Inter Variable', package: 'inter', axis: 'wght', subset: 'latin-ext', range: latinExt, preload: false },
  { family: 'Inter Variable', package: 'inter', axis: 'wght', subset: 'vietnamese', range: vietnamese, preload: false },
];

/** Of the em: what the fallbacks are stretched to. */
const metrics = { Inter: { ascent: 96.875, descent: 24.14 }, Fraunces: { ascent: 97.8, descent: 25.5 } } as const;

/**
 * System fonts and how much wider than theirs the web fonts' letters run, per cent: measured in Chromium over the
 * catalogue's texts (16 px and, for Fraunces, 22 and 40 px).
 */
const systemFonts: {
  for: keyof typeof metrics;
  family: string;
  weights: string;
  fonts: string[];
  wider: number;
}[] = [
  {
    for: 'Inter',
    family: 'Inter Fallback',
    weights: '100 500',
    fonts: ['Arial', 'Arimo', 'Liberation Sans'],
    wider: 107,
  },
  {
    for: 'Inter',
    family: 'Inter Fallback',
    weights: '600 900',
    fonts: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold'],
    wider: 100,
  },
  {
    for: 'Inter',
    family: 'Inter Fallback Android',
    weights: '100 500',
    fonts: ['Roboto', 'Roboto Regular'],
    wider: 107.2,
  },
  {
    for: 'Inter',
    family: 'Inter Fallback Android',
    weights: '600 900',
    fonts: ['Roboto Bold', 'Roboto-Bold'],
    wider: 106.8,
  },
  {
    for: 'Fraunces',
    family: 'Fraunces Fallback',
    weights: '100 900',
    fonts: ['Times New Roman', 'Tinos', 'Liberation Serif'],
    wider: 115.45,
  },
  { for: 'Fraunces', family: 'Fraunces Fallback Android', weights: '100 900', fonts: ['Noto Serif'], wider: 97.4 },
];

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Fallbacks with the web fonts' widths and heights, so that nothing moves when those arrive. */
const fallbacks = systemFonts
  .map(({ for: web, family, weights, fonts, wider }) => {
    const { ascent, descent } = metrics[web];
    const local = fonts.map((font) => `local('${font}')`).join(',');
    const scaled = (part: number) => percent((part / wider) * 100);
    return `@font-face{font-family:'${family}';font-weight:${weights};src:${local};size-adjust:${percent(wider)};ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`;
  })
  .join('\n');

/** Copies the fonts into a browser build under hashed names; the rules that use them, and which to preload. */
export function copyFonts(root: string, browser: string): { css: string; files: FontFile[] } {
  const files: FontFile[] = [];
  const rules = faces.map((face) => {
    const source = join(
      root,
      `shared/node_modules/@fontsource-variable/${face.package}/files/${face.package}-${face.subset}-${face.axis}-normal.woff2`,
    );
    const file = `${face.package}-${face.subset}.${contentHash(readFileSync(source))}.woff2`;
    copyFileSync(source, join(browser, file));
    files.push({ file, preload: face.preload });
    return `@font-face{font-family:'${face.family}';font-style:normal;font-display:swap;font-weight:100 900;src:url(./${file}) format('woff2');unicode-range:${face.range}}`;
  });
  return { css: [...rules, fallbacks].join('\n'), files };
}
