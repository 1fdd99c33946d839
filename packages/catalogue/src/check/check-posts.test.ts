import { postProblems } from './check-posts.ts';
import { readPost } from '../read/post-file.ts';
import { aShelf } from '../read/test-shelf.ts';

const words = (count: number) => 'word '.repeat(count);
const post = (body: string, head = '', file = 'a.md') => ({
  file,
  ...readPost(
    file,
    `---\ntitle: A post\nslug: a\nsummary: A summary long enough.\nmotif: torii\ncategories: Food\nlocations: kyoto\nauthor: Tabi\ndate: 2026-11-01\n${head}---\n${body}`,
  ),
});
const around = () => ({ shelves: [aShelf()], journeys: new Set<string>(), now: new Date('2026-11-20T12:00:00Z') });
const problemsOf = (...args: Parameters<typeof post>) => postProblems([post(...args)], around());

it.each([600, 1_200])('A story of %i words is sound.', (count) => {
  expect(problemsOf(words(count))).toEqual([]);
});

it.each([
  ['is too short', words(599), /599 words; a story has 600 or more/],
  ['is too long', words(1_201), /1201 words; a story has 1200 at most/],
  [
    'shows a picture without saying what of',
    `${words(600)} ![](https://a.example/x.webp)`,
    /the picture https:\/\/a.example\/x.webp has no words/,
  ],
  ['names two parts alike', `## Tea\n${words(600)}\n\n## Tea`, /two headings are found by part-tea/],
  ['praises without saying anything', `${words(600)} a hidden gem`, /"hidden gem" is filler/],
  ['leads nowhere', `${words(600)} [x](/destinations/atlantis)`, /leads nowhere/],
])('The check says when a story %s.', (_, body, said) => {
  expect(problemsOf(body)).toEqual([expect.stringMatching(said)]);
});

it('The addresses of links are no words of a story.', () => {
  expect(problemsOf(`${words(599)} [one](/destinations/kyoto)`)).toEqual([]);
});

it('A draft may be short, but its links lead somewhere.', () => {
  expect(problemsOf('Soon.', 'draft: true\n')).toEqual([]);
  expect(problemsOf('[x](/destinations/atlantis)', 'draft: true\n')).toEqual([expect.stringMatching(/leads nowhere/)]);
});

it('A story that waits for its time is dated the day on which it goes out.', () => {
  expect(problemsOf(words(600), 'publish: 2026-11-01T08:00:00Z\n')).toEqual([]);
  expect(problemsOf(words(600), 'publish: 2026-12-01T08:00:00Z\n')).toEqual([
    'blog/a.md: goes out on 2026-12-01 and is dated 2026-11-01; make them one day.',
  ]);
});

it('A story that is dated after today waits for its time, or is a draft.', () => {
  const dated = (date: string, more = '') => [{ ...post(words(600), more), date }];
  expect(postProblems(dated('2026-11-20'), around())).toEqual([]);
  expect(postProblems(dated('2026-11-21', 'draft: true\n'), around())).toEqual([]);
  expect(postProblems(dated('2026-11-21', 'publish: 2026-11-21T08:00:00Z\n'), around())).toEqual([]);
  expect(postProblems(dated('2026-11-21'), around())).toEqual([
    'blog/a.md: is dated after today, 2026-11-21, and has no publish, so it is out at once; say when it goes out.',
  ]);
});

it('A file is named as its story.', () => {
  expect(problemsOf(words(600), '', 'b.md')).toEqual(['blog/b.md: has the slug a; name the file a.md.']);
});

it('An old slug leads to one story.', () => {
  const [story, other] = [post(words(600)), post(words(600), 'was: a\n', 'b.md')];
  expect(postProblems([story, { ...other, slug: 'b' }], around())).toEqual([
    'blog/b.md: was a, which leads to blog/a.md; take it out of one of them.',
  ]);
});
