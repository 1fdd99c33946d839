import { readZone } from './zone-name.ts';

it.each([
  ['Asia/Tokyo', 'Asia/Tokyo', 'tokyo'],
  ['Asia/Calcutta', 'Asia/Kolkata', 'kolkata'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'buenos aires'],
  ['constructor', 'constructor', 'constructor'],
])('%s is %s, of %s', (name, zone, city) => {
  expect(readZone(name)).toEqual({ zone, city });
});
