import { readCookies } from './cookies.ts';

it('reads names and decoded values', () => {
  expect({ ...readCookies('a=1; b=x%20y;c=') }).toEqual({ a: '1', b: 'x y', c: '' });
});

it('takes the first of two with one name', () => {
  expect(readCookies('a=1; a=2').a).toBe('1');
});

it('survives what is no cookie', () => {
  expect({ ...readCookies('; =x; lonely; a=%E0%A4%A') }).toEqual({ a: '%E0%A4%A' });
});

it('is not fooled by names of object properties', () => {
  expect(readCookies('').constructor).toBeUndefined();
});
