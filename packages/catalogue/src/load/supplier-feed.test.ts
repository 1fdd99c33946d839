import { minutesOf, readFeed } from './supplier-feed.ts';

const header = 'title,location,web_url,price,currency,duration,rating,review_count';
const csv = (...rows: string[]) => readFeed('feed.csv', [header, ...rows].join('\n'));
const sound = 'Tea walk,kyoto,https://example.com/tea,1500,JPY,90,4.7,112';

it('reads a row with its money in minor units and its time in minutes', () => {
  const { products, problems } = csv(sound);
  expect(problems).toEqual([]);
  expect(products).toEqual([
    expect.objectContaining({
      line: 2,
      ref: 'https://example.com/tea',
      title: 'Tea walk',
      price_amount: 1_500,
      price_currency: 'JPY',
      minutes: 90,
      supplier_rating: 4.7,
      supplier_review_count: 112,
    }),
  ]);
});

it('reads the same from JSON', () => {
  const row = {
    title: 'Tea walk',
    location: 'kyoto',
    web_url: 'https://example.com/tea',
    price: 12.5,
    currency: 'usd',
    id: 77,
  };
  const { products, problems } = readFeed('feed.json', JSON.stringify([row]));
  expect(problems).toEqual([]);
  expect(products[0]).toMatchObject({ ref: '77', price_amount: 1_250, price_currency: 'USD', minutes: null });
});

it('takes a rating that nobody gave for none', () => {
  expect(csv('Tea,kyoto,https://example.com/t,1,USD,,5,0').products[0]).toMatchObject({ supplier_rating: null });
});

it.each([
  ['an empty title', ',kyoto,https://example.com/t,1,USD,,,', 'title'],
  ['no address', 'Tea,kyoto,javascript:alert(1),1,USD,,,', 'web_url'],
  ['a price that is no number', 'Tea,kyoto,https://example.com/t,cheap,USD,,,', 'price'],
  ['a price below zero', 'Tea,kyoto,https://example.com/t,-1,USD,,,', 'price'],
  ['an unknown currency', 'Tea,kyoto,https://example.com/t,1,XYZ,,,', 'currency'],
  ['a duration that is none', 'Tea,kyoto,https://example.com/t,1,USD,all day,,', 'duration'],
  ['a rating of six', 'Tea,kyoto,https://example.com/t,1,USD,,6,3', 'rating'],
])('names the line of %s', (_what, row, field) => {
  const { problems } = csv(sound, row);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^feed\\.csv:3: ${field}: `))]);
});

it('names the line of a row with too many columns, counted over quoted line ends', () => {
  const { problems } = csv(
    '"Tea\nwalk",kyoto,https://example.com/t,1,USD,,,',
    'Tea, and cake,kyoto,https://example.com/c,1,USD,,,',
  );
  expect(problems).toEqual(['feed.csv:4: has 9 columns, the header 8; quote what holds commas.']);
});

it('names the line in JSON', () => {
  const { problems } = readFeed('feed.json', '[\n  {},\n  {}\n]');
  // How the words go on is the reader's, who may say them in their own.
  expect(problems).toContainEqual(expect.stringMatching(/^feed\.json:3: title: ./));
});

it('refuses a product that stands twice', () => {
  expect(csv(sound, sound).problems).toEqual(['feed.csv:3: is the product of line 2 again; keep one.']);
});

it.each([
  ['90', 90],
  ['1 h 30 min', 90],
  ['2 hours', 120],
  ['45 min', 45],
  ['1:30', 90],
  ['PT1H30M', 90],
  ['PT', undefined],
  ['soon', undefined],
  ['', undefined],
])('reads the duration %p as %p', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});
