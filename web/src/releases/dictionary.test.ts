import { dictionaryOf, inOtherBuilds } from './dictionary.ts';

const digest = `${'a'.repeat(42)}8=`;

describe('what a browser has of an earlier build', () => {
  it('is named by its digest', () => {
    const headers = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': `:${digest}:` };
    expect(dictionaryOf(headers)).toBe(`sha256-${digest}`);
  });

  it.each([
    {},
    { 'accept-encoding': 'gzip, br, dcz' },
    { 'accept-encoding': 'gzip, br', 'available-dictionary': `:${digest}:` },
    { 'accept-encoding': 'gzip, br, dcb', 'available-dictionary': `:${digest}:` },
    { 'accept-encoding': 'dcz', 'available-dictionary': digest },
    { 'accept-encoding': 'dcz', 'available-dictionary': ':../../registry.json:' },
  ])('is nothing that %j would name', (headers) => {
    expect(dictionaryOf(headers)).toBeNull();
  });
});

describe('the addresses of a file in other builds', () => {
  it.each([
    [`mf-blog/by-content/671.${'x'.repeat(43)}.js`, '/_mf/mf-blog/by-content/671.*.js'],
    [`mf-blog/by-content/styles.${'-'.repeat(43)}.css`, '/_mf/mf-blog/by-content/styles.*.css'],
    ['shell/1a2b3c/main.96c5a5f7.js', '/_mf/shell/*/main.*.js'],
    ['mf-blog/1a2b3c/remoteEntry.js', '/_mf/mf-blog/*/remoteEntry.js'],
  ])('%s has others like it', (path, pattern) => {
    expect(inOtherBuilds(path)).toBe(pattern);
  });

  it.each([
    '',
    'shell',
    'shell/1a2b/fonts/x.woff2',
    'shell/1a2b/icon.svg',
    'shell/1a2b/a*b.js',
    '~2/mf-blog/1a2b/remoteEntry.js',
  ])('%s is followed by none', (path) => {
    expect(inOtherBuilds(path)).toBeNull();
  });
});
