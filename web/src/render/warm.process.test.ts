import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseShelf } from '@tabi/releases';
import { Renderer } from './renderer.ts';

let folder: string;
let told: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-warm-'));
  told = join(folder, 'told');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A thread that tells when it begins and when it can render. */
const rendererOf = (last: string): Renderer => {
  const workerFile = join(folder, 'worker.cjs');
  writeFileSync(
    workerFile,
    `const { appendFileSync } = require('node:fs');
    const { parentPort } = require('node:worker_threads');
    const tell = (word) => appendFileSync(${JSON.stringify(told)}, word + '\\n');
    tell('begins');
    parentPort.on('message', () => undefined);
    setTimeout(() => { tell('is ready'); ${last} }, 20);`,
  );
  const shelf = {
    remotes: () => ['mf-one', 'mf-two'],
    of: () => [],
    canaries: () => ({}),
    withCanaries: () => shelf,
  } as unknown as ReleaseShelf;
  const askApi = async () => ({ status: 503, body: '' });
  return new Renderer({ shelf, workerFile, askApi, report: () => undefined });
};

const inTurns = Array.from({ length: 3 }, () => ['begins', 'is ready']).flat();
const heard = () => readFileSync(told, 'utf8').trim().split('\n');

it('threads are started one after the other, so that the site can answer meanwhile', async () => {
  const renderer = rendererOf(`parentPort.postMessage({ kind: 'ready' });`);
  await renderer.warm();
  expect(heard()).toEqual(inTurns);
  await renderer.stop();
});

it('one that ends instead does not keep the others from starting', async () => {
  const renderer = rendererOf('process.exit();');
  await renderer.warm();
  expect(heard()).toEqual(inTurns);
  await renderer.stop();
});
