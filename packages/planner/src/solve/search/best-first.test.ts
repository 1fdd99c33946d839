import fc from 'fast-check';
import { BestFirst } from './best-first.ts';

test('the top is always the node of the highest rating, and the second rating is the next one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 40 }),
      fc.array(fc.nat(1_000)),
      (given, steps) => {
        const heap = new BestFirst(given.length);
        const ratings = new Map(given.map((rating, u) => [u, rating]));
        given.forEach((rating, u) => heap.add(u, rating));
        heap.order();
        for (const step of [...steps, ...given.map(() => 0)]) {
          if (ratings.size === 0) break;
          const [highest, next] = [...ratings.values()].sort((a, b) => b - a);
          expect(ratings.get(heap.top)).toBe(highest);
          expect(heap.second()).toBe(next ?? -Infinity);
          if (step % 3 === 0) {
            ratings.delete(heap.top);
            heap.dropTop();
          } else {
            const lower = highest! - step;
            ratings.set(heap.top, lower);
            heap.lowerTop(lower);
          }
        }
        expect(heap.size).toBe(ratings.size);
      },
    ),
    { numRuns: 200, seed: 5 },
  );
});
