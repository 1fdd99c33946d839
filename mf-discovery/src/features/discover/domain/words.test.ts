import { otherName, sayBestTime, sayKind, yearOf } from './words.ts';

describe('how places are told', () => {
  it('makes words of vocabulary', () => {
    expect([sayKind('historic-site'), sayBestTime('early-morning'), sayBestTime('any')]).toEqual([
      'Historic site',
      'Early morning',
      null,
    ]);
  });

  it('grades the months in words', () => {
    expect(yearOf([0, 1, 2]).map(({ short, grade }) => `${short} ${grade}`)).toEqual([
      'Jan better not',
      'Feb fine',
      'Mar best',
    ]);
  });

  it('shows the local name only where it tells something new', () => {
    expect(otherName({ name: 'Kyoto', local_name: '京都' })).toBe('京都');
    expect(otherName({ name: 'Istanbul', local_name: 'İstanbul' })).toBeNull();
  });
});
