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
  private readonly ratio: Float64Array;
  /** How many insertions of this run a node's ratio knows of. */
  private readonly lastLook: Int32Array;
  private readonly bestTour: Int32Array;
  private readonly bestPos: Int32Array;
  private readonly powers: Float64Array[];
  private readonly routes: Routes;
  private readonly random: Random;
  private readonly powerSteps = [1, 1.5, 2, 3];

  constructor(routes: Routes, random: Random) {
    const { p } = routes;
    this.routes = routes;
    this.random = random;
    this.cost = new Int32Array(2 * p.nodes * p.tours);
    this.pos = new Int32Array(2 * p.nodes * p.tours);
    this.seen = new Int32Array(2 * p.nodes * p.tours).fill(-1);
    this.pooled = new Int32Array(p.nodes);
    this.dead = new Int32Array(p.nodes * p.tours);
    this.bestPos = new Int32Array(p.nodes);
    this.pool = new Int32Array(p.nodes);
    this.ratio = new Float64Array(p.nodes);
    this.lastLook = new Int32Array(p.nodes);
    this.key = new Float64Array(p.nodes);
    this.bestTour = new Int32Array(p.nodes);
    this.powers = this.powerSteps.map((a) => Float64Array.from(p.pull, (pull) => Math.pow(Math.max(0, pull), a)));
  }

  /** Tries the nodes just taken out and those of `around`, or all when it is null. `touch` is told each tour before it changes. */
  run(noise: number, base: Int32Array, around: Int32Array | null, touch: (tour: number) => void): void {
    const { routes, random, pool, key, ratio } = this;
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
    for (let k = 0; k < size; k++) {
      const u = pool[k]!;
      const cost = this.admits(u) ? this.cheapest(u, base) : -1;
      if (cost < 0) pool[k--] = pool[--size]!;
      else ratio[u] = key[u]! / (cost + 1);
    }
    let fresh = 0;
    const last = this.lastLook;
    for (let k = 0; k < size; k++) last[pool[k]!] = 0;
    while (size > 0) {
      let top = 0;
      let best = -1;
      for (let k = 0; k < size; k++) {
        const r = ratio[pool[k]!]!;
        if (r > best) [best, top] = [r, k];
      }
      const u = pool[top]!;
      if (last[u] !== fresh) {
        const cost = this.admits(u) ? this.cheapest(u, base) : -1;
        last[u] = fresh;
        if (cost < 0) pool[top] = pool[--size]!;
        else ratio[u] = key[u]! / (cost + 1);
        continue;
      }
      const t = this.bestTour[u]!;
      touch(t);
      this.lastTour = t;
      this.lastPos = this.bestPos[u]!;
      this.lastVersion = routes.version[t]!;
      routes.insert(u, t, this.lastPos);
      fresh++;
      pool[top] = pool[--size]!;
    }
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

  /**
   * The least cost of u over all tours, -1 when it fits nowhere. What it costs is kept apart for the tours of the
   * last accepted solution (`base` has their versions), which come back after each rejection.
   */
  private cheapest(u: number, base: Int32Array): number {
    const { routes, cost, seen, pos, dead, stamp } = this;
    const m = routes.p.tours;
    const { version } = routes;
    let best = -1;
    for (let t = 0; t < m; t++) {
      const k = u * m + t;
      if (dead[k] === stamp) continue;
      const v = version[t]!;
      const slot = v === base[t] ? 2 * k : 2 * k + 1;
      if (seen[slot] !== v) {
        if (t !== this.lastTour || !this.update(u, t, k, slot, base[t]!)) {
          cost[slot] = routes.bestPlace(u, t);
          pos[slot] = routes.bestPos;
        }
        seen[slot] = v;
      }
      const c = cost[slot]!;
      if (c < 0) dead[k] = stamp;
      else if (best < 0 || c < best) {
        best = c;
        this.bestTour[u] = t;
        this.bestPos[u] = pos[slot]!;
      }
    }
    return best;
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
