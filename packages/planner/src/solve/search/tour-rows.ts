import type { RoutingProblem } from './problem.ts';

/**
 * Tours as rows of flat arrays. Row t holds tour t: index 0 is its start, 1 … length its nodes, length + 1 its end.
 * `depart` is the end of service, `latest` the latest arrival that keeps the rest feasible.
 */
export class TourRows {
  readonly p: RoutingProblem;
  readonly row: number;
  readonly seq: Int32Array;
  readonly loc: Int32Array;
  readonly start: Int32Array;
  readonly depart: Int32Array;
  readonly latest: Int32Array;
  /** Arrival at an index straight from the one before it. */
  readonly direct: Int32Array;
  /** Time to spare between an index and the one before it, for service at a node on the way. */
  readonly gap: Int32Array;
  /** The largest `gap` of each tour. */
  readonly widest: Int32Array;
  readonly length: Int32Array;
  /** Nodes of a tour that count towards its limit. */
  readonly counted: Int32Array;
  /** Prizes less penalties of each tour. */
  readonly value: Float64Array;
  /** Changes with every change of a tour. */
  readonly version: Int32Array;

  constructor(p: RoutingProblem) {
    this.p = p;
    this.row = p.nodes + 2;
    const size = this.row * p.tours;
    this.seq = new Int32Array(size);
    this.loc = new Int32Array(size);
    this.start = new Int32Array(size);
    this.depart = new Int32Array(size);
    this.latest = new Int32Array(size);
    this.direct = new Int32Array(size);
    this.gap = new Int32Array(size);
    this.widest = new Int32Array(p.tours);
    this.length = new Int32Array(p.tours);
    this.counted = new Int32Array(p.tours);
    this.value = new Float64Array(p.tours);
    this.version = new Int32Array(p.tours);
  }

  /** Copies tour t of other rows of the same problem. */
  copyTour(other: TourRows, t: number): void {
    const base = t * this.row;
    const end = base + other.length[t]! + 2;
    for (let i = base; i < end; i++) {
      this.seq[i] = other.seq[i]!;
      this.loc[i] = other.loc[i]!;
      this.start[i] = other.start[i]!;
      this.depart[i] = other.depart[i]!;
      this.latest[i] = other.latest[i]!;
      this.direct[i] = other.direct[i]!;
      this.gap[i] = other.gap[i]!;
    }
    this.widest[t] = other.widest[t]!;
    this.length[t] = other.length[t]!;
    this.counted[t] = other.counted[t]!;
    this.value[t] = other.value[t]!;
    this.version[t] = other.version[t]!;
  }

  /** What fits between two indices at most; `wandering` nodes, without a place, take their time between the others. */
  protected measureGaps(t: number, wandering: boolean): void {
    const { p, seq, loc, depart, latest, gap, direct } = this;
    const base = t * this.row;
    const end = base + this.length[t]! + 1;
    let widest = -1;
    if (!wandering) {
      for (let i = base + 1; i <= end; i++) {
        const g = latest[i]! - direct[i]!;
        gap[i] = g;
        if (g > widest) widest = g;
      }
      this.widest[t] = widest;
      return;
    }
    let after = end;
    let held = 0;
    for (let i = end; i > base; i--) {
      if (i < end && p.at[seq[i]!]! < 0) held += p.service[seq[i]!]!;
      else {
        after = i;
        held = 0;
      }
      const g = latest[after]! - held - depart[i - 1]! - p.travel[loc[i - 1]! * p.locations + loc[after]!]!;
      gap[i] = g;
      if (g > widest) widest = g;
    }
    this.widest[t] = widest;
  }

  tours(): number[][] {
    return Array.from({ length: this.p.tours }, (_, t) => {
      const base = t * this.row + 1;
      return Array.from(this.seq.subarray(base, base + this.length[t]!));
    });
  }
}
