import { aPost } from '@tabi/shared/testing';
import { isSearchable, relatedTo, viewOf, withoutShown } from './domain.ts';

describe('the address after /blog/', () => {
  it.each([
    ['', { kind: 'home' }],
    [undefined, { kind: 'home' }],
    ['post/night-trains', { kind: 'post', id: 'night-trains' }],
    ['post/night-trains/', { kind: 'post', id: 'night-trains' }],
    ['category/food', { kind: 'category', id: 'food' }],
    ['location/kyoto', { kind: 'location', id: 'kyoto' }],
  ])('%p names a page', (rest, view) => {
    expect(viewOf(rest)).toEqual(view);
  });

  it.each(['post', 'post/a/b', 'author/mai', 'constructor/x', `post/${'a'.repeat(161)}`])('%p names none', (rest) => {
    expect(viewOf(rest)).toEqual({ kind: 'nothing', rest });
  });
});

it('searches for more than three characters, spaces around not counted', () => {
  expect([' abc ', 'abcd'].map(isSearchable)).toEqual([false, true]);
});

it('leaves out what is shown already', () => {
  const [one, two, three, four] = [aPost(1), aPost(2), aPost(3), aPost(4)];
  expect(withoutShown([one, two, three, four], [two], 2)).toEqual([one, three]);
});

it('puts posts about the same place before posts of the same category before the rest', () => {
  const kyoto = { id: 1, slug: 'kyoto', name: 'Kyoto' };
  const food = { id: 1, slug: 'food', name: 'Food' };
  const post = aPost(1, { locations: [kyoto], categories: [food] });
  const others = [aPost(2), aPost(3, { categories: [food] }), aPost(4, { locations: [kyoto] }), post];
  expect(relatedTo(post, others, 3).map(({ id }) => id)).toEqual([4, 3, 2]);
});
