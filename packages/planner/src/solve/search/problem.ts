/**
 * The problem the search solves: a team orienteering problem with several time windows a node and tour. Visit nodes
 * at most once, in tours that each have a start, an end and a time span, and collect the largest total of prizes less
 * penalties. All times are integers of one unit; nothing here knows what a node stands for.
 */
export interface RoutingProblem {
  readonly nodes: number;
  readonly tours: number;
  /** Travel times between locations, row by row; the last location is "nowhere", at 0 from everywhere. */
  readonly locations: number;
  readonly travel: Int32Array;
  /** What is paid for by `travelWeight`, laid out like `travel`: the way without rounding and rests. */
  readonly way: Int32Array;
  /** Location of a node; -1: it happens wherever the tour is then (a meal). */
  readonly at: Int32Array;
  readonly service: Int32Array;
  readonly prize: Float64Array;
  /** What recreate goes by instead of the prize; usually the same. */
  readonly pull: Float64Array;
  /** Other nodes that stand for the same thing, never in together with this one. */
  readonly twins: readonly Int32Array[];
  /** Windows for the START of service of node u in tour t: [windowFrom[u·tours+t], windowFrom[u·tours+t+1]). */
  readonly windowFrom: Int32Array;
  readonly windowOpen: Int32Array;
  readonly windowClose: Int32Array;
  readonly startAt: Int32Array;
  readonly endAt: Int32Array;
  readonly open: Int32Array;
  readonly close: Int32Array;
  /** 1 for nodes that count towards `limit`, the most of them in a tour. */
  readonly counts: Uint8Array;
  readonly limit: Int32Array;
  /** Sum of `cost` over all visited nodes stays within `budget`. */
  readonly cost: Float64Array;
  readonly budget: number;
  /** 1 for nodes that are never taken out again once in. */
  readonly fixed: Uint8Array;
  /** Subtracted from the objective for every unit of way. */
  readonly travelWeight: number;
  /** … and for every unit of waiting between two nodes that does not go when what comes before begins later. */
  readonly waitWeight: number;
  /** So much of a wait before each node counts at most. Null: all of it. */
  readonly mostWait: Int32Array | null;
  /** How long a tour may wait before a node; each unit more is subtracted `impatience` times. Null: as long as it likes. */
  readonly patience: Int32Array | null;
  readonly impatience: number;
  /** What a tour may wait besides after a node, without being impatient. Null: nothing. */
  readonly rest: Int32Array | null;
  /** What else is unloved about a tour; `nodes` and `starts` hold `length` entries from `from` on. */
  readonly penalty:
    ((tour: number, nodes: Int32Array, starts: Int32Array, from: number, length: number) => number) | null;
}

/** The nodes of each tour in order. */
export type Tours = readonly (readonly number[])[];
