import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../app/config.ts';
import { openLocating } from './locating.ts';
import { smallestMmdb } from '../../testing/smallest-mmdb.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-test-locating-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFile = (bytes: Buffer) => {
  const database = join(folder, 'places.mmdb');
  writeFileSync(database, bytes);
  return { countryHeader: undefined, database };
};

it('finds the country and city of an address in a MaxMind database', () => {
  const { lookUp } = openLocating(inFile(smallestMmdb({ country: 'VN', city: 'Hanoi' })));
  expect(lookUp('1.2.3.4')).toEqual({ countryCode: 'VN', city: 'Hanoi' });
});

it('finds nothing for an address that is not in it', () => {
  const { lookUp } = openLocating(inFile(smallestMmdb({ country: 'VN', city: 'Hanoi' })));
  expect(lookUp('203.0.113.9')).toBeNull();
});

it('finds nothing without a database', () => {
  expect(openLocating({ countryHeader: undefined, database: undefined }).lookUp('1.2.3.4')).toBeNull();
});

it('says what to mend when the file is missing or no database', () => {
  expect(() => openLocating({ countryHeader: undefined, database: join(folder, 'none') })).toThrow('name a .mmdb file');
  expect(() => openLocating(inFile(Buffer.from('hello')))).toThrow('name a .mmdb file');
});

it('believes the header of one proxy, in lower case', () => {
  expect(readConfig({ COUNTRY_HEADER: 'CF-IPCountry' }).countryFrom.countryHeader).toBe('cf-ipcountry');
  expect(() => readConfig({ COUNTRY_HEADER: 'not a header' })).toThrow('must be the name of a header');
});
