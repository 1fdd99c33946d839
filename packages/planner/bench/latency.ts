import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { reorderDay } from '../src/edit/edit.ts';
import { plan } from '../src/solve/plan.ts';
import { bestSlots, suggestMore } from '../src/edit/slots.ts';
import { productIterations } from './budget.ts';
import { enriched, type City } from './cities.ts';
import { timed } from './cpu-time.ts';
import { quantile, type Figure } from './figures.ts';
import { daysFrom, plainRequest } from './requests.ts';

const firstDate = '2026-12-07';

function times(cities: readonly City[], many: number, days: number, factor: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const own = Array.from({ length: many }, (__, k) => enriched(cities[(i * 5 + k) % cities.length]!, factor));
    const request = plainRequest(own, daysFrom(firstDate, days), productIterations);
    return timed(() => plan(request)).ms;
  });
}

const line = (name: string, list: readonly number[], at: number, most: number): Figure => ({
  name: `${name}: p${at * 100}`,
  value: quantile(list, at),
  digits: 1,
  unit: ' ms',
  target: { most },
  note: `p50 ${quantile(list, 0.5).toFixed(1)}, worst ${Math.max(...list).toFixed(1)}, ${list.length} runs`,
});

/** Processor time of plans and of local operations, warm. */
export function latencyFigures(cities: readonly City[], count: number): Figure[] {
  times(cities, 1, 3, 1, 5);
  const short = times(cities, 1, 3, 1, count);
  const week = times(cities, 3, 7, 2, Math.ceil(count / 2));
  const fortnight = times(cities, 5, 14, 2, Math.ceil(count / 4));
  const local = { reorder: [] as number[], slot: [] as number[], more: [] as number[] };
  for (let i = 0; i < count; i++) {
    const request = plainRequest([cities[(i * 7) % cities.length]!], daysFrom(firstDate, 3), productIterations);
    const made = plan(request);
    local.reorder.push(timed(() => reorderDay(request, made, '2026-12-08')).ms);
    local.slot.push(timed(() => bestSlots(request, made, made.unscheduled[0]?.placeId ?? '')).ms);
    local.more.push(timed(() => suggestMore(request, made, '2026-12-08')).ms);
  }
  return [
    line('3 days, one city', short, 0.5, 80),
    line('3 days, one city', short, 0.95, 200),
    line('7 days, three cities, 100 candidates and more', week, 0.95, 400),
    line('14 days, 200 candidates and more', fortnight, 0.95, 1_500),
    line('Reorder a day', local.reorder, 0.95, 20),
    line('Best slot for a place', local.slot, 0.95, 20),
    line('Three more for a day', local.more, 0.95, 20),
  ];
}

/** Memory that one large plan needs at most, over what the process holds without it. */
export function memoryFigure(cities: readonly City[]): Figure {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const request = plainRequest(
    cities.slice(0, 5).map((city) => enriched(city, 2)),
    daysFrom(firstDate, 14),
    productIterations,
  );
  collect();
  const held = (): number => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1_048_576;
  };
  const before = held();
  let most = 0;
  plan(request, {
    shouldStop: () => {
      most = Math.max(most, held() - before);
      return false;
    },
  });
  most = Math.max(most, held() - before);
  const note = `14 days, ${request.places.length} places`;
  return { name: 'Memory of one plan', value: most, digits: 1, unit: ' MB', target: { most: 64 }, note };
}
