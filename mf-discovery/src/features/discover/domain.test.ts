import { otherName, sayBestTime, sayKind, sayPrice, socialImage, yearOf } from './domain.ts';

describe('how places are told', () => {
  it('says prices in their own currency with the year they are from', () => {
    expect(sayPrice({ amount: 500, currency: 'JPY', year: 2024 })).toBe('¥500 (2024)');
  });

  it('says what is free, and nothing where nothing is known', () => {
    expect([sayPrice({ amount: 0, currency: 'JPY', year: null }), sayPrice(null)]).toEqual(['Free', null]);
  });

  it('makes words of vocabulary', () => {
    expect([sayKind('historic-site'), sayBestTime('early-morning'), sayBestTime('any')]).toEqual([
      'Historic site',
      'Early morning',
      null,
    ]);
  });

  it('grades the months in words', () => {
    expect(yearOf([0, 1, 2]).map(({ short, grade }) => `${short} ${grade}`)).toEqual([
      'Jan avoid',
      'Feb fine',
      'Mar best',
    ]);
  });

  it('shows the local name only where it tells something new', () => {
    expect(otherName({ name: 'Kyoto', local_name: '京都' })).toBe('京都');
    expect(otherName({ name: 'Istanbul', local_name: 'İstanbul' })).toBeNull();
  });

  it('knows the picture for link previews of a drawing, and none of a photograph', () => {
    expect(socialImage('/art/place/kinkaku-ji/wide-960-0a1b2c.webp')).toBe(
      '/art/place/kinkaku-ji/social-1200-0a1b2c.jpg',
    );
    expect(socialImage('https://example.org/x.jpg')).toBeUndefined();
  });
});
