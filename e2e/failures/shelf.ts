import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestName, digestOf, flip, readRegistry, sealBuild } from '@tabi/releases';
import { currentBuild } from '../releases.ts';

/** Changes the text of one file of a build; `file` is relative to the build's folder. */
export type Edit = (file: string, text: string) => string;

export type Shelf = {
  current: (app: string) => string;
  /** Takes a remote's files away, as if its folder had been renamed. */
  hide: (app: string) => void;
  putBack: (app: string) => void;
  /** Makes another build of an app from its current one. @returns its id */
  make: (app: string, edit?: Edit) => string;
  flip: (app: string, build: string) => void;
  /** Flips, and forgets the builds before: there is nothing to fall back to. */
  onlyBuild: (app: string, build: string) => void;
  /** Everything as it was at first. */
  restore: () => void;
};

const textFile = /\.(js|cjs|json|css)$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Changes the texts of a build; what says the digests of other files, or is named by its own, stays right. */
const rewrite = (build: string, edit: Edit): void => {
  const digests = new Map<string, string>();
  // The first script and its list know what the others are, and assets.json all of them: they are written in that order.
  const ranks = [/digests\.[\w-]+\.json$/, /(remoteEntry|main\.\w+)\.js$/, /assets\.json$/];
  const rank = (file: string) => ranks.findIndex((names) => names.test(file)) + 1;
  const texts = filesBelow(build).filter((name) => textFile.test(name));
  for (const file of texts.sort((one, other) => rank(one) - rank(other))) {
    const before = readFileSync(file, 'utf8');
    const known = rank(file) > 0 ? [...digests].reduce((text, pair) => text.replaceAll(...pair), before) : before;
    const after = edit(path.relative(build, file), known);
    digests.set(digestOf(before), digestOf(after));
    digests.set(digestName(before), digestName(after));
    const renamed = file.replace(digestName(before), digestName(after));
    if (renamed !== file) rmSync(file);
    writeFileSync(renamed, after);
  }
};

/** The releases of one running site, to be broken and mended. */
export const openShelf = (releases: string): Shelf => {
  const registry = path.join(releases, 'registry.json');
  const first = readFileSync(registry, 'utf8');
  const made: string[] = [];
  const away = new Set<string>();
  const folderOf = (app: string) => path.join(releases, app);

  const putBack = (app: string) => {
    if (away.delete(app)) renameSync(`${folderOf(app)}.away`, folderOf(app));
  };

  const write = (text: string) => {
    writeFileSync(`${registry}.next`, text);
    renameSync(`${registry}.next`, registry);
  };

  return {
    current: (app) => currentBuild(releases, app).id,
    hide: (app) => {
      renameSync(folderOf(app), `${folderOf(app)}.away`);
      away.add(app);
      // The site keeps pages for as long as the registry is the same: a page from before would hide the failure.
      utimesSync(registry, new Date(), new Date());
    },
    putBack,
    make: (app, edit = (_file, text) => text) => {
      const { id, folder } = currentBuild(releases, app);
      const build = `e2e${randomBytes(5).toString('hex')}`;
      const target = path.join(folderOf(app), build);
      // Without the packed copies the site sends the plain files, which are the ones changed here.
      cpSync(folder, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
      made.push(target);
      rewrite(target, (file, text) => edit(file, text.replaceAll(id, build)));
      sealBuild(target);
      return build;
    },
    flip: (app, build) => flip(releases, app, build, 'browser test'),
    onlyBuild: (app, build) => {
      const { apps, history } = readRegistry(releases);
      write(JSON.stringify({ apps: { ...apps, [app]: { ...apps[app], current: build, previous: [] } }, history }));
    },
    restore: () => {
      for (const app of away) putBack(app);
      write(first);
      for (const folder of made) if (existsSync(folder)) rmSync(folder, { recursive: true });
    },
  };
};
