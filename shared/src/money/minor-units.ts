/** Currencies whose minor unit is not a hundredth (ISO 4217), by number of digits. */
const digits: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};
const exceptions = new Map(
  Object.entries(digits).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)] as const)),
);

/** Digits after the point of a currency's amounts: 0 for JPY, KRW and VND, 3 for KWD, else 2. */
export const minorDigits = (currency: string): number => exceptions.get(currency.toUpperCase()) ?? 2;

/** Major units to integer minor units: 5.5 USD is 550, 500 JPY is 500. */
export const toMinor = (amount: number, currency: string): number => Math.round(amount * 10 ** minorDigits(currency));

/** Integer minor units to major units: 550 USD is 5.5. */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency);
