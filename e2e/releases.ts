import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, containerName, readRegistry } from '@tabi/releases';

type SharedEntry = { name: string; version: string; singleton: boolean; requiredVersion: string };

/** The parts of `mf-manifest.json` that hosts and remotes must agree on. */
export type Manifest = {
  name: string;
  metaData: { remoteEntry: { name: string; type: string }; globalName: string };
  shared: (SharedEntry & { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> })[];
  exposes: { name: string; path: string }[];
};

export type Build = { app: string; id: string; folder: string; container: string };

const json = <T>(...at: string[]): T => JSON.parse(readFileSync(path.join(...at), 'utf8')) as T;

/** The build of an app that the registry calls current. */
export const currentBuild = (releases: string, app: string): Build => {
  const id = readRegistry(releases).apps[app]?.current;
  if (!id) throw new Error(`${releases} has no build of ${app}: run pnpm build.`);
  return { app, id, folder: buildFolder(releases, app, id), container: containerName(app, id) };
};

export const manifestOf = ({ folder }: Build): Manifest => json(folder, 'browser/mf-manifest.json');

/** Scripts that the build sends to browsers, by name. */
export const browserScripts = ({ folder }: Build): { name: string; text: string }[] =>
  readdirSync(path.join(folder, 'browser'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, 'browser', name), 'utf8') }));

/** KiB of a browser file as most visitors get it. */
export const brotliKib = ({ folder }: Build, file: string): number =>
  statSync(path.join(folder, 'browser', `${file}.br`)).size / 1024;
