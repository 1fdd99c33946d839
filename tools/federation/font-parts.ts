/** Code points, from one to another, both of them in it. */
type Letters = readonly (readonly [from: number, to?: number])[];

export type FontPart = {
  name: string;
  /** Which file of the package has these letters. */
  from: 'latin' | 'latin-ext' | 'vietnamese';
  letters: Letters;
  /** Every page shows some of them. */
  everywhere?: true;
};

/**
 * A face comes in parts, of which a browser fetches those whose letters stand on the page: first what English and the
 * usual names need, then what a local name with a dot, a stroke or a macron needs, then the rest. Where two have a letter,
 * the later one shows it.
 */
export const fontParts: readonly FontPart[] = [
  {
    name: 'rest',
    from: 'latin',
    letters: [
      [0xa1, 0xff],
      [0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6],
      [0x2da],
      [0x2dc],
      [0x304],
      [0x308],
      [0x329],
      [0x2000, 0x206f],
      [0x2122],
      [0x2191],
      [0x2193],
      [0x2215],
      [0xfeff],
      [0xfffd],
    ],
  },
  {
    name: 'common',
    from: 'latin',
    letters: [
      [0x20, 0x7e],
      [0xa0],
      [0xa9],
      [0xb0],
      [0xb7],
      [0xc9],
      [0xd6, 0xd7],
      [0xdc],
      [0xe0, 0xe2],
      [0xe4],
      [0xe7, 0xea],
      [0xed],
      [0xf3, 0xf6],
      [0xfa],
      [0xfc],
      [0x2010, 0x2014],
      [0x2018, 0x201d],
      [0x2026],
      [0x20ac],
      [0x2192],
      [0x2212],
    ],
    everywhere: true,
  },
  {
    name: 'ext-far',
    from: 'latin-ext',
    letters: [
      [0x180, 0x2ba],
      [0x2bd, 0x2c5],
      [0x2c7, 0x2cc],
      [0x2ce, 0x2d7],
      [0x2dd, 0x2ff],
      [0x1d00, 0x1dbf],
      [0x2020],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
      [0x2113],
      [0x2c60, 0x2c7f],
      [0xa720, 0xa7ff],
    ],
  },
  {
    name: 'ext-dots',
    from: 'latin-ext',
    letters: [
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
    ],
  },
  {
    name: 'ext',
    from: 'latin-ext',
    letters: [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], [0x18f], [0x1cd, 0x1dc], [0x218, 0x21b], [0x259]],
  },
  {
    name: 'vietnamese',
    from: 'vietnamese',
    letters: [
      [0x102, 0x103],
      [0x110, 0x111],
      [0x128, 0x129],
      [0x168, 0x169],
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x300, 0x301],
      [0x303, 0x304],
      [0x308, 0x309],
      [0x323],
      [0x329],
      [0x1ea0, 0x1ef1],
      [0x20ab],
    ],
  },
];

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');

/** Pure: as in `unicode-range`. */
export const rangeOf = (letters: Letters): string =>
  letters.map(([from, to]) => (to === undefined ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');

/** Pure: each of them once. */
export const textOf = (letters: Letters): string =>
  letters
    .flatMap(([from, to = from]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((point) => String.fromCodePoint(point))
    .join('');
