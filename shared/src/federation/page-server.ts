import type { Api } from '../api-client/api-client.ts';
import type { PageHead } from './contract.ts';
import type { FormatChoices } from '../format/formats.ts';
import type { AppDescription } from './page-description.ts';

/** What the page server asks of the host's server build. */
export type RenderWish = {
  pathname: string;
  search: string;
  theme: 'light' | 'dark';
  /** The device decides the theme; the server could not ask it. */
  followsDevice: boolean;
  currency: string;
  /** What its visitor chose of how things are told; the usual where a page server from before says nothing. */
  formats?: FormatChoices | undefined;
  motion?: 'device' | 'reduced' | undefined;
  api: Api;
  /** Asks as the visitor who wants the page: for personal pages alone, which are kept for nobody. */
  visitorApi?: Api | undefined;
  /** Every remote there is, by its name. */
  apps: Record<string, AppDescription>;
  /** Hears of what a boundary caught on the page of this app. */
  report: (error: unknown, app: string) => void;
  /** The site runs for its developers: what each app owns is marked. */
  dev: boolean;
  /** Aborted when the page's time is over: what is not there by then is left to the browser. */
  signal?: AbortSignal;
  /** Loads a remote's server build; rejects when it has none or it throws. */
  requireRemote: (remote: string, expose: string) => Promise<unknown>;
};

/**
 * When a page comes to life: at once, where it is nothing without the app; once it is drawn, where people come to do something;
 * once somebody is there or has read for a while, where all is said already.
 */
export type Wakes = 'at-once' | 'once-drawn' | 'once-read';

export type RenderedPage = {
  status: 200 | 404;
  /** Its one path, where it was asked for by another one; then nothing of it is rendered. */
  movedTo?: string;
  /** What stands inside `#root`. */
  html: string;
  head: PageHead & { title: string };
  /** Answers of the API, by call key. */
  answers: Record<string, unknown>;
  /** Widgets it was rendered with: `[remote, expose]`. */
  used: [string, string][];
  /** Private pages: not to be stored or listed. */
  isPrivate: boolean;
  /** Hosts from before say nothing: then private pages at once, and others once they are read. */
  wakes?: Wakes;
  /** The app that owns the page: its scripts are worth preloading. */
  owner: string;
};

/** What the host's server build exports. */
export type HostServer = { render: (wish: RenderWish) => Promise<RenderedPage> };

/** One build of a remote, as a page names it. */
export type RemoteBuild = {
  /** The build's folder, absolute path without the trailing slash: `/_mf/mf-blog/1a2b3c`. */
  base: string;
  /** The container's global. */
  container: string;
  styles: string[];
  /** What the container's script and the stylesheets must be, by their names; nothing for builds from before digests. */
  integrity?: Record<string, string>;
};

/** A developer's build of a remote in the place of the released ones, from a server on the same machine. */
export type RemoteOverride = { remote: string; origin: string; reached: boolean };

/** A file that a browser runs only if it is the one that was released. */
export type NamedScript = { src: string; integrity?: string };

/** What a page runs once it is wanted: `<script type="application/json" id="tabi-scripts" data-wakes>`. */
export type LaterScripts = {
  /** In their order. */
  first: NamedScript[];
  /** What the first ones will ask for. */
  soon: NamedScript[];
};

/** What the page server writes into every page, once: `<script type="application/json" id="tabi-page">`. */
export type PageData = {
  /** Newest first: the one to load, then those to fall back to. */
  remotes: Record<string, RemoteBuild[]>;
  /** Who owns each remote, and which pages it has: known though none of its builds can be had. */
  apps: Record<string, AppDescription>;
  /** Modules the server rendered with, to be here before the page comes to life. */
  used: RenderedPage['used'];
  answers: RenderedPage['answers'];
  theme: 'light' | 'dark';
  /** The device decides the theme; the server could not ask it. */
  followsDevice: boolean;
  currency: string;
  /** What its visitor chose of how things are told; the usual where a page server from before says nothing. */
  formats?: FormatChoices | undefined;
  motion?: 'device' | 'reduced' | undefined;
  /** The server could not find what the address names. */
  notFound: boolean;
  /** Whether the site opens without a network: whether there is a service worker to register. */
  webApp: boolean;
  /** Only where the site runs for its developers. */
  dev?: { overrides: RemoteOverride[] };
};
