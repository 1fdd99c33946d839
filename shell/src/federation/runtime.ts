import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageData, RemoteBuild } from '@tabi/shared/federation';
import { entryFile, entryOf } from './build-names.ts';
import type { Patience } from './build-race.ts';
import './provided.ts';

/** The only file that speaks to the federation runtime. */

const patience: Patience = { entry: 3_000, rest: 4_000, all: 6_000 };

/** Where the site runs for its developers, the first one who asks for a build waits until it is made. */
const untilBuilt = 120_000;
/** Nobody waits for it any more, and what it brings may still be of use. */
let scriptTimeout = 30_000;
const listTimeout = 3_000;

let ready = false;
const known = new Set<string>();
/** Digests of entries by their addresses. */
const digests = new Map<string, string>();
const arrived = new Set<string>();
const hearers = new Map<string, (() => void)[]>();

function createScript({ url }: { url: string }) {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  const digest = digests.get(url);
  if (digest) script.integrity = digest;
  script.addEventListener('load', () => {
    arrived.add(url);
    for (const hear of hearers.get(url) ?? []) hear();
    hearers.delete(url);
  });
  return { script, timeout: scriptTimeout };
}

/**
 * Each build is a remote of its own to the runtime, and each further attempt at it another one: so two can be loaded side by
 * side, and what threw while it was evaluated, which is remembered as `{}`, is evaluated anew.
 */
function nameOf(build: RemoteBuild, attempt: number): string {
  if (!ready) registerPlugins([{ name: 'tabi-scripts', createScript }]);
  ready = true;
  const name = attempt > 0 ? `${build.container}~${attempt}` : build.container;
  if (known.has(name)) return name;
  known.add(name);
  const entry = entryOf(build, attempt);
  const digest = build.integrity?.[entryFile];
  if (digest) digests.set(entry, digest);
  // What an attempt before left behind would be taken for this one.
  if (attempt > 0) Object.assign(globalThis, { [build.container]: undefined });
  registerRemotes([{ name, entry, entryGlobalName: build.container, type: 'global' }]);
  return name;
}

/** Asks the server which builds of a remote there are now, the one to use first. */
async function askBuilds(remote: string): Promise<RemoteBuild[]> {
  const answer = await fetch('/_mf/remotes.json', { signal: AbortSignal.timeout(listTimeout) });
  return ((await answer.json()) as PageData['remotes'])[remote] ?? [];
}

export type Runtime = {
  /** @param speaks called once the build's first file is here */
  load: (build: RemoteBuild, expose: string, attempt: number, speaks: () => void) => Promise<unknown>;
  builds: (remote: string) => Promise<RemoteBuild[]>;
  patience: Patience;
};

export const realRuntime: Runtime = {
  load(build, expose, attempt, speaks) {
    const name = nameOf(build, attempt);
    const entry = entryOf(build, attempt);
    if (arrived.has(entry)) speaks();
    else hearers.set(entry, [...(hearers.get(entry) ?? []), speaks]);
    return loadRemote(`${name}/${expose}`);
  },
  builds: askBuilds,
  patience,
};

/** For developers: the same, with the patience for a build that is only being made. */
export function patientRuntime(): Runtime {
  scriptTimeout = untilBuilt;
  return { ...realRuntime, patience: { entry: untilBuilt, rest: untilBuilt, all: untilBuilt } };
}
