import type { RoutingProblem, Tours } from './problem.ts';
import { seededRandom } from './random.ts';
import { Recreate } from './recreate.ts';
import { Routes } from './routes.ts';
import { neighbourLists, ruin } from './ruin.ts';

const G = ((globalThis as any).G ?? {}) as Record<string, number>;
export interface AnnealOptions {
  readonly seed: number;
  readonly iterations: number;
  /** Start from these tours; what does not fit any more is left out. */
  readonly from?: Tours;
  /** `from` is a good solution: begin at a low temperature and stay close to it. */
  readonly warm?: boolean;
  /** Asked every 64 iterations; true ends the search. */
  readonly shouldStop?: (() => boolean) | undefined;
}

export interface AnnealResult {
  readonly tours: Tours;
  /** Start of service of each node of `tours`, as early as possible. */
  readonly starts: number[][];
  readonly value: number;
  readonly iterations: number;
  readonly capped: boolean;
}

/** Ruin and recreate under simulated annealing. The same problem, seed and iterations give the same tours. */
export function anneal(p: RoutingProblem, options: AnnealOptions): AnnealResult {
  const search = new Annealing(p, options);
  return search.run();
}

class Annealing {
  private readonly p: RoutingProblem;
  private readonly options: AnnealOptions;
  private readonly routes: Routes;
  /** The tours before this iteration, row by row as far as `touched`. */
  private readonly saved: Routes;
  private readonly best: Routes;
  private readonly touched: Uint8Array;
  /** Versions of the tours last accepted. */
  private readonly base: Int32Array;

  constructor(p: RoutingProblem, options: AnnealOptions) {
    this.p = p;
    this.options = options;
    this.routes = new Routes(p);
    this.saved = new Routes(p);
    this.best = new Routes(p);
    this.touched = new Uint8Array(p.tours);
    this.base = new Int32Array(p.tours);
  }

  run(): AnnealResult {
    const { p, routes, options, touched } = this;
    const random = seededRandom(options.seed);
    const recreate = new Recreate(routes, random);
    const near = neighbourLists(p, G.near ?? 40);
    options.from?.forEach((nodes, t) => this.resume(t, nodes));
    recreate.run(0, this.base, null, () => undefined);
    this.base.set(routes.version);
    let current = 0;
    for (let t = 0; t < p.tours; t++) current += routes.evaluate(t);
    let best = current;
    for (let t = 0; t < p.tours; t++) this.best.copyTour(routes, t);
    const hot = this.meanPrize() * (options.warm ? 0.05 : (G.hot ?? 1));
    const touch = (t: number): void => {
      if (touched[t]) return;
      touched[t] = 1;
      this.saved.copyTour(routes, t);
    };
    let i = 0;
    for (; i < options.iterations && p.nodes > 0; i++) {
      if ((i & 63) === 0 && options.shouldStop?.()) break;
      const temperature = hot * Math.pow(G.cool ?? 0.03, i / options.iterations);
      touched.fill(0);
      const spent = routes.spent;
      routes.takenCount = 0;
      const seed = ruin(routes, near, random, G.most ?? 16, touch);
      let possible = true;
      for (let t = 0; t < p.tours; t++) if (touched[t] && !routes.refresh(t)) possible = false;
      let value = current;
      if (possible) {
        recreate.run(G.noise ?? 0.4, this.base, random.next() < (G.full ?? 0.2) ? null : near[seed]!, touch);
        for (let t = 0; t < p.tours; t++) {
          if (touched[t]) value += routes.evaluate(t) - this.saved.value[t]!;
        }
      }
      if (possible && value >= current + temperature * Math.log(random.next() + 1e-12)) {
        current = value;
        for (let t = 0; t < p.tours; t++) this.base[t] = routes.version[t]!;
        if (current > best + 1e-9) {
          best = current;
          for (let t = 0; t < p.tours; t++) this.best.copyTour(routes, t);
        }
      } else {
        for (let t = 0; t < p.tours; t++) if (touched[t]) routes.restoreTour(this.saved, t);
        for (let t = 0; t < p.tours; t++) if (touched[t]) routes.claimTour(t);
        routes.spent = spent;
      }
    }
    return this.result(best, i);
  }

  private resume(t: number, nodes: readonly number[]): void {
    const { routes } = this;
    let kept = nodes.filter((u) => routes.tourOf[u]! < 0);
    while (!routes.load(t, kept) && kept.length > 0) kept = this.p.fixed[kept[kept.length - 1]!] ? kept.slice(1) : kept.slice(0, -1);
  }

  private meanPrize(): number {
    let sum = 0;
    let count = 0;
    for (let u = 0; u < this.p.nodes; u++) {
      if (!this.p.counts[u] || this.p.prize[u]! <= 0) continue;
      sum += Math.min(this.p.prize[u]!, 200);
      count++;
    }
    return count > 0 ? sum / count : 1;
  }

  private result(value: number, iterations: number): AnnealResult {
    const { best, p } = this;
    const tours = best.tours();
    const starts = tours.map((nodes, t) => nodes.map((_, i) => best.start[t * best.row + 1 + i]!));
    return { tours, starts, value, iterations, capped: iterations < this.options.iterations && p.nodes > 0 };
  }
}
