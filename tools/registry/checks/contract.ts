import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rangeProblems, sharedOfLiveShell } from '@tabi/releases';
import type { App } from '../../federation/apps.ts';
import { filesBelow } from '../../federation/files.ts';
import { remoteManifest } from '../../structure/rules/remote-manifest.ts';
import type { SourceFile } from '../../structure/tree.ts';

/** A remote's sources as if they lay in the workspace, with what of the workspace its description is held against. */
function treeOf(root: string, app: App & { role: 'remote' }): SourceFile[] {
  const text = (file: string) => readFileSync(file, 'utf8');
  const own = ['remote.json', 'widgets.d.ts'].map((name) => join(app.dir, name)).filter((file) => existsSync(file));
  const sources = filesBelow(join(app.dir, 'src')).filter((file) => /\.tsx?$/.test(file));
  const house = ['shell/shell.json', 'shared/src/events/events.ts'];
  return [
    ...[...own, ...sources].map((file) => ({ path: `${app.name}/${relative(app.dir, file)}`, text: text(file) })),
    ...house.map((path) => ({ path, text: text(join(root, path)) })),
  ];
}

/** What its description promises that its sources do not keep: pages, widgets, events; and whether the live shell takes it. */
export async function contractProblems(root: string, releases: string, app: App): Promise<string[]> {
  if (app.role === 'host') return [];
  const kept = await remoteManifest.check({ root, files: treeOf(root, app) });
  return [
    // Prefixes are judged against the live shell, when it is built and when it flips.
    ...kept.filter(({ path }) => path.startsWith(`${app.name}/`)).map(({ path, message }) => `${path}: ${message}`),
    ...rangeProblems(app.name, app.description.needs['@tabi/shared'], sharedOfLiveShell(releases)),
  ];
}
