import type { RoutingProblem, Tours } from './problem.ts';
import { seededRandom, type Random } from './random.ts';
import { Recreate } from './recreate.ts';
import { Routes } from './routes.ts';
import { neighbourLists, ruin, usualWay } from './ruin.ts';
import { TourRows } from './tour-rows.ts';

/** Visits taken out at most in one step: somewhat more than a tour holds, within these bounds. */
const removedBounds = [8, 16] as const;
const removedShare = 1.6;
/** How much a node's ratio is blurred when tours are filled again. */
const noise = 0.6;
/** Candidates near the gap that are tried; one step in ten tries all. */
const nearest = 70;
const tryAll = 0.1;
/**
 * Temperature in mean prizes at the start: so much for each visit of a tour, since a change of a longer tour is at stake
 * with more of them, within these bounds; from a given solution; and how far it falls until the end.
 */
const heat = 0.1;
const hot = [1.2, 3] as const;
const warm = 0.05;
const cooling = 0.04;
/** So many times the search goes back to the best tours it has seen. */
const returns = 4;

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

/** From so many iterations on, two searches of half as many find more than one: a long one may settle in a wrong valley. */
const enoughForTwo = 150_000;

/** Ruin and recreate under simulated annealing. The same problem, seed and iterations give the same tours. */
export function anneal(p: RoutingProblem, options: AnnealOptions): AnnealResult {
  if (options.warm || options.iterations < enoughForTwo) return new Annealing(p, options).run();
  const half = Math.floor(options.iterations / 2);
  const first = new Annealing(p, { ...options, iterations: half }).run();
  if (first.capped) return first;
  const rest = { ...options, seed: options.seed + 1, iterations: options.iterations - half };
  const second = new Annealing(p, rest).run();
  const better = second.value > first.value ? second : first;
  return { ...better, iterations: first.iterations + second.iterations, capped: second.capped };
}

const within = ([least, most]: readonly [number, number], value: number): number =>
  Math.min(most, Math.max(least, value));

class Annealing {
  private readonly p: RoutingProblem;
  private readonly options: AnnealOptions;
  private readonly routes: Routes;
  /** The tours before this iteration, row by row as far as `touched`. */
  private readonly saved: TourRows;
  private readonly best: TourRows;
  private readonly touched: Uint8Array;
  /** Versions of the tours last accepted. */
  private readonly base: Int32Array;
  private readonly random: Random;
  private readonly recreate: Recreate;
  private readonly near: readonly Int32Array[];
  private current = 0;
  private bestValue = 0;
  private mostRemoved = 0;

  constructor(p: RoutingProblem, options: AnnealOptions) {
    this.p = p;
    this.options = options;
    this.routes = new Routes(p);
    this.saved = new TourRows(p);
    this.best = new TourRows(p);
    this.touched = new Uint8Array(p.tours);
    this.base = new Int32Array(p.tours);
    this.random = seededRandom(options.seed);
    this.near = neighbourLists(p, nearest);
    this.recreate = new Recreate(this.routes, this.random, usualWay(p, this.near));
  }

  run(): AnnealResult {
    const { p, options, random } = this;
    options.from?.forEach((nodes, t) => this.resume(t, nodes));
    this.recreate.run(0, this.base, null, () => undefined);
    this.base.set(this.routes.version);
    for (let t = 0; t < p.tours; t++) this.current += this.routes.evaluate(t);
    this.keepBest();
    const visits = this.routes.length.reduce((sum, length) => sum + length, 0) / Math.max(1, p.tours);
    this.mostRemoved = Math.round(within(removedBounds, removedShare * visits));
    const start = this.meanPrize() * (options.warm ? warm : within(hot, heat * visits));
    const span = Math.ceil(options.iterations / (returns + 1));
    let i = 0;
    for (; i < options.iterations && p.nodes > 0; i++) {
      if ((i & 63) === 0 && options.shouldStop?.()) break;
      if (i > 0 && i % span === 0) this.goBack();
      const temperature = start * Math.pow(cooling, i / options.iterations);
      this.step(temperature * Math.log(random.next() + 1e-12));
    }
    return this.result(i);
  }

  /** Takes some visits out, fills the tours again, and goes back when that loses more than `most` (negative). */
  private step(most: number): void {
    const { p, routes, touched, near, random, saved } = this;
    touched.fill(0);
    const spent = routes.spent;
    routes.takenCount = 0;
    const seed = ruin(routes, near, random, this.mostRemoved, this.touch);
    // Taking a visit out can break a tour only where the way past it is longer than the way over it.
    let possible = true;
    for (let t = 0; t < p.tours; t++) if (touched[t] && !routes.refresh(t)) possible = false;
    let value = this.current;
    if (possible) {
      this.recreate.run(noise, this.base, random.next() < tryAll ? null : near[seed]!, this.touch);
      for (let t = 0; t < p.tours; t++) if (touched[t]) value += routes.evaluate(t) - saved.value[t]!;
    }
    if (possible && value >= this.current + most) {
      this.current = value;
      this.base.set(routes.version);
      if (value > this.bestValue + 1e-9) this.keepBest();
      return;
    }
    for (let t = 0; t < p.tours; t++) if (touched[t]) routes.restoreTour(saved, t);
    for (let t = 0; t < p.tours; t++) if (touched[t]) routes.claimTour(t);
    routes.spent = spent;
  }

  private readonly touch = (t: number): void => {
    if (this.touched[t]) return;
    this.touched[t] = 1;
    this.saved.copyTour(this.routes, t);
  };

  private keepBest(): void {
    this.bestValue = this.current;
    for (let t = 0; t < this.p.tours; t++) this.best.copyTour(this.routes, t);
  }

  private goBack(): void {
    const { p, routes, best } = this;
    for (let t = 0; t < p.tours; t++) routes.restoreTour(best, t);
    for (let t = 0; t < p.tours; t++) routes.claimTour(t);
    routes.spent = best.tours().reduce((sum, nodes) => nodes.reduce((own, u) => own + p.cost[u]!, sum), 0);
    this.current = this.bestValue;
    this.base.set(routes.version);
  }

  /** Fixed nodes first, then the others in their order, each behind the one before it or else where it fits best. */
  private resume(t: number, nodes: readonly number[]): void {
    const { routes, p } = this;
    routes.load(
      t,
      nodes.filter((u) => p.fixed[u]),
    );
    let behind = 1;
    for (const u of nodes) {
      if (p.fixed[u]) {
        behind = routes.indexOf(t, u) + 1;
        continue;
      }
      const twin = p.twins[u]!.some((other) => routes.tourOf[other]! >= 0);
      if (twin || routes.tourOf[u]! >= 0 || routes.spent + p.cost[u]! > p.budget) continue;
      let pos = routes.costAt(u, t, behind) >= 0 ? behind : 0;
      if (pos === 0 && routes.bestPlace(u, t) >= 0) pos = routes.bestPos;
      if (pos === 0) continue;
      routes.insert(u, t, pos);
      behind = pos + 1;
    }
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

  private result(iterations: number): AnnealResult {
    const { best, p } = this;
    const tours = best.tours();
    const starts = tours.map((nodes, t) => nodes.map((_, i) => best.start[t * best.row + 1 + i]!));
    return {
      tours,
      starts,
      value: this.bestValue,
      iterations,
      capped: iterations < this.options.iterations && p.nodes > 0,
    };
  }
}
