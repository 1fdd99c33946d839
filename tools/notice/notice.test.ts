import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/paths.ts';
import { noticeOf } from './notice.ts';

const root = workspaceRoot();

it('NOTICE.md names what is installed: run `pnpm notice` when this fails', () => {
  expect(readFileSync(join(root, 'NOTICE.md'), 'utf8')).toBe(noticeOf(root));
});

it('every package that is shipped says under which licence it is', () => {
  expect(noticeOf(root)).not.toContain('see its own files');
});
