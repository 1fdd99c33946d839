import { chosenIn, filterNames, isChosen, searchOfChoice } from './filters.ts';

const at = (query: string) => new URLSearchParams(query);

describe('the filters in the address', () => {
  it('are what the list is asked for, and nothing else', () => {
    expect(chosenIn(at('kind=ryokan&stars=4,5&page=3&utm=x'), filterNames.hotels)).toEqual({
      kind: 'ryokan',
      stars: '4,5',
    });
  });

  it('take one more option beside the others', () => {
    expect(searchOfChoice(at('stars=5'), 'stars', '4', true)).toBe('?stars=5%2C4');
  });

  it('take one in place of the other where only one is allowed', () => {
    expect(searchOfChoice(at('price=free'), 'price', 'paid', false)).toBe('?price=paid');
  });

  it('give an option up that was chosen, and keep the rest', () => {
    expect(searchOfChoice(at('name=inn&stars=4'), 'stars', '4', true)).toBe('?name=inn');
  });

  it('leave no trace when nothing is chosen any more', () => {
    expect(searchOfChoice(at('stars=4'), 'stars', '4', true)).toBe('');
  });

  it('know whole values only', () => {
    expect([isChosen(at('kind=hotel,inn'), 'kind', 'inn'), isChosen(at('kind=hostel'), 'kind', 'hos')]).toEqual([
      true,
      false,
    ]);
  });
});
