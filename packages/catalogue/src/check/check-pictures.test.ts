import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readPosts } from '../load/read-posts.ts';
import { firstOfLists } from '../read/first-of-lists.ts';
import { picturesOf, type Picture } from '../read/pictures.ts';
import { readCatalogue } from '../read/read.ts';
import { chooseTakes, likenesses } from './check-pictures.ts';

const shelves = readCatalogue(catalogueFolder);
const all = picturesOf(shelves, readPosts(join(catalogueFolder, 'blog')));

const named = ({ picture, other, figure }: ReturnType<typeof likenesses>[number]) =>
  `${picture.drawn} ${picture.slug} looks like ${other.slug} (${figure}). Write the takes anew: pnpm catalogue pictures takes`;

it('no two pictures of any list of the catalogue are alike', () => {
  expect(likenesses(all).map(named)).toEqual([]);
});

it('no two of the first 24 places, hotels or tours of all of Asia are alike', () => {
  for (const [drawn, slugs] of Object.entries(firstOfLists(shelves, 24))) {
    const first = all.filter((picture) => picture.drawn === drawn && slugs.includes(picture.slug));
    expect(first.length).toBeGreaterThanOrEqual(24);
    expect(likenesses(first.map((picture) => ({ ...picture, list: 'all of Asia' }))).map(named)).toEqual([]);
  }
});

describe('likenesses', () => {
  const [first] = all.filter(({ drawn }) => drawn === 'hotel') as [Picture];
  const twin: Picture = { ...first, slug: 'its-twin' };

  it('finds a picture that is drawn just as another of its list', () => {
    expect(likenesses([first, twin])).toMatchObject([{ picture: { slug: 'its-twin' }, other: { slug: first.slug } }]);
  });

  it('lets the same figure come again in another destination with other inks', () => {
    const ink = '#102030';
    const palette = { sky: ink, light: ink, far: ink, near: ink, ground: ink, accent: ink };
    const abroad = { ...twin, list: 'elsewhere', facts: { ...twin.facts, palette } };
    expect(likenesses([first, abroad])).toEqual([]);
    expect(likenesses([first, { ...twin, list: 'elsewhere' }])).toHaveLength(1);
  });

  it('is mended by another take', () => {
    const { takes, stuck } = chooseTakes([first, twin]);
    expect(stuck).toEqual([]);
    const take = takes.hotel?.['its-twin'] ?? 0;
    expect(likenesses([first, { ...twin, facts: twin.retake(take) }])).toEqual([]);
  });
});
