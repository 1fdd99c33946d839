import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealBuild } from '@tabi/releases';

const assets = JSON.stringify({ scripts: ['remoteEntry.js'], styles: [], fonts: [], exposes: {} });

/** Lays down a build that is as it was built: for what serves its files and runs none. @param files of browsers, by name */
export function writeSealedBuild(folder: string, files: Record<string, string>): void {
  mkdirSync(join(folder, 'browser'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'browser', name), text);
  writeFileSync(join(folder, 'assets.json'), assets);
  sealBuild(folder);
}
