import { addressesIn } from './addresses.ts';

it('Addresses are found however they are written.', () => {
  expect(addressesIn('mai@example.com, Ken@example.com\n mai@example.com;')).toEqual([
    'mai@example.com',
    'ken@example.com',
  ]);
});
