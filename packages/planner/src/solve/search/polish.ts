import { DayOrders, type Judged } from './day-order.ts';
import type { RoutingProblem, Tours } from './problem.ts';
import { Routes } from './routes.ts';

/** How tours are to resemble each other. */
export interface Balance {
  /** Tours of one number share their load evenly; -1: none of it. */
  readonly group: Int32Array;
  /** Only these may change; the others stay as they are. */
  readonly active: readonly boolean[];
}

/** Share of a group's mean by which a tour may be longer or shorter at no cost, and what each further tenth costs. */
const tolerance = 0.16;
const perTenth = 24;
/** Way that is not to be gone for the sake of even loads. */
const muchWay = 10;
const mostMoves = 200;
const least = 1e-6;

/** A change that loses so much before its tours are put into order is not looked at any further. */
const worthTrying = 12;

/** Tours in their new order. */
type Change = readonly (readonly [t: number, order: Judged])[];

/**
 * Orders each tour anew, then moves and swaps nodes between tours, and takes others in or out, while that makes the
 * whole worth more: prizes less way, waiting and penalties, less uneven loads.
 */
export class Polish {
  private readonly p: RoutingProblem;
  private readonly balance: Balance;
  private readonly orders: DayOrders;
  /** Holds the tours that a node is tried in. */
  private readonly probe: Routes;
  private readonly days: Judged[] = [];
  private readonly tourOf: Int32Array;
  private spent = 0;
  /** Counts the moves: when each tour was changed last, and when each pair was last looked at. */
  private clock = 0;
  private readonly changed: Int32Array;
  private readonly looked: Int32Array;
  private readonly shouldStop: (() => boolean) | undefined;

  constructor(p: RoutingProblem, balance: Balance, shouldStop?: () => boolean) {
    this.p = p;
    this.balance = balance;
    this.orders = new DayOrders(p);
    this.probe = new Routes(p);
    this.tourOf = new Int32Array(p.nodes).fill(-1);
    this.changed = new Int32Array(p.tours);
    this.looked = new Int32Array(p.tours * p.tours);
    this.shouldStop = shouldStop;
  }

  run(tours: Tours): Tours {
    const { orders, balance } = this;
    tours.forEach((nodes, t) => {
      const given = orders.judge(t, nodes) ?? { nodes, value: 0, way: 0 };
      this.put(t, (balance.active[t] && orders.best(t, nodes)) || given);
    });
    for (this.clock = 1; this.clock <= mostMoves; this.clock++) {
      const change = this.nextChange();
      if (!change) break;
      for (const [t] of change) this.take(t);
      for (const [t, order] of change) this.put(t, order);
    }
    return this.days.map((day) => day.nodes);
  }

  private put(t: number, order: Judged): void {
    this.days[t] = order;
    this.changed[t] = this.clock;
    for (const u of order.nodes) {
      this.tourOf[u] = t;
      this.spent += this.p.cost[u]!;
    }
  }

  private take(t: number): void {
    for (const u of this.days[t]!.nodes) {
      this.tourOf[u] = -1;
      this.spent -= this.p.cost[u]!;
    }
  }

  private load({ nodes, way }: Judged): number {
    return nodes.reduce((sum, u) => sum + this.p.service[u]!, way);
  }

  /** What uneven loads cost a group when these tours are changed. */
  private unevenness(group: number, changed: Change): number {
    if (group < 0) return 0;
    const loads = this.days.flatMap((day, t) =>
      this.balance.group[t] === group ? [this.load(changed.find(([other]) => other === t)?.[1] ?? day)] : [],
    );
    const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length;
    if (loads.length < 2 || mean <= 0) return 0;
    return loads.reduce((sum, load) => sum + 10 * perTenth * Math.max(0, Math.abs(load / mean - 1) - tolerance), 0);
  }

  /** The gain of giving tours these orders. */
  private gainOf(changed: Change): number {
    const groups = new Set(changed.map(([t]) => this.balance.group[t]!));
    let gain = this.valueAdded(changed);
    for (const group of groups) gain += this.unevenness(group, []) - this.unevenness(group, changed);
    return gain;
  }

  private movable(u: number): boolean {
    return this.p.counts[u] === 1 && this.p.fixed[u] === 0;
  }

  private opens(u: number, t: number): boolean {
    const k = u * this.p.tours + t;
    return this.p.windowFrom[k + 1]! > this.p.windowFrom[k]!;
  }

  /** The first change found for the better; tours that are as they were when they were last looked at are passed over. */
  private nextChange(): Change | null {
    const { p, balance, shouldStop } = this;
    for (let t = 0; t < p.tours; t++) {
      if (!balance.active[t]) continue;
      if (shouldStop?.()) return null;
      for (let other = t; other < p.tours; other++) {
        if (!balance.active[other] || !this.isNews(t, other)) continue;
        const change = other === t ? this.withOutside(t) : this.between(t, other);
        if (change) return change;
        this.looked[t * p.tours + other] = this.clock;
      }
    }
    return null;
  }

