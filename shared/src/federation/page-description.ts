/** One page of an app as its `remote.json` describes it: all that a host must know to keep a place for it. */
export type PageDescription = {
  name: string;
  /** A pattern of the router; with a closing `/*`, everything below belongs to the page too. */
  path: string;
  /** The tab's title until the page names itself; `{id}` is the path's `:id` in words. */
  title: string;
  /** `server`: rendered there for all alike. `browser`: private, never in shared HTML, not for search engines. */
  render: 'server' | 'browser';
  /** A private page that the server renders for each visitor alone, and keeps for nobody. */
  personal?: boolean | undefined;
  /** Whom it is for; everybody when left out. */
  guard?: 'none' | 'signed-in' | 'guest' | undefined;
  /** There is no such page while this feature flag is off. */
  switch?: string | undefined;
  /** The bar: as everywhere, or only on small screens and over the page. */
  bar?: 'everywhere' | 'small-only' | undefined;
  footer?: 'everywhere' | 'large-only' | undefined;
  /** What follows in the address are tabs of one page. */
  tabs?: boolean | undefined;
  /** Addresses below with titles of their own; without a closing `/*` the only ones. */
  children?: { path: string; title?: string | undefined }[] | undefined;
};

/** An app as a page knows it, whether its build can be had or not. */
export type AppDescription = {
  /** The team to tell when something of it fails. */
  owner: string;
  pages: PageDescription[];
};
