import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import postcss from 'postcss';
import postcssModules from 'postcss-modules';
import { filesBelow } from './files.ts';

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

/** All `*.module.css` of releases below the folders, compiled and joined in the order of their paths. */
export async function stylesheetOf(root: string, folders: string[]): Promise<string> {
  const files = folders.flatMap((folder) => filesBelow(folder).filter((file) => file.endsWith('.module.css'))).sort();
  const compiled = await Promise.all(files.filter(isReleased).map((file) => compileCssModule(root, file)));
  return compiled.map(({ css }) => css).join('\n');
}
