import { createQueue } from './queue.ts';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it('does one piece of work at a time, in order, and goes on after one that failed', async () => {
  const queue = createQueue(5);
  const told: string[] = [];
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await later();
    told.push(`${name} ends`);
    if (name === 'b') throw new Error('broken');
  };
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue(work(name))));
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('sends away at once who finds the line full, and takes the next when there is room', async () => {
  const queue = createQueue(1);
  const first = [queue(later), queue(later)];
  await expect(queue(later)).rejects.toMatchObject({ statusCode: 429 });
  await Promise.all(first);
  await expect(queue(async () => 'done')).resolves.toBe('done');
});
