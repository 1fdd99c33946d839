import { federation, type WebpackRequire } from './bundler-runtime.ts';
import { instances } from './instance.ts';
import type { Scope } from './share-scope.ts';

const { bundlerRuntime } = federation;
const react = { shareKey: 'react', requiredVersion: '^19.3.0' };
const noCopy = () => () => {
  throw new Error('no copy of its own');
};

/** An app that takes React, as module 84, in its first script and in script 8. */
function newApp(name: string, shared?: WebpackRequire['federation']['initOptions']['shared']) {
  const webpackRequire: WebpackRequire = {
    S: {},
    m: {},
    c: { 84: 'what was there before' },
    federation: { initOptions: { name, ...(shared ? { shared } : {}) } },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 84: { ...react, fallback: noCopy } },
      initialConsumes: [84],
      chunkMapping: { 8: [84] },
    },
  };
  webpackRequire.federation.instance = bundlerRuntime.init({ webpackRequire });
  const installedModules = {};
  const run = (): unknown => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[84]?.(module);
    return module.exports;
  };
  return {
    webpackRequire,
    run,
    begin: () => bundlerRuntime.installInitialConsumes({ webpackRequire, installedModules }),
    /** Asks for what script 8 takes. @returns what webpack would wait for */
    later() {
      const promises: unknown[] = [];
      bundlerRuntime.consumes({ chunkId: 8, promises, webpackRequire, installedModules });
      return promises;
    },
  };
}

const offered = (version: string, get: () => (() => unknown) | Promise<() => unknown>) => ({
  react: [{ version, from: '', get }],
});
const hosted = (app: ReturnType<typeof newApp>, host: ReturnType<typeof newApp>) =>
  bundlerRuntime.initContainerEntry({
    webpackRequire: app.webpackRequire,
    shareScope: host.webpackRequire.S['default'] as Scope,
  });

it('A host takes what it offers itself, and is found among the apps of the page.', () => {
  const host = newApp(
    'shell',
    offered('19.3.1', () => () => 'the one React'),
  );
  host.begin();
  expect(host.run()).toBe('the one React');
  expect(host.webpackRequire.c).toEqual({});
  expect(instances().at(-1)).toMatchObject({
    name: 'shell',
    shareScopeMap: { default: { react: { '19.3.1': { from: 'shell', loaded: true } } } },
  });
});

it('A remote takes what its host offers, once its code is here.', async () => {
  const host = newApp(
    'shell',
    offered('19.3.1', async () => () => 'the one React'),
  );
  const remote = newApp('mf_blog');
  expect(hosted(remote, host)).toBe(true);
  const promises = remote.later();
  expect(promises).toHaveLength(1);
  expect(remote.later()).toEqual(promises);
  await Promise.all(promises);
  expect(remote.run()).toBe('the one React');
  expect(remote.later()).toEqual([0]);
});

it('A remote that needs another version throws where it is used, and says why.', async () => {
  const host = newApp(
    'shell',
    offered('18.2.0', () => () => 'the one React'),
  );
  const remote = newApp('mf_blog');
  hosted(remote, host);
  await Promise.all(remote.later());
  expect(remote.run).toThrow('does not satisfy the requirement of mf_blog which needs ^19.3.0');
});

it('What is offered and did not come is asked for anew the next time.', async () => {
  const get = jest.fn<Promise<() => string>, []>().mockRejectedValueOnce(new Error('no network'));
  const host = newApp('shell', offered('19.3.1', get));
  const remote = newApp('mf_blog');
  hosted(remote, host);
  await Promise.all(remote.later());
  expect(remote.run).toThrow('no network');
  get.mockResolvedValueOnce(() => 'the one React');
  await Promise.all(remote.later());
  expect(remote.run()).toBe('the one React');
});

it('What nobody offers is the app’s own copy, or throws where it has none.', async () => {
  const remote = newApp('mf_blog');
  await Promise.all(remote.later());
  expect(remote.run).toThrow('no copy of its own');
});

it('What the first script takes must be here.', () => {
  const host = newApp(
    'shell',
    offered('19.3.1', async () => () => 'late'),
  );
  host.begin();
  expect(host.run).toThrow('before its code is here');
});
