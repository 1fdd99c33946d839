import { matchingCurrencies } from './matching.ts';

const codes = (text: string) => matchingCurrencies(text).map(({ code }) => code);

it('offers all forty-nine before anything is typed', () => {
  expect(codes('')).toHaveLength(49);
});

it.each([
  ['yen', 'JPY'],
  ['thb', 'THB'],
  ['₹', 'INR'],
  ['tugrik', undefined],
  ['togrog', 'MNT'],
])('finds by code, name, symbol and without accents: %s', (text, code) => {
  expect(codes(text)[0]).toBe(code);
});

it('puts those that begin with the words first', () => {
  expect(codes('dollar').slice(0, 2)).toEqual(['USD', 'HKD']);
  expect(codes('us')[0]).toBe('USD');
});
