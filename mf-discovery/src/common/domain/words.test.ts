import { formatKind, formatMonth, otherName } from './words.ts';

it('makes words of the vocabulary', () => {
  expect(formatKind('historic-site')).toBe('Historic site');
});

it('shows the local name only where it tells something new', () => {
  expect(otherName({ name: 'Kyoto', local_name: '京都' })).toBe('京都');
  expect(otherName({ name: 'Istanbul', local_name: 'İstanbul' })).toBeNull();
});

it('says a month without its day', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
});
