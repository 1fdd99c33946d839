import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBaseline, gitIn } from './baseline.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'tabi-baseline-'))));
afterEach(() => rmSync(root, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

/** Commits files of these contents. @returns the commit */
const commit = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  git('add', '.');
  git('commit', '-q', '-m', 'a step');
  return git('rev-parse', 'HEAD');
};

const release = (version: string) => ({ 'shared/api/released.json': JSON.stringify({ version }) });
const found = () => findBaseline(gitIn(root));

it('there is nothing to try where there is no history', () => {
  expect(found()).toEqual({ nothing: expect.stringMatching(/no history/) });
});

describe('with a history', () => {
  beforeEach(() => git('init', '-q'));

  it('there is nothing to try before the first release', () => {
    commit({ 'mf-blog/src/routes.tsx': 'export {};' });
    expect(found()).toEqual({ nothing: expect.stringMatching(/was released yet/) });
  });

  it('there is nothing to try while the apps are what the first release had', () => {
    commit(release('1.0.0'));
    commit({ 'docs/about.md': 'Words.', 'api/src/app.ts': 'export {};' });
    expect(found()).toEqual({ nothing: expect.stringMatching(/sources of the last release/) });
  });

  it('the last release is tried once an app has changed', () => {
    commit(release('1.0.0'));
    const last = commit(release('1.1.0'));
    commit({ 'mf-blog/src/routes.tsx': 'export {};' });
    expect(found()).toEqual({ commit: last, version: '1.1.0' });
  });

  it('the last release is tried once an app has changed, though that is not committed yet', () => {
    const last = commit({ ...release('1.0.0'), 'shell/src/index.ts': 'one' });
    writeFileSync(path.join(root, 'shell/src/index.ts'), 'two');
    expect(found()).toEqual({ commit: last, version: '1.0.0' });
  });

  it('the release before is tried at the commit of a release', () => {
    const before = commit({ ...release('1.0.0'), 'shell/src/index.ts': 'one' });
    commit({ ...release('1.1.0'), 'shell/src/index.ts': 'two' });
    expect(found()).toEqual({ commit: before, version: '1.0.0' });
  });

  it('a release that promises something else under the same version counts as one', () => {
    commit({ ...release('1.0.0'), 'shared/api/released/ui.api.md': 'useNear' });
    const last = commit({ 'shared/api/released/ui.api.md': 'useInView' });
    commit({ 'mf-blog/src/routes.tsx': 'export {};' });
    expect(found()).toEqual({ commit: last, version: '1.0.0' });
  });

  it('a release of another major version is tried too, to see it refused', () => {
    const before = commit(release('1.4.0'));
    commit({ 'shared/package.json': JSON.stringify({ version: '2.0.0' }) });
    expect(found()).toEqual({ commit: before, version: '1.4.0' });
  });
});
