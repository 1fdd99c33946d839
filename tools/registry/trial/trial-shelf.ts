import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flip, readRegistry } from '@tabi/releases';

const link = (folder: string, releases: string, app: string) => {
  if (!existsSync(join(folder, app))) symlinkSync(resolve(releases, app), join(folder, app));
};

/** The shelf as it is live. Builds are linked, not copied. */
export function layTrialShelf(folder: string, releases: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(releases, { withFileTypes: true })) {
    if (entry.isDirectory()) link(folder, releases, entry.name);
  }
  const { apps } = readRegistry(releases);
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ apps, history: [] }));
}

/**
 * Puts a build on the shelf with nothing to fall back to, so that nothing hides what it does.
 * @throws when its pages cannot stand beside the others'
 */
export function putCandidate(folder: string, releases: string, app: string, build: string): void {
  link(folder, releases, app);
  const { [app]: _, ...others } = readRegistry(folder).apps;
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ apps: others, history: [] }));
  flip(folder, app, build, 'trial');
}
