import { fileOf } from './serve-builds.ts';

describe('the file that a build’s address names', () => {
  it('lies in the browser folder of the build', () => {
    expect(fileOf('mf-blog/1a2b3c/remoteEntry.js')).toBe('mf-blog/1a2b3c/browser/remoteEntry.js');
  });

  it('is the same whatever the attempt', () => {
    expect(fileOf('~2/mf-blog/1a2b3c/remoteEntry.js')).toBe('mf-blog/1a2b3c/browser/remoteEntry.js');
  });

  it.each([
    '',
    'mf-blog',
    'mf-blog/1a2b3c',
    '../x/y',
    'mf-blog/1a2b3c/../../registry.json',
    'mf-blog/../1a2b/x.js',
    'MF/1/x.js',
  ])('%s names none', (path) => {
    expect(fileOf(path)).toBeNull();
  });
});
