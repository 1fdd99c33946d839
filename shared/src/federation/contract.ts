import type { ComponentType } from 'react';
import type { AnswerOf, CallKey, InputOf } from '../contracts/calls.ts';

/** Where a page is being shown. */
export type PageMatch = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams };

export type DataRequest = { [K in CallKey]: { call: K; input: InputOf<K> } }[CallKey];

/** What a page is called outside: title, description, picture for link previews, and its JSON-LD. */
export type PageHead = {
  /** The one of the page's description when left out. */
  title?: string;
  description?: string;
  /** Absolute path of a 1200×630 picture. */
  image?: string;
  jsonLd?: Record<string, unknown>;
  /** What can be subscribed to here; absolute paths. */
  feeds?: readonly { type: string; title: string; path: string }[];
  noindex?: boolean;
  /** Path and search by which others come here, where that is more than the path. */
  address?: string;
  /**
   * The one path of what it shows. Whoever comes by another one to the same page is led there for good; another page that shows
   * the same names it to those who list pages.
   */
  canonical?: string;
  /** For whoever has its address alone: kept by nobody on the way. */
  isPrivate?: boolean;
};

/** The answer of a call, if it is there yet. */
export type ReadAnswer = <K extends CallKey>(call: K, input: InputOf<K>) => AnswerOf<K> | undefined;

/** One page of an app: its component, loaded when needed, and what the host must know to show it. */
export type PageRoute = {
  page: () => Promise<{ Page: ComponentType }>;
  /** What the page cannot be without: when any of it is not there, the page is "not found". */
  data?: (match: PageMatch) => DataRequest[];
  /** Of a page that only browsers render: it says itself what is not there, and nobody is led to "not found". */
  saysWhatIsMissing?: true;
  head?: (match: PageMatch, read: ReadAnswer) => PageHead;
};

/** What a remote exposes as `./routes`: its pages by the names that its `remote.json` gives them. */
export type RemoteRoutes = { routes: Record<string, PageRoute> };

/** Writes a request with its types checked. */
export const request = <K extends CallKey>(call: K, input: InputOf<K>): DataRequest => ({ call, input }) as DataRequest;
