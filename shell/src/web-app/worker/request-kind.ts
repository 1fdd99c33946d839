/** What a request is to the service worker; null: none of its business. */
export type RequestKind = 'build' | 'builds-list' | 'picture' | 'answer' | 'page' | null;

export type Asked = { url: URL; origin: string; isPage: boolean; accept: string };

/** Answers that are never kept: tokens, sign-in elsewhere, streams, and reads that change something. */
const neverKept =
  /^\/api\/(csrf-cookie|oauth|health|docs|openapi)(\/|\.|$)|\/(restore|return|invite|public|calendar|stream)$/;

/** Pure: what is asked for. */
export function kindOf({ url, origin, isPage, accept }: Asked): RequestKind {
  if (url.origin !== origin) return null;
  const path = url.pathname;
  if (path === '/_mf/remotes.json') return 'builds-list';
  // The layers of maps are named by their contents, as builds are.
  if (path.startsWith('/_mf/') || path.startsWith('/map/')) return 'build';
  if (path.startsWith('/art/')) return 'picture';
  if (path.startsWith('/api/')) {
    return isPage || neverKept.test(path) || accept.includes('text/event-stream') ? null : 'answer';
  }
  return isPage && !path.startsWith('/files/') ? 'page' : null;
}

/** Addresses that must not stay on a shared computer. */
const secretPath = /^\/reset-password\//;
const secretWord = ['token', 'error', 'code'];
/** All tabs of one thing come in the same document; the page that others read is another one. */
const tabbed = /^(\/itinerary\/[^/]+(?!\/shared)|\/profile)(\/|$)/;

/** Pure: a page's address without what opens something, and may do so once only. */
export function withoutSecrets({ href }: URL): string {
  const url = new URL(href);
  for (const word of secretWord) url.searchParams.delete(word);
  url.hash = '';
  return url.href;
}

/** Pure: the name under which a page is kept; null when it must not be. */
export function pageKey(url: URL): string | null {
  if (secretPath.test(url.pathname)) return null;
  const tabs = tabbed.exec(url.pathname)?.[1];
  if (tabs) return url.origin + tabs;
  if (secretWord.some((word) => url.searchParams.has(word))) return null;
  return url.origin + url.pathname + url.search;
}
