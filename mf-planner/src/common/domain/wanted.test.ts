import { partedBy, wantedOf } from './wanted.ts';

it('Places of a destination that the form does not have stay behind, and are not asked for.', () => {
  const wanted = { places: [1, 2, 3], towns: [7, 8, 7] };
  expect(partedBy([7], wanted)).toEqual({ coming: [1, 3], behind: [2] });
  expect([wantedOf([7], wanted), wantedOf([9], wanted)]).toEqual([{ place_ids: [1, 3] }, {}]);
});

it('A place of which nobody has told where it is comes along.', () => {
  expect(partedBy([7], { places: [1, 2] })).toEqual({ coming: [1, 2], behind: [] });
});
