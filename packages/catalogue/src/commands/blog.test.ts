import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { postProblems } from '../check/check-posts.ts';
import { readPost } from '../read/post-file.ts';
import { beginPost, checkBlog } from './blog.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-test-blog-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const around = { shelves: [], journeys: new Set<string>(), now: new Date('2026-12-01T12:00:00Z') };
const begin = (title: string) => beginPost(folder, title, '2026-12-01');
const read = (file: string) => ({ file: basename(file), ...readPost(file, readFileSync(file, 'utf8')) });

it('begins a post as a draft that is sound, named after its title.', () => {
  const post = read(begin('A day in Hội An: lanterns'));
  expect(post).toMatchObject({ title: 'A day in Hội An: lanterns', draft: true, date: '2026-12-01', locations: [] });
  expect(postProblems([post], around)).toEqual([]);
});

it('is told what to write before it is done.', () => {
  const post = { ...read(begin('Six soups')), draft: false };
  expect(postProblems([post], around)).toEqual([
    expect.stringMatching('a story has 600 or more'),
    'blog/six-soups.md: has no summary yet; write it.',
  ]);
});

it('writes over no post, and begins none without a title.', () => {
  begin('Six soups');
  expect(() => begin('Six soups')).toThrow('is there already');
  expect(() => begin('')).toThrow('Give the title');
});

it('tells what is wrong in every file, though one of them cannot be read.', () => {
  begin('Six soups');
  const head = (slug: string, motif: string) =>
    `---\ntitle: A post\nslug: ${slug}\nsummary: A summary long enough.\nmotif: ${motif}\ncategories: Food\nauthor: Tabi\ndate: 2026-01-01\n---\n`;
  writeFileSync(join(folder, 'a.md'), 'No front matter.');
  writeFileSync(join(folder, 'b.md'), head('b', 'unicorn'));
  writeFileSync(join(folder, 'c.md'), `${head('c', 'torii')}Too short.`);
  const said: string[] = [];
  expect(checkBlog(folder, [], (line) => said.push(line))).toBe(1);
  expect(said.join('\n').split('\n')).toEqual([
    'blog/a.md: begin with front matter between two lines of ---.',
    expect.stringMatching(/^blog\/b\.md: motif: /),
    expect.stringMatching(/^blog\/c\.md: has 2 words/),
  ]);
});
