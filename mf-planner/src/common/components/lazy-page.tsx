import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Module = { Page: ComponentType };
type Shown = { default: ComponentType };

/** A promise of what is here already: React takes it on the spot, where it would wait a turn for any other. */
const atOnce = (here: Shown) => ({ then: (take: (here: Shown) => void) => take(here) }) as Promise<Shown>;

export type LazyPage = LazyExoticComponent<ComponentType> & {
  /**
   * Fetches it before it is shown. What the server has rendered then comes to life as it stands; a page that still has to be
   * fetched loses it to a skeleton as soon as anything around it changes.
   */
  fetch: () => Promise<void>;
};

/** A page that is fetched when it is first shown, or sooner. */
export function lazyPage(load: () => Promise<Module>): LazyPage {
  let here: Shown | undefined;
  const bring = async (): Promise<Shown> => (here = { default: (await load()).Page });
  const fetch = async () => {
    if (!here) await bring();
  };
  return Object.assign(
    lazy(() => (here ? atOnce(here) : bring())),
    { fetch },
  );
}
