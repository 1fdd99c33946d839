export type KeptLink = { path: string; title: string };

/** A trip is what people look for without a network; the front page they find by themselves. */
const weight = ({ path }: KeptLink) => (path.startsWith('/itinerary/') ? 0 : path === '/' ? 2 : 1);

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Pure: the address of the answer that knows the name of a kept itinerary, whose document is the same for every trip. */
export function answerAbout(address: string): string | null {
  const { origin, pathname } = new URL(address);
  const slug = /^\/itinerary\/([^/]+)$/.exec(pathname)?.[1];
  return slug ? `${origin}/api/trips/${slug}` : null;
}

function nameIn(answer: string | undefined): string | undefined {
  try {
    return (JSON.parse(answer ?? '') as { results?: { title?: string } }).results?.title;
  } catch {
    return undefined;
  }
}

/** Pure: a kept document as a link; null for answers of the API and for documents without a name. */
export function linkOf(address: string, html: string, answer?: string): KeptLink | null {
  const { pathname, search } = new URL(address);
  if (pathname.startsWith('/api/') || pathname === '/offline') return null;
  const title = nameIn(answer) ?? plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · Tabi$/, '');
  return title ? { path: pathname + search, title } : null;
}

/** Pure: in the order in which people want them, each address once. */
export const inOrder = (links: KeptLink[]): KeptLink[] =>
  links
    .filter(({ path }, index) => links.findIndex((other) => other.path === path) === index)
    .sort((a, b) => weight(a) - weight(b) || a.title.localeCompare(b.title));
