import type { RemoteDescription } from '@tabi/releases';

const longest = 200;
/** Of one word: a form sends each box that is ticked. */
const mostValues = 20;

type Remotes = Record<string, { pages: Pick<RemoteDescription['pages'][number], 'path' | 'query'>[] }>;

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/**
 * The words after `?` that the pages read of whichever remote this path belongs to; null when it does not say, as builds from
 * before pages said so.
 */
function wordsFor(pathname: string, remotes: Remotes): ReadonlySet<string> | null {
  const owner = Object.values(remotes).find(({ pages }) =>
    pages.some(({ path }) => firstSegment(path) === firstSegment(pathname)),
  );
  // The host's own pages read none while they are rendered.
  if (!owner) return new Set();
  return owner.pages.some(({ query }) => query) ? new Set(owner.pages.flatMap(({ query }) => query ?? [])) : null;
}

/**
 * Pure: what of an address's search some page there reads, in one order. The rest (trackers' marks, and made-up words that
 * would have the same page rendered again and again) makes no page another.
 */
export function knownSearch({ pathname, search }: Pick<URL, 'pathname' | 'search'>, remotes: Remotes): string {
  const known = wordsFor(pathname, remotes);
  if (!known) return search;
  const kept = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search))
    if (known.has(key) && value.length <= longest && kept.getAll(key).length < mostValues) kept.append(key, value);
  kept.sort();
  return kept.size > 0 ? `?${kept.toString()}` : '';
}
