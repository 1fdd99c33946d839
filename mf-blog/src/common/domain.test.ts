import { aPost } from '@tabi/shared/testing';
import { withoutShown } from './domain.ts';

it('leaves out the posts that are shown already', () => {
  const [one, two, three, four] = [aPost(1), aPost(2), aPost(3), aPost(4)];
  expect(withoutShown([one, two, three, four], [two], 2)).toEqual([one, three]);
});
