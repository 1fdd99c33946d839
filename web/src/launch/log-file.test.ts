import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tabi-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('lines stand in the file in the order in which they were said', async () => {
  const log = openLogFile(join(folder, 'logs/site.log'));
  for (let line = 0; line < 50; line += 1) log.write(`${line}\n`);
  await log.flush();
  const lines = readFileSync(join(folder, 'logs/site.log'), 'utf8').trim().split('\n');
  expect(lines).toEqual(Array.from({ length: 50 }, (_, line) => String(line)));
});

// The device that answers every write with "no space left on device".
const full = existsSync('/dev/full') ? it : it.skip;

full('a full disk ends nothing, and the log goes on when there is room, saying how much is missing', async () => {
  const file = join(folder, 'site.log');
  symlinkSync('/dev/full', file);
  const log = openLogFile(file);
  for (const line of ['a\n', 'b\n', 'c\n']) {
    log.write(line);
    await log.flush();
  }
  rmSync(file);
  writeFileSync(file, '');
  log.write('d\n');
  await log.flush();
  const [missing, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  expect(JSON.parse(missing as string).msg).toBe(
    'The log could not be written for a while, so 3 lines are missing here.',
  );
  expect(lines).toEqual(['d']);
});

it('a log that has grown too big begins anew, and the one before is kept', () => {
  const file = join(folder, 'site.log');
  writeFileSync(file, 'x'.repeat(21 * 1024 * 1024));
  openLogFile(file);
  expect([existsSync(file), existsSync(`${file}.1`)]).toEqual([false, true]);
});
