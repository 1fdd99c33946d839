import { askedAs, type Release, type ReleaseShelf } from '@tabi/releases';
import type { PageData, RemoteBuild } from '@tabi/shared/federation';
import type { VisitorLook } from './visitor-look.ts';
import type { Override } from '../dev/remote-overrides.ts';
import type { AskApi } from '../render/render-place.ts';
import type { Rendered, Renderer } from '../render/renderer.ts';
import { carriedOf, classesIn, type CarriedSheets } from './carried-styles.ts';
import { documentOf, inlineOf, type PageParts } from './html.ts';
import type { Inline } from './page-policy.ts';
import { tagOf } from './page-tag.ts';
import { releasedFile } from './released-file.ts';

export type PageWish = VisitorLook & {
  pathname: string;
  search: string;
  origin: string;
  /** The picture of links to pages that name none of their own. */
  card: string;
  /** Whether the page registers the service worker. */
  webApp: boolean;
  /** The site runs for its developers. */
  dev: boolean;
  overrides: Override[];
  /** Asks as the visitor who wants the page; null for who brought nothing to know them by. */
  asVisitor: AskApi | null;
};
export type Page = {
  status: number;
  /** The one path of what was asked for by another one. */
  movedTo?: string | undefined;
  html: string;
  /** For its policy. */
  inline: Inline;
  /** Its ETag; null for what is one visitor's alone or no page at all. */
  tag: string | null;
  isPrivate: boolean;
  /** Something of it is missing or older than it could be. */
  isDegraded: boolean;
  /** The builds that it is made of, and those that it should have been made of and that failed on the server. */
  builds: BuildName[];
  failed: BuildName[];
};

/** One build of an app. */
export type BuildName = { app: string; build: string };

/** What a browser loads of a build by itself: what is named by its digest says what it must be, and the first script knows the rest. */
function forBrowser({ base, container, assets: { scripts, styles, digests = {} } }: Release): RemoteBuild {
  const unsaid = [...scripts, ...styles].filter((file) => askedAs(file) === file);
  const known = unsaid.flatMap((file) => {
    const digest = digests[`browser/${file}`];
    return digest ? [[file, digest]] : [];
  });
  return {
    base,
    container,
    styles: styles.map(askedAs),
    ...(known.length > 0 ? { integrity: Object.fromEntries(known) } : {}),
  };
}

/** The current build and those before it that every page carries: who needs one further back asks anew. */
const carried = 3;

const forBrowsers = (remotes: Record<string, Release[]>, most = carried): PageData['remotes'] =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, releases]) => [name, releases.slice(0, most).map(forBrowser)]),
  );

/** What pages of this shell have in their head. Where it has none its scripts are named in the page. */
const wakeOf = releasedFile(
  ({ wake }) => (wake ? `browser/${wake}` : null),
  (text) => text,
);

/**
 * Characters of a page, as HTML and as data, beyond which what its shell has for all pages is named rather than carried too, but
 * for those of its sheets that every page needs the whole of.
 */
const muchToCarry = 120_000;

/** A page that is seen before the app runs carries what it shows of the stylesheets of apps that say what theirs are made of. */
function carriedBy(
  { page: { html, answers }, shell }: Pick<Rendered, 'page' | 'shell'>,
  remotes: readonly Release[],
): Record<string, CarriedSheets> {
  // A shell from before would not make use of what comes later.
  if (!shell.assets.sheetParts) return {};
  const shown = classesIn(html);
  const isLarge = html.length + answers.length > muchToCarry;
  return {
    ...Object.fromEntries(remotes.map((release) => [release.app, carriedOf(release, shown)])),
    [shell.app]: Object.fromEntries(
      Object.entries(carriedOf(shell, shown)).filter(([, { isWhole }]) => isWhole || !isLarge),
    ),
  };
}

const nameOf = ({ app, buildId }: Release): BuildName => ({ app, build: buildId });

/** What a page must know of the remotes to load them. */
export const remotesForBrowser = (shelf: ReleaseShelf): PageData['remotes'] =>
  forBrowsers(Object.fromEntries(shelf.remotes().map((name) => [name, shelf.of(name)])), Infinity);

/** What a page must know of the remotes to have a place for each of their pages, whether they can be had or not. */
export const appsForBrowser = (shelf: ReleaseShelf): PageData['apps'] =>
  Object.fromEntries(
    Object.entries(shelf.descriptions()).map(([name, { owner, pages }]) => [
      name,
      // Where a page is tried is of no use to a visitor.
      { owner, pages: pages.map(({ example: _, ...page }) => page) },
    ]),
  );

/** A developer's build before the released ones: where it fails, those still do. */
export const withOverrides = (remotes: PageData['remotes'], overrides: Override[]): PageData['remotes'] => ({
  ...remotes,
  ...Object.fromEntries(
    overrides.flatMap(({ remote, build }) => (build ? [[remote, [build, ...(remotes[remote] ?? [])]]] : [])),
  ),
});

/** Renders an address into a whole document. @param shelf as the visitor sees it */
export async function renderPage(shelf: ReleaseShelf, renderer: Renderer, wish: PageWish): Promise<Page> {
  const { pathname, search, theme, followsDevice, currency, formats, motion, webApp, dev, overrides } = wish;
  const apps = appsForBrowser(shelf);
  const elsewhere = overrides.flatMap(({ remote, reached }) => (reached ? remote : []));
  const look = { theme, followsDevice, currency, formats, motion };
  const done = await renderer.render({ pathname, search, ...look, dev, apps, elsewhere }, wish.asVisitor, shelf);
  const { page, remotes, isDown } = done;
  const needed = page.owner === 'shell' ? page.used : [[page.owner, 'routes'] as [string, string], ...page.used];
  const names = [...new Set(needed.map(([remote]) => remote))].filter((name) => !elsewhere.includes(name));
  const named = names.flatMap((name) => {
    const release = remotes[name]?.[0];
    return release
      ? [{ release, exposes: needed.flatMap(([remote, expose]) => (remote === name ? [expose] : [])) }]
      : [];
  });
  const releases = named.map(({ release }) => release);
  const wake = wakeOf(done.shell);
  const wakes =
    done.isDegraded || isDown || dev ? 'at-once' : (page.wakes ?? (page.isPrivate ? 'at-once' : 'once-read'));
  const isDrawnFirst = wake !== null && wakes !== 'at-once';
  const parts: PageParts = {
    theme,
    followsDevice,
    formats,
    motion,
    head: page.head,
    address: wish.origin + pathname,
    origin: wish.origin,
    card: wish.card,
    shell: done.shell,
    wake,
    wakes,
    remotes: named,
    carried: isDrawnFirst ? carriedBy(done, releases) : {},
    html: page.html,
    isDown,
    data: {
      ...look,
      apps,
      remotes: withOverrides(forBrowsers(remotes), overrides),
      used: page.used,
      notFound: page.status === 404,
      webApp,
      ...(dev
        ? { dev: { overrides: overrides.map(({ remote, origin, reached }) => ({ remote, origin, reached })) } }
        : {}),
    },
    answers: page.answers,
  };
  const html = documentOf(parts);
  const status = isDown && page.status === 200 ? 503 : page.status;
  const failed = done.failed.map(nameOf);
  const builds = [done.shell, ...releases].map(nameOf);
  const { movedTo } = page;
  const isPrivate = page.isPrivate;
  const tag = isPrivate || status !== 200 ? null : tagOf(html);
  const isDegraded = done.isDegraded || isDown;
  return { status, movedTo, html, inline: inlineOf(parts), tag, isPrivate, isDegraded, builds, failed };
}
