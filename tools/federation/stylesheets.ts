import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestName, sheetPartsFile, type ReleaseAssets, type SheetPart, type SheetParts } from '@tabi/releases';
import { transform } from 'esbuild';
import postcss from 'postcss';
import type { App } from './apps.ts';
import { cssModuleParts } from './css-modules.ts';
import { contentHash } from './files.ts';
import { makeFonts } from './fonts.ts';
import { hoverStyles } from './hover-styles.ts';

const minified = async ({ css, classes }: SheetPart): Promise<SheetPart> => {
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
  return { css: code, classes };
};

/** Not by any class: what all apps stand on. */
function plainStyles(root: string): string {
  const files = ['tokens.css', 'base.css'].map((name) =>
    readFileSync(join(root, 'shared/src/ui/styles', name), 'utf8'),
  );
  return postcss([hoverStyles]).process(files.join('\n'), { from: undefined }).css;
}

const textOf = (parts: readonly SheetPart[]): string => parts.map(({ css }) => css).join('');

/**
 * Writes an app's stylesheets into a build, and what they are made of. The host's rules for every page are a sheet of their
 * own: where a page carries them they are not said again, as fonts that are named anew would be shown anew.
 */
export async function writeStylesheets(
  root: string,
  { role, dir }: App,
  build: string,
): Promise<Pick<ReleaseAssets, 'styles' | 'sheetParts' | 'fonts'>> {
  const browser = join(build, 'browser');
  const isHost = role === 'host';
  const fonts = isHost ? await makeFonts(root, browser) : { css: '', files: [] };
  const modules = await cssModuleParts(root, [join(dir, 'src'), ...(isHost ? [join(root, 'shared/src')] : [])]);
  const base: SheetPart[] = isHost ? [{ css: `${fonts.css}\n${plainStyles(root)}`, classes: [] }] : [];
  const sheets: SheetParts = {};
  for (const [name, parts] of Object.entries({ base, styles: modules })) {
    if (parts.length === 0) continue;
    const written = await Promise.all(parts.map(minified));
    const text = textOf(written);
    sheets[`${name}.${isHost ? contentHash(text) : digestName(text)}.css`] = written;
  }
  for (const [file, parts] of Object.entries(sheets)) writeFileSync(join(browser, file), textOf(parts));
  mkdirSync(dirname(join(build, sheetPartsFile)), { recursive: true });
  writeFileSync(join(build, sheetPartsFile), JSON.stringify(sheets));
  return { styles: Object.keys(sheets), sheetParts: sheetPartsFile, fonts: fonts.files };
}
