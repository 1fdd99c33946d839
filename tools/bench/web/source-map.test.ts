import { decodeSegment, textBySource } from './source-map.ts';

it('reads the numbers of a segment, with their signs', () => {
  expect(decodeSegment('AAAA')).toEqual([0, 0, 0, 0]);
  expect(decodeSegment('gBAAD')).toEqual([16, 0, 0, -1]);
});

it('gives every letter of a script to its source, or to none', () => {
  const found = textBySource('xxaaabb', { sources: ['a.ts', 'b.ts'], mappings: 'EAAA,GCAA' });
  expect(Object.fromEntries(found)).toEqual({ '': 'xx', 'a.ts': 'aaa', 'b.ts': 'bb' });
});
