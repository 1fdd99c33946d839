import { load, offerFor, type Factory, type Offer, type Scope } from './share-scope.ts';

/** What a build says of itself: who it is, and what it offers. */
export interface Options {
  name: string;
  shared?: Record<string, (Offer & { version: string })[]>;
}

/** One app of a page, to those who look for what is shared on it. */
export class Instance {
  readonly name: string;
  readonly shareScopeMap: Record<string, Scope> = { default: {} };

  constructor(readonly options: Options) {
    this.name = options.name;
    const { name: from, shared = {} } = options;
    const rows = Object.entries(shared).map(([key, offers]) => [
      key,
      Object.fromEntries(offers.map((offer) => [offer.version, { ...offer, from }])),
    ]);
    this.initShareScopeMap('default', Object.fromEntries(rows) as Scope);
  }

  /** From now on it takes from the scope of its host. */
  initShareScopeMap(name: string, scope: Scope): void {
    this.shareScopeMap[name] = scope;
  }

  /** @returns nothing where nobody offers it */
  take(shareKey: string, requiredVersion: string): Factory | Promise<Factory> | undefined {
    const offer = offerFor(this.shareScopeMap['default'] ?? {}, { shareKey, requiredVersion }, this.name);
    return offer && load(offer);
  }
}

type Federation = { __INSTANCES__: Instance[] };

/** All apps of the page, where developers' tools look for them. */
export function instances(): Instance[] {
  const page = globalThis as unknown as { __FEDERATION__?: Federation };
  return (page.__FEDERATION__ ??= { __INSTANCES__: [] }).__INSTANCES__;
}
