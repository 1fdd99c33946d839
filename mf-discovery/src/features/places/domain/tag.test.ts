import { searchOfTag, tagOf } from './tag.ts';

describe('the tag in the address', () => {
  it('comes back as it went in', () => {
    expect(tagOf(new URLSearchParams(searchOfTag('local life & food')))).toBe('local life & food');
  });

  it('is nothing for all places', () => {
    expect([searchOfTag(''), tagOf(new URLSearchParams(''))]).toEqual(['', '']);
  });
});
