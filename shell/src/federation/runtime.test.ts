import type { RemoteBuild } from '@tabi/shared/federation';
import { realRuntime } from './runtime.ts';

let count = 0;
/** A build that no other test knows. */
function newBuild(): RemoteBuild {
  count += 1;
  return { base: `/_mf/mf-blog/b${count}`, container: `mf_blog_b${count}`, styles: [] };
}
const names = globalThis as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll('script')];
const shared = { 'react@19': {} };

beforeEach(() => {
  document.head.replaceChildren();
  Object.assign(names, {
    __webpack_init_sharing__: jest.fn(async () => undefined),
    __webpack_share_scopes__: { default: shared },
  });
});

/** The next script comes, and leaves this container. */
function comes(build: RemoteBuild, container: unknown) {
  names[build.container] = container;
  scripts()[0]?.dispatchEvent(new Event('load'));
}

it('A container is opened once for all that is asked of it, and told what is shared.', async () => {
  const build = newBuild();
  const container = { init: jest.fn(), get: jest.fn(async (expose: string) => () => ({ expose })) };
  const speaks = jest.fn();
  const both = Promise.all([
    realRuntime.load(build, 'routes', 0, speaks),
    realRuntime.load(build, 'widgets/LatestPosts', 0, speaks),
  ]);
  expect(scripts()).toHaveLength(1);
  expect(speaks).not.toHaveBeenCalled();
  comes(build, container);
  await expect(both).resolves.toEqual([{ expose: './routes' }, { expose: './widgets/LatestPosts' }]);
  expect(speaks).toHaveBeenCalledTimes(2);
  expect(container.init.mock.calls).toEqual([[shared]]);
  await realRuntime.load(build, 'routes', 0, speaks);
  expect(speaks).toHaveBeenCalledTimes(3);
});

it('A further attempt has another address, and takes nothing that the one before left behind.', async () => {
  const build = newBuild();
  const first = realRuntime.load(build, 'routes', 0, () => undefined);
  comes(build, { init: () => undefined, get: () => Promise.reject(new Error('broken')) });
  await expect(first).rejects.toThrow('broken');
  const second = realRuntime.load(build, 'routes', 1, () => undefined);
  expect(names[build.container]).toBeUndefined();
  expect(scripts()[0]?.src).toContain(`/_mf/~1/mf-blog/b${count}/remoteEntry.js`);
  comes(build, { init: () => undefined, get: async () => () => 'routes' });
  await expect(second).resolves.toBe('routes');
});

it('A script without its container is broken, and is asked for anew the next time.', async () => {
  const build = newBuild();
  const first = realRuntime.load(build, 'routes', 0, () => undefined);
  comes(build, undefined);
  await expect(first).rejects.toThrow('ScriptExecutionError');
  const second = realRuntime.load(build, 'routes', 0, () => undefined);
  comes(build, { init: () => undefined, get: async () => () => 'routes' });
  await expect(second).resolves.toBe('routes');
});
