import { inTurns } from './in-turns.ts';

it('answers in the order of the tasks, not of their ends', async () => {
  const later = new Promise<string>((resolve) => setImmediate(() => resolve('slow')));
  expect(await inTurns(2, [() => later, async () => 'quick'])).toEqual(['slow', 'quick']);
});

it('never runs more than the limit at once', async () => {
  let running = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
  };
  await inTurns(2, [task, task, task, task, task]);
  expect(most).toBe(2);
});
