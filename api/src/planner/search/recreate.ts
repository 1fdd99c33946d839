import type { Random } from './random.ts';
import type { Routes } from './routes.ts';

/**
 * Fills the tours greedily: again and again the node of the best ratio of prize^power to the time it takes, each
 * node's ratio blurred by its own noise.
 *
 * What a node costs in a tour can only rise while nodes are put in, except beside the newest one. So after each
 * insertion only those two places are looked at, the rest is kept as a lower bound, and a bound is worked out again
 * when its node comes first. Costs in the tours of the last accepted solution are kept from run to run.
 */
export class Recreate {
  /** By node and tour; even slots for the tour of the last accepted solution, odd ones for it as it changes. */
  private readonly cost: Int32Array;
  private readonly pos: Int32Array;
  /** The tour's version that a slot is exact for. */
  private readonly seen: Int32Array;
  /** The run in which a node was found not to fit a tour: inserting more there cannot make room. */
  private readonly dead: Int32Array;
  private readonly pooled: Int32Array;
  private stamp = 0;
  private readonly pool: Int32Array;
  private alive = 0;
  private readonly key: Float64Array;
  /** The tour where a node costs least, and that cost or a lower bound of it. */
  private readonly bestTour: Int32Array;
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
    this.pool = new Int32Array(p.nodes);
    this.key = new Float64Array(p.nodes);
    this.bestTour = new Int32Array(p.nodes);
    this.powers = this.powerSteps.map((a) => Float64Array.from(p.pull, (pull) => Math.pow(Math.max(0, pull), a)));
  }

  /** Tries the nodes just taken out and those of `around`, or all when it is null. `touch` is told each tour before it changes. */
  run(noise: number, base: Int32Array, around: Int32Array | null, touch: (tour: number) => void): void {
    const { routes, pool } = this;
    this.gather(noise, around);
    let kept = 0;
    for (let k = 0; k < this.alive; k++) {
      const u = pool[k]!;
      if (this.admits(u) && this.open(u, base)) pool[kept++] = u;
    }
    this.alive = kept;
    while (this.alive > 0) {
      const k = this.topRatio();
      const u = pool[k]!;
      const t = this.bestTour[u]!;
      if (!this.admits(u) || !this.settle(u, t, base)) {
        pool[k] = pool[--this.alive]!;
        continue;
      }
      if (this.bestTour[u] !== t || !this.first) continue;
      const version = routes.version[t]!;
      const at = this.pos[this.slotOf(u, t, base)]!;
      touch(t);
      pool[k] = pool[--this.alive]!;
      routes.insert(u, t, at);
      for (let i = 0; i < this.alive; i++) this.afterInsert(pool[i]!, t, at, version === base[t]);
    }
  }

  /** True when the node last settled still is where its bound had put it. */
  private first = false;

  private gather(noise: number, around: Int32Array | null): void {
    const { routes, random, pool, key } = this;
    const { p, tourOf } = routes;
    const power = this.powers[random.below(this.powers.length)]!;
    let size = 0;
    const stamp = ++this.stamp;
    const add = (u: number): void => {
      if (tourOf[u]! >= 0 || this.pooled[u] === stamp) return;
      this.pooled[u] = stamp;
      key[u] = power[u]! * (1 + noise * (random.next() * 2 - 1));
      pool[size++] = u;
    };
    if (around) {
      for (let k = 0; k < routes.takenCount; k++) add(routes.taken[k]!);
      for (let k = 0; k < around.length; k++) add(around[k]!);
    } else for (let u = 0; u < p.nodes; u++) add(u);
    this.alive = size;
  }

  /** Where in the pool the node of the best ratio stands. */
  private topRatio(): number {
    const { pool, key, bestCost, alive } = this;
    let best = -1;
    let top = 0;
    for (let k = 0; k < alive; k++) {
      const u = pool[k]!;
      const ratio = key[u]! / (bestCost[u]! + 1);
      if (ratio > best) {
        best = ratio;
        top = k;
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

  private slotOf(u: number, t: number, base: Int32Array): number {
    const k = 2 * (u * this.routes.p.tours + t);
    return this.routes.version[t] === base[t] ? k : k + 1;
  }

  /** Works out what u costs in every tour; false when it fits nowhere. */
  private open(u: number, base: Int32Array): boolean {
    const { routes, seen, cost, pos, dead } = this;
    const m = routes.p.tours;
    for (let t = 0; t < m; t++) {
      const slot = this.slotOf(u, t, base);
      if (seen[slot] !== routes.version[t]) {
        cost[slot] = routes.bestPlace(u, t);
        pos[slot] = routes.bestPos;
        seen[slot] = routes.version[t]!;
      }
      if (cost[slot]! < 0) dead[u * m + t] = this.stamp;
    }
    return this.cheapest(u, base);
  }

  /** Finds the tour of the least cost or bound of u; false when there is none. */
  private cheapest(u: number, base: Int32Array): boolean {
    const m = this.routes.p.tours;
    let best = -1;
    for (let t = 0; t < m; t++) {
      if (this.dead[u * m + t] === this.stamp) continue;
      const c = this.cost[this.slotOf(u, t, base)]!;
      if (best >= 0 && c >= best) continue;
      best = c;
      this.bestTour[u] = t;
    }
    this.bestCost[u] = best;
    return best >= 0;
  }

  /** Makes the cost of u in tour t, its best by bounds, exact; false when u fits nowhere any more. */
  private settle(u: number, t: number, base: Int32Array): boolean {
    const { routes, seen, cost, pos } = this;
    const slot = this.slotOf(u, t, base);
    this.first = true;
    if (seen[slot] === routes.version[t]) return true;
    const bound = cost[slot]!;
    seen[slot] = routes.version[t]!;
    if (routes.costAt(u, t, pos[slot]!) === bound) return true;
    cost[slot] = routes.bestPlace(u, t);
    pos[slot] = routes.bestPos;
    if (cost[slot] === bound) return true;
    this.first = false;
    if (cost[slot]! < 0) this.dead[u * routes.p.tours + t] = this.stamp;
    return this.cheapest(u, base);
  }

  /** Looks at the two places beside the node just put into tour t at `at`, and keeps what else is known as a bound. */
  private afterInsert(u: number, t: number, at: number, wasBase: boolean): void {
    const { routes, cost, pos, seen } = this;
    const k = u * routes.p.tours + t;
    if (this.dead[k] === this.stamp) return;
    const old = wasBase ? 2 * k : 2 * k + 1;
    const slot = 2 * k + 1;
    let best = cost[old]!;
    let place = pos[old]! < at ? pos[old]! : pos[old]! + 1;
    let exact = false;
    for (let i = at; i <= at + 1; i++) {
      if (routes.gap[t * routes.row + i]! < routes.p.service[u]!) continue;
      const c = routes.costAt(u, t, i);
      if (c < 0 || c >= best) continue;
      best = c;
      place = i;
      exact = true;
    }
    cost[slot] = best;
    pos[slot] = place;
    seen[slot] = exact ? routes.version[t]! : -1;
    if (this.bestTour[u] === t) {
      if (best < this.bestCost[u]!) this.bestCost[u] = best;
    } else if (best < this.bestCost[u]!) {
      this.bestCost[u] = best;
      this.bestTour[u] = t;
    }
  }
}
