import { bestStart } from '../model/best-hours.ts';
import { isOfEvening, type Compiled } from './compile.ts';
import { roundDown, roundUp } from '../model/time.ts';

/** A day that begins with waiting may begin later, by this much at most. */
const laterStart = 60;
/** Nobody stands longer than this before a closed door while what comes before it could come later. */
const longestStand = 30;

/**
 * Start of each node of one tour. The search starts everything as early as possible; here a morning that would wait
 * for a door to open begins later instead, a visit with time to spare moves towards its best hour, and what leads to a
 * long stand before a door comes later, a meal that begins the day with it. Nothing that follows moves.
 */
export function settleStarts(
  compiled: Compiled,
  nodes: readonly number[],
  earliest: readonly number[],
  tour: number,
): number[] {
  const { problem, meanings } = compiled;
  const starts = [...earliest];
  const firstMeal = nodes.findIndex((u) => meanings[u]!.type === 'meal');
  // What comes before index i waits with it for a door.
  let leadsToStand = false;
  for (let i = nodes.length - 2; i >= 0; i--) {
    const u = nodes[i]!;
    const node = meanings[u]!;
    const gap = starts[i + 1]! - starts[i]! - problem.service[u]! - travelAfter(compiled, nodes, i, tour);
    leadsToStand =
      gap > 0 && (leadsToStand || (gap > longestStand && standsAtDoor(compiled, nodes[i + 1]!, tour, starts[i + 1]!)));
    const opensTheDay = node.type === 'meal' && i === 0 && leadsToStand;
    if (gap <= 0 || (node.type !== 'place' && !opensTheDay)) continue;
    const before = firstMeal < 0 || i < firstMeal;
    let target = starts[i]!;
    if (leadsToStand) target += gap;
    else if (before) target += Math.min(gap, laterStart);
    const best = node.type === 'place' ? bestStart(node.place, compiled.light[tour]!) : null;
    if (best) target = Math.max(target, Math.min(starts[i]! + gap, roundUp(best[0])));
    // What is at its best hour stays in it: nobody sleeps through a sunrise because the next door is shut.
    if (best && starts[i]! <= best[1]) target = Math.min(target, Math.max(starts[i]!, roundDown(best[1])));
    starts[i] = latestWithin(compiled, u, tour, starts[i]!, target);
  }
  return starts;
}

/** Whether a visit that begins at `start` does so because its door opens then. */
function standsAtDoor({ problem, meanings }: Compiled, u: number, tour: number, start: number): boolean {
  const node = meanings[u]!;
  if (node.type !== 'place' || isOfEvening(node.place)) return false;
  const k = u * problem.tours + tour;
  for (let w = problem.windowFrom[k]!; w < problem.windowFrom[k + 1]!; w++)
    if (problem.windowOpen[w] === start) return true;
  return false;
}

/** Travel after node i of the tour; a meal stays where the visit before it was. */
function travelAfter(compiled: Compiled, nodes: readonly number[], i: number, tour: number): number {
  const { problem } = compiled;
  const next = problem.at[nodes[i + 1]!]!;
  const here = problem.at[nodes[i]!]!;
  if (next < 0 || here < 0) return next < 0 ? 0 : fromBefore(compiled, nodes, i, next, tour);
  return problem.travel[here * problem.locations + next]!;
}

function fromBefore(compiled: Compiled, nodes: readonly number[], i: number, to: number, tour: number): number {
  const { problem } = compiled;
  let k = i;
  while (k >= 0 && problem.at[nodes[k]!]! < 0) k--;
  const from = k < 0 ? problem.startAt[tour]! : problem.at[nodes[k]!]!;
  return problem.travel[from * problem.locations + to]!;
}

/** The latest start of u in one of its windows at or before `target`, not before `now`. */
function latestWithin(compiled: Compiled, u: number, tour: number, now: number, target: number): number {
  const { problem } = compiled;
  const k = u * problem.tours + tour;
  let best = now;
  for (let w = problem.windowFrom[k]!; w < problem.windowFrom[k + 1]!; w++) {
    const start = Math.min(target, problem.windowClose[w]!);
    if (start >= problem.windowOpen[w]! && start > best) best = start;
  }
  return best;
}
