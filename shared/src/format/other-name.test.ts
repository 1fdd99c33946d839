import { otherName } from './other-name.ts';

it('shows the local name only where it tells something new', () => {
  expect(otherName({ name: 'Kyoto', local_name: '京都' })).toBe('京都');
  expect(otherName({ name: 'Ubud', local_name: 'Ubud' })).toBeNull();
  expect(otherName({ name: 'Tashkent', local_name: null })).toBeNull();
});

it('takes a name that only differs by accents, or by the size of its letters, for the same', () => {
  expect(otherName({ name: 'Istanbul', local_name: 'İstanbul' })).toBeNull();
  expect(otherName({ name: 'Hanoi', local_name: 'Hà Nội' })).toBe('Hà Nội');
  expect(otherName({ name: 'Da Lat', local_name: 'Đà Lạt' })).toBeNull();
  expect(otherName({ name: 'KUALA LUMPUR', local_name: 'Kuala Lumpur' })).toBeNull();
});
