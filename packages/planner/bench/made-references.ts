import { writeFileSync } from 'node:fs';
import { anneal } from '../src/solve/search/anneal.ts';
import { cpuMs } from './cpu-time.ts';
import { madeTables, type Fold } from './made-instances.ts';
import { data, problemOf, references, scale, scoreOf, type Instance } from './toptw.ts';

const table = 'made-references.csv';
/** Processor seconds of a long run. */
const longSeconds = { cordeau: 5, solomon: 2.5 } as const;

/** The generated instances of a fold that something is known of, once for each m = 1 … 4. */
export function madeInstances(fold: Fold): Instance[] {
  return drawn(fold).filter(({ reference }) => reference > 0);
}

function drawn(fold: Fold): Instance[] {
  const best = references(table);
  return madeTables(fold).flatMap(({ name, family, depot, rows }) =>
    [1, 2, 3, 4].map((m): Instance => {
      const problem = problemOf(depot, rows, m, 0, scale[family]);
      const all = problem.prize.reduce((sum, prize) => sum + prize, 0);
      const reference = best.get(`${name} ${m}`)?.value ?? 0;
      return { name, set: family, made: true, m, problem, reference, proven: reference === all };
    }),
  );
}

/** Runs every pair of a fold for long, from a seed of its own, and keeps what is better than before. */
export function renewReferences(fold: Fold, seed: number): void {
  const best = references(table);
  for (const { name, m, set, problem } of drawn(fold)) {
    const trial = 3_000;
    const began = cpuMs();
    anneal(problem, { seed: 9, iterations: trial });
    const iterations = Math.floor((trial / (cpuMs() - began)) * longSeconds[set as 'cordeau' | 'solomon'] * 1_000);
    const value = scoreOf(problem, anneal(problem, { seed, iterations }).tours);
    const all = problem.prize.reduce((sum, prize) => sum + prize, 0);
    const before = best.get(`${name} ${m}`)?.value ?? 0;
    console.log(`${name} m=${m}: ${value}, before ${before}`);
    best.set(`${name} ${m}`, { value: Math.max(value, before), proven: Math.max(value, before) === all });
  }
  const lines = [...best].map(
    ([pair, { value, proven }]) =>
      `${pair.replace(' ', ',')},${value},${proven ? 'proven optimum (every place visited)' : 'best value of our own long runs'}`,
  );
  writeFileSync(new URL(table, data), `instance,m,reference,status\n${lines.join('\n')}\n`);
}
