import { BestFirst } from './best-first.ts';
import type { Random } from './random.ts';
import type { Routes } from './routes.ts';

/** One of these is the power of the prize in all ratios of a run. */
const powerSteps = [1, 1.5, 2, 3, 4];

/**
 * Fills the tours greedily: again and again the node of the best ratio of prize^power to the time it takes, each
 * node's ratio blurred by its own noise. Most nodes that are tried fit nowhere, and the fuller the tours are the
 * sooner that is seen: so a node is only placed when its ratio, guessed before, is the best of all. What a node costs
 * in a tour is remembered until that tour changes.
 */
export class Recreate {
  private readonly routes: Routes;
  private readonly random: Random;
  private readonly cost: Int32Array;
  private readonly pos: Int32Array;
  private readonly seen: Int32Array;
  /** The run in which a node was found not to fit a tour: inserting more there cannot make room. */
  private readonly dead: Int32Array;
  private readonly pooled: Int32Array;
  private readonly pool: BestFirst;
  private readonly key: Float64Array;
  /** By node: one over the time that it takes with a usual way. */
  private readonly guess: Float64Array;
  private readonly powers: readonly Float64Array[];
  private stamp = 0;
  /** Where the node last asked for costs least. */
  private bestTour = 0;
  private bestPos = 0;

  /** @param usualWay what a node's way takes as a rule, in units of time */
  constructor(routes: Routes, random: Random, usualWay: number) {
    const { p } = routes;
    this.routes = routes;
    this.random = random;
    this.cost = new Int32Array(2 * p.nodes * p.tours);
    this.pos = new Int32Array(2 * p.nodes * p.tours);
    this.seen = new Int32Array(2 * p.nodes * p.tours).fill(-1);
    this.dead = new Int32Array(p.nodes * p.tours);
    this.pooled = new Int32Array(p.nodes);
    this.pool = new BestFirst(p.nodes);
    this.key = new Float64Array(p.nodes);
    this.guess = Float64Array.from(p.service, (service) => 1 / (service + usualWay + 1));
    this.powers = powerSteps.map((a) => Float64Array.from(p.pull, (pull) => Math.pow(Math.max(0, pull), a)));
  }

  /** Tries the nodes just taken out and those of `around`, or all when it is null. `touch` is told each tour before it changes. */
  run(noise: number, base: Int32Array, around: Int32Array | null, touch: (tour: number) => void): void {
    const { routes, pool, key } = this;
    this.stamp++;
    this.gather(noise, around);
    while (pool.size > 0) {
      const u = pool.top;
      const cost = this.admits(u) ? this.cheapest(u, base) : -1;
      if (cost < 0) {
        pool.dropTop();
        continue;
      }
      const ratio = key[u]! / (cost + 1);
      if (ratio < pool.second()) {
        pool.lowerTop(ratio);
        continue;
      }
      pool.dropTop();
      touch(this.bestTour);
      routes.insert(u, this.bestTour, this.bestPos);
    }
  }

  private gather(noise: number, around: Int32Array | null): void {
    const { routes, random, pool, pooled, key, guess, stamp } = this;
    const { tourOf, taken, takenCount } = routes;
    const power = this.powers[random.below(this.powers.length)]!;
    const count = around ? takenCount + around.length : routes.p.nodes;
    pool.clear();
    for (let k = 0; k < count; k++) {
      const u = !around ? k : k < takenCount ? taken[k]! : around[k - takenCount]!;
      if (tourOf[u]! >= 0 || pooled[u] === stamp) continue;
      pooled[u] = stamp;
      key[u] = power[u]! * (1 + noise * (random.next() * 2 - 1));
      pool.add(u, key[u]! * guess[u]!);
    }
    pool.order();
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

  /** The least cost of u over all tours, -1 when it fits nowhere. */
  private cheapest(u: number, base: Int32Array): number {
    const m = this.routes.p.tours;
    let best = -1;
    for (let t = 0; t < m; t++) {
      const slot = this.known(u, t, base[t]!);
      if (slot < 0) continue;
      const c = this.cost[slot]!;
      if (best >= 0 && c >= best) continue;
      best = c;
      this.bestTour = t;
      this.bestPos = this.pos[slot]!;
    }
    return best;
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
      cost[slot] = routes.bestPlace(u, t);
      pos[slot] = routes.bestPos;
      seen[slot] = v;
    }
    if (cost[slot]! >= 0) return slot;
    this.dead[k] = this.stamp;
    return -1;
  }
}
