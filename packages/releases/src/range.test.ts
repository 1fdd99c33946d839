import { fits } from './range.ts';

it.each([
  ['1.2.0', '^1.2'],
  ['1.10.0', '^1.9'],
  ['1.2.4', '^1.2.3'],
  ['1.3.0', '^1.2.3'],
])('version %s has what %s asks for', (version, range) => expect(fits(version, range)).toBe(true));

it.each([
  ['1.1.9', '^1.2'],
  ['2.0.0', '^1.2'],
  ['1.2.2', '^1.2.3'],
  ['0.9.0', '^1.0'],
  ['next', '^1.0'],
])('version %s has not what %s asks for', (version, range) => expect(fits(version, range)).toBe(false));
