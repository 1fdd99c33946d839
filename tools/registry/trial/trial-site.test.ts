import { failuresIn } from './trial-site.ts';

it('of a log only what an app did wrong is a failure', () => {
  const lines = [
    'Tabi is running',
    '{"level":50,"err":{"type":"Error","message":"no stories","stack":"Error: no stories\\n    at Page"},"app":"mf-blog","msg":"mf-blog failed"}',
    '{"level":50,"err":{"message":"the database is away"},"msg":"GET /api/blog"}',
    '{"level":50,"app":"mf-blog"',
  ];
  expect(failuresIn(lines)).toEqual([
    { app: 'mf-blog', message: 'no stories', stack: 'Error: no stories\n    at Page' },
  ]);
});
