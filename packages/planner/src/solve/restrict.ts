import type { RoutingProblem, Tours } from './search/problem.ts';

type Window = readonly [open: number, close: number];

/** The same problem with other windows: `change` answers those of node u in tour t, given the present ones. */
export function withWindows(
  p: RoutingProblem,
  change: (u: number, t: number, windows: readonly Window[]) => readonly Window[],
): RoutingProblem {
  const from = [0];
  const windows: Window[] = [];
  for (let u = 0; u < p.nodes; u++) {
    for (let t = 0; t < p.tours; t++) {
      const k = u * p.tours + t;
      const own: Window[] = [];
      for (let w = p.windowFrom[k]!; w < p.windowFrom[k + 1]!; w++) own.push([p.windowOpen[w]!, p.windowClose[w]!]);
      windows.push(...change(u, t, own));
      from.push(windows.length);
    }
  }
  return {
    ...p,
    windowFrom: Int32Array.from(from),
    windowOpen: Int32Array.from(windows, ([open]) => open),
    windowClose: Int32Array.from(windows, ([, close]) => close),
  };
}

/** One tour alone, with only the nodes of `allowed`, each worth `bonus` more so that none is dropped lightly. */
export function singleTour(
  p: RoutingProblem,
  tour: number,
  allowed: ReadonlySet<number>,
  bonus: number,
): RoutingProblem {
  const only = withWindows(p, (u, t, windows) => (t === tour && allowed.has(u) ? windows : []));
  const from = [0];
  for (let u = 0; u < p.nodes; u++) from.push(only.windowFrom[(u + 1) * p.tours]!);
  const one = (array: Int32Array): Int32Array => array.slice(tour, tour + 1);
  const { penalty } = p;
  const dearer = (value: number, u: number): number => (allowed.has(u) ? value + bonus : value);
  return {
    ...only,
    tours: 1,
    windowFrom: Int32Array.from(from),
    startAt: one(p.startAt),
    endAt: one(p.endAt),
    open: one(p.open),
    close: one(p.close),
    limit: one(p.limit),
    prize: p.prize.map(dearer),
    pull: p.pull.map(dearer),
    penalty: penalty && ((_, nodes, starts, first, length) => penalty(tour, nodes, starts, first, length)),
  };
}

/** The same problem with only the tours of `free` open, without what the tours of `kept` hold and pay for. */
export function onlyTours(p: RoutingProblem, free: ReadonlySet<number>, kept: Tours): RoutingProblem {
  const away = new Set(kept.flatMap((nodes) => nodes.flatMap((u) => [u, ...p.twins[u]!])));
  const only = withWindows(p, (u, t, windows) => (free.has(t) && !away.has(u) ? windows : []));
  const spent = kept.flat().reduce((sum, u) => sum + p.cost[u]!, 0);
  return { ...only, budget: p.budget - spent };
}

/**
 * What has begun before `now` of tour `today`, and every tour before it, stays exactly where it is; nothing new starts
 * earlier than `now`. `starts` are the starts of the plan as it stands.
 */
export function frozenBefore(
  p: RoutingProblem,
  tours: Tours,
  starts: readonly (readonly number[])[],
  today: number,
  now: number,
): RoutingProblem {
  const fixed = Uint8Array.from(p.fixed);
  const fixedAt = new Map<string, number>();
  tours.forEach((nodes, t) =>
    nodes.forEach((u, i) => {
      const start = starts[t]![i]!;
      if (t > today || (t === today && start >= now)) return;
      fixed[u] = 1;
      fixedAt.set(`${u} ${t}`, start);
    }),
  );
  const cut = withWindows(p, (u, t, windows) => {
    const start = fixedAt.get(`${u} ${t}`);
    if (start !== undefined) return [[start, start]];
    if (fixed[u] && !p.fixed[u]) return [];
    if (t > today || p.fixed[u]) return windows;
    if (t < today) return [];
    return windows.flatMap(([open, close]): Window[] => (close >= now ? [[Math.max(open, now), close]] : []));
  });
  return { ...cut, fixed };
}
