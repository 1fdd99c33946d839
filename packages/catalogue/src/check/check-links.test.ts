import { linkProblems } from './check-links.ts';
import { readPost } from '../read/post-file.ts';
import { aShelf } from '../read/test-shelf.ts';

const post = (body: string, locations = 'kyoto', head = '', slug = 'a') => ({
  file: `${slug}.md`,
  ...readPost(
    `${slug}.md`,
    `---\ntitle: A post\nslug: ${slug}\nsummary: A summary long enough.\nmotif: torii\ncategories: Night food\nlocations: ${locations}\nauthor: Tabi\ndate: 2026-11-01\n${head}---\n${body}`,
  ),
});
const around = () => ({
  shelves: [aShelf()],
  journeys: new Set(['by-train']),
  now: new Date('2026-11-20T12:00:00Z'),
  publicUrl: 'https://tabi.test',
});
const problemsOf = (...args: Parameters<typeof post>) => linkProblems([post(...args)], around());

it.each([
  '/destinations/kyoto',
  '/destinations/kyoto/attractions',
  '/destinations/kyoto/attractions/gion',
  '/destinations/kyoto/hotels/hiiragiya',
  '/destinations/kyoto/things-to-do/kiyomizu-at-six',
  '/destinations/kyoto/attractions?tags=food',
  '/blog/post/a',
  '/destinations',
  '/attractions',
  '/hotels',
  '/things-to-do',
  '/journeys',
  '/journeys/by-train',
  '/blog',
  '/blog/',
  '/blog/category/night-food',
  '/blog/location/kyoto',
  '/about-us',
  '#part-tea',
  '/blog/post/a#part-tea',
  'https://example.com/anything',
  'mailto:mai@example.com',
])('lets %s be', (link) => {
  expect(problemsOf(`[link](${link})\n\n## Tea\n`)).toEqual([]);
});

it.each([
  '/destinations/atlantis',
  '/destinations/kyoto/attractions/atlantis',
  '/destinations/kyoto/hotels/atlantis',
  '/destinations/kyoto/beaches',
  '/destinations/kyoto/attractions/gion/more',
  '/blog/post/gone',
  '/blog/post',
  '/blog/category/gone',
  '/blog/location/atlantis',
  '/journeys/gone',
  '/elsewhere',
])('finds that %s leads nowhere', (link) => {
  expect(problemsOf(`[link](${link})`)).toEqual([`blog/a.md: the link ${link} leads nowhere; mend it.`]);
});

it.each(['gion', '../post/a', '?page=2'])(
  'has the link %s begin at the site’s root: feeds show a story elsewhere',
  (link) => {
    expect(problemsOf(`[link](${link})`)).toEqual([
      `blog/a.md: the link ${link} depends on where it is read; begin it with /.`,
    ]);
  },
);

it.each(['https://tabi.test/blog/', 'https://tabi.example/elsewhere', 'http://localhost:3000/blog/', '//tabi.test/'])(
  'has %s name no address of our own site',
  (link) => {
    expect(problemsOf(`[link](${link})`)).toEqual([
      `blog/a.md: the link ${link} names our own site; begin it with the path.`,
    ]);
  },
);

it.each(['#part-coffee', '/blog/post/a#part-coffee'])('finds that %s leads to no heading', (link) => {
  expect(problemsOf(`[link](${link})\n\n## Tea\n`)).toEqual([
    `blog/a.md: the link ${link} leads to no heading; mend what follows #.`,
  ]);
});

it('finds a picture that is not there, and lets those of the catalogue and of elsewhere be', () => {
  const shelf = aShelf();
  shelf.photos = [{ file: 'gion-1.webp' } as (typeof shelf.photos)[number]];
  const problems = (address: string) =>
    linkProblems([post(`![A lane](${address})`)], { ...around(), shelves: [shelf] });
  expect(problems('/art/photo/kyoto--gion-1/wide-640-abc.webp')).toEqual([]);
  expect(problems('https://example.com/a.webp')).toEqual([]);
  expect(problems('/art/photo/kyoto--gion-2/wide-640-abc.webp')).toEqual([
    'blog/a.md: the picture /art/photo/kyoto--gion-2/wide-640-abc.webp is not there; mend its address.',
  ]);
  expect(problems('lane.webp')).toEqual(['blog/a.md: the picture lane.webp is not there; mend its address.']);
});

describe('a link to another post', () => {
  const nowhere = ['blog/a.md: the link /blog/post/b leads nowhere; mend it.'];
  const problemsBetween = (mine: string, others: string) =>
    linkProblems([post('[link](/blog/post/b)', 'kyoto', mine), post('Text.', 'kyoto', others, 'b')], around());

  it('leads nowhere while that one is a draft, unless this one is a draft, too', () => {
    expect(problemsBetween('', 'draft: true\n')).toEqual(nowhere);
    expect(problemsBetween('draft: true\n', 'draft: true\n')).toEqual([]);
  });

  it('leads nowhere where that one goes out later', () => {
    const [sooner, later] = ['publish: 2026-12-01T08:00:00Z\n', 'publish: 2026-12-02T08:00:00Z\n'];
    expect([problemsBetween('', later), problemsBetween(sooner, later)]).toEqual([nowhere, nowhere]);
    expect([problemsBetween(later, sooner), problemsBetween(later, later)]).toEqual([[], []]);
  });

  it('leads somewhere once that one has gone out', () => {
    expect(problemsBetween('', 'publish: 2026-11-20T08:00:00Z\n')).toEqual([]);
  });
});

it('finds a location that is no destination', () => {
  expect(problemsOf('Text.', 'kyoto, atlantis')).toEqual([
    'blog/a.md: its location atlantis is no destination; mend the slug.',
  ]);
});
