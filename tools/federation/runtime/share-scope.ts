import { fits } from '@tabi/releases/range';

/** Runs a module, once its script is here. */
export type Factory = () => unknown;

/**
 * A version of a shared module, from whoever has its code. The names are those of webpack and of the federation library, whose
 * containers take from the same scope.
 */
export interface Offer {
  from: string;
  get: () => Factory | Promise<Factory>;
  /** What `get` gave. */
  lib?: Factory;
  loaded?: boolean;
  loading?: Promise<Factory> | null;
}

/** What is shared: by request, and by version. */
export type Scope = Record<string, Record<string, Offer>>;

export interface Wish {
  shareKey: string;
  /** As `^1.2.0`. */
  requiredVersion: string;
}

/**
 * Pure: the one copy of a shared module that there is on a page: the one in use, or whichever is offered.
 * @param taker who asks, for the error's words
 * @returns undefined where nobody offers it
 * @throws where that one is no version for whoever asks: a second copy beside it would be worse than none
 */
export function offerFor(scope: Scope, { shareKey, requiredVersion }: Wish, taker: string): Offer | undefined {
  const offers = Object.entries(scope[shareKey] ?? {});
  const [version, offer] = offers.find(([, { lib }]) => lib) ?? offers[0] ?? [];
  if (version !== undefined && !fits(version, requiredVersion))
    throw new Error(
      `Version ${version} from ${offer?.from} of shared singleton module ${shareKey} does not satisfy the requirement of ${taker} which needs ${requiredVersion}`,
    );
  return offer;
}

/** A module's factory: at once where its code is here, else a promise. What failed on its way is asked for anew the next time. */
export function load(offer: Offer): Factory | Promise<Factory> {
  const keep = (factory: Factory): Factory => {
    offer.loaded = true;
    return (offer.lib = factory);
  };
  if (offer.lib) return offer.lib;
  if (offer.loading) return offer.loading;
  const got = offer.get();
  if (!(got instanceof Promise)) return keep(got);
  return (offer.loading = got.then(keep, (error: unknown) => {
    offer.loading = null;
    throw error;
  }));
}
