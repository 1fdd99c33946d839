import type { RemoteBuild } from '../federation/page-server.ts';
import { RemoteError } from '../federation/remote-error.ts';
import type { RemoteLoader } from '../federation/remotes-context.tsx';

/**
 * How a remote that runs alone comes by modules. `pnpm dev <remote> --alone` puts it on the page, since the federation's
 * runtime is for the federation's own rooms.
 */
export type Borrowing = {
  /** What the remote itself lends, from its sources; undefined for what is another's. */
  own: (remote: string, expose: string) => Promise<unknown> | undefined;
  /** The released builds of the other remotes, the one to use first. */
  builds: () => Promise<Record<string, RemoteBuild[]>>;
  load: (remote: string, build: RemoteBuild, expose: string) => Promise<unknown>;
};

declare global {
  var tabiBorrowing: Borrowing | undefined;
}

/**
 * A remote that runs alone has its own modules live, and borrows the others' from their releases.
 * @param paths of the remote's own pages by their names
 */
export function createAloneLoader(
  borrowing: Borrowing | undefined,
  paths: Readonly<Record<string, string>> = {},
): RemoteLoader {
  const ready = new Map<string, unknown>();
  const promises = new Map<string, Promise<unknown>>();
  const used = new Map<string, RemoteBuild>();

  const borrow = async (remote: string, expose: string): Promise<unknown> => {
    const [build] = (await borrowing?.builds())?.[remote] ?? [];
    if (!borrowing || !build) throw new Error(`${remote} has no release here: run pnpm build.`);
    used.set(remote, build);
    return borrowing.load(remote, build, expose);
  };
  const bring = async (remote: string, expose: string): Promise<unknown> => {
    try {
      const module = await (borrowing?.own(remote, expose) ?? borrow(remote, expose));
      ready.set(`${remote}/${expose}`, module);
      return module;
    } catch (error) {
      throw new RemoteError(remote, 'unreachable', { cause: error });
    }
  };
  return {
    pathOf: (page) => paths[page],
    peek: (remote, expose) => ready.get(`${remote}/${expose}`),
    load(remote, expose) {
      const key = `${remote}/${expose}`;
      const promise = promises.get(key) ?? bring(remote, expose);
      promises.set(key, promise);
      return promise;
    },
    forget(remote) {
      for (const key of promises.keys()) if (key.startsWith(`${remote}/`) && !ready.has(key)) promises.delete(key);
    },
    styles(remote) {
      const build = used.get(remote);
      return (build?.styles ?? []).map((file) => `${build?.base}/${file}`);
    },
  };
}
