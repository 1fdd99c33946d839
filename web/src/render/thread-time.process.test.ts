import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadMs, threadName } from './thread-time.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

/** Runs in this thread for so many ms of its own time. */
function spin(ms: number): void {
  const until = threadMs(threadName()) + ms;
  while (threadMs(threadName()) < until);
}

onLinux('the time of a thread that rests does not grow while another one runs', async () => {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => undefined);
    parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self'));`,
    { eval: true },
  );
  const [name] = (await once(worker, 'message')) as [string];
  const [own, others] = [threadMs(threadName()), threadMs(name)];
  spin(200);
  expect(threadMs(threadName()) - own).toBeGreaterThanOrEqual(200);
  expect(threadMs(name) - others).toBeLessThan(100);
  await worker.terminate();
});

it('where the system tells of no thread it is the time of the whole process', () => {
  const before = threadMs(null);
  expect(before).toBeGreaterThan(0);
  expect(threadMs('none/task/none')).toBeGreaterThanOrEqual(before);
});
