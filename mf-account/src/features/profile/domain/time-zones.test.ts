import { groupZones, matchingZones, nameOfZone, zonesWith } from './time-zones.ts';

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

it('offers cities under the names that they have now', () => {
  expect(zonesWith(['Asia/Saigon', 'Asia/Calcutta'], 'Asia/Kolkata')).toEqual([
    'Asia/Ho_Chi_Minh',
    'Asia/Kolkata',
    'UTC',
  ]);
  expect(nameOfZone('Asia/Katmandu')).toBe('Kathmandu');
});

describe('looking for a zone', () => {
  const groups = groupZones(['UTC', 'Asia/Ho_Chi_Minh', 'Asia/Tokyo', 'America/Sao_Paulo']);
  const found = (text: string) => matchingZones(groups, text).flatMap(({ zones }) => zones.map(({ id }) => id));

  it('finds it by the beginning of any of its words, in any order', () => {
    expect(found('minh')).toEqual(['Asia/Ho_Chi_Minh']);
    expect(found('tok asia')).toEqual(['Asia/Tokyo']);
  });

  it('forgives accents', () => {
    expect(found('são')).toEqual(['America/Sao_Paulo']);
  });

  it('finds nothing where there is nothing', () => {
    expect(matchingZones(groups, 'atlantis')).toEqual([]);
  });
});

it('names a zone without its region, and one that has none by itself', () => {
  expect([nameOfZone('Asia/Ho_Chi_Minh'), nameOfZone('UTC')]).toEqual(['Ho Chi Minh', 'UTC']);
});
