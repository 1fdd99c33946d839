import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { readReleased } from '@tabi/releases/digests';

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

/** A build's folder, and what each file in it must be. */
export type Runnable = { folder: string; digests: Record<string, string> | undefined };

/**
 * Runs one file of a release as CommonJS, if it is the one that was released. It may require the shared libraries and what
 * `facades` holds, nothing else.
 */
function runFile({ folder, digests }: Runnable, name: string, facades: Record<string, unknown> | null): unknown {
  const file = join(folder, name);
  const code = readReleased(folder, name, digests);
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
  host: (build: Runnable) => unknown;
  /** What a remote exposes, run with the shell's copy of `@tabi/shared`. */
  remote: (host: Runnable, build: Runnable, expose: string) => unknown;
};

/** Runs server builds, each once for as long as it is on disk. */
export function createBuildRunner(): BuildRunner {
  const results = new Map<string, unknown>();
  const once = (key: string, run: () => unknown) => {
    if (!results.has(key)) results.set(key, run());
    return results.get(key);
  };
  const facadesOf = (host: Runnable) =>
    once(host.folder, () => runFile(host, 'server/shared.cjs', null)) as Record<string, unknown>;
  return {
    host: (build) => once(`${build.folder}/entry`, () => runFile(build, 'server/entry.cjs', facadesOf(build))),
    remote: (host, build, expose) =>
      once(`${host.folder}|${build.folder}/${expose}`, () => runFile(build, `server/${expose}.cjs`, facadesOf(host))),
  };
}
