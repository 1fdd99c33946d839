import { TimeoutError } from './classify.ts';
import { askKind, kindOf } from './failure-kinds.ts';

const entry = '/_mf/mf-blog/1a2b/remoteEntry.js';
const chunk = Object.assign(new Error('Loading chunk 12 failed.'), {
  name: 'ChunkLoadError',
  request: '/_mf/mf-blog/1a2b/12.js',
});
const network = new Error('[ Federation Runtime ]: #RUNTIME-008 ScriptNetworkError: Failed to load script');
const answers = (status: number) => jest.fn(async () => ({ status, ok: status === 200 }));
const ask = (fetch: unknown, error: unknown) => {
  Object.assign(globalThis, { fetch });
  return askKind(error, entry);
};
const { fetch: real } = globalThis;
afterEach(() => Object.assign(globalThis, { fetch: real }));

it('what did not come in time hung, and what threw while it was evaluated is known as such', () => {
  expect([kindOf(new TimeoutError('late')), kindOf(new SyntaxError('Unexpected token')), kindOf(network)]).toEqual([
    'hang',
    'eval',
    'load',
  ]);
});

it('a script that did not run though its file is there is not what was released', async () => {
  const fetch = answers(200);
  await expect(ask(fetch, network)).resolves.toBe('tampered');
  expect(fetch.mock.calls).toEqual([[entry, expect.anything()]]);
});

it('a later file that is gone is stale; a first one that is gone could not be loaded', async () => {
  const fetch = answers(404);
  await expect(ask(fetch, chunk)).resolves.toBe('stale-chunk');
  expect(fetch.mock.calls).toEqual([['/_mf/mf-blog/1a2b/12.js', expect.anything()]]);
  await expect(ask(answers(404), network)).resolves.toBe('load');
});

it('where nothing answers nothing more is known', async () => {
  await expect(ask(jest.fn().mockRejectedValue(new TypeError('Failed to fetch')), chunk)).resolves.toBe('load');
});
