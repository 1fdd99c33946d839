import { readConfig } from '../app/config.ts';
import { framedOrigins } from './partners.ts';

it('reads named links, addresses with an equals sign in them too', () => {
  const { partners } = readConfig({
    SOCIAL_LINKS: 'Instagram=https://a.example/tabi, YouTube=https://b.example/?c=tabi',
  });
  expect(partners.social).toEqual([
    { name: 'Instagram', url: 'https://a.example/tabi' },
    { name: 'YouTube', url: 'https://b.example/?c=tabi' },
  ]);
});

it.each([
  ['FLIGHTS_URL', 'javascript:alert(1)', 'FLIGHTS_URL must be an address with https://.'],
  ['SOCIAL_LINKS', 'Instagram', 'SOCIAL_LINKS is written Name=https://address, several with commas between.'],
])('refuses %s=%s', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

it('frames nothing but the configured partners', () => {
  expect(framedOrigins(readConfig({}).partners)).toEqual([]);
  expect(framedOrigins(readConfig({ CARS_FRAME_URL: 'https://cars.example/form?x=1' }).partners)).toEqual([
    'https://cars.example',
  ]);
});
