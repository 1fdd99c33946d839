import { formatKind, otherName } from './words.ts';

it('makes words of the vocabulary', () => {
  expect(formatKind('historic-site')).toBe('Historic site');
});

it('shows the local name only where it tells something new', () => {
  expect(otherName({ name: 'Kyoto', local_name: '京都' })).toBe('京都');
  expect(otherName({ name: 'Istanbul', local_name: 'İstanbul' })).toBeNull();
});
