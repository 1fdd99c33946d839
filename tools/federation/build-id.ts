import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './apps.ts';
import { digestOf, filesBelow } from './files.ts';

/**
 * The name of a build: a digest of all that goes into it, so the same source is the same build anywhere.
 * The host carries `shared`; a remote only asks for its version, so a change in `shared` alone ships no remote.
 */
export function buildIdOf(root: string, app: App): string {
  const own = [
    ...filesBelow(join(app.dir, 'src')),
    ...filesBelow(join(app.dir, 'public')),
    join(app.dir, 'package.json'),
  ];
  const naming = ['build.ts', 'description.ts', 'page.ts'].map((name) => join(root, 'packages/releases/src', name));
  const rules = [...filesBelow(join(root, 'tools/federation')), ...naming];
  const shared = app.role === 'host' ? filesBelow(join(root, 'shared/src')) : [];
  const described = [join(app.dir, app.role === 'remote' ? 'remote.json' : 'shell.json')];
  const lock =
    readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8') + readFileSync(join(root, 'shared/package.json'), 'utf8');
  return digestOf(root, [...own, ...described, ...shared, ...rules], lock);
}
