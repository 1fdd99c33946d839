import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDescription, type RemoteDescription, type ShellDescription } from '@tabi/releases';

export type App =
  | { name: 'shell'; role: 'host'; dir: string; description: ShellDescription }
  | { name: string; role: 'remote'; dir: string; description: RemoteDescription };

/**
 * A remote by its folder, wherever that is.
 * @throws when its description does not fit its schema, naming the file and the field
 */
export function remoteIn(dir: string): App {
  const description = readDescription(join(dir, 'remote.json')) as RemoteDescription;
  return { name: description.name, role: 'remote', dir, description };
}

/**
 * The host and every remote of the workspace: a folder with a remote.json is a remote.
 * @throws when a description does not fit its schema, naming the file and the field
 */
export function findApps(root: string): App[] {
  const remotes = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.json')))
    .map((entry) => remoteIn(join(root, entry.name)));
  const shell = join(root, 'shell');
  const description = readDescription(join(shell, 'shell.json')) as ShellDescription;
  return [{ name: 'shell', role: 'host', dir: shell, description }, ...remotes];
}
