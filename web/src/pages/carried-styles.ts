import { parseSheetParts, readReleased, type Release, type SheetParts } from '@tabi/releases';

/** What a page carries of one stylesheet. */
export type CarriedSheet = {
  css: string;
  /** Nothing of it is left to come later. */
  isWhole: boolean;
};

/** By the names of an app's stylesheets; one that is not there is named in the page. */
export type CarriedSheets = Record<string, CarriedSheet>;

const known = new WeakMap<Release['assets'], SheetParts | null>();

/** What a build's stylesheets are made of; null where it does not say, or says another thing than was released. */
function partsOf({ folder, assets }: Release): SheetParts | null {
  const before = known.get(assets);
  if (before !== undefined || !assets.sheetParts) return before ?? null;
  let parts: SheetParts | null = null;
  try {
    parts = parseSheetParts(readReleased(folder, assets.sheetParts, assets.digests));
  } catch {
    // Its stylesheets are then named in the page, as those of builds from before.
  }
  known.set(assets, parts);
  return parts;
}

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
