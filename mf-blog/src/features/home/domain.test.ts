import { viewOf } from './domain.ts';

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

  it.each(['post', 'post/a/b', 'author/mai', 'constructor/x'])('%p names none', (rest) => {
    expect(viewOf(rest)).toEqual({ kind: 'nothing', rest });
  });
});
