import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@tabi/shared/federation';
import './provided.ts';

/** The only file that speaks to the federation runtime. */

export const loadTimeout = 8_000;

let ready = false;

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
        return { script, timeout: loadTimeout };
      },
    },
  ]);
}

/**
 * Puts one build in a remote's place and asks it for a module.
 * @param attempt above 0 the address gets a segment that the server strips, since a browser joins a request that hangs
 */
export async function loadFromBuild(
  remote: string,
  build: RemoteBuild,
  expose: string,
  attempt: number,
): Promise<unknown> {
  prepare();
  const base = attempt > 0 ? build.base.replace('/_mf/', `/_mf/~${attempt}/`) : build.base;
  registerRemotes(
    [{ name: remote, entry: `${base}/remoteEntry.js`, entryGlobalName: build.container, type: 'global' }],
    { force: true },
  );
  return loadRemote(`${remote}/${expose}`);
}

/** Asks the build that is already in place for another module. */
export const loadFromCurrent = (remote: string, expose: string): Promise<unknown> => loadRemote(`${remote}/${expose}`);
