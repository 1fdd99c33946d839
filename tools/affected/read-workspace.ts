import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { packageFolders } from '../cli/workspace.mjs';
import { filesBelow } from '../federation/files.ts';
import { suitesOf, type Journey, type Package, type Workspace } from './checks-for.ts';
import { crossingsOf, mustState, suiteOf } from './crossings.ts';

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

function kindOf(root: string, folder: string): Package['kind'] {
  if (folder === 'shell') return 'shell';
  if (existsSync(join(root, folder, 'remote.json'))) return 'remote';
  return folder.startsWith('packages/') ? 'library' : 'other';
}

function readPackages(root: string): Package[] {
  const manifests = packageFolders(root).map((folder: string) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest,
  }));
  const folders = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]));
  return manifests.map(({ folder, manifest }) => ({
    folder,
    kind: kindOf(root, folder),
    needs: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
      (name) => folders.get(name) ?? [],
    ),
  }));
}

/** @throws when a test does not say which remotes it crosses */
function readJourney(root: string, path: string): Journey {
  const crosses = crossingsOf(readFileSync(join(root, path), 'utf8'));
  if (!crosses) throw new Error(`${path} does not say which remotes it crosses: pnpm structure says how.`);
  return { path, crosses };
}

/** The packages and what each stands on, and which browser test crosses what: all from the files themselves. */
export function readWorkspace(root: string): Workspace {
  const specs = filesBelow(join(root, 'e2e'))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((path) => suiteOf(path) && !path.includes('/node_modules/'));
  return {
    packages: readPackages(root),
    journeys: specs.filter(mustState).map((path) => readJourney(root, path)),
    suites: suitesOf(specs),
  };
}
