import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findApps } from '../federation/apps.ts';
import { filesBelow } from '../federation/files.ts';
import type { Asking, Shortfall } from './needs.ts';
import { usedNames } from './used-names.ts';

/** What a remote's build never has. */
const notBuilt = /\.test\.tsx?$|\/src\/(standalone\.tsx|index\.ts|bootstrap\.tsx)$/;

/** What each remote of the workspace says that it needs, beside what it uses. @param only one of them */
export const remotesAsking = (root: string, only?: string): Asking[] =>
  findApps(root).flatMap((app): Asking[] => {
    if (app.role === 'host' || (only && app.name !== only)) return [];
    const files = filesBelow(join(app.dir, 'src')).filter((file) => /\.tsx?$/.test(file) && !notBuilt.test(file));
    const uses = new Set(files.flatMap((file) => usedNames(readFileSync(file, 'utf8'))));
    return [{ remote: app.name, needs: app.description.needs['@tabi/shared'], uses: [...uses] }];
  });

/** Writes the range that is right; the rest of remote.json stays as its owners wrote it. */
export function raiseNeeds(root: string, { remote, range }: Shortfall): void {
  const file = join(root, remote, 'remote.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("@tabi\/shared":\s*")[^"]*"/, `$1${range}"`));
}
