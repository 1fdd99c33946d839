import { jsonLines } from './json-lines.ts';

const text = `[
  { "slug": "a", "tags": ["x",
      "y"], "n": -1.5e3, "ok": true },
  {
    "slug": "a \\"quoted\\" } one",
    "deep": { "list": [],
      "none": null }
  }
]`;

it.each([
  [[], 1],
  [[0], 2],
  [[0, 'tags', 1], 3],
  [[0, 'n'], 3],
  [[1], 4],
  [[1, 'slug'], 5],
  [[1, 'deep', 'list'], 6],
  [[1, 'deep', 'none'], 7],
])('%j begins on line %d', (path, line) => {
  expect(jsonLines(text)(path)).toBe(line);
});

it('names the value around what is missing', () => {
  expect(jsonLines(text)([1, 'deep', 'missing'])).toBe(6);
  expect(jsonLines(text)([7, 'slug'])).toBe(1);
});
