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
  private readonly pool: Int32Array;
  private readonly key: Float64Array;
  private readonly bestTour: Int32Array;
  private readonly powers: Float64Array[];
  private readonly routes: Routes;
  private readonly random: Random;
  private readonly powerSteps = [1, 1.5, 2, 3];

  constructor(routes: Routes, random: Random) {
    const { p } = routes;
    this.routes = routes;
    this.random = random;
    this.cost = new Int32Array(p.nodes * p.tours);
    this.pos = new Int32Array(p.nodes * p.tours);
    this.seen = new Int32Array(p.nodes * p.tours);
    this.pool = new Int32Array(p.nodes);
    this.key = new Float64Array(p.nodes);
    this.bestTour = new Int32Array(p.nodes);
    this.powers = this.powerSteps.map((a) => Float64Array.from(p.prize, (prize) => Math.pow(Math.max(0, prize), a)));
  }

  /** `touch` is told each tour before it changes. */
  run(noise: number, touch: (tour: number) => void): void {
    const { routes, random, pool, key } = this;
    const { p, tourOf } = routes;
    const power = this.powers[random.below(this.powers.length)]!;
    let size = 0;
    for (let u = 0; u < p.nodes; u++) {
      if (tourOf[u]! >= 0) continue;
      key[u] = power[u]! * (1 + noise * (random.next() * 2 - 1));
      pool[size++] = u;
    }
    for (;;) {
      let best = 0;
      let chosen = -1;
      let write = 0;
      for (let k = 0; k < size; k++) {
        const u = pool[k]!;
        if (routes.spent + p.cost[u]! > p.budget) continue;
        const cost = this.cheapest(u);
        if (cost < 0) continue;
        pool[write++] = u;
        const ratio = key[u]! / (cost + 1);
        if (ratio > best) {
          best = ratio;
          chosen = u;
        }
      }
      size = write;
      if (chosen < 0) return;
      const t = this.bestTour[chosen]!;
      touch(t);
      routes.insert(chosen, t, this.pos[chosen * p.tours + t]!);
      for (let k = 0; k < size; k++) if (pool[k] === chosen) pool[k] = pool[--size]!;
    }
  }

  private cheapest(u: number): number {
    const { routes, cost, seen, pos } = this;
    const m = routes.p.tours;
    let best = -1;
    for (let t = 0; t < m; t++) {
      const k = u * m + t;
      if (seen[k] !== routes.version[t]) {
        seen[k] = routes.version[t]!;
        cost[k] = routes.bestPlace(u, t);
        pos[k] = routes.bestPos;
      }
      const c = cost[k]!;
      if (c >= 0 && (best < 0 || c < best)) {
        best = c;
        this.bestTour[u] = t;
      }
    }
    return best;
  }
}
