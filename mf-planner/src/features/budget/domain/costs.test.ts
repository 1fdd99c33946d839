import type { CostPerson, Expense } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { amountRead, amountText, amountTyped, giving, payingWords } from './costs.ts';
import { costsCsv } from './csv.ts';
import { draftOf, emptyDraft, readDraft } from './draft.ts';

const someone = (id: string, name: string, me = false): CostPerson => ({ id, name, me, kind: 'account', here: true });
const people = [someone('m', 'Mai', true), someone('k', 'Ken'), someone('z', 'Zoe')];
const ramen: Expense = {
  id: 'r',
  title: 'Ramen',
  amount_minor: 3_600,
  currency: 'JPY',
  category: 'food',
  date: null,
  payer_id: 'm',
  shares: ['m', 'k', 'z'].map((person_id) => ({ person_id, amount_minor: null })),
};

it.each([
  ['$12.50', 'USD', '12.50', 1_250],
  ['1,200', 'USD', '1,200', 120_000],
  ['1.200,5', 'EUR', '1.200,5', 120_050],
  ['1,200', 'JPY', '1,200', 1_200],
  ['210.50', 'JPY', '210.50', 210],
  ['210.50', 'USD', '210.50', 21_050],
  ['12,5', 'EUR', '12,5', 1_250],
  ['1.234', 'KWD', '1.234', 1_234],
  ['1,234', 'KWD', '1,234', 1_234_000],
  ['about 900', 'KRW', '900', 900],
  ['', 'USD', '', null],
])('%s in %s is typed as %s, and is %s of its minor unit', (text, currency, typed, minor) => {
  expect(amountTyped(text)).toBe(typed);
  expect(amountRead(typed, currency)).toBe(minor);
});

it('an amount that is shown to be changed is read as the same amount', () => {
  for (const currency of ['JPY', 'USD', 'KWD'])
    for (const minor of [0, 1, 99, 1_250, 100_000_000])
      expect(amountRead(amountText(minor, currency), currency)).toBe(minor);
});

it('sentences say who paid, and for whom', () => {
  expect(payingWords(ramen, people)).toBe('You paid for everyone');
  expect(payingWords({ ...ramen, payer_id: null }, people)).toBe('Nobody has paid yet');
  expect(payingWords({ ...ramen, payer_id: 'k', shares: ramen.shares.slice(0, 1) }, people)).toBe('Ken paid for you');
  expect(payingWords({ ...ramen, payer_id: 'k', shares: ramen.shares.slice(1, 2) }, people)).toBe(
    'Ken paid for themselves',
  );
  const parts = ramen.shares.map((share) => ({ ...share, amount_minor: 1_200 }));
  expect(payingWords({ ...ramen, shares: parts }, people)).toBe('You paid for everyone, in parts');
  expect([giving(people, 'k', 'm'), giving(people, 'm', 'k'), giving(people, 'k', 'z', true)]).toEqual([
    'Ken gives you',
    'You give Ken',
    'Ken gave Zoe',
  ]);
});

it('a new cost is paid by the one who writes it, for everybody; a price that nobody knows is none', () => {
  const draft = { ...emptyDraft(people, 'JPY'), title: ' Ramen ' };
  expect(readDraft(draft)).toMatchObject({ expense: { title: 'Ramen', amount_minor: null, payer_id: 'm' } });
  expect(readDraft({ ...draft, amount: '0' })).toMatchObject({ expense: { amount_minor: 0 } });
  const { id: _, ...rest } = ramen;
  expect(readDraft(draftOf(ramen))).toEqual({ expense: rest });
});

it('what is wrong with a cost is said in words that mend it', () => {
  const draft = { ...emptyDraft(people, 'USD'), title: 'Taxi', amount: '30' };
  expect(readDraft({ ...draft, title: ' ' })).toEqual({ errors: { title: 'Say what it was.' } });
  expect(readDraft({ ...draft, bearers: [] })).toEqual({ errors: { shares: 'Say for whom it was.' } });
  expect(readDraft({ ...draft, parts: { m: '10', k: '15' } })).toEqual({
    errors: { shares: '$5 is in nobody’s part yet.' },
  });
  expect(readDraft({ ...draft, parts: { m: '10', k: '25' } })).toEqual({
    errors: { shares: 'The parts are $5 too much.' },
  });
  expect(readDraft({ ...draft, amount: '', parts: {} })).toEqual({
    errors: { shares: 'Write the whole amount first.' },
  });
});

it('a spreadsheet reads every cost, runs none of them, and finds nothing where a price is not known', () => {
  const costs = {
    noted: [
      {
        kind: 'event',
        id: 'e',
        title: 'Castle, "the white one"',
        date: '2027-03-01',
        category: 'sights',
        amount_minor: 1_000,
        currency: 'JPY',
      },
    ],
    expenses: [
      { ...ramen, title: '=SUM(A1)' },
      {
        ...ramen,
        title: 'A gift',
        amount_minor: null,
        payer_id: null,
        shares: [{ person_id: 'k', amount_minor: null }],
      },
    ],
    payments: [{ id: 'p', from_id: 'k', to_id: 'm', amount_minor: 1_250, currency: 'USD', at: '2027-03-02T10:00:00Z' }],
    people,
  } as unknown as TripCosts;
  expect(costsCsv(costs).split('\r\n')).toEqual([
    'Kind,Day,What,Category,Amount,Currency,Paid by,For',
    'Timeline,2027-03-01,"Castle, ""the white one""",Sights,1000,JPY,,',
    "Expense,,'=SUM(A1),Food,3600,JPY,Mai,Mai; Ken; Zoe",
    'Expense,,A gift,Food,,JPY,,Ken',
    'Payment,2027-03-02,,,12.50,USD,Ken,Mai',
  ]);
});
