import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIn } from '../../federation/apps.ts';
import { workspaceRoot } from '../../federation/paths.ts';
import { contractProblems } from './contract.ts';

it('a description is held against the sources beside it, wherever they lie', async () => {
  const root = workspaceRoot(__dirname);
  const folder = mkdtempSync(join(tmpdir(), 'tabi-contract-'));
  for (const name of ['remote.json', 'widgets.d.ts', 'src'])
    cpSync(join(root, 'mf-blog', name), join(folder, name), { recursive: true });
  const nowhere = join(folder, 'releases');
  expect(await contractProblems(root, nowhere, remoteIn(folder))).toEqual([]);
  const file = join(folder, 'remote.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as { pages: object[]; widgets: string[] };
  described.pages.push({ name: 'fairs', path: '/blog/fairs', title: 'Fairs', render: 'server' });
  described.widgets.push('Fairs');
  writeFileSync(file, JSON.stringify(described));
  expect(await contractProblems(root, nowhere, remoteIn(folder))).toEqual([
    'mf-blog/remote.json: The page "fairs" is described but missing in src/routes.tsx: add it there.',
    expect.stringContaining('A widget is announced whose file is missing: add mf-blog/src/widgets/fairs.tsx.'),
    expect.stringContaining('Write what "mf-blog/Fairs" must be told'),
  ]);
  rmSync(folder, { recursive: true });
});
