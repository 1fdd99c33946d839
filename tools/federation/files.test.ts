import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { filesBelow } from './files.ts';

it('packages installed in a folder are not of it, and a folder that is itself installed is whole', () => {
  const root = mkdtempSync(join(tmpdir(), 'tabi-files-'));
  const installed = join(root, 'node_modules/@tabi/tools/federation');
  mkdirSync(join(installed, 'node_modules/other'), { recursive: true });
  for (const file of ['rules.ts', 'node_modules/other/index.js']) writeFileSync(join(installed, file), '');
  expect(filesBelow(installed).map((file) => relative(installed, file))).toEqual(['rules.ts']);
  expect(filesBelow(root)).toEqual([]);
  rmSync(root, { recursive: true });
});
