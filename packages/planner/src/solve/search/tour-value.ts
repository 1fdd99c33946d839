import type { TourRows } from './tour-rows.ts';

/** Prizes of tour t less its way, waiting and penalties. */
export function tourValue(rows: TourRows, t: number): number {
  const { p, seq } = rows;
  const base = t * rows.row;
  const n = rows.length[t]!;
  let value = 0;
  for (let i = base + 1; i <= base + n; i++) value += p.prize[seq[i]!]!;
  if (n > 0 && p.travelWeight + p.waitWeight > 0) value -= wayAndWaiting(rows, base, n);
  if (p.patience) value -= p.impatience * overstayed(rows, p.patience, base, n);
  if (p.penalty) value -= p.penalty(t, seq, rows.start, base + 1, n);
  return value;
}

/** Waiting is what lies between the first node and the last beside service and travel. */
function wayAndWaiting({ p, loc, seq, start }: TourRows, base: number, n: number): number {
  let [way, inner, service] = [0, 0, 0];
  for (let i = base + 1; i <= base + n + 1; i++) {
    const edge = loc[i - 1]! * p.locations + loc[i]!;
    way += p.way[edge]!;
    if (i === base + 1 || i > base + n) continue;
    inner += p.travel[edge]!;
    service += p.service[seq[i - 1]!]!;
  }
  const waiting = n > 1 ? start[base + n]! - start[base + 1]! - service - inner : 0;
  return way * p.travelWeight + waiting * p.waitWeight;
}

/** How much longer a tour waits before its nodes than they bear; before the first it only begins later. */
function overstayed({ p, seq, start, direct }: TourRows, patience: Int32Array, base: number, n: number): number {
  let sum = 0;
  for (let i = base + 2; i <= base + n; i++) {
    const rest = p.rest ? p.rest[seq[i - 1]!]! : 0;
    const over = start[i]! - direct[i]! - patience[seq[i]!]! - rest;
    if (over > 0) sum += over;
  }
  return sum;
}
