import type { TourRows } from './tour-rows.ts';

/** Prizes of tour t less its way, waiting and penalties. */
export function tourValue(rows: TourRows, t: number): number {
  const { p, seq } = rows;
  const base = t * rows.row;
  const n = rows.length[t]!;
  let value = 0;
  for (let i = base + 1; i <= base + n; i++) value += p.prize[seq[i]!]!;
  if (n > 0 && p.travelWeight > 0) value -= p.travelWeight * wayOf(rows, base, n);
  if (n > 1 && p.waitWeight > 0) value -= p.waitWeight * waiting(rows, t, base, n);
  if (p.patience) value -= p.impatience * overstayed(rows, p.patience, base, n);
  if (p.penalty) value -= p.penalty(t, seq, rows.start, base + 1, n);
  return value;
}

function wayOf({ p, loc }: TourRows, base: number, n: number): number {
  let way = 0;
  for (let i = base + 1; i <= base + n + 1; i++) way += p.way[loc[i - 1]! * p.locations + loc[i]!]!;
  return way;
}

/**
 * Minutes that a tour waits before its nodes, each as far as it counts there. Everything begins as early as it can; a
 * wait that goes when what comes before it begins later is none.
 */
function waiting({ p, seq, start, direct }: TourRows, t: number, base: number, n: number): number {
  let sum = 0;
  let later = spare(p, seq[base + 1]!, t, start[base + 1]!);
  for (let i = base + 2; i <= base + n; i++) {
    const u = seq[i]!;
    let wait = start[i]! - direct[i]!;
    if (wait > 0) {
      const less = wait < later ? wait : later;
      later -= less;
      wait -= less;
      const most = p.mostWait ? p.mostWait[u]! : wait;
      sum += wait < most ? wait : most;
    }
    if (later > 0 && i < base + n) {
      const own = spare(p, u, t, start[i]!);
      if (own < later) later = own;
    }
  }
  return sum;
}

/** How much later a node that starts at a minute could start in the same window. */
function spare(
  { windowFrom, windowOpen, windowClose, tours }: TourRows['p'],
  u: number,
  t: number,
  start: number,
): number {
  const k = u * tours + t;
  for (let w = windowFrom[k]!; w < windowFrom[k + 1]!; w++)
    if (start >= windowOpen[w]! && start <= windowClose[w]!) return windowClose[w]! - start;
  return 0;
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
