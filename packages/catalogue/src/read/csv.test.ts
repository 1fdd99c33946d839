import { csvLines, readCsv } from './csv.ts';

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

it('knows on which line a row begins, line ends between quotes counted', () => {
  expect(csvLines('a,b\n"x\ny",2\n3,4')).toEqual([
    { line: 1, fields: ['a', 'b'] },
    { line: 2, fields: ['x\ny', '2'] },
    { line: 4, fields: ['3', '4'] },
  ]);
});
