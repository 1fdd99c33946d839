import { usCents } from './us-cents.ts';

it('knows that a yen has no hundredths and a rial has thousandths', () => {
  const cents = usCents({ EUR: 1, USD: 1.2, JPY: 180, OMR: 0.48 });
  expect(cents.USD).toBeCloseTo(1);
  expect(cents.JPY).toBeCloseTo((1.2 / 180) * 100);
  expect(cents.OMR).toBeCloseTo((1.2 / 0.48) * 0.1);
});

it('knows nothing without the dollar', () => {
  expect(usCents({ EUR: 1, JPY: 180 })).toEqual({});
});
