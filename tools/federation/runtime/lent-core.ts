import { Instance, instances } from './instance.ts';
import type { Factory } from './share-scope.ts';

/** Containers that were built with the library's runtime ask it so. */
class LentInstance extends Instance {
  initOptions(): void {}

  initializeSharing(): never[] {
    return [];
  }

  /** @returns false where nobody offers it */
  async loadShare(
    shareKey: string,
    { customShareInfo }: { customShareInfo: { shareConfig: { requiredVersion: string } } },
  ): Promise<Factory | false> {
    return this.take(shareKey, customShareInfo.shareConfig.requiredVersion) ?? false;
  }
}

/**
 * Builds of remotes from before have no runtime of their own, and take the core of the library's from the host, by this name.
 * To go when no such build can be rolled back to any more.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    ModuleFederation: LentInstance,
    CurrentGlobal: globalThis,
    helpers: {},
    getGlobalFederationConstructor: () => undefined,
    setGlobalFederationConstructor: () => undefined,
    setGlobalFederationInstance: (instance: Instance) => instances().push(instance),
  },
});
