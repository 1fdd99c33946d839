import { refusalOf } from './picture.ts';

const small = 40_000;

it.each([
  ['image/png', small, null],
  ['', small, null],
  ['image/gif', small, 'Choose a JPEG, PNG or WebP picture.'],
  ['image/heic', small, 'Photos in HEIC cannot be shown in every browser. Save it as JPEG first.'],
  ['image/jpeg', 9 * 1024 * 1024, 'This picture is larger than 8 MB. Choose a smaller one.'],
])('judges a file of kind %p with %i bytes: %p', (type, size, words) => {
  expect(refusalOf({ type, size })).toBe(words);
});
