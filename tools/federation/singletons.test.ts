import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from './paths.ts';
import { facadeRequests } from './singletons.ts';

it('the host provides every facade that a remote may ask for', async () => {
  const provided = await readFile(join(workspaceRoot(), 'shell/src/federation/provided.ts'), 'utf8');
  const missing = [...facadeRequests('eager'), ...facadeRequests('lazy')].filter(
    (request) => !provided.includes(`import('${request}')`),
  );
  expect(missing).toEqual([]);
});
