import { aPost } from '@tabi/shared/testing';
import { relatedTo } from './related.ts';

it('puts posts about the same place before posts of the same category before the rest', () => {
  const kyoto = { id: 1, slug: 'kyoto', name: 'Kyoto' };
  const food = { id: 1, slug: 'food', name: 'Food' };
  const post = aPost(1, { locations: [kyoto], categories: [food] });
  const others = [aPost(2), aPost(3, { categories: [food] }), aPost(4, { locations: [kyoto] }), post];
  expect(relatedTo(post, others, 3).map(({ id }) => id)).toEqual([4, 3, 2]);
});
