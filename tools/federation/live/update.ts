/** What the workshop tells open pages. */
export type Update =
  /** A build is done: pages bring themselves to it. */
  | { kind: 'built'; app: string; hash: string }
  | { kind: 'styles'; app: string; version: number }
  | { kind: 'failed'; app: string; text: string };

/** Where it tells them, as server-sent events. */
export const updatesPath = '/_dev/updates';
