import { clockIn, groupZones, initialsOf, zonesWith } from './domain.ts';

it('groups time zones by region, Asia first and those without a region last', () => {
  const groups = groupZones(['UTC', 'Europe/Paris', 'Asia/Tokyo', 'Asia/Ho_Chi_Minh', 'America/Argentina/Salta']);
  expect(groups.map(({ region, zones }) => [region, ...zones.map(({ name }) => name)])).toEqual([
    ['Asia', 'Ho Chi Minh', 'Tokyo'],
    ['America', 'Argentina, Salta'],
    ['Europe', 'Paris'],
    ['Other', 'UTC'],
  ]);
});

it('always offers the person’s own zone, and each once', () => {
  expect(zonesWith(['Asia/Tokyo'], 'Asia/Kolkata')).toEqual(['Asia/Tokyo', 'UTC', 'Asia/Kolkata']);
  expect(zonesWith(['Asia/Tokyo'], 'UTC')).toEqual(['Asia/Tokyo', 'UTC']);
});

it('says what the clocks of a zone show', () => {
  expect(clockIn('Asia/Kathmandu', new Date('2026-03-14T08:20:00Z'))).toBe('14:05');
});

it.each([
  ['Mai Nguyen', 'MN'],
  [' mai ', 'M'],
  ['𠮷 太郎', '𠮷太'],
])('shortens %p to %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
