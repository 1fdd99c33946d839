import { byteRangeOf } from './byte-range.ts';

it.each([
  ['bytes=0-126', { from: 0, to: 126 }],
  ['bytes=900-', { from: 900, to: 999 }],
  ['bytes=-100', { from: 900, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=990-2000', { from: 990, to: 999 }],
  ['bytes=1000-1001', 'beyond'],
  ['bytes=5-2', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
  [undefined, null],
])('reads %j of a thousand bytes as %j', (header, range) => {
  expect(byteRangeOf(header, 1000)).toEqual(range);
});
