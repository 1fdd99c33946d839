import type { ComponentType } from 'react';
import type { AnswerOf, CallKey, InputOf } from '../contracts/calls.ts';
import type { PageName } from '../links/links.ts';

/** Where a page is being shown. */
export type PageMatch = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams };

export type DataRequest = { [K in CallKey]: { call: K; input: InputOf<K> } }[CallKey];

/** What a page is called outside: title, description, picture for link previews, and its JSON-LD. */
export type PageHead = {
  title: string;
  description?: string;
  /** Absolute path of a 1200×630 picture. */
  image?: string;
  jsonLd?: Record<string, unknown>;
  noindex?: boolean;
};

/** The answer of a call, if it is there yet. */
export type ReadAnswer = <K extends CallKey>(call: K, input: InputOf<K>) => AnswerOf<K> | undefined;

/** One page of an app: its component, loaded when needed, and what the host must know to show it. */
export type PageRoute = {
  page: () => Promise<{ Page: ComponentType }>;
  /** What the page cannot be without; a 404 of any of them makes the page "not found". Declared once for each match. */
  data?: (match: PageMatch) => DataRequest[];
  head?: (match: PageMatch, read: ReadAnswer) => PageHead;
};

/** What a remote exposes as `./routes`: its pages by their names in the host's route table. */
export type RemoteRoutes = { routes: Partial<Record<PageName, PageRoute>> };

/** Writes a request with its types checked. */
export const request = <K extends CallKey>(call: K, input: InputOf<K>): DataRequest => ({ call, input }) as DataRequest;
