import { reloadIfGone, watchTyping } from './stale-chunk.ts';

const chunkError = (request: string) =>
  Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError', request });
const gone = chunkError('/_mf/shell/cafe/12.js');

beforeEach(() => window.sessionStorage.clear());

const around = (status: number, typed = false, build = 'cafe') => ({
  build,
  ask: async () => ({ status }),
  hasTyped: () => typed,
  reload: jest.fn(),
  offer: jest.fn(),
});

it('a file of the shell that is gone loads the page anew, once for each build', async () => {
  const first = around(404);
  await expect(reloadIfGone(gone, first)).resolves.toBe(true);
  expect(first.reload).toHaveBeenCalledTimes(1);
  const again = around(404);
  await reloadIfGone(gone, again);
  expect([again.reload.mock.calls.length, again.offer.mock.calls.length]).toEqual([0, 1]);
  const nextBuild = around(404, false, 'beef');
  await reloadIfGone(gone, nextBuild);
  expect(nextBuild.reload).toHaveBeenCalledTimes(1);
});

it('where somebody has typed they are asked first', async () => {
  const typed = around(404, true);
  await reloadIfGone(gone, typed);
  expect([typed.reload.mock.calls.length, typed.offer.mock.calls.length]).toEqual([0, 1]);
});

it('a file that is there, one that nobody can ask for, and a remote’s own are no reason to load the page anew', async () => {
  const others = [around(200), around(503)];
  for (const one of others) await expect(reloadIfGone(gone, one)).resolves.toBe(false);
  const remote = around(404);
  await expect(reloadIfGone(chunkError('/_mf/mf-blog/1a2b/12.js'), remote)).resolves.toBe(false);
  await expect(reloadIfGone(new TypeError('posts is undefined'), remote)).resolves.toBe(false);
  expect([...others, remote].flatMap(({ reload, offer }) => [...reload.mock.calls, ...offer.mock.calls])).toEqual([]);
});

it('text counts as typed while it stands in a field of the page', () => {
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input') as HTMLInputElement;
  const hasTyped = watchTyping();
  expect(hasTyped()).toBe(false);
  field.value = 'Kyoto';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(hasTyped()).toBe(true);
  field.remove();
  expect(hasTyped()).toBe(false);
});
