import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont, { type Axes } from 'subset-font';
import { contentHash } from './files.ts';
import { fontFallbacks } from './font-fallbacks.ts';
import { fontParts, rangeOf, textOf, type FontPart } from './font-parts.ts';

export type FontFile = { file: string; preload: boolean };
type Face = { name: string; family: 'Fraunces' | 'Inter'; source: string; weights: string; axes: Axes; first: boolean };

/**
 * Each face is cut to what the styles ask of it. The serif keeps its optical sizes in titles; its light weight is for
 * leading sentences alone, which are all of one size.
 */
const faces: readonly Face[] = [
  {
    name: 'fraunces-titles',
    family: 'Fraunces',
    source: 'fraunces/files/fraunces-*-opsz-normal.woff2',
    weights: '500 900',
    axes: { wght: 560, opsz: { min: 14, max: 72 } },
    first: true,
  },
  {
    name: 'fraunces-leads',
    family: 'Fraunces',
    source: 'fraunces/files/fraunces-*-opsz-normal.woff2',
    weights: '100 499',
    axes: { wght: 410, opsz: 22 },
    first: false,
  },
  {
    name: 'inter',
    family: 'Inter',
    source: 'inter/files/inter-*-wght-normal.woff2',
    weights: '100 900',
    axes: { wght: { min: 400, max: 700 } },
    first: true,
  },
];

/**
 * The rare letters are a family of their own, the next one in the stacks of tokens.css: of a family whose parts are not all there
 * a browser opens the system's own font beside, for each size and weight on the page, whether or not a letter needs it.
 */
const familyOf = ({ family }: Face, { everywhere }: FontPart) => `${family} ${everywhere ? 'Variable' : 'Rare'}`;

/** Changes when what cuts them does. */
const cutter = createRequire(__filename)('subset-font/package.json') as { version: string };

/** Cut once for all builds of this checkout, which takes seconds: beside what webpack keeps, by all that makes them another. */
async function cutFont(root: string, source: string, letters: string, axes: Axes): Promise<Buffer> {
  const whole = readFileSync(source);
  const cut = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([letters, axes, cutter.version]))
    .digest('hex');
  const folder = join(root, 'node_modules/.cache/fonts');
  const kept = join(folder, `${cut}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  const font = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  mkdirSync(folder, { recursive: true });
  // Two that cut it at once write the same; nobody reads half of it.
  const draft = `${kept}.${randomUUID()}`;
  writeFileSync(draft, font);
  renameSync(draft, kept);
  return font;
}

/**
 * Cuts the fonts into a browser build under hashed names.
 * @returns the rules that use them, and which to preload
 */
export async function makeFonts(root: string, browser: string): Promise<{ css: string; files: FontFile[] }> {
  const files: FontFile[] = [];
  const rules: string[] = [];
  for (const face of faces) {
    const { name, source, weights, axes, first } = face;
    for (const part of fontParts) {
      const from = join(root, 'shared/node_modules/@fontsource-variable', source.replace('*', part.from));
      const font = await cutFont(root, from, textOf(part.letters), axes);
      const file = `${name}-${part.name}.${contentHash(font)}.woff2`;
      writeFileSync(join(browser, file), font);
      files.push({ file, preload: first && part.everywhere === true });
      rules.push(
        `@font-face{font-family:'${familyOf(face, part)}';font-style:normal;font-display:swap;font-weight:${weights};src:url(./${file}) format('woff2');unicode-range:${rangeOf(part.letters)}}`,
      );
    }
  }
  return { css: [...rules, fontFallbacks].join('\n'), files };
}
