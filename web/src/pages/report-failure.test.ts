import type { ReleaseShelf } from '@tabi/releases';
import { reportFailure } from './report-failure.ts';

const shelf = {
  of: (app: string) => (app === 'mf-blog' ? [{ buildId: 'bbbb' }, { buildId: 'aaaa' }] : []),
  descriptions: () => ({ 'mf-blog': { owner: 'Blog' }, 'mf-planner': { owner: 'Planner' } }),
} as unknown as ReleaseShelf;
const error = new Error('posts is undefined');

function told(app: string, build?: string) {
  const log = { error: jest.fn() };
  reportFailure(log, shelf, error, app, build);
  return log.error.mock.calls[0];
}

it('the log says which build of which app failed, and whose it is', () => {
  expect(told('mf-blog', 'aaaa')).toEqual([
    { err: error, app: 'mf-blog', build: 'aaaa', owner: 'Blog', failure: 'broken' },
    'mf-blog aaaa (Blog) failed: broken',
  ]);
});

it('what a page threw is a failure of the build that it was rendered with', () => {
  expect(told('mf-blog')?.[0]).toMatchObject({ build: 'bbbb' });
});

it('an app without a build is out of reach', () => {
  expect(told('mf-planner')?.[1]).toBe('mf-planner without a build (Planner) failed: unreachable');
});
