import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, containerName, readRegistry } from '@tabi/releases';

/** The parts of `mf-manifest.json` that hosts and remotes must agree on; `shared` is what the build brings. */
export type Manifest = {
  metaData: { remoteEntry: { name: string; type: string }; globalName: string };
  shared: { name: string; version: string }[];
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

export type Asked = { name: string; range: string; singleton: boolean; strict: boolean };

/**
 * What a remote asks its host for, from the container itself: the manifest lists what a build brings, and of the rest
 * only what the build happened to find on its own disk.
 * @throws when it asks for nothing, since then this has lost its way
 */
export const askedBy = ({ app, folder }: Build): Asked[] => {
  // Builds from before had all of it in their first script.
  const own = readdirSync(path.join(folder, 'browser')).filter((name) =>
    /^(remoteEntry|container\..*)\.js$/.test(name),
  );
  const container = own.map((name) => readFileSync(path.join(folder, 'browser', name), 'utf8')).join('\n');
  const found = container.matchAll(
    /singleton:(!0|!1),requiredVersion:"([^"]+)",strictVersion:(!0|!1),[^{}]*?shareKey:"([^"]+)"/g,
  );
  const asked = [...found].map(([, singleton, range = '', strict, name = '']): Asked => ({
    name,
    range,
    singleton: singleton === '!0',
    strict: strict === '!0',
  }));
  if (asked.length === 0) throw new Error(`${app} asks its host for nothing, or its container is written otherwise.`);
  return asked;
};

/** Scripts that the build sends to browsers, by name. */
export const browserScripts = ({ folder }: Build): { name: string; text: string }[] =>
  readdirSync(path.join(folder, 'browser'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, 'browser', name), 'utf8') }));

/** KiB of a browser file as most visitors get it. */
export const brotliKib = ({ folder }: Build, file: string): number =>
  statSync(path.join(folder, 'browser', `${file}.br`)).size / 1024;
