import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteSchema, type RemoteDescription } from '@tabi/releases';

export type App =
  | { name: 'shell'; role: 'host'; dir: string }
  | { name: string; role: 'remote'; dir: string; description: RemoteDescription };

/** The host and every remote of the workspace: a folder with a remote.json is a remote. */
export function findApps(root: string): App[] {
  const remotes = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.json')))
    .map((entry): App => {
      const dir = join(root, entry.name);
      return { name: entry.name, role: 'remote', dir, description: readRemote(dir) };
    });
  return [{ name: 'shell', role: 'host', dir: join(root, 'shell') }, ...remotes];
}

/** @throws when remote.json does not fit its schema, naming the field */
export function readRemote(dir: string): RemoteDescription {
  const parsed = remoteSchema.safeParse(JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8')));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`${dir}/remote.json does not fit its schema: ${wrong}`);
  }
  return parsed.data;
}
