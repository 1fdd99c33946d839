import { leading } from './domain.ts';

const towns = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const slugsOf = ({ hero, gallery }: ReturnType<typeof leading>) =>
  [hero, gallery].map((all) => all.map(({ slug }) => slug));

it('no town is on a card, in the gallery and in the row below at once', () => {
  const season = towns('tokyo', 'a', 'b', 'kyoto', 'c', 'd', 'e');
  const top = towns('tokyo', 'istanbul', 'kyoto', 'singapore', 'a');
  expect(slugsOf(leading(season, top))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

it('where there are few, they are shown in both rather than nowhere', () => {
  const few = towns('kyoto', 'hanoi', 'petra');
  expect(slugsOf(leading(few, few))).toEqual([
    ['kyoto', 'hanoi', 'petra'],
    ['kyoto', 'hanoi', 'petra'],
  ]);
  expect(slugsOf(leading([], []))).toEqual([[], []]);
});
