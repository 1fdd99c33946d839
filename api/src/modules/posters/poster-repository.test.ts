import { atMost } from './poster-repository.ts';

it('runs no more than so many works at once, and all of them in the end', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 7 }, () => inTurn(work)));
  expect([most, running]).toEqual([2, 0]);
});

it('goes on after a work that failed', async () => {
  const inTurn = atMost(1);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(async () => 'yes')).toBe('yes');
});
