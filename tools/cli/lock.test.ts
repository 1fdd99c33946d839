import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { birthOf, takeLock } from './lock.mjs';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(path.join(os.tmpdir(), 'tabi-lock-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const address = 'http://localhost:3000';
const leave = (lock: object) => writeFileSync(path.join(dataDir, 'start.lock'), JSON.stringify(lock));
const holder = () => (JSON.parse(readFileSync(path.join(dataDir, 'start.lock'), 'utf8')) as { pid: number }).pid;
const endedProcess = () => spawnSync('true').pid;

describe('the lock of a data directory', () => {
  it('names who holds it, and where', async () => {
    await takeLock(dataDir, address);
    await expect(takeLock(dataDir, 'http://localhost:3001')).rejects.toThrow(
      `Tabi is already running on ${dataDir} (process ${process.pid}, ${address}): use that one, stop it first, or set DATA_DIR to another folder.`,
    );
  });

  it('is free again after its release', async () => {
    (await takeLock(dataDir, address)).release();
    await expect(takeLock(dataDir, address)).resolves.toBeDefined();
  });

  it('of a process that was killed is taken over', async () => {
    leave({ pid: endedProcess(), birth: '1', address });
    await takeLock(dataDir, address);
    expect(holder()).toBe(process.pid);
  });

  it('is taken over when its pid belongs to a younger process by now', async () => {
    leave({ pid: process.ppid, birth: 'long before', address });
    await takeLock(dataDir, address);
    expect(holder()).toBe(process.pid);
  });

  it('is taken over when its file is unreadable', async () => {
    writeFileSync(path.join(dataDir, 'start.lock'), 'half a li');
    await takeLock(dataDir, address);
    expect(holder()).toBe(process.pid);
  });

  it('still holds while the site of a killed launcher runs', async () => {
    leave({ pid: endedProcess(), birth: '1', address, site: { pid: process.ppid, birth: birthOf(process.ppid) } });
    await expect(takeLock(dataDir, address, 0)).rejects.toThrow(`process ${process.ppid}`);
  });
});
