import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadSessionSecret } from './session-secret.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-secret-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the session secret', () => {
  it('is made once and stays the same', () => {
    const secret = loadSessionSecret(folder);
    expect(secret).toHaveLength(43);
    expect(loadSessionSecret(folder)).toBe(secret);
  });

  it('is readable by its owner alone', () => {
    loadSessionSecret(folder);
    expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('says so when the data directory is a file', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => loadSessionSecret(file)).toThrow(/cannot be written \(it is a file, not a folder\): set DATA_DIR/);
  });
});
