import { withIds } from './write-ids.ts';

const text = `[
  { "slug": "a", "tags": ["x", "y"], "website": null },
  {
    "slug": "a-b",
    "name": "Dong \\"Ba\\" market's $1",
    "closed_dates": ["12-30",
      "12-31"],
    "website": "https://example.org/a\\"b",
    "checked": "2026-11"
  },
  { "slug": "c", "website": null, "wikidata": "Q3" }
]`;

it('writes an id after the website, spaced as the row is, and changes nothing else', () => {
  expect(withIds(text, new Map([['a-b', 'Q2']]))).toBe(text.replace('a\\"b",\n', 'a\\"b",\n    "wikidata": "Q2",\n'));
  expect(withIds(text, new Map([['a', 'Q1']]))).toBe(text.replace('null }', 'null, "wikidata": "Q1" }'));
});

it('leaves the id that a row has, and rows that are gone', () => {
  const ids = new Map([
    ['c', 'Q4'],
    ['gone', 'Q5'],
  ]);
  expect(withIds(text, ids)).toBe(text);
});

it('keeps its hands off a file whose rows do not begin with their slugs', () => {
  expect(
    withIds('[{ "website": null, "slug": "a" }, { "website": null, "slug": "b" }]', new Map([['a', 'Q1']])),
  ).toBeNull();
});
