import { minorDigits, toMajor, toMinor } from './minor-units.ts';

it('counts the minor unit of each currency as ISO 4217 does', () => {
  expect(['USD', 'IDR', 'LAK', 'JPY', 'KRW', 'VND', 'KWD', 'OMR'].map(minorDigits)).toEqual([2, 2, 2, 0, 0, 0, 3, 3]);
});

it('turns major units into whole minor units and back', () => {
  expect([toMinor(5.5, 'USD'), toMinor(500, 'JPY'), toMinor(1.1, 'OMR'), toMinor(19.99, 'EUR')]).toEqual([
    550, 500, 1100, 1999,
  ]);
  expect(toMajor(1999, 'EUR')).toBe(19.99);
});
