import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf, readLockfile } from './lockfile.ts';
import { workspaceRoot } from './paths.ts';

const text = `lockfileVersion: '9.0'

importers:

  mf-blog:
    dependencies:
      '@tabi/shared':
        specifier: workspace:*
        version: link:../shared
      icons:
        specifier: 'catalog:'
        version: 1.75.0(react@19.3.1)
    devDependencies:
      tester:
        specifier: 'catalog:'
        version: 3.0.0

  shared:
    dependencies:
      '@scope/ui':
        specifier: 'catalog:'
        version: 3.1.0
      native:
        specifier: 'catalog:'
        version: typescript@7.0.2

snapshots:

  '@scope/ui@3.1.0':
    dependencies:
      deep: 2.0.0
    optionalDependencies:
      binary: 0.1.0

  icons@1.75.0(react@19.3.1):
    dependencies:
      react: 19.3.1

  react@19.3.1: {}
`;

describe('what comes along with a package of the workspace', () => {
  const lockfile = readLockfile(text);

  it('is what it asks for and what that asks for, without what only its development needs', () => {
    expect(closureOf(lockfile, 'mf-blog', (name) => name !== '@tabi/shared')).toEqual(['icons@1.75.0', 'react@19.3.1']);
  });

  it('is followed through other packages of the workspace, optional parts and other names', () => {
    expect(closureOf(lockfile, 'mf-blog')).toEqual([
      '@scope/ui@3.1.0',
      'binary@0.1.0',
      'deep@2.0.0',
      'icons@1.75.0',
      'react@19.3.1',
      'typescript@7.0.2',
    ]);
  });

  it('is nothing for a package that the lockfile does not know', () => {
    expect(closureOf(lockfile, 'mf-none')).toEqual([]);
  });
});

it('in the real lockfile no library of the servers comes along with the shell, and its own do', () => {
  const lockfile = readLockfile(readFileSync(join(workspaceRoot(), 'pnpm-lock.yaml'), 'utf8'));
  const names = closureOf(lockfile, 'shell').map((name) => name.replace(/@[^@]+$/, ''));
  expect(names).toEqual(expect.arrayContaining(['react', '@chakra-ui/react', 'ol', 'workbox-core']));
  expect(names.filter((name) => /^(fastify|pg|pg-boss|piscina|nodemailer)$/.test(name))).toEqual([]);
});
