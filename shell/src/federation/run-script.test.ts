import { runScript } from './run-script.ts';

const url = 'http://localhost/_mf/mf-blog/1a2b/remoteEntry.js';
const added = (): HTMLScriptElement => document.head.querySelector('script') as HTMLScriptElement;

beforeEach(() => document.head.replaceChildren());

it('A script that ran is done, and leaves no tag behind.', async () => {
  const ran = runScript({ url, integrity: 'sha256-abc', timeout: 1_000 });
  expect(added()).toHaveProperty('src', url);
  expect(added()).toHaveProperty('integrity', 'sha256-abc');
  added().dispatchEvent(new Event('load'));
  await expect(ran).resolves.toBeUndefined();
  expect(added()).toBeNull();
});

it('A script that does not come is an error of the network.', async () => {
  const ran = runScript({ url, timeout: 1_000 });
  added().dispatchEvent(new Event('error'));
  await expect(ran).rejects.toThrow('ScriptNetworkError');
});

it('A script that throws is an error of its own, and what other scripts throw meanwhile is not.', async () => {
  const [one, other] = [runScript({ url, timeout: 1_000 }), runScript({ url: `${url}?other`, timeout: 1_000 })];
  dispatchEvent(new ErrorEvent('error', { filename: url, message: 'no is not defined' }));
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('load'));
  await expect(one).rejects.toThrow('ScriptExecutionError');
  await expect(other).resolves.toBeUndefined();
});

it('Nobody waits for ever.', async () => {
  jest.useFakeTimers();
  const ran = runScript({ url, timeout: 1_000 });
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  await expect(ran).rejects.toThrow('timed out');
});
