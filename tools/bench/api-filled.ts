import { callFigures, listFigures, type ApiFigure, type ListFigure } from './api-figures.ts';
import { startBenchServer } from './api-server.ts';
import { percentile } from './api-visitor.ts';

/** Each on both sites in turn, so that whatever else the machine does meets both; the median counts. */
const rounds = 3;
/** Of the bare handler's throughput. */
const listShare = 0.6;
/** How much longer each may take in the full database. */
const growth = 0.25;
/** Milliseconds that are the machine's and not ours: below, a quarter more is noise. */
const noise = 1;

const verdict = (holds: boolean) => (holds ? 'ok' : 'MISS');
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);

function print(list: ListFigure, calls: ApiFigure[]): boolean[] {
  console.log(
    `${'list of 20 places'.padEnd(28)} ${list.perSecond.toFixed(0)}/s, ${(list.share * 100).toFixed(0)} % of a bare handler, ` +
      `target ${listShare * 100} %  ${verdict(list.share >= listShare)}   ` +
      `cpu ${list.cpu.toFixed(2)} ms, bare ${list.bareCpu.toFixed(2)} ms`,
  );
  const held = calls.map(({ name, p50, p95, p99, cpu, target }) => {
    const holds = target === null || p95 <= target;
    console.log(
      `${name.padEnd(28)} p50 ${ms(p50)}   p95 ${ms(p95)}   p99 ${ms(p99)}   cpu ${ms(cpu)}   ` +
        (target === null ? '' : `target ${target} ms  ${verdict(holds)}`),
    );
    return holds;
  });
  return [list.share >= listShare, ...held];
}

function printGrowth(lastToFirst: number, before: ApiFigure[], after: ApiFigure[]): boolean[] {
  const compare = (name: string, change: number, holds: boolean) => {
    const percent = `${change >= 0 ? '+' : ''}${(change * 100).toFixed(0)} %`.padStart(6);
    console.log(`${name.padEnd(36)} ${percent}, at most ${growth * 100} %  ${verdict(holds)}`);
    return holds;
  };
  return [
    compare('list, time for each', 1 / lastToFirst - 1, 1 / lastToFirst <= 1 + growth),
    ...after.map(({ name, p95, target }, index) => {
      const was = before[index]?.p95 ?? Number.NaN;
      return target === null || compare(`${name}, p95`, p95 / was - 1, p95 <= was * (1 + growth) + noise);
    }),
  ];
}

const median = (all: ApiFigure[], name: 'p50' | 'p95' | 'p99' | 'cpu'): number =>
  percentile(
    all.map((each) => each[name]),
    0.5,
  );

/** Each call's figures in the middle of all rounds. */
const medians = (all: ApiFigure[][]): ApiFigure[] =>
  (all[0] ?? []).map((call, index) => {
    const same = all.flatMap((calls) => calls.slice(index, index + 1));
    const [p50, p95, p99] = [median(same, 'p50'), median(same, 'p95'), median(same, 'p99')];
    return { ...call, p50, p95, p99, cpu: median(same, 'cpu') };
  });

/**
 * The API's figures beside their targets, on two servers with databases of their own: one as good as empty, one with so many
 * trips.
 * @returns whether every target was met
 */
export async function benchFilled(trips: number): Promise<boolean> {
  const [empty, full] = [await startBenchServer(), await startBenchServer()];
  try {
    await empty.fill(0);
    const began = performance.now();
    const stored = await full.fill(trips);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${stored.trips} trips and ${stored.events} events were written in ${seconds} s.`);
    const { figures, lastToFirst } = await listFigures([empty, full]);
    const [before, after]: [ApiFigure[][], ApiFigure[][]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      before.push(await callFigures(empty));
      after.push(await callFigures(full));
    }
    const held: boolean[] = [];
    for (const [index, calls] of [before, after].entries()) {
      console.log(index ? '\nWith them:' : '\nWithout them:');
      held.push(...print(figures[index] as ListFigure, medians(calls)));
    }
    console.log('\nWhat they changed:');
    held.push(...printGrowth(lastToFirst, medians(before), medians(after)));
    return held.every(Boolean);
  } finally {
    await empty.stop();
    await full.stop();
  }
}
