import type { RoutingProblem } from './problem.ts';
import { TourRows } from './tour-rows.ts';
import { tourValue } from './tour-value.ts';
import { transposed } from './transposed.ts';

/**
 * Tours under construction: with `depart` and `latest` of every index at hand, whether a node fits somewhere is
 * answered without walking the tour.
 */
export class Routes extends TourRows {
  readonly tourOf: Int32Array;
  /** Travel times by column: those TO one location lie together. */
  private readonly travelTo: Int32Array;
  /** True when some node has no place of its own. */
  private readonly wandering: boolean;
  private clock = 0;
  spent = 0;
  /** Result of the last `bestPlace`: where to put the node, or 0 when it does not fit. */
  bestPos = 0;
  /** Nodes taken out since the caller last set `takenCount` to 0. */
  readonly taken: Int32Array;
  takenCount = 0;

  constructor(p: RoutingProblem) {
    super(p);
    this.travelTo = transposed(p.travel, p.locations);
    this.wandering = p.at.some((at) => at < 0);
    this.tourOf = new Int32Array(p.nodes).fill(-1);
    this.taken = new Int32Array(p.nodes + 1);
    for (let t = 0; t < p.tours; t++) this.refresh(t);
  }

  /** Earliest start of u in tour t at or after `arrival`; -1 when there is none. */
  earliest(u: number, t: number, arrival: number): number {
    const { windowFrom, windowOpen, windowClose } = this.p;
    const k = u * this.p.tours + t;
    for (let w = windowFrom[k]!; w < windowFrom[k + 1]!; w++) {
      if (arrival <= windowClose[w]!) return arrival > windowOpen[w]! ? arrival : windowOpen[w]!;
    }
    return -1;
  }

  private latestStart(u: number, t: number, bound: number): number {
    const { windowFrom, windowOpen, windowClose } = this.p;
    const k = u * this.p.tours + t;
    for (let w = windowFrom[k + 1]! - 1; w >= windowFrom[k]!; w--) {
      if (bound >= windowOpen[w]!) return bound < windowClose[w]! ? bound : windowClose[w]!;
    }
    return -1;
  }

  /** Recomputes the row of tour t after its sequence changed. False when that order breaks a window or the end. */
  refresh(t: number): boolean {
    const base = t * this.row;
    const n = this.length[t]!;
    this.version[t] = ++this.clock;
    this.loc[base] = this.p.startAt[t]!;
    this.depart[base] = this.p.open[t]!;
    if (!this.forward(t, 1)) return false;
    let counted = 0;
    for (let i = base + 1; i <= base + n; i++) counted += this.p.counts[this.seq[i]!]!;
    this.counted[t] = counted;
    this.latest[base + n + 1] = this.p.close[t]!;
    this.backward(t, n);
    this.measureGaps(t, this.wandering);
    return true;
  }

  /** Times of tour t from index `from` on, earliest first. */
  private forward(t: number, from: number): boolean {
    const { p, seq, loc, start, depart, direct } = this;
    const base = t * this.row;
    const end = base + this.length[t]! + 1;
    for (let i = base + from; i < end; i++) {
      const u = seq[i]!;
      const at = p.at[u]! < 0 ? loc[i - 1]! : p.at[u]!;
      loc[i] = at;
      const arrival = depart[i - 1]! + p.travel[loc[i - 1]! * p.locations + at]!;
      const s = this.earliest(u, t, arrival);
      if (s < 0) return false;
      direct[i] = arrival;
      start[i] = s;
      depart[i] = s + p.service[u]!;
    }
    loc[end] = p.endAt[t]!;
    direct[end] = depart[end - 1]! + p.travel[loc[end - 1]! * p.locations + loc[end]!]!;
    return direct[end]! <= p.close[t]!;
  }

  /** Latest times of tour t from index `from` back to its first node. */
  private backward(t: number, from: number): void {
    const { p, seq, loc, latest } = this;
    const base = t * this.row;
    for (let i = base + from; i > base; i--) {
      const way = p.travel[loc[i]! * p.locations + loc[i + 1]!]!;
      latest[i] = this.latestStart(seq[i]!, t, latest[i + 1]! - way - p.service[seq[i]!]!);
    }
  }

