import { mapsPoint, mapsWays } from './google-maps.ts';

const stops = (count: number) => Array.from({ length: count }, (_, index) => ({ lat: index, lng: 100 + index }));

it('leads to a point', () => {
  expect(mapsPoint({ lat: 35.0116, lng: 135.7681 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=35.0116%2C135.7681',
  );
});

it('leads from the first stop of a day over the others to the last', () => {
  const [way = ''] = mapsWays(stops(4));
  const query = new URL(way).searchParams;
  expect([query.get('origin'), query.get('waypoints'), query.get('destination')]).toEqual([
    '0,100',
    '1,101|2,102',
    '3,103',
  ]);
});

it('has no way where there is nowhere to go', () => {
  expect([mapsWays([]), mapsWays(stops(1))]).toEqual([[], []]);
});

it('cuts a day of many stops into links that follow one another', () => {
  const ways = mapsWays(stops(13)).map((way) => new URL(way).searchParams);
  expect(ways.map((query) => [query.get('origin'), query.get('destination')])).toEqual([
    ['0,100', '10,110'],
    ['10,110', '12,112'],
  ]);
  expect(ways[0]?.get('waypoints')?.split('|')).toHaveLength(9);
});
