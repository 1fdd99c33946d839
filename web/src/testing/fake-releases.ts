import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flip, keepDescription, type AppDescription } from '@tabi/releases';

const assets = JSON.stringify({ scripts: [], styles: [], fonts: [], exposes: {} });

/** A folder of releases whose builds are only names: for what looks at the registry and runs nothing. */
export function makeReleases() {
  const folder = mkdtempSync(join(tmpdir(), 'tabi-releases-'));
  const make = (app: string, build: string, more: object = {}) => {
    const own = join(folder, app, build);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'assets.json'), assets);
    const pages = [{ name: app.replace('mf-', ''), path: `/${app}`, title: app, render: 'server' }];
    keepDescription(own, { name: app, owner: `Team of ${app}`, pages, ...more } as unknown as AppDescription);
  };
  return {
    folder,
    make,
    release(app: string, build: string, more?: object) {
      make(app, build, more);
      flip(folder, app, build, 'release');
    },
  };
}
