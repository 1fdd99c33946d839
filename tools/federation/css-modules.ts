import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SheetPart } from '@tabi/releases';
import postcss, { type AtRule, type Rule } from 'postcss';
import postcssModules from 'postcss-modules';
import { filesBelow } from './files.ts';
import { hoverStyles } from './hover-styles.ts';

/** The class of `local` in `file`: the same in the browser build, the server build and the stylesheet. */
function scopedName(root: string, file: string, local: string): string {
  const path = relative(root, file);
  const hash = createHash('sha256').update(`${path}:${local}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 6);
  // `timeline.page.module.css` too: a dot in the name of a class would be two classes in the stylesheet.
  const base = path.split('/').pop()?.replace('.module.css', '').replaceAll('.', '-') ?? '';
  return `${base}-${local}-${hash}`;
}

/** Compiles one `*.module.css`: its plain CSS and its local → global class names. */
export async function compileCssModule(
  root: string,
  file: string,
): Promise<{ css: string; names: Record<string, string> }> {
  let names: Record<string, string> = {};
  const result = await postcss([
    hoverStyles,
    postcssModules({
      generateScopedName: (local: string) => scopedName(root, file, local),
      getJSON: (_file: string, json: Record<string, string>) => {
        names = json;
      },
    }),
  ]).process(readFileSync(file, 'utf8'), { from: file });
  return { css: result.css, names };
}

export const cssModuleSource = (names: Record<string, string>): string => `export default ${JSON.stringify(names)};`;

/** The frame around a remote that runs alone is no visitor's. */
const isReleased = (file: string) => !file.includes('/shared/src/standalone/');

const isOfKeyframes = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** Whether each rule says itself which of these classes it is for. */
function goesByClass(css: string, classes: readonly string[]): boolean {
  const own = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.includes(name));
  let all = true;
  postcss.parse(css).walkRules((rule) => {
    if (!isOfKeyframes(rule) && !rule.selectors.every(own)) all = false;
  });
  return all;
}

/** All `*.module.css` of releases below the folders, compiled, in the order of their paths. */
export async function cssModuleParts(root: string, folders: string[]): Promise<SheetPart[]> {
  const files = folders.flatMap((folder) => filesBelow(folder).filter((file) => file.endsWith('.module.css'))).sort();
  return Promise.all(
    files.filter(isReleased).map(async (file) => {
      const { css, names } = await compileCssModule(root, file);
      const classes = Object.values(names).flatMap((name) => name.split(' '));
      return { css, classes: goesByClass(css, classes) ? classes : [] };
    }),
  );
}
