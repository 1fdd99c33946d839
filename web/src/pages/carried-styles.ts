import { parseSheetParts, type Release } from '@tabi/releases';
import { releasedFile } from './released-file.ts';

/** What a page carries of one stylesheet. */
export type CarriedSheet = {
  css: string;
  /** Nothing of it is left to come later. */
  isWhole: boolean;
};

/** By the names of an app's stylesheets; one that is not there is named in the page. */
export type CarriedSheets = Record<string, CarriedSheet>;

/** What a build's stylesheets are made of. Where it does not say they are named in the page. */
const partsOf = releasedFile((assets) => assets.sheetParts ?? null, parseSheetParts);

/** Pure: the classes that elements of a page have. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Of a build's stylesheets what elements of these classes need, in its order. */
export function carriedOf(release: Release, shown: ReadonlySet<string>): CarriedSheets {
  const sheets = Object.entries(partsOf(release) ?? {}).map(([file, parts]) => {
    const isNeeded = ({ classes }: (typeof parts)[number]) =>
      classes.length === 0 || classes.some((name) => shown.has(name));
    const css = parts.flatMap((part) => (isNeeded(part) ? part.css : [])).join('');
    // In a page, what is named beside the sheet is somewhere else.
    const placed = css.replaceAll('url(./', `url(${release.base}/`);
    return [file, { css: placed, isWhole: parts.every(({ classes }) => classes.length === 0) }] as const;
  });
  return Object.fromEntries(sheets);
}
