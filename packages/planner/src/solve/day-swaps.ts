import type { Compiled } from './compile.ts';
import { valued } from './polished.ts';
import type { PreparedDay } from './prepare.ts';
import { Routes } from './search/routes.ts';
import type { Tours } from './search/problem.ts';
import type { Solution } from './session.ts';

/** What a swap must bring: two days that are as good either way stay. */
const least = 1;

/** The meal of another day that stands for the same; every other node is itself. */
function mealOn({ meanings }: Compiled): (u: number, tour: number) => number {
  const key = (kind: string, tour: number): string => `${kind} ${tour}`;
  const meals = new Map(
    meanings.flatMap((node, u): [string, number][] =>
      node.type === 'meal' ? [[key(node.rule.kind, node.tour), u]] : [],
    ),
  );
  return (u, tour) => {
    const node = meanings[u]!;
    return node.type === 'meal' ? (meals.get(key(node.rule.kind, tour)) ?? -1) : u;
  };
}

/** Days of one city that are like each other but for their date. */
function isPlain({ problem }: Compiled, day: PreparedDay, nodes: readonly number[]): boolean {
  return !day.transfer && !day.trip && !day.free && !nodes.some((u) => problem.fixed[u]);
}

/**
 * The days of each city in the order in which they are worth most: the search moves visits from day to day, and seldom
 * finds what only two whole days together can bring, such as a must-see on the first of them.
 */
export function withDaysSwapped(compiled: Compiled, days: readonly PreparedDay[], found: Solution): Solution {
  const { problem } = compiled;
  const routes = new Routes(problem);
  const onDay = mealOn(compiled);
  const tours: (readonly number[])[] = [...found.tours];
  const valueOf = (nodes: readonly number[], t: number): number | null =>
    routes.load(t, nodes) && routes.counted[t]! <= problem.limit[t]! ? routes.evaluate(t) : null;
  const values = tours.map((nodes, t) => valueOf(nodes, t) ?? -Infinity);
  const swap = (a: number, b: number): boolean => {
    const [first, second] = [tours[b]!.map((u) => onDay(u, a)), tours[a]!.map((u) => onDay(u, b))];
    if ([...first, ...second].includes(-1)) return false;
    const [one, other] = [valueOf(first, a), valueOf(second, b)];
    if (one === null || other === null || one + other < values[a]! + values[b]! + least) return false;
    [tours[a], tours[b], values[a], values[b]] = [first, second, one, other];
    return true;
  };
  const plain = days.flatMap((day, t) => (isPlain(compiled, day, tours[t]!) ? [t] : []));
  const pairs = plain.flatMap((a, i) =>
    plain.slice(i + 1).flatMap((b) => (days[a]!.destinationId === days[b]!.destinationId ? [[a, b] as const] : [])),
  );
  for (let better = true; better;) better = pairs.filter(([a, b]) => swap(a, b)).length > 0;
  const swapped: Tours = tours;
  return { ...found, ...valued(problem, swapped) };
}
