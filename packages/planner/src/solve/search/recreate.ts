import type { Random } from './random.ts';
import type { Routes } from './routes.ts';

/**
 * Fills the tours greedily: again and again the node of the best ratio of prize^power to the time it takes, each
 * node's ratio blurred by its own noise. What a node costs in a tour is remembered until that tour changes.
 */
export class Recreate {
  private readonly cost: Int32Array;
  private readonly pos: Int32Array;
  private readonly seen: Int32Array;
  /** The run in which a node was found not to fit a tour: inserting more there cannot make room. */
  private readonly dead: Int32Array;
  private readonly pooled: Int32Array;
  private stamp = 0;
  /** The last insertion of this run, and the tour's version before it. */
  private lastTour = -1;
  private lastPos = 0;
  private lastVersion = 0;
  private readonly pool: Int32Array;
  private readonly key: Float64Array;
  private readonly bestTour: Int32Array;
  private readonly bestPos: Int32Array;
  private readonly bestCost: Int32Array;
  private readonly powers: Float64Array[];
  private readonly routes: Routes;
  private readonly random: Random;
  private readonly powerSteps = [1, 1.5, 2, 3, 4];

  constructor(routes: Routes, random: Random) {
    const { p } = routes;
    this.routes = routes;
    this.random = random;
    this.cost = new Int32Array(2 * p.nodes * p.tours);
    this.pos = new Int32Array(2 * p.nodes * p.tours);
    this.seen = new Int32Array(2 * p.nodes * p.tours).fill(-1);
    this.pooled = new Int32Array(p.nodes);
    this.dead = new Int32Array(p.nodes * p.tours);
    this.bestCost = new Int32Array(p.nodes);
    this.bestPos = new Int32Array(p.nodes);
    this.pool = new Int32Array(p.nodes);
    this.key = new Float64Array(p.nodes);
    this.bestTour = new Int32Array(p.nodes);
    this.powers = this.powerSteps.map((a) => Float64Array.from(p.pull, (pull) => Math.pow(Math.max(0, pull), a)));
  }

  /** Tries the nodes just taken out and those of `around`, or all when it is null. `touch` is told each tour before it changes. */
  run(noise: number, base: Int32Array, around: Int32Array | null, touch: (tour: number) => void): void {
    const { routes, random, pool, key } = this;
    const { p, tourOf } = routes;
    const power = this.powers[random.below(this.powers.length)]!;
    let size = 0;
    this.stamp++;
    this.lastTour = -1;
    const add = (u: number): void => {
      if (tourOf[u]! >= 0 || this.pooled[u] === this.stamp) return;
      this.pooled[u] = this.stamp;
      key[u] = power[u]! * (1 + noise * (random.next() * 2 - 1));
      pool[size++] = u;
    };
    if (around) {
      for (let k = 0; k < routes.takenCount; k++) add(routes.taken[k]!);
      for (let k = 0; k < around.length; k++) add(around[k]!);
    } else for (let u = 0; u < p.nodes; u++) add(u);
    let alive = 0;
    for (let k = 0; k < size; k++) {
      const u = pool[k]!;
      if (this.admits(u) && this.cheapest(u, base) >= 0) pool[alive++] = u;
    }
    while (alive > 0) {
      const chosen = this.topRatio(alive);
      const t = this.bestTour[chosen]!;
      touch(t);
      this.lastTour = t;
      this.lastPos = this.bestPos[chosen]!;
      this.lastVersion = routes.version[t]!;
      routes.insert(chosen, t, this.lastPos);
      size = alive;
      alive = 0;
      for (let k = 0; k < size; k++) {
        const u = pool[k]!;
        if (u !== chosen && this.admits(u) && this.renew(u, t, base)) pool[alive++] = u;
      }
    }
  }

  /** The node of the best ratio among the first `size` of the pool. */
  private topRatio(size: number): number {
    const { pool, key, bestCost } = this;
    let best = -1;
    let top = 0;
    for (let k = 0; k < size; k++) {
      const u = pool[k]!;
      const ratio = key[u]! / (bestCost[u]! + 1);
      if (ratio > best) {
        best = ratio;
        top = u;
      }
    }
    return top;
  }

  private admits(u: number): boolean {
    const { routes } = this;
    return !this.hasTwinIn(u) && routes.spent + routes.p.cost[u]! <= routes.p.budget;
  }

  private hasTwinIn(u: number): boolean {
    const twins = this.routes.p.twins[u]!;
    for (let k = 0; k < twins.length; k++) if (this.routes.tourOf[twins[k]!]! >= 0) return true;
    return false;
  }

  /** The least cost of u over all tours, -1 when it fits nowhere; also left in `bestCost`. */
  private cheapest(u: number, base: Int32Array): number {
    const m = this.routes.p.tours;
    let best = -1;
    for (let t = 0; t < m; t++) {
      const slot = this.known(u, t, base[t]!);
      if (slot < 0) continue;
      const c = this.cost[slot]!;
      if (best >= 0 && c >= best) continue;
      best = c;
      this.bestTour[u] = t;
      this.bestPos[u] = this.pos[slot]!;
    }
    this.bestCost[u] = best;
    return best;
  }

  /** Brings `bestCost` up to date after tour t took a node; false when u fits nowhere any more. */
  private renew(u: number, t: number, base: Int32Array): boolean {
    if (this.bestTour[u] === t) return this.cheapest(u, base) >= 0;
    const slot = this.known(u, t, base[t]!);
    if (slot >= 0 && this.cost[slot]! < this.bestCost[u]!) {
      this.bestCost[u] = this.cost[slot]!;
      this.bestTour[u] = t;
      this.bestPos[u] = this.pos[slot]!;
    }
    return true;
  }

  /**
   * Where the cost of u in tour t stands, worked out if need be; -1 when u does not fit there. Costs are kept apart
   * for the tours of the last accepted solution, of version `base`, because those come back after each rejection.
   */
  private known(u: number, t: number, base: number): number {
    const { routes, cost, seen, pos } = this;
    const k = u * routes.p.tours + t;
    if (this.dead[k] === this.stamp) return -1;
    const v = routes.version[t]!;
    const slot = v === base ? 2 * k : 2 * k + 1;
    if (seen[slot] !== v) {
      if (t !== this.lastTour || !this.update(u, t, k, slot, base)) {
        cost[slot] = routes.bestPlace(u, t);
        pos[slot] = routes.bestPos;
      }
      seen[slot] = v;
    }
    if (cost[slot]! >= 0) return slot;
    this.dead[k] = this.stamp;
    return -1;
  }

  /** Renews what is known of u in the tour that took a node last: its old place, and the two beside the newcomer. */
  private update(u: number, t: number, k: number, slot: number, base: number): boolean {
    const { routes, cost, pos, seen, lastPos } = this;
    const old = this.lastVersion === base ? 2 * k : 2 * k + 1;
    if (seen[old] !== this.lastVersion || cost[old]! < 0 || pos[old] === lastPos) return false;
    let bestPos = pos[old]! < lastPos ? pos[old]! : pos[old]! + 1;
    let best = routes.costAt(u, t, bestPos);
    if (best < 0) return false;
    for (let at = lastPos; at <= lastPos + 1; at++) {
      const c = routes.costAt(u, t, at);
      if (c < 0 || c >= best) continue;
      best = c;
      bestPos = at;
    }
    cost[slot] = best;
    pos[slot] = bestPos;
    return true;
  }
}
