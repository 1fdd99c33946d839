import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chooseAccount } from './account.ts';
import { findPackage, usableBinaries } from './binaries.ts';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-binaries-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The package as npm unpacks it: without the links of its libraries. */
const unpack = (into: string) => {
  const found = findPackage();
  const native = path.join(into, 'native');
  cpSync(found.native, native, { recursive: true, verbatimSymlinks: true });
  rmSync(path.join(native, 'lib', 'libicuuc.so.60'), { force: true });
  return { ...found, native, version: `test-${process.pid}` };
};

describe('the binaries of the built-in PostgreSQL', () => {
  it('run where npm put them, with the missing links made', () => {
    const found = unpack(folder);
    expect(usableBinaries(found, null, folder)).toBe(found.native);
    expect(existsSync(path.join(found.native, 'lib', 'libicuuc.so.60'))).toBe(true);
  });

  (process.getuid?.() === 0 ? it : it.skip)('run from a copy where only root may enter', () => {
    const closed = path.join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const binaries = usableBinaries(unpack(closed), chooseAccount(path.join(folder, 'none')), folder);
    expect(binaries.startsWith(folder)).toBe(false);
    expect(existsSync(path.join(binaries, 'bin', 'postgres'))).toBe(true);
    rmSync(path.dirname(binaries), { recursive: true });
  });
});
