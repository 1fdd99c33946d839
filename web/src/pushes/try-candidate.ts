import { trialAddresses, type Release, type ReleaseShelf, type RemoteDescription } from '@tabi/releases';
import { appsForBrowser } from '../pages/render-page.ts';
import type { AskApi } from '../render/render-place.ts';
import { Renderer } from '../render/renderer.ts';

type Deps = {
  shelf: ReleaseShelf;
  /** The bundled thread that pages are rendered in. */
  workerFile: string;
  askApi: AskApi;
};

/** The shelf as it will be, with nothing of that app to fall back to. */
const withCandidate = (shelf: ReleaseShelf, candidate: Release, description: RemoteDescription): ReleaseShelf => ({
  ...shelf,
  of: (app) => (app === candidate.app ? [candidate] : shelf.of(app)),
  remotes: () => [...new Set([...shelf.remotes(), candidate.app])],
  descriptions: () => ({ ...shelf.descriptions(), [candidate.app]: description }),
  still: () => withCandidate(shelf.still(), candidate, description),
});

const look = { theme: 'light', followsDevice: false, currency: 'USD', dev: false, elsewhere: [] as string[] } as const;

/** Somebody's own things are not made for a trial on a site that people use: only that it does not fail is looked at. */
const isOfSomebody = (address: string) => /\{[a-z]+\}/.test(address);

async function isOnBy(askApi: AskApi): Promise<(flag: string) => boolean> {
  const { body } = await askApi('/api/features', {});
  const { results = {} } = JSON.parse(body) as { results?: Record<string, boolean> };
  return (flag) => results[flag] ?? false;
}

/**
 * Renders every page of a build that nobody gets yet, in threads of its own: what they end in ends with them.
 * @returns what is wrong, as sentences that name the page
 */
export async function tryCandidate(deps: Deps, candidate: Release, description: RemoteDescription): Promise<string[]> {
  const shelf = withCandidate(deps.shelf, candidate, description);
  const failed: string[] = [];
  const renderer = new Renderer({
    shelf,
    workerFile: deps.workerFile,
    askApi: deps.askApi,
    report: (error, app) => void (app === candidate.app && failed.push((error as Error).message)),
  });
  const problems: string[] = [];
  try {
    for (const { page, address } of trialAddresses(description, {}, await isOnBy(deps.askApi))) {
      const { pathname, search } = new URL(address, 'http://tabi');
      const done = await renderer.render({ ...look, elsewhere: [], pathname, search, apps: appsForBrowser(shelf) });
      const isOwn = isOfSomebody(description.pages.find(({ name }) => name === page)?.example ?? '');
      problems.push(...[...new Set(failed.splice(0))].map((message) => `${address} (server): ${message}`));
      if (problems.length === 0 && !isOwn && done.isDown) problems.push(`${address} (server): its own part is missing`);
      if (!isOwn && done.page.status >= 400) problems.push(`${address} (server): answered ${done.page.status}`);
    }
    return problems;
  } finally {
    await renderer.stop();
  }
}
