import type { Trip } from '@tabi/shared/contracts/trips';
import type { Api } from '@tabi/shared/data';
import { Container, ErrorState } from '@tabi/shared/ui';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isReachable, useReachedAgain } from '../state/connected.ts';

type Module = {
  Page: ComponentType;
  /** Asks for what it shows besides the trip and its days, so that it is kept with them. */
  fetchData?: (api: Api, trip: Trip) => Promise<unknown>;
};
type Shown = { default: ComponentType };

/** A promise of what is here already: React takes it on the spot, where it would wait a turn for any other. */
const atOnce = (here: Shown) => ({ then: (take: (here: Shown) => void) => take(here) }) as Promise<Shown>;

export type LazyPage = LazyExoticComponent<ComponentType> & {
  /**
   * Fetches it before it is shown. What the server has rendered then comes to life as it stands; a page that still has to be
   * fetched loses it to a skeleton as soon as anything around it changes.
   */
  fetch: () => Promise<Module>;
  /** Whether it has come. */
  isHere: () => boolean;
};

/** In the place of a page that cannot be had without the network, until it is back. */
function laterPage(load: () => Promise<Module>): ComponentType {
  const Page = lazyPage(load);
  return function Later() {
    const isBack = useReachedAgain();
    return isBack || Page.isHere() ? (
      <Page />
    ) : (
      <Container>
        <ErrorState
          title="This needs a connection"
          text="You are offline, and this part of the trip is not on this device. It opens by itself when you are back."
        />
      </Container>
    );
  };
}

/** A page that is fetched when it is first shown, or sooner. */
export function lazyPage(load: () => Promise<Module>): LazyPage {
  let here: Module | undefined;
  const fetch = async () => (here ??= await load());
  const bring = async (): Promise<Shown> => {
    try {
      return { default: (await fetch()).Page };
    } catch (failure) {
      if (await isReachable()) throw failure;
      return { default: laterPage(load) };
    }
  };
  return Object.assign(
    lazy(() => (here ? atOnce({ default: here.Page }) : bring())),
    { fetch, isHere: () => here !== undefined },
  );
}
