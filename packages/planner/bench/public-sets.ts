import { anneal } from '../src/solve/search/anneal.ts';
import { nearestNeighbour } from './baseline.ts';
import { mean, type Figure } from './figures.ts';
import { cpuMs } from './cpu-time.ts';
import { scoreOf, type Instance } from './toptw.ts';

export interface Run {
  readonly instance: Instance;
  /** Per cent below the reference. */
  readonly gap: number;
  readonly score: number;
}

interface Group {
  readonly name: string;
  readonly set: Instance['set'];
  readonly made: boolean;
  /** Most mean gap in per cent at each budget of seconds. */
  readonly targets: Readonly<Record<string, number>>;
}

/** What is published stands beside what was generated, since the first was tuned on and the second was not. */
const groups: readonly Group[] = [
  { name: 'Solomon', set: 'solomon', made: false, targets: { '0.1': 0.5, '1': 0.1, '5': 0.02 } },
  { name: 'Solomon, new', set: 'solomon', made: true, targets: {} },
  { name: 'pr01–pr10', set: 'cordeau', made: false, targets: { '0.1': 2, '1': 0.6, '5': 0.35 } },
  { name: 'Cordeau, new', set: 'cordeau', made: true, targets: { '0.1': 2.2, '1': 1 } },
  { name: 'TTDP', set: 'ttdp', made: false, targets: { '0.1': 1.5, '1': 0.4 } },
];
const worstAtOneSecond = 4;

const runOf = (instance: Instance, score: number): Run => ({
  instance,
  score,
  gap: ((instance.reference - score) / instance.reference) * 100,
});

/** Iterations are set beforehand from a short trial, so that a run is the same whatever else the machine does. */
function solve(instance: Instance, seconds: number): Run {
  const trial = 1_500;
  const began = cpuMs();
  anneal(instance.problem, { seed: 9, iterations: trial });
  const iterations = Math.max(100, Math.floor((trial / (cpuMs() - began)) * seconds * 1_000));
  return runOf(instance, scoreOf(instance.problem, anneal(instance.problem, { seed: 1, iterations }).tours));
}

function bySet(runs: readonly Run[], seconds: string, plain: readonly Run[]): Figure[] {
  return groups.flatMap(({ name: title, set, made, targets }): Figure[] => {
    const own = runs.filter(({ instance }) => instance.set === set && instance.made === made);
    const simple = plain.filter((run) => own.some(({ instance }) => instance === run.instance));
    if (own.length === 0) return [];
    const line = (name: string, some: readonly Run[], others: readonly Run[], limit?: number): Figure => ({
      name: `${title}${name}, ${seconds} s: mean gap`,
      value: mean(some.map((run) => run.gap)),
      digits: 3,
      unit: ' %',
      target: limit === undefined ? null : { most: limit },
      simple: mean(others.map((run) => run.gap)),
      note: `worst ${Math.max(...some.map((run) => run.gap)).toFixed(2)} %, ${some.length} runs`,
    });
    const ofTours = (list: readonly Run[], m: number): Run[] => list.filter((run) => run.instance.m === m);
    const ms = set === 'ttdp' ? [] : [1, 2, 3, 4];
    return [
      line('', own, simple, targets[seconds]),
      ...ms.map((m) => line(` m=${m}`, ofTours(own, m), ofTours(simple, m))),
    ];
  });
}

function worstOf(name: string, runs: readonly Run[], seconds: string): Figure[] {
  if (runs.length === 0) return [];
  const worst = runs.reduce((a, b) => (b.gap > a.gap ? b : a));
  return [
    {
      name: `${name}, ${seconds} s: gap`,
      value: worst.gap,
      digits: 2,
      unit: ' %',
      target: seconds === '1' ? { most: worstAtOneSecond } : null,
      note: `${worst.instance.name} m=${worst.instance.m}`,
    },
  ];
}

function overall(runs: readonly Run[], seconds: string): Figure[] {
  const proven = runs.filter((run) => run.instance.proven);
  const missed = proven.filter((run) => run.gap > 0);
  const seen = runs.filter((run) => !run.instance.made);
  const fresh = runs.filter((run) => run.instance.made);
  return [
    ...worstOf('Worst pair', seen, seconds),
    ...worstOf('Worst new pair', fresh, seconds),
    {
      name: `Proven optima not reached, ${seconds} s`,
      value: missed.length,
      digits: 0,
      unit: '',
      target: seconds === '5' ? { most: 0 } : null,
      note: `of ${proven.length}${missed.length > 0 ? `: ${missed.map(({ instance, score }) => `${instance.name}/${instance.m} ${score} of ${instance.reference}`).join(', ')}` : ''}`,
    },
  ];
}

export interface PublicShare {
  readonly seconds: string;
  /** 4 takes each fourth instance. */
  readonly every: number;
}

/** Gaps to the references of instances at each budget of CPU seconds, and of the usual way of the others. */
export function publicFigures(
  shares: readonly PublicShare[],
  all: readonly Instance[],
  report: (title: string, figures: Figure[]) => void,
): void {
  for (const instance of all.slice(0, 12)) anneal(instance.problem, { seed: 3, iterations: 2_000 });
  const plain = all.map((instance) =>
    runOf(instance, scoreOf(instance.problem, nearestNeighbour(instance.problem).tours())),
  );
  for (const { seconds, every } of shares) {
    const runs = all.filter((_, i) => i % every === 0).map((instance) => solve(instance, Number(seconds)));
    const better = runs.filter((run) => run.gap < 0);
    report(`Public and new instances, ${seconds} s of one core a run, ${runs.length} of ${all.length} runs`, [
      ...bySet(runs, seconds, plain),
      ...overall(runs, seconds),
      {
        name: `Better than the reference, ${seconds} s`,
        value: better.length,
        digits: 0,
        unit: '',
        target: null,
        note: better.map((run) => `${run.instance.name}/${run.instance.m} ${run.score}`).join(', '),
      },
    ]);
  }
}
