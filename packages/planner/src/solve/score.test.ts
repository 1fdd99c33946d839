import { atBestTime } from '../model/best-hours.ts';
import { comfortPenalty } from '../model/comfort.ts';
import { mostStops } from '../model/pace.ts';
import { prizeOf, varietyFactors, worthOf } from './score.ts';
import { aPlace, aRequest } from '../model/test-model.ts';

const request = aRequest({ preferredTags: ['food'], chosen: ['wanted'] });

test('worth grows with importance, wishes and the fitting theme', () => {
  const plain = aPlace(0, { importance: 3 });
  expect(worthOf({ ...plain, importance: 4 }, request)).toBeGreaterThan(worthOf(plain, request));
  expect(worthOf({ ...plain, tags: ['food'] }, request)).toBeGreaterThan(worthOf(plain, request));
  const beach = { ...plain, tags: ['beaches', 'water'] };
  expect(worthOf(beach, { ...request, theme: 'relaxation' })).toBeGreaterThan(worthOf(beach, request));
});

test('chosen comes before must-see, must-see before everything else', () => {
  const prizes = [
    aPlace(0, { importance: 4 }),
    aPlace(1, { importance: 5 }),
    aPlace(2, { id: 'wanted', importance: 1 }),
  ].map((p) => prizeOf(p, request));
  expect(prizes).toEqual([...prizes].sort((a, b) => a - b));
});

test('the tenth temple is worth less than the first', () => {
  const factors = varietyFactors(
    Array.from({ length: 10 }, (_, i) => aPlace(i, { kind: 'temple' })),
    3,
  );
  expect(factors.slice(0, 3)).toEqual([1, 1, 1]);
  expect(factors[9]).toBeLessThan(0.85);
});

test('three of a kind in a row, and the wrong hour, cost comfort', () => {
  const loss = (kinds: string[], start = 600): number => {
    const places = kinds.map((kind, i) => aPlace(i, { kind, bestTime: 'morning' }));
    const penalty = comfortPenalty({
      places,
      worth: kinds.map(() => 50),
      limit: [kinds.length],
      light: [null],
      rank: [0],
      evening: [false],
      meal: new Int8Array(kinds.length).fill(-1),
      tableLoss: new Float64Array(2 * kinds.length),
      oneKindWanted: false,
    });
    return penalty(
      0,
      Int32Array.from(kinds, (_, i) => i),
      Int32Array.from(kinds, () => start),
      0,
      kinds.length,
    );
  };
  expect(loss(['temple', 'museum', 'park'])).toBe(0);
  expect(loss(['temple', 'shrine', 'temple'])).toBeGreaterThan(20);
  expect(loss(['temple', 'museum', 'park'], 900)).toBeGreaterThan(20);
  expect(atBestTime(aPlace(0, { bestTime: 'sunset' }), 600, null)).toBe(false);
});

test('shorter days and slower paces hold fewer stops, never none', () => {
  expect(mostStops(1, { start: 480, end: 1320 }, 'leisure')).toBe(6);
  expect(mostStops(0, { start: 480, end: 1320 }, 'leisure')).toBe(4);
  expect(mostStops(2, { start: 600, end: 620 }, 'leisure')).toBe(1);
});
