import { buildFolder, descriptionOf } from '@tabi/releases';
import { launchBrowser, tryInBrowser, type BrowserTrial } from './browser-trial.ts';
import { chromiumFor } from './chromium-for.ts';
import { tryOnServer, type TrialProblem } from './server-trial.ts';
import { needsTraveller, trialAddresses, type TrialAddress } from '@tabi/releases';
import type { TrialSite } from './trial-site.ts';
import { createTraveller, type Traveller } from './traveller.ts';

type Wish = {
  root: string;
  releases: string;
  app: string;
  build: string;
  browser: boolean;
  say: (line: string) => void;
};

export type Trial = {
  problems: TrialProblem[];
  pages: number;
  /** What browsers asked for, page by page; nothing where none was tried. */
  files: BrowserTrial['files'];
};

async function isOnAt(base: string): Promise<(flag: string) => boolean> {
  const answer = await fetch(`${base}/api/features`);
  const { results } = (await answer.json()) as { results: Record<string, boolean> };
  return (flag) => results[flag] ?? false;
}

async function prepare(site: TrialSite, { releases, app, build }: Wish) {
  const description = descriptionOf(buildFolder(releases, app, build));
  const traveller: Traveller | null = needsTraveller(description) ? await createTraveller(site.base) : null;
  const all = trialAddresses(description, traveller?.things ?? {}, await isOnAt(site.base));
  // It answers 404, which is what it is for.
  const addresses: TrialAddress[] = all.filter(({ page }) => page !== 'notFound');
  return { traveller, addresses };
}

/** Renders every page of a build that is not out yet as the site will, and opens it in a browser. */
export async function tryBuild(site: TrialSite, wish: Wish): Promise<Trial> {
  const { root, app, build, browser, say } = wish;
  // It starts while the pages are rendered.
  const launching = browser ? launchBrowser(chromiumFor(root)) : null;
  launching?.catch(() => undefined);
  try {
    site.put(app, build);
    const { traveller, addresses } = await prepare(site, wish);
    say(`Trying ${addresses.length} pages on the server${browser ? ' and in the browser' : ''}`);
    const onServer = await tryOnServer(site, app, addresses, traveller);
    // What throws there already would only be said twice.
    if (onServer.length > 0 || !launching) return { problems: onServer, pages: addresses.length, files: new Map() };
    const own = [`/_mf/${app}/${build}/`, `/_mf/${app}/by-content/`] as const;
    const { problems, files } = await tryInBrowser(await launching, { base: site.base, own, addresses, traveller });
    return { problems, pages: addresses.length, files };
  } finally {
    await launching?.then(
      (started) => started.close(),
      () => undefined,
    );
  }
}
