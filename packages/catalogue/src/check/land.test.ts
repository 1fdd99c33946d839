import { metresOffshore } from './land.ts';

/** A square of 1° with a lake in it, and an islet. */
const square = [
  [10, 0, 11, 0, 11, 1, 10, 1],
  [10.4, 0.4, 10.6, 0.4, 10.6, 0.6, 10.4, 0.6],
];
const islet = [[12, 0, 12.01, 0, 12.01, 0.01]];

it('is 0 on land and far where there is none', () => {
  expect(metresOffshore([square], { lat: 0.2, lng: 10.2 })).toBe(0);
  expect(metresOffshore([], { lat: 0.2, lng: 10.2 })).toBe(Infinity);
});

it('measures to the nearest shore, holes have shores too', () => {
  expect(metresOffshore([square], { lat: 0.5, lng: 9.9 })).toBeCloseTo(11_119, -1);
  expect(metresOffshore([square, islet], { lat: 0, lng: 11.9 })).toBeCloseTo(11_119, -1);
  expect(metresOffshore([square], { lat: 0.5, lng: 10.5 })).toBeCloseTo(11_119, -1);
});

it('knows that degrees of longitude are shorter in the north', () => {
  const north = [[10, 60, 11, 60, 11, 61, 10, 61]];
  expect(metresOffshore([north], { lat: 60.5, lng: 9.9 })).toBeCloseTo(5_475, -2);
});
