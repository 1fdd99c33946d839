import type { RemoteBuild } from '@tabi/shared/federation';
import { entryFile, entryOf } from './build-names.ts';
import { runScript } from './run-script.ts';

/** What a build of a remote is to webpack: it is told what is shared, and gives its modules. */
export type Container = {
  init: (shared: unknown) => unknown;
  get: (expose: string) => Promise<() => unknown>;
};

/**
 * Runs the first script of a build, and tells its container what the host shares.
 * @param attempt above 0 the script has another address, and is evaluated anew
 * @param timeout milliseconds for the script
 * @param speaks called once the script has come
 * @throws ScriptNetworkError, ScriptExecutionError
 */
export async function openContainer(
  build: RemoteBuild,
  attempt: number,
  timeout: number,
  speaks: () => void,
): Promise<Container> {
  const names = globalThis as unknown as Record<string, Container | undefined>;
  // What an attempt before left behind would be taken for this one.
  names[build.container] = undefined;
  await runScript({ url: entryOf(build, attempt), integrity: build.integrity?.[entryFile], timeout });
  speaks();
  const container = names[build.container];
  if (!container) throw new Error(`ScriptExecutionError: ${build.base} has no container ${build.container}.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__['default']);
  return container;
}
