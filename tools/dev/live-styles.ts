import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../federation/apps.ts';
import { compileCssModule } from '../federation/css-modules.ts';
import { filesBelow } from '../federation/files.ts';
import { makeFonts } from '../federation/fonts.ts';

/** An app's one stylesheet as its sources are now; what has not changed is not compiled again. */
export type LiveStyles = () => Promise<string>;

/**
 * @param starts whether the app starts the page: then it brings the fonts, which are put into the build's folder for
 * browsers, and what all apps share
 */
export function createLiveStyles(root: string, app: App, starts: boolean, browser: string): LiveStyles {
  const known = new Map<string, { at: number; css: string }>();
  const fonts = starts ? makeFonts(root, browser) : null;
  const folders = [join(app.dir, 'src'), ...(starts ? [join(root, 'shared/src')] : [])];

  const compiled = async (file: string): Promise<string> => {
    const at = statSync(file).mtimeMs;
    const before = known.get(file);
    if (before?.at === at) return before.css;
    const { css } = await compileCssModule(root, file);
    known.set(file, { at, css });
    return css;
  };
  return async () => {
    const base = starts
      ? ['tokens', 'base'].map((name) => readFileSync(join(root, `shared/src/ui/styles/${name}.css`), 'utf8'))
      : [];
    const files = folders.flatMap((folder) => filesBelow(folder).filter((file) => file.endsWith('.module.css'))).sort();
    return [(await fonts)?.css ?? '', ...base, ...(await Promise.all(files.map(compiled)))].join('\n');
  };
}
