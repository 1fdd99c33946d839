export interface RateRow {
  currency: string;
  anchor: string;
  per_anchor: number;
}

/**
 * Pure: units of each currency that one euro buys, following anchors to the euro.
 * A currency whose anchors never reach it is left out.
 */
export function euroRates(rows: readonly RateRow[]): Record<string, number> {
  const rowOf = new Map(rows.map((row) => [row.currency, row]));
  const rateOf = (currency: string, seen: readonly string[]): number | null => {
    if (currency === 'EUR') return 1;
    const row = rowOf.get(currency);
    if (!row || seen.includes(currency)) return null;
    const anchor = rateOf(row.anchor, [...seen, currency]);
    return anchor === null ? null : anchor * row.per_anchor;
  };
  const known = ['EUR', ...rowOf.keys()].map((currency) => [currency, rateOf(currency, [])] as const);
  return Object.fromEntries(
    known.flatMap(([currency, rate]) => (rate === null ? [] : [[currency, Number(rate.toPrecision(7))]])),
  );
}