  private isNews(t: number, other: number): boolean {
    return this.looked[t * this.p.tours + other]! <= Math.max(this.changed[t]!, this.changed[other]!);
  }

  /** A node of one tour for a node of another, or moved over. */
  private between(t1: number, t2: number): Change | null {
    const { probe } = this;
    const [one, other] = [this.days[t1]!.nodes, this.days[t2]!.nodes];
    const mine = one.filter((u) => this.movable(u) && this.opens(u, t2));
    const theirs = other.filter((u) => this.movable(u) && this.opens(u, t1));
    for (const u of [null, ...mine]) {
      const rest = u === null ? one : without(one, u);
      for (const v of [null, ...theirs]) {
        if ((u === null && v === null) || !probe.load(t1, rest)) continue;
        const left = v === null ? rest : without(other, v);
        if (!probe.load(t2, v === null ? other : left)) continue;
        const first = v === null ? rest : this.placed(t1, rest, v);
        const second = first && (u === null ? left : this.placed(t2, v === null ? other : left, u));
        const change = first && second && this.accepted([t1, first], [t2, second]);
        if (change) return change;
      }
    }
    return null;
  }

  /** A node that no tour holds put into t, for another or besides. */
  private withOutside(t: number): Change | null {
    const { p, tourOf, probe } = this;
    const { nodes } = this.days[t]!;
    for (const v of [-1, ...nodes]) {
      const rest = v < 0 ? nodes : without(nodes, v);
      if ((v >= 0 && !this.movable(v)) || !probe.load(t, rest)) continue;
      const given = v < 0 ? 0 : p.prize[v]!;
      for (let u = 0; u < p.nodes; u++) {
        if (tourOf[u]! >= 0 || !this.movable(u) || !this.opens(u, t) || p.prize[u]! < given - worthTrying) continue;
        if (this.spent + p.cost[u]! - (v < 0 ? 0 : p.cost[v]!) > p.budget) continue;
        if (p.twins[u]!.some((twin) => twin !== v && tourOf[twin]! >= 0)) continue;
        const order = this.placed(t, rest, u);
        const change = order && this.accepted([t, order]);
        if (change) return change;
      }
    }
    return null;
  }

  /** Nodes with u put in where that adds the least way to tour t, which `probe` holds; null when it fits nowhere. */
  private placed(t: number, nodes: readonly number[], u: number): readonly number[] | null {
    const { p, probe } = this;
    const base = t * probe.row;
    const at = p.at[u]!;
    let least = Infinity;
    let place = -1;
    for (let i = 0; i <= nodes.length; i++) {
      if (probe.costAt(u, t, i + 1) < 0) continue;
      let next = i;
      while (next < nodes.length && p.at[nodes[next]!]! < 0) next++;
      const [before, after] = [probe.loc[base + i]!, probe.loc[base + next + 1]!];
      const added =
        p.way[before * p.locations + at]! + p.way[at * p.locations + after]! - p.way[before * p.locations + after]!;
      if (added < least) [least, place] = [added, i];
    }
    return place < 0 ? null : [...nodes.slice(0, place), u, ...nodes.slice(place)];
  }

  /** A change that gains, each tour in the best order found for it; null when it does not. */
  private accepted(...changed: readonly (readonly [t: number, nodes: readonly number[]])[]): Change | null {
    const tried: (readonly [number, Judged])[] = [];
    for (const [t, nodes] of changed) {
      const judged = this.orders.judge(t, nodes);
      if (!judged) return null;
      tried.push([t, judged]);
    }
    if (this.gainOf(tried) <= -worthTrying && !this.isClear(tried)) return null;
    const tours = tried.map(([t, order]) => [t, this.orders.best(t, order.nodes) ?? order] as const);
    return this.isClear(tours) || (this.gainOf(tours) > least && !this.isDear(tours)) ? tours : null;
  }

  private valueAdded(change: Change): number {
    return change.reduce((sum, [t, order]) => sum + order.value - this.days[t]!.value, 0);
  }

  /** One node for another between two tours, worth so much or so much shorter that even loads come second. */
  private isClear(change: Change): boolean {
    const value = this.valueAdded(change);
    return this.isSwap(change) && (value > worthTrying || (value > least && this.wayAdded(change) < -muchWay));
  }

  /** The reverse of that. */
  private isDear(change: Change): boolean {
    const value = this.valueAdded(change);
    return this.isSwap(change) && (value < -worthTrying || (value < -least && this.wayAdded(change) > muchWay));
  }

  private wayAdded(change: Change): number {
    return change.reduce((sum, [t, order]) => sum + order.way - this.days[t]!.way, 0);
  }

  private isSwap(change: Change): boolean {
    return change.length > 1 && change.every(([t, order]) => order.nodes.length === this.days[t]!.nodes.length);
  }
}

const without = (nodes: readonly number[], u: number): number[] => nodes.filter((v) => v !== u);
