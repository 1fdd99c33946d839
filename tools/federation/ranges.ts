import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './apps.ts';
import type { Ranges } from './singletons.ts';

const versionOf = (file: string): string => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** What a build of the app asks of those whose code it shares. */
export function rangesOf(root: string, app: App): Ranges {
  const react = versionOf(join(app.dir, 'node_modules/react/package.json'));
  return {
    // A build works with any patch of the same minor, so that host and remotes need not be shipped together for one.
    react: `^${react.split('.').slice(0, 2).join('.')}.0`,
    // The host is built with the sources of shared; a remote works with any that has what it needs.
    shared:
      app.role === 'remote'
        ? `${app.description.needs['@tabi/shared']}.0`
        : `^${versionOf(join(root, 'shared/package.json'))}`,
  };
}
