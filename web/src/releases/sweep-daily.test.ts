import type { FastifyInstance } from 'fastify';
import { sweepDaily } from './sweep-daily.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('old builds are swept ten minutes after the start, once a day from then on, and no more when the site ends', () => {
  const closing: (() => void)[] = [];
  const told: string[] = [];
  const log = { info: () => told.push('swept'), warn: () => told.push('failed') };
  const addHook = (_name: string, hook: () => void) => closing.push(hook);
  let turn = 0;
  sweepDaily({ log, addHook } as unknown as FastifyInstance, '/srv/releases', () => {
    turn += 1;
    if (turn === 2) throw new Error('the disk is away');
    return turn === 1 ? [{ app: 'mf-blog', build: 'aaaa' }] : [];
  });
  jest.advanceTimersByTime(9 * 60_000);
  expect(turn).toBe(0);
  jest.advanceTimersByTime(2 * 60_000);
  expect([turn, told]).toEqual([1, ['swept']]);
  jest.advanceTimersByTime(48 * 3_600_000);
  expect([turn, told]).toEqual([3, ['swept', 'failed']]);
  for (const close of closing) close();
  jest.advanceTimersByTime(48 * 3_600_000);
  expect(turn).toBe(3);
});