  /** What tour t is worth, also kept in `value`. */
  evaluate(t: number): number {
    const value = tourValue(this, t);
    this.value[t] = value;
    return value;
  }

  /** Whether u, leaving `fin` from `at`, lets the tour go on at index i; walks on over nodes that have no place. */
  private reaches(t: number, i: number, at: number, fin: number): boolean {
    const { p, seq, latest, loc } = this;
    const end = t * this.row + this.length[t]! + 1;
    let time = fin;
    while (i < end && p.at[seq[i]!]! < 0) {
      const s = this.earliest(seq[i]!, t, time);
      if (s < 0) return false;
      time = s + p.service[seq[i]!]!;
      i++;
    }
    return time + p.travel[at * p.locations + loc[i]!]! <= latest[i]!;
  }

  /**
   * The cheapest place for node u in tour t: the time it takes with way and waiting, or -1 when it fits nowhere.
   * The index to insert at is left in `bestPos`.
   */
  bestPlace(u: number, t: number): number {
    const { p, depart, latest, loc, direct, travelTo, gap } = this;
    const k = u * p.tours + t;
    const w0 = p.windowFrom[k]!;
    const w1 = p.windowFrom[k + 1]!;
    this.bestPos = 0;
    const service = p.service[u]!;
    if (w0 === w1 || service > this.widest[t]! || !this.takesMore(u, t)) return -1;
    if (this.wandering || w1 - w0 > 1) return this.bestPlaceSlowly(u, t);
    const { travel } = p;
    const row = p.at[u]! * p.locations;
    const open = p.windowOpen[w0]!;
    const close = p.windowClose[w0]!;
    const base = t * this.row;
    const end = base + this.length[t]! + 1;
    let best = -1;
    for (let i = base + 1; i <= end; i++) {
      if (gap[i]! < service) continue;
      const leave = depart[i - 1]!;
      if (leave > close) break;
      const late = latest[i]!;
      if (late < open + service) continue;
      const arrival = leave + travelTo[row + loc[i - 1]!]!;
      if (arrival > close) continue;
      const next = (arrival > open ? arrival : open) + service + travel[row + loc[i]!]!;
      if (next > late) continue;
      const cost = next - direct[i]!;
      if (best < 0 || cost < best) {
        best = cost < 0 ? 0 : cost;
        this.bestPos = i - base;
      }
    }
    return best;
  }

  /** Whether the tour's limit of counted nodes lets u in. */
  private takesMore(u: number, t: number): boolean {
    return !this.p.counts[u] || this.counted[t]! < this.p.limit[t]!;
  }

  /** The same with several windows, or nodes about that have no place. */
  private bestPlaceSlowly(u: number, t: number): number {
    const { p, depart, latest, loc, seq, gap } = this;
    const { travel, locations: L, windowOpen, windowClose } = p;
    const k = u * p.tours + t;
    const w0 = p.windowFrom[k]!;
    const last = windowClose[p.windowFrom[k + 1]! - 1]!;
    const place = p.at[u]!;
    const service = p.service[u]!;
    const base = t * this.row;
    const end = base + this.length[t]! + 1;
    let best = -1;
    for (let i = base + 1; i <= end; i++) {
      if (gap[i]! < service) continue;
      const leave = depart[i - 1]!;
      if (leave > last) break;
      const before = loc[i - 1]!;
      const at = place < 0 ? before : place;
      const arrival = leave + travel[before * L + at]!;
      if (arrival > last) continue;
      let w = w0;
      while (arrival > windowClose[w]!) w++;
      const fin = (arrival > windowOpen[w]! ? arrival : windowOpen[w]!) + service;
      let j = i;
      if (place >= 0 && i < end && p.at[seq[i]!]! < 0) {
        if (!this.reaches(t, i, at, fin)) continue;
        while (j < end && p.at[seq[j]!]! < 0) j++;
      } else if (fin + travel[at * L + loc[i]!]! > latest[i]!) continue;
      const after = loc[j]!;
      const cost = Math.max(0, fin + travel[at * L + after]! - leave - travel[before * L + after]!);
      if (best >= 0 && cost >= best) continue;
      best = cost;
      this.bestPos = i - base;
    }
    return best;
  }

