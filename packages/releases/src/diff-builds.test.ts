import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keepDescription, type AppDescription } from './description.ts';
import { diffBuilds } from './diff-builds.ts';
import { sealBuild } from './digests.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tabi-diff-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function make(id: string, files: Record<string, string>, title: string, needs: string): string {
  const all = { 'assets.json': '{"scripts":[],"styles":[],"fonts":[],"exposes":{}}', ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, id, file)), { recursive: true });
    writeFileSync(join(folder, id, file), text);
  }
  const pages = [{ name: 'post', path: '/blog/post/:id', title, render: 'server' }];
  keepDescription(join(folder, id), {
    name: 'mf-blog',
    owner: 'Blog',
    pages,
    needs: { '@tabi/shared': needs },
  } as AppDescription);
  sealBuild(join(folder, id));
  return join(folder, id);
}

it('two builds differ in files, which are sized, in what they say of themselves, and in what they need', () => {
  const before = make(
    'aaaa',
    { 'browser/a.js': 'one', 'browser/same.js': 'x', 'browser/old.js': 'old' },
    'Story',
    '^1.0',
  );
  const after = make(
    'bbbb',
    { 'browser/a.js': 'two', 'browser/same.js': 'x', 'server/new.cjs': 'brand new' },
    'A story',
    '^1.1',
  );
  expect(diffBuilds(before, after)).toEqual({
    files: [
      { file: 'browser/a.js', before: 3, after: 3 },
      { file: 'browser/old.js', before: 3, after: null },
      { file: 'description.json', before: expect.any(Number), after: expect.any(Number) },
      { file: 'server/new.cjs', before: null, after: 9 },
    ],
    description: ['pages.post.title: "Story" → "A story"', 'needs.@tabi/shared: "^1.0" → "^1.1"'],
    needs: { before: '^1.0', after: '^1.1' },
  });
  expect(diffBuilds(before, before)).toMatchObject({ files: [], description: [] });
  expect(() => diffBuilds(before, join(folder, 'cccc'))).toThrow('There is no build in');
});
