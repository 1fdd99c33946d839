import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

type Require = (request: string) => unknown;
const ownRequire = createRequire(__filename);

/** The libraries that every build shares with this process: its own copies, the only ones. */
const shared =
  /^(react|react-dom|react-router|react-router-dom|swr|valtio)(\/[\w./-]+)?$|^node:(stream|util|async_hooks|buffer)$|^(stream|util|async_hooks)$/;

/** What of `@tabi/shared` runs only in browsers: a component that leaves its boundary to the browser. */
const inBrowser = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === '__esModule') return true;
      return () => {
        const error = new Error(`${String(name)} is rendered in the browser.`);
        error.name = 'InBrowserOnly';
        throw error;
      };
    },
  },
);

/** Runs one file of a release as CommonJS. It may require the shared libraries and what `facades` holds, nothing else. */
function runFile(file: string, facades: Record<string, unknown> | null): unknown {
  const code = readFileSync(file, 'utf8');
  const module = { exports: {} as unknown };
  const allowed: Require = (request) => {
    if (shared.test(request)) return ownRequire(request);
    if (facades && request in facades) return facades[request];
    if (request.startsWith('@tabi/shared/')) return inBrowser;
    throw new Error(`${file} asks for ${request}, which the page server does not share.`);
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, allowed);
  return module.exports;
}

export type BuildRunner = {
  /** The shell's server entry. */
  host: (folder: string) => unknown;
  /** What a remote exposes, run with the shell's copy of `@tabi/shared`. */
  remote: (hostFolder: string, folder: string, expose: string) => unknown;
};

/** Runs server builds, each once for as long as it is on disk. */
export function createBuildRunner(): BuildRunner {
  const results = new Map<string, unknown>();
  const once = (key: string, run: () => unknown) => {
    if (!results.has(key)) results.set(key, run());
    return results.get(key);
  };
  const facadesOf = (hostFolder: string) =>
    once(hostFolder, () => runFile(join(hostFolder, 'server/shared.cjs'), null)) as Record<string, unknown>;
  return {
    host: (folder) => once(`${folder}/entry`, () => runFile(join(folder, 'server/entry.cjs'), facadesOf(folder))),
    remote: (hostFolder, folder, expose) =>
      once(`${hostFolder}|${folder}/${expose}`, () =>
        runFile(join(folder, `server/${expose}.cjs`), facadesOf(hostFolder)),
      ),
  };
}
