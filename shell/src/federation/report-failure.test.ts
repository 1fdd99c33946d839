import { RemoteError } from '@tabi/shared/federation';
import { createFailureSender, createFailureTeller, failureOf, reportFailure } from './report-failure.ts';

const known = {
  apps: { 'mf-blog': { owner: 'Blog', pages: [] } },
  buildOf: (app: string) => (app === 'mf-blog' ? { container: 'mf_blog_1a2b' } : undefined),
};

afterEach(() => document.head.replaceChildren());

it('a failure is told of with its app, the build that failed, and the team to ask', () => {
  expect(failureOf('mf-blog', new RemoteError('mf-blog', 'timeout'), known)).toEqual({
    app: 'mf-blog',
    build: '1a2b',
    owner: 'Blog',
    failure: 'timeout',
  });
});

it('what a page threw while it was shown is told of as broken', () => {
  expect(failureOf('mf-blog', new TypeError('posts is undefined'), known).failure).toBe('broken');
});

it('a failure of the shell itself carries the build that made the page', () => {
  document.head.innerHTML = '<script src="/_mf/shell/cafe/main.js"></script>';
  expect(failureOf('shell', new Error(), known)).toMatchObject({ app: 'shell', build: 'cafe', owner: 'Shell' });
});

it('an app that nobody has described has no build and no owner', () => {
  expect(failureOf('mf-gone', new Error(), known)).toMatchObject({ build: null, owner: 'nobody' });
});

it('the browser is told in one sentence, with the cause and all that is known', () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  const cause = new Error('posts is undefined');
  reportFailure({ app: 'mf-blog', build: '1a2b', owner: 'Blog', failure: 'broken' }, cause);
  const [told] = report.mock.calls[0] as [Error & { report: unknown }];
  expect(told.message).toBe('mf-blog 1a2b (Blog) failed: broken');
  expect([told.cause, told.report]).toEqual([
    cause,
    { app: 'mf-blog', build: '1a2b', owner: 'Blog', failure: 'broken' },
  ]);
});

describe('telling the site', () => {
  const blog = { base: '/_mf/mf-blog/1a2b', container: 'mf_blog_1a2b', styles: [] };
  const failure = { build: blog, part: 'widgets/LatestPosts', kind: 'render', error: null, attempt: 0 } as const;

  it('each failure is told of once a page view, with others of the moment, and no more than ten', () => {
    jest.useFakeTimers();
    const send = jest.fn<void, [string]>();
    const tell = createFailureSender(send);
    for (let i = 0; i < 12; i += 1) {
      tell({ app: 'mf-blog', build: '1a2b', expose: `widgets/W${i}`, kind: 'hang' });
      tell({ app: 'mf-blog', build: '1a2b', expose: `widgets/W${i}`, kind: 'hang' });
    }
    jest.advanceTimersByTime(1_000);
    expect(send).toHaveBeenCalledTimes(1);
    const { failures } = JSON.parse(send.mock.calls[0]?.[0] ?? '') as { failures: unknown[] };
    expect(failures).toHaveLength(10);
    expect(failures[0]).toEqual({ app: 'mf-blog', build: '1a2b', expose: 'widgets/W0', kind: 'hang' });
    jest.useRealTimers();
  });

  it('a build that could not be loaded is told of with the reason that was found', async () => {
    const send = jest.fn();
    const ask = jest.fn(async () => 'tampered' as const);
    const tell = createFailureTeller(send, ask);
    tell({ ...failure, kind: 'load', attempt: 1 });
    tell(failure);
    await Promise.resolve();
    await Promise.resolve();
    expect(ask).toHaveBeenCalledWith(null, '/_mf/~1/mf-blog/1a2b/remoteEntry.js');
    expect(send.mock.calls.map(([{ kind }]) => kind).sort()).toEqual(['render', 'tampered']);
  });

  it('what a developer serves from elsewhere is told of to nobody', async () => {
    const send = jest.fn();
    createFailureTeller(send)({ ...failure, build: { ...blog, base: 'http://localhost:4103' } });
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
  });
});
