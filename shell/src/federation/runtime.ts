import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageData, RemoteBuild } from '@tabi/shared/federation';
import './provided.ts';

/** The only file that speaks to the federation runtime. */

export const loadTimeout = 8_000;

/** How long scripts are waited for. */
let patience = loadTimeout;

/** Where the site runs for its developers, the first one who asks for a build waits until it is made. */
export function waitForBuilds(): number {
  patience = 120_000;
  return patience;
}

let ready = false;
/** Remotes that have had a build: another one must replace it. */
const known = new Set<string>();

/** Scripts that hang end here instead of after the browser's own minutes. */
function prepare(): void {
  if (ready) return;
  ready = true;
  registerPlugins([
    {
      name: 'tabi-timeouts',
      createScript: ({ url }: { url: string }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        return { script, timeout: patience };
      },
    },
  ]);
}

/**
 * Puts one build in a remote's place.
 * @param attempt above 0 the address gets a segment that the server strips, since a browser joins a request that hangs
 */
export function placeBuild(remote: string, build: RemoteBuild, attempt: number): void {
  prepare();
  const base = attempt > 0 ? build.base.replace('/_mf/', `/_mf/~${attempt}/`) : build.base;
  const entry = { name: remote, entry: `${base}/remoteEntry.js`, entryGlobalName: build.container, type: 'global' };
  registerRemotes([entry], { force: known.has(remote) });
  known.add(remote);
}

/** Asks the build in place for a module. */
export const loadModule = (remote: string, expose: string): Promise<unknown> => loadRemote(`${remote}/${expose}`);

/** Asks the server which builds of a remote there are now, the one to use first. */
export async function askBuilds(remote: string): Promise<RemoteBuild[]> {
  const answer = await fetch('/_mf/remotes.json', { signal: AbortSignal.timeout(loadTimeout) });
  return ((await answer.json()) as PageData['remotes'])[remote] ?? [];
}
