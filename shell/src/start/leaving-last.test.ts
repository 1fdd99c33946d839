import { leavingLast } from './leaving-last.ts';

const answer = {} as Response;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Calls that are answered by hand. */
const scene = () => {
  const answers: Record<string, () => void> = {};
  const failures: Record<string, () => void> = {};
  const asked: string[] = [];
  const fetch = leavingLast(
    (path) =>
      new Promise((resolve, reject) => {
        asked.push(path);
        answers[path] = () => resolve(answer);
        failures[path] = () => reject(new Error('no network'));
      }),
  );
  const later = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  return { ask: (path: string) => fetch(path, {}), answers, failures, asked, later };
};

it('signs out once everything that was asked before is answered, or has failed', async () => {
  const { ask, answers, failures, asked, later } = scene();
  void ask('/api/user/wishlists');
  const trips = ask('/api/user/trips');
  await later();
  const left = ask('/api/logout');
  answers['/api/user/wishlists']?.();
  await later();
  expect(asked).not.toContain('/api/logout');
  failures['/api/user/trips']?.();
  await expect(trips).rejects.toThrow('no network');
  await later();
  expect(asked).toContain('/api/logout');
  answers['/api/logout']?.();
  await expect(left).resolves.toBe(answer);
});

it.each(['answers', 'failures'] as const)('asks what comes after the sign-out once it has its %s', async (outcome) => {
  const { ask, asked, later, ...ends } = scene();
  void ask('/api/logout').catch(() => undefined);
  await later();
  void ask('/api/user/wishlists');
  await later();
  expect(asked).toEqual(['/api/logout']);
  ends[outcome]['/api/logout']?.();
  await later();
  expect(asked).toEqual(['/api/logout', '/api/user/wishlists']);
});

it('does not wait for ever for an answer that does not come', async () => {
  const { ask, asked, later } = scene();
  void ask('/api/user/trips');
  await later();
  void ask('/api/logout');
  await later(1_999);
  expect(asked).toEqual(['/api/user/trips']);
  await later(1);
  expect(asked).toEqual(['/api/user/trips', '/api/logout']);
});
