import type { PageData, RemoteBuild } from '@tabi/shared/federation';
import type { Patience } from './build-race.ts';
import { openContainer, type Container } from './container.ts';
import './provided.ts';

const patience: Patience = { entry: 3_000, rest: 4_000, all: 6_000 };

/** Where the site runs for its developers, the first one who asks for a build waits until it is made. */
const untilBuilt = 120_000;
/** Nobody waits for it any more, and what it brings may still be of use. */
const scriptTimeout = 30_000;
const listTimeout = 3_000;

/** Asks the server which builds of a remote there are now, the one to use first. */
async function askBuilds(remote: string): Promise<RemoteBuild[]> {
  const answer = await fetch('/_mf/remotes.json', { signal: AbortSignal.timeout(listTimeout) });
  return ((await answer.json()) as PageData['remotes'])[remote] ?? [];
}

export type Runtime = {
  /** @param speaks called once the build's first file is here */
  load: (build: RemoteBuild, expose: string, attempt: number, speaks: () => void) => Promise<unknown>;
  builds: (remote: string) => Promise<RemoteBuild[]>;
  patience: Patience;
};

/** A container on its way, and those who want to know when its script is here; null once it is. */
type Opening = { container: Promise<Container>; waiting: (() => void)[] | null };

/**
 * Each attempt at a build opens a container of its own: two can be had side by side, and what threw while it was evaluated,
 * which webpack remembers as `{}`, is evaluated anew.
 */
function createRuntime(timeout: number, waits: Patience): Runtime {
  const openings = new Map<string, Opening>();
  const begin = (build: RemoteBuild, attempt: number, name: string): Opening => {
    const waiting: (() => void)[] = [];
    const container = openContainer(build, attempt, timeout, () => {
      opening.waiting = null;
      for (const speaks of waiting) speaks();
    });
    const opening: Opening = { container, waiting };
    openings.set(name, opening);
    container.catch(() => openings.delete(name));
    return opening;
  };
  return {
    async load(build, expose, attempt, speaks) {
      const name = `${build.container}~${attempt}`;
      const opening = openings.get(name) ?? begin(build, attempt, name);
      if (opening.waiting) opening.waiting.push(speaks);
      else speaks();
      const container = await opening.container;
      const factory = await container.get(`./${expose}`);
      return factory();
    },
    builds: askBuilds,
    patience: waits,
  };
}

export const realRuntime: Runtime = createRuntime(scriptTimeout, patience);

/** For developers: the same, with the patience for a build that is only being made. */
export const patientRuntime = (): Runtime =>
  createRuntime(untilBuilt, { entry: untilBuilt, rest: untilBuilt, all: untilBuilt });
