import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trialData } from './trial-data.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tabi-trial-data-'));
  writeFileSync(join(root, 'main.cjs'), 'the site');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const data = (name: string) => trialData(root, join(root, name), join(root, 'main.cjs'));

function leave(name: string, text: string): void {
  mkdirSync(join(root, name, 'postgres'), { recursive: true });
  writeFileSync(join(root, name, 'postgres/rows'), text);
}

const rowsOf = (name: string) => readFileSync(join(root, name, 'postgres/rows'), 'utf8');

it('a trial begins with a copy of what the first one has left', () => {
  leave('first', 'catalogue');
  data('first').keep();
  data('second').lay();
  expect(rowsOf('second')).toBe('catalogue');
  leave('second', 'something else');
  data('second').keep();
  data('third').lay();
  expect(rowsOf('third')).toBe('catalogue');
});

it('another program begins with nothing, and what is kept is of the newest alone', () => {
  leave('first', 'catalogue');
  data('first').keep();
  writeFileSync(join(root, 'main.cjs'), 'another site');
  data('second').lay();
  expect(existsSync(join(root, 'second'))).toBe(false);
  leave('second', 'new catalogue');
  data('second').keep();
  expect(readdirSync(join(root, '.data/trial'))).toHaveLength(1);
  data('third').lay();
  expect(rowsOf('third')).toBe('new catalogue');
});

it('nothing is kept of a database that was not shut down, nor of one that no site started with', () => {
  leave('first', 'half a row');
  writeFileSync(join(root, 'first/postgres/postmaster.pid'), '1');
  data('first').keep();
  data('second').lay();
  expect(existsSync(join(root, 'second'))).toBe(false);
  leave('second', 'rows');
  data('second').keep();
  data('second').forget();
  data('third').lay();
  expect(existsSync(join(root, 'third'))).toBe(false);
});

it('a trial begins with nothing where what was left cannot be copied', () => {
  leave('first', 'catalogue');
  data('first').keep();
  writeFileSync(join(root, 'second'), 'in the way');
  data('second').lay();
  expect(existsSync(join(root, 'second'))).toBe(false);
});
