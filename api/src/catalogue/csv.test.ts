import { readCsv } from './csv.ts';

it('reads rows by the names of the header', () => {
  expect(readCsv('a,b\n1,2\n3,4\n')).toEqual([
    { a: '1', b: '2' },
    { a: '3', b: '4' },
  ]);
});

it('reads quoted commas, quotes and line ends, and Windows line ends', () => {
  expect(readCsv('a,b\r\n"x, ""y""\nz",2\r\n')).toEqual([{ a: 'x, "y"\nz', b: '2' }]);
});

it('reads empty fields, also at the end', () => {
  expect(readCsv('a,b,c\n,,\n1,,')).toEqual([
    { a: '', b: '', c: '' },
    { a: '1', b: '', c: '' },
  ]);
});
