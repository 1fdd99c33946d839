import { withOwner, withPrefix } from './governance.ts';

const shell = `{
  "pages": [{ "name": "landing" }],
  "prefixes": {
    "mf-blog": ["/blog"]
  }
}
`;

it('the prefix of a new remote is one line more in the shell’s list', () => {
  expect(withPrefix(shell, 'mf-night-trains', '/night-trains')).toBe(
    shell.replace('["/blog"]\n', '["/blog"],\n    "mf-night-trains": ["/night-trains"]\n'),
  );
});

it('the first prefix of all stands alone', () => {
  const empty = '{\n  "prefixes": {\n  }\n}\n';
  expect(JSON.parse(withPrefix(empty, 'mf-blog', '/blog'))).toEqual({ prefixes: { 'mf-blog': ['/blog'] } });
});

it('a prefix that another remote has is refused', () => {
  expect(() => withPrefix(shell, 'mf-stories', '/blog')).toThrow(
    '/blog belongs to mf-blog already: choose another name.',
  );
});

it('a shell whose list looks otherwise is left to people', () => {
  expect(() => withPrefix('{"prefixes":{"mf-blog":["/blog"]}}', 'mf-trains', '/trains')).toThrow(/add it there/);
});

it('the owner stands below the others, in their columns', () => {
  expect(withOwner('/mf-blog/               @tabi/blog\n', 'mf-trains', '@tabi/trains')).toBe(
    '/mf-blog/               @tabi/blog\n/mf-trains/             @tabi/trains\n',
  );
});
