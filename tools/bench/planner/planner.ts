import { anneal } from '../../../api/src/planner/search/anneal.ts';
import { nearestNeighbour } from './baseline.ts';
import { runSuite } from './suite.ts';
import { readInstances, scoreOf, type Instance } from './toptw.ts';

/**
 * `pnpm bench:planner [toptw|suite|all] [seconds,…] [every] [requests]`. Public instances: gaps to the references in per cent, by
 * set and m, at each budget of CPU seconds; then generated real-city requests. `every` 4 takes each fourth instance.
 */
const [what = 'all', budgets = '0.1,1', every = '1', requests = '500'] = process.argv.slice(2);

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

interface Run {
  readonly instance: Instance;
  readonly gap: number;
  readonly score: number;
}

const gapOf = (instance: Instance, score: number): number => ((instance.reference - score) / instance.reference) * 100;

/** Iterations are set beforehand from a short trial, so that a run is the same whatever else the machine does. */
function solve(instance: Instance, seconds: number): Run {
  const trial = 1_500;
  const began = cpuMs();
  anneal(instance.problem, { seed: 9, iterations: trial });
  const iterations = Math.max(100, Math.floor((trial / (cpuMs() - began)) * seconds * 1_000));
  const score = scoreOf(instance.problem, anneal(instance.problem, { seed: 1, iterations }).tours);
  return { instance, score, gap: gapOf(instance, score) };
}

function printRuns(title: string, runs: readonly Run[]): void {
  console.log(`\n${title}`);
  const line = (name: string, some: readonly Run[]): void => {
    if (some.length === 0) return;
    const mean = some.reduce((sum, run) => sum + run.gap, 0) / some.length;
    const worst = Math.max(...some.map((run) => run.gap));
    const proven = some.filter((run) => run.instance.proven);
    const reached = proven.filter((run) => run.gap <= 0).length;
    console.log(
      `  ${name.padEnd(14)} mean gap ${mean.toFixed(3)} %  worst ${worst.toFixed(2)} %  proven optima ${reached}/${proven.length}`,
    );
  };
  for (const set of ['solomon', 'cordeau', 'ttdp'] as const) {
    const own = runs.filter((run) => run.instance.set === set);
    line(set, own);
    for (const m of [1, 2, 3, 4])
      line(
        `${set} m=${m}`,
        own.filter((run) => run.instance.m === m),
      );
  }
  const better = runs.filter((run) => run.gap < 0).map((run) => `${run.instance.name}/${run.instance.m} ${run.score}`);
  if (better.length > 0) console.log(`  better than the reference: ${better.join(', ')}`);
}

if (what !== 'suite') {
  const instances = readInstances().filter((_, i) => i % Number(every) === 0);
  for (const instance of instances.slice(0, 12)) anneal(instance.problem, { seed: 3, iterations: 2_000 });
  for (const seconds of budgets.split(',').map(Number)) {
    printRuns(
      `${seconds} s a run`,
      instances.map((instance) => solve(instance, seconds)),
    );
  }
  const plain = instances.map((instance): Run => {
    const score = scoreOf(instance.problem, nearestNeighbour(instance.problem).tours());
    return { instance, score, gap: gapOf(instance, score) };
  });
  printRuns('nearest neighbour and 2-opt', plain);
}
if (what !== 'toptw') runSuite(Number(requests));
