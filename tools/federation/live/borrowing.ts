import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import '../runtime/lent-core.ts';
import { own } from './alone-parts.ts';

type Build = { base: string; container: string; styles: string[] };

const placed = new Set<string>();
let builds: Promise<Record<string, Build[]>> | undefined;

/** For `runAlone` of @tabi/shared/standalone: this remote's modules are its sources, the others' come from releases. */
Object.assign(globalThis, {
  tabiBorrowing: {
    own: (remote: string, expose: string) => (remote === __TABI_APP__ ? own[expose]?.() : undefined),
    builds: () =>
      (builds ??= fetch('/_mf/remotes.json').then((answer) => answer.json() as Promise<Record<string, Build[]>>)),
    load(remote: string, { base, container }: Build, expose: string) {
      if (!placed.has(remote))
        registerRemotes([
          { name: remote, entry: `${base}/remoteEntry.js`, entryGlobalName: container, type: 'global' },
        ]);
      placed.add(remote);
      return loadRemote(`${remote}/${expose}`);
    },
  },
});
