import { pause, pauseBeforeAsking } from './asking-again.ts';

describe('asking a safe call again', () => {
  it('waits longer each time, and gives up after the third', () => {
    expect([1, 2, 3].map((tried) => pauseBeforeAsking(503, null, tried, 0.5))).toEqual([250, 500, null]);
  });

  it('is of no use when the server has understood', () => {
    expect([400, 401, 404, 422, 500].map((status) => pauseBeforeAsking(status, null, 1, 0))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('waits as long as the server says, unless a person would not', () => {
    expect([pauseBeforeAsking(429, '2', 1, 0), pauseBeforeAsking(429, '60', 1, 0)]).toEqual([2_000, null]);
  });

  it('ends when nobody wants the answer any more', async () => {
    const left = new AbortController();
    const waiting = pause(60_000, left.signal);
    left.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
