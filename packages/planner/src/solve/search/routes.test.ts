import fc from 'fast-check';
import { Routes } from './routes.ts';
import { aProblem } from './test-problem.ts';

const rows = (routes: Routes): unknown => ({
  tours: routes.tours(),
  counted: [...routes.counted],
  widest: [...routes.widest],
  each: Array.from(routes.length, (n, t) =>
    [routes.loc, routes.start, routes.depart, routes.direct, routes.latest, routes.gap].map((column, k) =>
      // The tour's own start has no arrival, no latest time and no gap before it, its end no start.
      [...column.subarray(t * routes.row + (k < 3 ? 0 : 1), t * routes.row + n + (k === 1 || k === 2 ? 1 : 2))],
    ),
  ),
});

test('tours that grew node by node hold the same times as the same tours put in whole', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), fc.infiniteStream(fc.nat(1_000)), (seed, wandering, picks) => {
      const p = aProblem(seed, { nodes: 12, tours: 2, wandering });
      const grown = new Routes(p);
      for (let k = 0; k < 30; k++) {
        const u = picks.next().value! % 12;
        const t = picks.next().value! % 2;
        const pos = 1 + (picks.next().value! % (grown.length[t]! + 1));
        if (grown.tourOf[u]! < 0 && grown.costAt(u, t, pos) >= 0) grown.insert(u, t, pos);
      }
      const loaded = new Routes(p);
      grown.tours().forEach((nodes, t) => expect(loaded.load(t, nodes)).toBe(true));
      expect(rows(grown)).toEqual(rows(loaded));
    }),
    { numRuns: 200, seed: 3 },
  );
});
