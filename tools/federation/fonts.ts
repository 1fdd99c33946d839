import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont, { type Axes } from 'subset-font';
import { contentHash } from './files.ts';
import { fontFallbacks } from './font-fallbacks.ts';
import { fontParts, rangeOf, textOf } from './font-parts.ts';

export type FontFile = { file: string; preload: boolean };
type Face = { name: string; family: string; source: string; weights: string; axes: Axes; first: boolean };

/**
 * Each face is cut to what the styles ask of it. The serif keeps its optical sizes in titles; its light weight is for
 * leading sentences alone, which are all of one size.
 */
const faces: readonly Face[] = [
  {
    name: 'fraunces-titles',
    family: 'Fraunces Variable',
    source: 'fraunces/files/fraunces-*-opsz-normal.woff2',
    weights: '500 900',
    axes: { wght: 560, opsz: { min: 14, max: 72 } },
    first: true,
  },
  {
    name: 'fraunces-leads',
    family: 'Fraunces Variable',
    source: 'fraunces/files/fraunces-*-opsz-normal.woff2',
    weights: '100 499',
    axes: { wght: 410, opsz: 22 },
    first: false,
  },
  {
    name: 'inter',
    family: 'Inter Variable',
    source: 'inter/files/inter-*-wght-normal.woff2',
    weights: '100 900',
    axes: { wght: { min: 400, max: 700 } },
    first: true,
  },
];

/** Cut once for all that build in this process. */
const cut = new Map<string, Promise<Buffer>>();

function cutFont(source: string, letters: string, axes: Axes): Promise<Buffer> {
  const key = JSON.stringify([source, letters, axes]);
  const known =
    cut.get(key) ?? subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', variationAxes: axes });
  cut.set(key, known);
  return known;
}

/**
 * Cuts the fonts into a browser build under hashed names.
 * @returns the rules that use them, and which to preload
 */
export async function makeFonts(root: string, browser: string): Promise<{ css: string; files: FontFile[] }> {
  const files: FontFile[] = [];
  const rules: string[] = [];
  for (const { name, family, source, weights, axes, first } of faces) {
    for (const part of fontParts) {
      const from = join(root, 'shared/node_modules/@fontsource-variable', source.replace('*', part.from));
      const font = await cutFont(from, textOf(part.letters), axes);
      const file = `${name}-${part.name}.${contentHash(font)}.woff2`;
      writeFileSync(join(browser, file), font);
      files.push({ file, preload: first && part.everywhere === true });
      rules.push(
        `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(./${file}) format('woff2');unicode-range:${rangeOf(part.letters)}}`,
      );
    }
  }
  return { css: [...rules, fontFallbacks].join('\n'), files };
}
