import { linkProblems } from './check-links.ts';
import { readPost } from '../read/post-file.ts';
import { aShelf } from '../read/test-shelf.ts';

const post = (body: string, locations = 'kyoto') => ({
  file: 'a.md',
  ...readPost(
    'a.md',
    `---\ntitle: A post\nslug: a\nsummary: A summary long enough.\nmotif: torii\ncategories: Food\nlocations: ${locations}\nauthor: Tabi\ndate: 2026-11-01\n---\n${body}`,
  ),
});
const problemsOf = (...args: Parameters<typeof post>) => linkProblems([post(...args)], [aShelf()]);

it.each([
  '/destinations/kyoto',
  '/destinations/kyoto/attractions',
  '/destinations/kyoto/attractions/gion',
  '/destinations/kyoto/hotels/hiiragiya',
  '/destinations/kyoto/things-to-do/kiyomizu-at-six',
  '/blog/post/a',
  '/destinations',
  'https://example.com/anything',
])('lets %s be', (link) => {
  expect(problemsOf(`[link](${link})`)).toEqual([]);
});

it.each([
  '/destinations/atlantis',
  '/destinations/kyoto/attractions/atlantis',
  '/destinations/kyoto/hotels/atlantis',
  '/destinations/kyoto/beaches',
  '/blog/post/gone',
  '/elsewhere',
])('finds that %s leads nowhere', (link) => {
  expect(problemsOf(`[link](${link})`)).toEqual([`blog/a.md: the link ${link} leads nowhere; mend it.`]);
});

it('finds a location that is no destination', () => {
  expect(problemsOf('Text.', 'kyoto, atlantis')).toEqual([
    'blog/a.md: its location atlantis is no destination; mend the slug.',
  ]);
});
