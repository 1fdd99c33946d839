import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { exposesOf } from '@tabi/releases';
import { webpack } from 'webpack';
import type { App } from '../../federation/apps.ts';
import { buildRemoteForNode } from '../../federation/node-build.ts';
import { webpackConfig } from '../../federation/webpack-config.ts';

type Place = { file: string; line: number; column: number };

/** Pure: the first place on a stack that is in the build: its file there as it was called first, counted from 1. */
export function placeIn(stack: string, app: string, build: string): Place | null {
  const found = new RegExp(`/(?:${build}|${app}/by-content)/((?:server/)?[\\w./~-]+?\\.c?js):(\\d+)(?::(\\d+))?`).exec(
    stack,
  );
  const [, file = '', line = '1', column = '1'] = found ?? [];
  return found ? { file: file.replace(/\.[\w-]{43}\.js$/, '.js'), line: Number(line), column: Number(column) } : null;
}

/** Pure: what wrote that place, with the source's path relative to the root. */
export function sourceOf(map: SourceMapPayload, mapFile: string, { line, column }: Place, root: string): string | null {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return null;
  // Bundlers name sources relative to the map, or by a scheme of their own.
  const named = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '').replace(/^file:\/\//, '');
  const file = named.startsWith('.') && !/^webpack:/.test(entry.originalSource) ? resolve(mapFile, '..', named) : named;
  const path = file.startsWith(root + sep) ? relative(root, file) : file;
  return `${path}:${entry.originalLine + 1}`;
}

async function mapForBrowser(app: App, root: string, build: string, folder: string): Promise<void> {
  const config = webpackConfig(app, root, { buildId: build, output: folder, mode: 'production' });
  const output = { ...config.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' };
  await new Promise<void>((done, fail) => {
    const compiler = webpack({ ...config, output, devtool: 'hidden-source-map', cache: false });
    compiler.run((error) => compiler.close(() => (error ? fail(error) : done())));
  });
}

/**
 * Where in the sources something failed: the build is made once more, with maps, which are kept out of what ships.
 * @returns `mf-blog/src/features/post/post.page.tsx:12`; the build's own file and line where nobody can say
 */
export async function sourceLine(app: App, root: string, build: string, stack: string): Promise<string | null> {
  const place = placeIn(stack, app.name, build);
  if (!place) return null;
  const inBuild = `${place.file}:${place.line}`;
  if (app.role !== 'remote') return inBuild;
  const folder = mkdtempSync(join(tmpdir(), 'tabi-maps-'));
  try {
    const isServer = place.file.startsWith('server/');
    if (isServer) await buildRemoteForNode(app, root, join(folder, 'server'), exposesOf(app.description), true);
    else await mapForBrowser(app, root, build, folder);
    const mapFile = join(folder, `${place.file}.map`);
    return sourceOf(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload, mapFile, place, root) ?? inBuild;
  } catch {
    return inBuild;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
