export const inBrowserDigest = 'in-browser-only';

/** Thrown on the server inside a page's boundary: its skeleton is sent, and the browser renders the rest. */
export class InBrowserOnly extends Error {
  override name = 'InBrowserOnly';
}
