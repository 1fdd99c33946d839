import { convert } from './convert.ts';
import { currencies, currencyOf } from './currencies.ts';

describe('the currencies', () => {
  it('are forty-nine, each once, with a name, a symbol and a flag', () => {
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(49);
    expect(currencies.every(({ name, symbol, flag }) => name && symbol && /^\p{RI}\p{RI}$/u.test(flag))).toBe(true);
  });

  it('know that yen, won and dong have no hundredths and dinars have thousandths', () => {
    expect(['JPY', 'KRW', 'VND', 'KWD', 'USD'].map((code) => currencyOf(code)?.exponent)).toEqual([0, 0, 0, 3, 2]);
  });

  it('show their flag', () => {
    expect(currencyOf('JPY')?.flag).toBe('🇯🇵');
  });
});

describe('converting', () => {
  const rates = { EUR: 1, USD: 1.2, JPY: 180, KWD: 0.36 };

  it('goes from one minor unit to the other', () => {
    expect([convert(1_500, 'JPY', 'USD', rates), convert(1_000, 'USD', 'JPY', rates)]).toEqual([1_000, 1_500]);
    expect(convert(1_000, 'USD', 'KWD', rates)).toBe(3_000);
  });

  it('leaves the same currency as it is, even without rates', () => {
    expect(convert(999, 'USD', 'USD', {})).toBe(999);
  });

  it('does not guess a rate', () => {
    expect(convert(1, 'XXX', 'USD', rates)).toBeNull();
  });
});
