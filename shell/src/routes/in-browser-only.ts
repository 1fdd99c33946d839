export const inBrowserDigest = 'in-browser-only';

/** Thrown on the server inside a page's boundary: its skeleton is sent, and the browser renders the rest. */
export class InBrowserOnly extends Error {
  override name = 'InBrowserOnly';
}

/** What the page server's runner answers to `import('@tabi/shared/map')`: what is fetched when it is shown is not there. */
const fetchesNothing = 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING';

/** Whether an error of the server says no more than that a boundary is the browser's: no build has failed then. */
export const isForBrowser = (error: unknown): boolean =>
  error instanceof Error &&
  (['InBrowserOnly', 'RemoteError'].includes(error.name) ||
    ('code' in error && String(error.code).startsWith(fetchesNothing)));
