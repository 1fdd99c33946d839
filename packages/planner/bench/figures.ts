/** One measured figure beside what it is to be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly digits: number;
  readonly unit: string;
  /** `most`: at or below the target is right; `least`: at or above; null: shown only. */
  readonly target: { readonly most: number } | { readonly least: number } | null;
  /** The same of nearest neighbour and 2-opt on the same work. */
  readonly simple?: number | undefined;
  readonly note?: string | undefined;
}

export const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const share = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : 100);

function reached({ value, target }: Figure): boolean | null {
  if (!target) return null;
  return 'most' in target ? value <= target.most : value >= target.least;
}

function targetText({ target, unit }: Figure): string {
  if (!target) return '';
  return 'most' in target ? `≤ ${target.most}${unit}` : `≥ ${target.least}${unit}`;
}

/** Prints a table, and answers how many figures miss their target. */
export function printFigures(title: string, figures: readonly Figure[]): number {
  console.log(`\n${title}`);
  let missed = 0;
  for (const figure of figures) {
    const ok = reached(figure);
    if (ok === false) missed++;
    const word = ok === null ? '' : ok ? 'ok' : 'MISS';
    const text = (value: number | undefined): string =>
      value === undefined ? '' : `${value.toFixed(figure.digits)}${figure.unit}`;
    console.log(
      `  ${figure.name.padEnd(58)} ${text(figure.value).padStart(11)}  ${targetText(figure).padEnd(10)} ${word.padEnd(5)}${figure.simple === undefined ? '' : `others ${text(figure.simple)}  `}${figure.note ?? ''}`.trimEnd(),
    );
  }
  return missed;
}
