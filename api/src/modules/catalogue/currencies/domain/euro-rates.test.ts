import { euroRates } from './euro-rates.ts';

const row = (currency: string, anchor: string, per_anchor: number) => ({ currency, anchor, per_anchor });

it('follows a peg to the euro', () => {
  expect(euroRates([row('MOP', 'HKD', 1.03), row('HKD', 'EUR', 9)])).toEqual({ EUR: 1, MOP: 9.27, HKD: 9 });
});

it('leaves out what hangs in the air or turns in a circle', () => {
  expect(euroRates([row('AAA', 'BBB', 2), row('BBB', 'AAA', 3), row('CCC', 'ZZZ', 1)])).toEqual({ EUR: 1 });
});
