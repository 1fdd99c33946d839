import type { Wishlist, WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { aLocation, aPlace } from '@tabi/shared/testing';
import { destinationsOf, noteOn, withNote, listsHolding, formatContents, withGone, withThingIn } from './domain.ts';

const list = (id: string, points_of_interest: number[], locations: number[] = []): Wishlist => ({
  id,
  title: id,
  points_of_interest,
  locations,
  pictures: [],
});
const details = (over: Partial<WishlistDetails>): WishlistDetails => ({
  id: '1',
  title: 'Spring',
  points_of_interest: [],
  locations: [],
  ...over,
});

it('knows which lists hold a thing, a place and a destination of the same number apart', () => {
  const lists = [list('spring', [7]), list('one day', [], [7]), list('food', [7, 8])];
  expect(listsHolding(lists, { kind: 'place', id: 7 })).toEqual(['spring', 'food']);
  expect(listsHolding(lists, { kind: 'destination', id: 7 })).toEqual(['one day']);
});

it('puts a thing into exactly the lists that are asked for, in front', () => {
  const lists = [list('spring', [7, 1]), list('food', [2])];
  const after = withThingIn(lists, { kind: 'place', id: 7, name: 'Temple' }, ['food']);
  expect(after.map(({ points_of_interest }) => points_of_interest)).toEqual([[1], [7, 2]]);
});

it('knows what is noted of a place and of a destination of the same number, and notes something else', () => {
  const list = details({ notes: [{ kind: 'place', place_id: 7, note: 'At dawn' }] });
  const [place, destination] = [{ kind: 'place', id: 7 } as const, { kind: 'destination', id: 7 } as const];
  expect([noteOn(list, place), noteOn(list, destination)]).toEqual(['At dawn', '']);
  expect(noteOn(withNote(list, place, 'At dusk'), place)).toBe('At dusk');
  expect(withNote(list, place, '').notes).toEqual([]);
});

it.each([
  [3, 2, '2 destinations and 3 places'],
  [1, 0, '1 place'],
  [0, 1, '1 destination'],
  [0, 0, 'Empty'],
])('says of %i places and %i destinations: %p', (places, destinations, words) => {
  expect(formatContents(places, destinations)).toBe(words);
});

describe('a trip to all of a list', () => {
  it('goes to its destinations and to those of its places, to each once', () => {
    const kyoto = aLocation(2, { name: 'Kyoto' });
    const places = [aPlace(1, { location_id: 2, location_name: 'Kyoto' }), aPlace(2)];
    expect(destinationsOf(details({ locations: [kyoto], points_of_interest: places }))).toEqual([
      { id: 2, name: 'Kyoto' },
      { id: 1, name: 'Town 1' },
    ]);
  });

  it('goes to eight at most', () => {
    const locations = Array.from({ length: 12 }, (_, index) => aLocation(index + 1));
    expect(destinationsOf(details({ locations }))).toHaveLength(8);
  });
});

it('shows what was just taken away in its old place, once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }];
  const gone = [
    { item: c, at: 2 },
    { item: a, at: 0 },
  ];
  expect(withGone([b], gone)).toEqual([a, b, c]);
  expect(withGone([a, b, c], gone)).toEqual([a, b, c]);
});
