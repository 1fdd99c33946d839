import { checksFor, type Workspace } from './checks-for.ts';

const workspace: Workspace = {
  packages: [
    { folder: 'shell', kind: 'shell', needs: ['shared'] },
    { folder: 'mf-blog', kind: 'remote', needs: ['shared'] },
    { folder: 'mf-planner', kind: 'remote', needs: ['shared', 'packages/strips'] },
    { folder: 'shared', kind: 'other', needs: [] },
    { folder: 'api', kind: 'other', needs: ['shared', 'packages/posters'] },
    { folder: 'tools', kind: 'other', needs: ['shared'] },
    { folder: 'e2e', kind: 'other', needs: ['shared', 'tools'] },
    { folder: 'packages/posters', kind: 'library', needs: [] },
    { folder: 'packages/strips', kind: 'library', needs: [] },
    { folder: 'packages/unused', kind: 'library', needs: [] },
  ],
  journeys: [
    { path: 'e2e/failures/flip.spec.ts', crosses: ['mf-blog'] },
    { path: 'e2e/journeys/frame.spec.ts', crosses: [] },
    { path: 'e2e/journeys/plan-a-trip.spec.ts', crosses: ['mf-planner'] },
    { path: 'e2e/journeys/console-clean.spec.ts', crosses: 'every remote' },
  ],
  suites: ['compat', 'contracts', 'failures', 'journeys'],
};
const check = (...changed: string[]) => checksFor(changed, workspace);
const browser = (...changed: string[]) => check(...changed).flatMap((one) => (one.check === 'browser' ? one.of : []));

describe('what must be checked', () => {
  it('is for a remote its own checks, all agreements, and the journeys that cross it', () => {
    const post = 'mf-blog/src/features/posts/post.page.tsx';
    expect(check(post)).toEqual([
      { check: 'format', of: [post] },
      { check: 'structure' },
      { check: 'lint', of: ['mf-blog', 'e2e'] },
      { check: 'types', of: ['mf-blog', 'e2e'] },
      { check: 'api-report' },
      { check: 'tests', of: ['mf-blog', 'e2e'] },
      { check: 'browser', of: ['compat', 'contracts', 'failures/flip.spec.ts', 'journeys/console-clean.spec.ts'] },
    ]);
  });

  it('is for two remotes what it is for each', () => {
    expect(browser('mf-blog/remote.json', 'mf-planner/src/routes.tsx')).toEqual([
      'compat',
      'contracts',
      'failures/flip.spec.ts',
      'journeys/console-clean.spec.ts',
      'journeys/plan-a-trip.spec.ts',
    ]);
  });

  it('is for what a widget must be told the types of all apps, which read it from its lender', () => {
    expect(check('mf-blog/widgets.d.ts')).toContainEqual({
      check: 'types',
      of: ['mf-blog', 'e2e', 'shell', 'mf-planner'],
    });
  });

  it('is for the shell every journey, since each goes through it', () => {
    expect(browser('shell/src/app.tsx')).toEqual([
      'compat',
      'contracts',
      'failures/flip.spec.ts',
      'journeys/console-clean.spec.ts',
      'journeys/frame.spec.ts',
      'journeys/plan-a-trip.spec.ts',
    ]);
  });

  it('is for a journey that journey', () => {
    const frame = 'e2e/journeys/frame.spec.ts';
    expect(check(frame)).toEqual([
      { check: 'format', of: [frame] },
      { check: 'structure' },
      { check: 'lint', of: ['e2e'] },
      { check: 'types', of: ['e2e'] },
      { check: 'browser', of: ['journeys/frame.spec.ts'] },
    ]);
  });

  it('is for words that nothing runs on how they are written', () => {
    const words = ['README.md', 'docs/federation.md', 'mf-blog/README.md'];
    expect(check(...words)).toEqual([{ check: 'format', of: words }, { check: 'structure' }]);
  });

  it('is nothing when nothing has changed', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    ['shared/src/ui/button.tsx', 'shared'],
    ['api/src/app/app.ts', 'api'],
    ['tools/federation/webpack-config.ts', 'tools'],
    ['e2e/journeys/traveller.ts', 'e2e'],
    ['pnpm-lock.yaml', 'pnpm-lock.yaml'],
    ['.ci/run', '.ci/run'],
    ['packages/posters/data/words.md', 'packages/posters'],
  ])('is everything for %s, and it says why', (path, named) => {
    const [first, ...others] = check('mf-blog/src/routes.tsx', path);
    expect(first).toEqual({ check: 'everything', because: expect.stringContaining(named) as string });
    expect(others).toEqual([]);
  });

  it('is for what one remote alone stands on what it is for that remote', () => {
    const [, , lint] = check('packages/strips/src/strip.ts');
    expect(lint).toEqual({ check: 'lint', of: ['mf-planner', 'packages/strips', 'e2e'] });
    expect(browser('packages/strips/src/strip.ts')).toContain('journeys/plan-a-trip.spec.ts');
  });

  it('is for a library on which nothing stands no more than its own', () => {
    expect(check('packages/unused/src/one.ts')).toEqual([
      { check: 'format', of: ['packages/unused/src/one.ts'] },
      { check: 'structure' },
      { check: 'lint', of: ['packages/unused'] },
      { check: 'types', of: ['packages/unused'] },
      { check: 'api-report' },
      { check: 'tests', of: ['packages/unused'] },
    ]);
  });

  it('is for files that are gone what it was for them, but nobody reads them', () => {
    const gone = 'e2e/journeys/gone.spec.ts';
    const post = 'mf-blog/src/features/posts/post.page.tsx';
    const checks = checksFor([gone, post], workspace, () => false);
    expect(checks.slice(0, 2)).toEqual([{ check: 'structure' }, { check: 'lint', of: ['mf-blog', 'e2e'] }]);
    expect(checks.at(-1)).toMatchObject({
      check: 'browser',
      of: expect.not.arrayContaining(['journeys/gone.spec.ts']),
    });
  });
});
