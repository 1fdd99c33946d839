/** Widths in which the drawn pictures are made, in CSS-independent pixels. */
const usual = [320, 480, 640, 960, 1280, 1600];
const widthsOf: Record<Shape, number[]> = {
  card: usual,
  wide: usual,
  tall: usual,
  gallery: [240, 320, 512, 768, 1024],
};

export type Shape = 'card' | 'wide' | 'tall' | 'gallery';
/** Width over height. */
export const ratioOf: Record<Shape, number> = { card: 4 / 3, wide: 16 / 9, tall: 3 / 4, gallery: 1024 / 800 };
/** The width for browsers that do not choose one by themselves. */
export const middleWidthOf = (shape: Shape): number => (shape === 'gallery' ? 1024 : 640);

/**
 * Pure: the address of a drawn picture in a shape and width. Drawn pictures are `/art/<kind>/<slug>/<shape>-<width>-<hash>.webp`;
 * any other address is a photograph and stays as it is.
 */
export function artUrl(url: string, shape: Shape, width: number): string {
  return url.replace(/^(\/art\/.+\/)[a-z]+-\d+-([a-z0-9]+)\.webp$/, `$1${shape}-${width}-$2.webp`);
}

export const artSrcSet = (url: string, shape: Shape): string | undefined =>
  url.startsWith('/art/')
    ? widthsOf[shape].map((width) => `${artUrl(url, shape, width)} ${width}w`).join(', ')
    : undefined;

/** Pure: the 1200×630 card of a drawn picture, with its title on it, for link previews; none of a photograph. */
export const socialUrl = (url: string): string | undefined => {
  const card = url.replace(/^(\/art\/.+\/)[a-z]+-\d+-([a-z0-9]+)\.webp$/, '$1social-1200-$2.jpg');
  return card === url ? undefined : card;
};
