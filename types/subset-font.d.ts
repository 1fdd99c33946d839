declare module 'subset-font' {
  /** What is left of each axis of a variable font: one place on it, or a stretch. */
  export type Axes = Record<string, number | { min: number; max: number }>;
  type Options = { targetFormat: 'woff2'; variationAxes: Axes };
  /** A font with these letters alone. */
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
