import type { Plan, PlanRequest } from '../../../api/src/planner/model.ts';
import { plan } from '../../../api/src/planner/plan.ts';
import { bestSlots, suggestMore } from '../../../api/src/planner/slots.ts';
import { reorderDay } from '../../../api/src/planner/edit.ts';
import { estimatedTravel } from '../../../api/src/planner/travel.ts';
import { validate } from '../../../api/src/planner/validate.ts';
import { nearestNeighbourPlan } from './baseline.ts';
import { readCities } from './cities.ts';
import { measure, type Measures } from './measures.ts';
import { daysFrom, plainRequest, suiteRequest } from './requests.ts';

const productIterations = 4_000;
const longFactor = 15;

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

function quantiles(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms`;
}

function timed<T>(work: () => T): { result: T; ms: number } {
  const began = performance.now();
  const result = work();
  return { result, ms: performance.now() - began };
}

function printMeasures(name: string, list: readonly Measures[], broken: number): void {
  const wanted = list.reduce((sum, m) => sum + m.mustSees.wanted, 0);
  const had = list.reduce((sum, m) => sum + m.mustSees.had, 0);
  const days = list.reduce((sum, m) => sum + m.variedDays.days, 0);
  const varied = list.reduce((sum, m) => sum + m.variedDays.varied, 0);
  console.log(
    `  ${name.padEnd(22)} broken plans ${broken}/${list.length}  must-sees in ${((100 * had) / wanted).toFixed(1)} %  travel share ${mean(list.map((m) => m.travelShare)).toFixed(3)}` +
      `  crossings a day ${mean(list.flatMap((m) => m.crossings)).toFixed(2)}  varied days ${((100 * varied) / days).toFixed(1)} %  stops a day ${(list.reduce((sum, m) => sum + m.stops, 0) / days).toFixed(2)}`,
  );
}

/** Score of a plan without what meals and chosen places carry, which no plan gives up. */
function plainScore(request: PlanRequest, result: Plan): number {
  const items = result.days.flatMap((day) => day.items);
  const meals = items.filter((item) => item.type === 'meal' || (item.type === 'visit' && item.mealInside)).length;
  const pins = items.filter((item) => item.type === 'event' || (item.type === 'visit' && item.pinId)).length;
  const chosen = items.filter(
    (item) => item.type === 'visit' && !item.pinId && request.chosen.includes(item.placeId),
  ).length;
  return result.stats.score - 20_000 * meals - 100_000 * pins - 5_000 * chosen;
}

function printTimes(): void {
  const cities = readCities();
  const kinds = [
    ['3 days, one city', 1, 3],
    ['7 days, three cities', 3, 7],
    ['14 days, eight cities', 8, 14],
  ] as const;
  for (const [name, many, days] of kinds) {
    const times = cities.slice(0, 30).map((_, i) => {
      const own = Array.from({ length: many }, (__, k) => cities[(i + k) % cities.length]!);
      return timed(() => plan(plainRequest(own, daysFrom('2026-12-07', days), productIterations))).ms;
    });
    console.log(`  ${name.padEnd(22)} ${quantiles(times)}`);
  }
  const local = { reorder: [] as number[], slots: [] as number[], suggest: [] as number[] };
  for (const city of cities.slice(0, 30)) {
    const request = plainRequest([city], daysFrom('2026-12-07', 3), productIterations);
    const made = plan(request);
    local.reorder.push(timed(() => reorderDay(request, made, '2026-12-08')).ms);
    local.slots.push(timed(() => bestSlots(request, made, made.unscheduled[0]?.placeId ?? '')).ms);
    local.suggest.push(timed(() => suggestMore(request, made, '2026-12-08')).ms);
  }
  for (const [name, times] of Object.entries(local)) console.log(`  ${name.padEnd(22)} ${quantiles(times)}`);
}

/** Generated requests over all cities: feasibility, quality against a long run, and the usual way of the others. */
export function runSuite(count: number): void {
  const cities = readCities();
  const travel = estimatedTravel();
  const ours: Measures[] = [];
  const theirs: Measures[] = [];
  const ratios: number[] = [];
  let [ourBroken, theirBroken] = [0, 0];
  console.log(`\n${count} generated requests over ${cities.length} cities`);
  for (let i = 0; i < count; i++) {
    const request = suiteRequest(cities, i, productIterations);
    const made = plan(request);
    const found = validate(request, made, travel);
    if (found.length > 0) {
      ourBroken++;
      console.log(`  request ${i}: ${found[0]!.code}, ${found[0]!.message}`);
    }
    ours.push(measure(request, made));
    const simple = nearestNeighbourPlan(request);
    if (validate(request, simple, travel).length > 0) theirBroken++;
    theirs.push(measure(request, simple));
    if (i % 10 !== 0) continue;
    const long = plainScore(request, plan({ ...request, iterations: productIterations * longFactor }));
    if (long > 100) ratios.push(plainScore(request, made) / long);
  }
  printMeasures('Tabi', ours, ourBroken);
  printMeasures('nearest neighbour', theirs, theirBroken);
  console.log(
    `  score against ${longFactor} times the search: mean ${mean(ratios).toFixed(4)}, worst ${Math.min(...ratios).toFixed(3)} (${ratios.length} requests)`,
  );
  printTimes();
}
