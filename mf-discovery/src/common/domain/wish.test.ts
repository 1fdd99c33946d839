import { judged, searchOf, wishOf, without, withoutIdleNear } from './wish.ts';

const read = (search: string, type: Parameters<typeof wishOf>[1] = 'hotels') =>
  wishOf(new URLSearchParams(search), type);

describe('what an address asks a list for', () => {
  it('is what the list knows, and nothing else', () => {
    expect(read('kind=ryokan&stars=4,5&page=3&utm=x').query).toEqual({ kind: 'ryokan', stars: '4,5' });
  });

  it('is the same whether a link says it or a form without scripts', () => {
    expect(read('kind=ryokan&kind=inn&kind=hostel&name=&stars=').query).toEqual({ kind: 'ryokan,hostel' });
  });

  it('keeps what nobody knows apart, to be said in words', () => {
    expect(read('kind=zzz&stars=abc&stars=9&rating=7&near=here')).toEqual({
      query: {},
      strange: [
        { name: 'kind', value: 'zzz' },
        { name: 'stars', value: 'abc' },
        { name: 'stars', value: '9' },
        { name: 'rating', value: '7' },
        { name: 'near', value: 'here' },
      ],
    });
  });

  it('takes the day that is written over the choice beside it', () => {
    expect(read('open=now&open=2026-12-24', 'pointOfInterests').query).toEqual({ open: '2026-12-24' });
  });

  it('knows the word of old links for a tag', () => {
    expect(read('tag=gardens', 'pointOfInterests').query).toEqual({ tags: 'gardens' });
  });

  it('measures no distance from nowhere', () => {
    expect(read('within=500&sort=distance&kind=inn,hostel')).toEqual({
      query: { kind: 'hostel' },
      strange: [
        { name: 'kind', value: 'inn' },
        { name: 'near', value: '' },
      ],
    });
    expect(read('near=35.01,135.77&within=500&sort=distance').query).toEqual({
      near: '35.01,135.77',
      within: '500',
      sort: 'distance',
    });
  });

  it('does not write the order that the list has anyway', () => {
    expect(read('sort=recommended')).toEqual({ query: {}, strange: [] });
  });
});

describe('values that only the filters know', () => {
  const options = (...values: string[]) => values.map((value) => ({ value, label: value, count: 1 }));
  const filter = (name: string, ...values: string[]) => ({
    ...{ name, label: name, several: true, free: null, needs: null },
    options: options(...values),
  });
  const filters = [filter('kind', 'temple', 'market'), filter('price', 'free')];

  it('are told from words that mean nothing', () => {
    const read = wishOf(new URLSearchParams('kind=temple,zzz&price=low&rating=9'), 'pointOfInterests');
    expect(judged('pointOfInterests', read, filters)).toEqual({
      query: { kind: 'temple', price: 'low' },
      strange: [
        { name: 'rating', value: '9' },
        { name: 'kind', value: 'zzz' },
      ],
    });
  });

  it('are left out of the wish where none of them is known', () => {
    const read = wishOf(new URLSearchParams('kind=zzz'), 'pointOfInterests');
    expect(judged('pointOfInterests', read, filters).query).toEqual({});
  });

  it('stand as they are asked for until the filters are known', () => {
    const read = wishOf(new URLSearchParams('kind=zzz&tags=yyy'), 'pointOfInterests');
    expect(judged('pointOfInterests', read, [])).toEqual(read);
  });
});

it('A wish has one address, with the view that it is looked at in.', () => {
  expect(searchOf({ kind: 'inn' }, { view: 'map', page: undefined })).toBe('?kind=inn&view=map');
  expect(searchOf({})).toBe('');
});

it('A wish is given up by itself, and takes with it what meant nothing alone.', () => {
  expect(without({ stars: '4,5', kind: 'inn' }, 'stars', '4')).toEqual({ stars: '5', kind: 'inn' });
  expect(without({ stars: '4' }, 'stars', '4')).toEqual({});
  expect(without({ near: '35,135', within: '500', sort: 'distance' }, 'near', '35,135')).toEqual({});
});

it('Where one is is forgotten with the last that was measured from there.', () => {
  expect(without({ near: '35,135', within: '500' }, 'within', '500')).toEqual({});
  expect(without({ near: '35,135', within: '500', sort: 'distance' }, 'within', '500')).toEqual({
    near: '35,135',
    sort: 'distance',
  });
  expect(withoutIdleNear({ near: '35,135', sort: 'rating' })).toEqual({ sort: 'rating' });
  expect(withoutIdleNear({ near: '35,135', within: '500' })).toEqual({ near: '35,135', within: '500' });
});
