import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintRequest } from './booklet.ts';
import { threadPrinter } from './booklet-printer.ts';

let folder: string;
/** A worker that prints what it is told to, and is stuck where the title says so. */
let worker: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-printer-'));
  worker = join(folder, 'worker.cjs');
  const stuck = `exports.printBooklet = ({ booklet: { title } }) => {
    for (const until = Date.now() + (title === 'stuck' ? 60_000 : 150); Date.now() < until; );
    return new TextEncoder().encode(title);
  };`;
  writeFileSync(worker, stuck);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const request = (title: string): PrintRequest => ({ booklet: { title, days: [], todos: [] } as never, cover: null });
const words = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it('ends a booklet that takes too long with a 503, lets its own thread work on meanwhile, and sets the next one', async () => {
  const printer = threadPrinter(worker, { mostWaiting: 2, patienceMs: 1_500 });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 20);
  await expect(printer.print(request('stuck'))).rejects.toMatchObject({ statusCode: 503, code: 'busy' });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(5);
  expect(words(await printer.print(request('next')))).toBe('next');
  await printer.close();
});

it('lets a few wait in turn and sends the others away at once', async () => {
  const printer = threadPrinter(worker, { mostWaiting: 2, patienceMs: 10_000 });
  const asked = ['one', 'two', 'three', 'four', 'five'].map((title) => printer.print(request(title)));
  const answers = await Promise.allSettled(asked);
  const set = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [words(answer.value)] : []));
  expect(set.slice(0, 2)).toEqual(['one', 'two']);
  expect(set.length).toBeLessThan(5);
  for (const answer of answers.filter(({ status }) => status === 'rejected'))
    expect(answer).toMatchObject({ reason: { code: 'busy' } });
  await printer.close();
});
