import { RemoteError } from '@tabi/shared/federation';
import { failureOf, reportFailure } from './report-failure.ts';

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
