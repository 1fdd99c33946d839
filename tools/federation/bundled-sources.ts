import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedFolder } from './house.ts';
import { facadeRequests } from './singletons.ts';

const imported =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

const importsOf = (file: string): string[] =>
  /\.tsx?$/.test(file)
    ? [...readFileSync(file, 'utf8').matchAll(imported)].map(([, fixed, lazy]) => (fixed ?? lazy)!)
    : [];

const shared = '@tabi/shared';

/** The file behind one of shared's doors. */
function fileBehind(root: string, request: string): string | undefined {
  const folder = sharedFolder(root);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const door = `.${request.slice(shared.length)}`;
  const direct = exports[door];
  if (direct) return join(folder, direct);
  const wild = Object.entries(exports).find(([one]) => one.includes('*') && door.startsWith(one.split('*')[0]!));
  return wild && join(folder, wild[1].replace('*', door.slice(wild[0].indexOf('*'))));
}

export type Bundled = {
  /** Files of `shared` that become part of the build, because no facade is shared in their place. */
  shared: string[];
  /** Packages that those files ask for. */
  libraries: string[];
};

/**
 * What of `shared` a remote takes into its own build, followed from what it exposes. Facades are not among it: the host
 * has them.
 */
export function bundledOfShared(root: string, entries: readonly string[]): Bundled {
  const atRunTime = new Set([...facadeRequests('eager'), ...facadeRequests('lazy')]);
  const seen = new Set<string>();
  const libraries = new Set<string>();
  const own = `${sharedFolder(root)}/`;
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const request of importsOf(file)) {
      if (request.startsWith('.')) visit(join(dirname(file), request));
      else if (request.startsWith(`${shared}/`) && !atRunTime.has(request)) visit(fileBehind(root, request) ?? '');
      else if (!request.startsWith(`${shared}/`) && file.startsWith(own)) libraries.add(packageOf(request));
    }
  };
  for (const entry of entries) visit(entry);
  return { shared: [...seen].filter((file) => file.startsWith(own)).sort(), libraries: [...libraries].sort() };
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