  /** The time that u takes in tour t before the node now at index `pos`, or -1 when it does not fit there. */
  costAt(u: number, t: number, pos: number): number {
    const { p, depart, latest, loc, seq } = this;
    if (!this.takesMore(u, t)) return -1;
    const { travel, locations: L } = p;
    const base = t * this.row;
    const end = base + this.length[t]! + 1;
    const i = base + pos;
    const leave = depart[i - 1]!;
    const before = loc[i - 1]!;
    const at = p.at[u]! < 0 ? before : p.at[u]!;
    const start = this.earliest(u, t, leave + travel[before * L + at]!);
    if (start < 0) return -1;
    const fin = start + p.service[u]!;
    if (!this.wandering) {
      const next = fin + travel[at * L + loc[i]!]!;
      return next > latest[i]! ? -1 : Math.max(0, next - this.direct[i]!);
    }
    let j = i;
    if (p.at[u]! >= 0 && i < end && p.at[seq[i]!]! < 0) {
      if (!this.reaches(t, i, at, fin)) return -1;
      while (j < end && p.at[seq[j]!]! < 0) j++;
    } else if (fin + travel[at * L + loc[i]!]! > latest[i]!) return -1;
    const after = loc[j]!;
    return Math.max(0, fin + travel[at * L + after]! - leave - travel[before * L + after]!);
  }

  /** The index of u in tour t, which holds it. */
  indexOf(t: number, u: number): number {
    return this.seq.indexOf(u, t * this.row + 1) - t * this.row;
  }

  /** Puts u into tour t, where it fits: what lies before it keeps its times, and what lies behind its latest ones. */
  insert(u: number, t: number, pos: number): void {
    const { seq, latest } = this;
    const base = t * this.row;
    const n = this.length[t]!;
    // A loop, since for so few entries copyWithin costs more than it moves.
    for (let i = base + n + 2; i > base + pos; i--) {
      seq[i] = seq[i - 1]!;
      latest[i] = latest[i - 1]!;
    }
    seq[base + pos] = u;
    this.length[t] = n + 1;
    this.tourOf[u] = t;
    this.spent += this.p.cost[u]!;
    this.counted[t]! += this.p.counts[u]!;
    this.version[t] = ++this.clock;
    this.forward(t, pos);
    // A node without a place moves with the one before it, and the way from it with both.
    this.backward(t, this.wandering ? n + 1 : pos);
    this.measureGaps(t, this.wandering);
  }

  /** Takes out the nodes from index `pos` on, `count` of them; fixed ones stay. The caller refreshes. */
  removeRange(t: number, pos: number, count: number): void {
    const base = t * this.row;
    const n = this.length[t]!;
    let write = base + pos;
    for (let i = base + pos; i <= base + n; i++) {
      const u = this.seq[i]!;
      if (i < base + pos + count && !this.p.fixed[u]!) {
        this.forget(u);
        this.taken[this.takenCount++] = u;
      } else this.seq[write++] = u;
    }
    this.length[t] = write - base - 1;
  }

  /** Puts a sequence into tour t; false, and the tour unusable until replaced, when it is not feasible. */
  load(t: number, nodes: readonly number[]): boolean {
    const base = t * this.row;
    for (let i = 1; i <= this.length[t]!; i++) this.forget(this.seq[base + i]!);
    this.length[t] = nodes.length;
    nodes.forEach((u, i) => {
      this.seq[base + 1 + i] = u;
      this.tourOf[u] = t;
      this.spent += this.p.cost[u]!;
    });
    return this.refresh(t);
  }

  private forget(u: number): void {
    this.tourOf[u] = -1;
    this.spent -= this.p.cost[u]!;
  }

  /** Puts a saved tour back; when all are back, `claimTour` marks their nodes as theirs again. */
  restoreTour(saved: TourRows, t: number): void {
    const base = t * this.row;
    for (let i = 1; i <= this.length[t]!; i++) this.tourOf[this.seq[base + i]!] = -1;
    this.copyTour(saved, t);
  }

  claimTour(t: number): void {
    const base = t * this.row;
    for (let i = 1; i <= this.length[t]!; i++) this.tourOf[this.seq[base + i]!] = t;
  }
}
