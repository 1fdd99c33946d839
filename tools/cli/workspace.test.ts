import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolders } from './workspace.mjs';

const root = mkdtempSync(join(tmpdir(), 'tabi-workspace-'));
afterAll(() => rmSync(root, { recursive: true }));

const add = (folder: string, manifest = true) => {
  mkdirSync(join(root, folder), { recursive: true });
  if (manifest) writeFileSync(join(root, folder, 'package.json'), '{}');
};

it('the packages are the folders that pnpm-workspace.yaml names and that have a package.json', () => {
  writeFileSync(
    join(root, 'pnpm-workspace.yaml'),
    "packages:\n  - web\n  - 'mf-*'\n  - packages/*\n  - gone/*\n\ncatalog:\n  - no\n",
  );
  for (const folder of ['web', 'mf-blog', 'mf-night-trains', 'packages/planner', 'docs', 'packages/.cache'])
    add(folder);
  add('packages/empty', false);
  expect(packageFolders(root)).toEqual(['mf-blog', 'mf-night-trains', 'packages/planner', 'web']);
});
