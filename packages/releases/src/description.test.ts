import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exposesOf, readDescription, remoteSchema } from './description.ts';

const page = { name: 'trains', path: '/trains', title: 'Night trains', render: 'server' };
const remote = {
  name: 'mf-night-trains',
  owner: 'The night train team',
  pages: [page],
  widgets: ['NextTrain'],
  events: { emits: ['night-trains:train-missed'], listens: [] },
  needs: { '@tabi/shared': '^1.2' },
};

it('a remote may have a name of several words', () => {
  expect(remoteSchema.safeParse(remote).success).toBe(true);
});

it.each(['mf-', 'mf-Night', 'night-trains', 'mf-night--trains', 'mf-night-'])('a remote is not called %s', (name) => {
  expect(remoteSchema.safeParse({ ...remote, name }).success).toBe(false);
});

it.each(['1.2', '^1', '~1.2.0', '*', '^1.2.3'])('a remote does not need %s of shared', (range) => {
  expect(remoteSchema.safeParse({ ...remote, needs: { '@tabi/shared': range } }).success).toBe(false);
});

it('a container exposes its routes and each of its widgets', () => {
  expect(exposesOf(remoteSchema.parse(remote))).toEqual({
    './routes': './src/routes.tsx',
    './widgets/NextTrain': './src/widgets/next-train.tsx',
  });
});

it('a description that does not fit says which field of which file, and why', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabi-description-'));
  const file = join(folder, 'remote.json');
  writeFileSync(file, JSON.stringify({ ...remote, pages: [{ ...page, path: 'trains' }] }));
  expect(() => readDescription(file)).toThrow(
    `${file} does not fit its schema: pages.0.path: A path is like "/blog/post/:id", with "/*" at its end for all that is below.`,
  );
  rmSync(folder, { recursive: true });
});
