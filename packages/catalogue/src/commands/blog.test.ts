import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { postProblems } from '../check/check-posts.ts';
import { readPost } from '../read/post-file.ts';
import { beginPost } from './blog.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-test-blog-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const begin = (title: string) => beginPost(folder, title, '2026-12-01');
const read = (file: string) => ({ file: basename(file), ...readPost(file, readFileSync(file, 'utf8')) });

it('begins a post as a draft that is sound, named after its title.', () => {
  const post = read(begin('A day in Hội An: lanterns'));
  expect(post).toMatchObject({ title: 'A day in Hội An: lanterns', draft: true, date: '2026-12-01', locations: [] });
  expect(postProblems([post], [])).toEqual([]);
});

it('is told what to write before it is done.', () => {
  const post = { ...read(begin('Six soups')), draft: false };
  expect(postProblems([post], [])).toEqual([
    expect.stringMatching('a story has 600 or more'),
    'blog/six-soups.md: has no summary yet; write it.',
  ]);
});

it('writes over no post, and begins none without a title.', () => {
  begin('Six soups');
  expect(() => begin('Six soups')).toThrow('is there already');
  expect(() => begin('')).toThrow('Give the title');
});
