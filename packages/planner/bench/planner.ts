import { parseArgs } from 'node:util';
import { readCities } from './cities.ts';
import { printFigures, type Figure } from './figures.ts';
import { latencyFigures, memoryFigure } from './latency.ts';
import { madeInstances, renewReferences } from './made-references.ts';
import { publicFigures, type PublicShare } from './public-sets.ts';
import { writeShowcase } from './showcase.ts';
import { runSuite } from './suite.ts';
import { readInstances } from './toptw.ts';

/**
 * `pnpm bench:planner [public|suite|speed|all] [--quick|--full]`. Prints every figure of docs/planner.md beside its
 * target: gaps of the public instances and of new ones of their families, generated real-city requests, and time and
 * memory. About twelve minutes of one core; `--quick` takes a share in one minute, `--full` every public run at every
 * budget in half an hour. `showcase` writes ten trips down in docs/showcase instead.
 *
 * Who works on the search goes by `tuning`, new instances that are not reported. `references [--seed=1]` runs the
 * reported ones for long and keeps what is better than what is known of them (ten minutes).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, full: { type: 'boolean' }, seed: { type: 'string', default: '101' } },
});
const [what = 'all'] = positionals;
const size = values.quick ? 'quick' : values.full ? 'full' : 'usual';

const publicShares: Record<typeof size, readonly PublicShare[]> = {
  quick: [
    { seconds: '0.1', every: 3 },
    { seconds: '1', every: 9 },
  ],
  usual: [
    { seconds: '0.1', every: 1 },
    { seconds: '1', every: 1 },
    { seconds: '5', every: 5 },
  ],
  full: ['0.1', '1', '5'].map((seconds) => ({ seconds, every: 1 })),
};
const suiteSizes = {
  quick: { requests: 100, sample: 5 },
  usual: { requests: 500, sample: 20 },
  full: { requests: 500, sample: 5 },
} as const;

let missed = 0;
const report = (title: string, figures: Figure[]): void => {
  missed += printFigures(title, figures);
};
const wants = (part: string): boolean => what === 'all' || what === part;

if (what === 'showcase') {
  writeShowcase(new URL('../../../docs/showcase/', import.meta.url));
  process.exit();
}

if (what === 'references') {
  renewReferences('unseen', Number(values.seed));
  process.exit();
}

const cities = readCities();
if (wants('speed')) {
  report('Time and memory, one core', [...latencyFigures(cities, size === 'quick' ? 12 : 40), memoryFigure(cities)]);
}
if (wants('public')) publicFigures(publicShares[size], [...readInstances(), ...madeInstances('unseen')], report);
if (what === 'tuning') publicFigures(publicShares[size], madeInstances('tuning'), report);
if (wants('suite')) runSuite(cities, suiteSizes[size], report);
console.log(missed === 0 ? '\nEvery figure is reached.' : `\n${missed} figures are not reached.`);
