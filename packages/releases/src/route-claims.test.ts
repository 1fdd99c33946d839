import type { AppDescription } from './description.ts';
import type { PageDescription } from './page.ts';
import { tableProblems } from './route-claims.ts';

const page = (name: string, path: string, over: Partial<PageDescription> = {}): PageDescription => ({
  name,
  path,
  title: name,
  render: 'server',
  ...over,
});
const remote = (name: string, ...pages: PageDescription[]): AppDescription => ({
  name,
  owner: 'A team',
  pages,
  widgets: [],
  events: { emits: [], listens: [] },
  needs: { '@tabi/shared': '^1.0' },
});
const shell = (prefixes: Record<string, string[]>, ...pages: PageDescription[]): AppDescription => ({
  name: 'shell',
  owner: 'Shell',
  pages,
  prefixes,
});

/** What is wrong with two remotes that may both use everything below /a. */
const problemsWith = (one: PageDescription, other: PageDescription) =>
  tableProblems({ 'mf-one': remote('mf-one', one), 'mf-other': remote('mf-other', other) });

it.each([
  ['/a', '/a'],
  ['/a/:id', '/a/:slug'],
  ['/a/*', '/a'],
  ['/a/:id/*', '/a/:slug/*'],
])('%s and %s are the same claim', (one, other) => {
  expect(problemsWith(page('one', one), page('other', other))).toEqual([
    `mf-one (page "one") and mf-other (page "other") claim the same path, ${one}: one of them must take another.`,
  ]);
});

it.each([
  ['/a', '/a/b'],
  ['/a/:id', '/a/top'],
  ['/a/*', '/a/b'],
])('%s and %s are claims of their own: the router knows which is meant', (one, other) => {
  expect(problemsWith(page('one', one), page('other', other))).toEqual([]);
});

it('the addresses of a page’s children are claimed, too', () => {
  const one = page('one', '/a', { children: [{ path: 'b/:id' }] });
  expect(problemsWith(one, page('other', '/a/b/:slug'))).toHaveLength(1);
});

it('links go by name, so a name is there once', () => {
  expect(problemsWith(page('posts', '/a'), page('posts', '/b'))).toEqual([
    'mf-one (page "posts") and mf-other (page "posts") have the same name: one of them must take another, for links go by it.',
  ]);
});

describe('prefixes', () => {
  const blog = (path: string) => remote('mf-blog', page('blog', path));

  it.each(['/blog', '/blog/*', '/blog/post/:id'])('let a remote use what is below them: %s', (path) => {
    expect(tableProblems({ shell: shell({ 'mf-blog': ['/blog'] }), 'mf-blog': blog(path) })).toEqual([]);
  });

  it.each(['/', '/blogs', '/:anything', '/other/blog'])('do not let it use %s', (path) => {
    expect(tableProblems({ shell: shell({ 'mf-blog': ['/blog', '/b'] }), 'mf-blog': blog(path) })).toEqual([
      `mf-blog may not serve ${path} (its page "blog"): it may use /blog and /b. Move the page, or change the prefixes in shell/shell.json and release the shell.`,
    ]);
  });

  it('inside another remote’s are that of the longer one', () => {
    const apps = {
      shell: shell({ 'mf-blog': ['/blog'], 'mf-trains': ['/blog/trains'] }),
      'mf-trains': remote('mf-trains', page('trains', '/blog/trains')),
    };
    expect(tableProblems({ ...apps, 'mf-blog': blog('/blog') })).toEqual([]);
    expect(tableProblems({ ...apps, 'mf-blog': blog('/blog/trains/:id') })).toHaveLength(1);
  });

  it('of remotes are closed to the shell itself', () => {
    expect(tableProblems({ shell: shell({ 'mf-blog': ['/blog'] }, page('about', '/blog/about')) })).toEqual([
      expect.stringContaining('shell may not serve /blog/about (its page "about"): that prefix belongs to mf-blog.'),
    ]);
  });

  it('are given once', () => {
    expect(tableProblems({ shell: shell({ 'mf-a': ['/a'], 'mf-b': ['/b', '/a'] }) })).toEqual([
      'shell/shell.json gives /a to mf-a and to mf-b: only one of them can have it.',
    ]);
  });
});
