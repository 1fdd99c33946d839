import { buildFolder, descriptionOf } from '@tabi/releases';
import { installedChromium } from '../../cli/chromium.mjs';
import { tryInBrowser, type BrowserTrial } from './browser-trial.ts';
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

/** @throws when there is none, with what to do */
export function chromiumFor(root: string): string {
  const found = installedChromium(root) as string | undefined;
  if (found) return found;
  throw new Error(
    'The pages are opened in a browser before they go out, and there is no Chromium here: install one, name it in CHROMIUM_PATH, or say why it is not needed this time with --without-browser "…".',
  );
}

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
  const chromiumPath = browser ? chromiumFor(root) : '';
  site.put(app, build);
  const { traveller, addresses } = await prepare(site, wish);
  say(`Trying ${addresses.length} pages on the server${browser ? ' and in the browser' : ''}`);
  const onServer = await tryOnServer(site, app, addresses, traveller);
  // What throws there already would only be said twice.
  if (onServer.length > 0 || !browser) return { problems: onServer, pages: addresses.length, files: new Map() };
  const own = [`/_mf/${app}/${build}/`, `/_mf/${app}/by-content/`] as const;
  const { problems, files } = await tryInBrowser({ base: site.base, chromiumPath, own, addresses, traveller });
  return { problems, pages: addresses.length, files };
}
