import { regionOfLanguages } from './language-region.ts';

it.each([
  ['de-CH,de;q=0.9', 'CH'],
  ['zh-Hant-TW', 'TW'],
  ['fr;q=0.9, ja-JP;q=0.8, vi-VN', 'VN'],
  ['en-US,en;q=0.9,nl-NL;q=0.5', 'NL'],
])('%s is %s', (header, region) => {
  expect(regionOfLanguages(header)).toBe(region);
});

it.each([[''], ['*'], ['en-US,en;q=0.9'], ['vi'], ['ja-JP;q=0'], [';;;,,,q=']])('%p says nothing', (header) => {
  expect(regionOfLanguages(header)).toBeNull();
});
