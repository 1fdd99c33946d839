import { aShelf } from '../read/test-shelf.ts';
import { oldSlugProblems, shelfSlugProblems } from './check-old-slugs.ts';

/** Kyoto, in which a place has been renamed so. */
const renamed = (was: string[]) => {
  const shelf = aShelf();
  Object.assign(shelf.places.find(({ slug }) => slug === 'gion') ?? {}, { was });
  return shelf;
};

it('a name that nothing else has ever had is sound', () => {
  expect(shelfSlugProblems([renamed(['gion-quarter', 'gion-kobu'])])).toEqual([]);
});

it('an old slug that another place has now is a problem, named with its line', () => {
  expect(shelfSlugProblems([renamed(['kinkaku-ji'])])).toEqual([
    expect.stringMatching(
      /^kyoto\/places\.json:\d+ gion: was kinkaku-ji, which leads to kyoto\/places\.json:\d+ kinkaku/,
    ),
  ]);
});

it('a place may have the old slug of a destination, for their addresses are apart', () => {
  expect(shelfSlugProblems([renamed(['kyoto'])])).toEqual([]);
});

it('no two things were called the same', () => {
  const things = [
    { at: 'a', slug: 'a', was: ['old'] },
    { at: 'b', slug: 'b', was: ['old'] },
  ];
  expect(oldSlugProblems(things)).toEqual(['b: was old, which leads to a; take it out of one of them.']);
});

it('nothing was called what it is called', () => {
  expect(oldSlugProblems([{ at: 'a', slug: 'a', was: ['a'] }])).toHaveLength(1);
});
