export interface PlaceAddress {
  /** Slug of its destination. */
  town: string;
  slug: string;
}

/** Pure: the places that a post's HTML links to, each once, in the order of the text. */
export function mentionedPlaces(html: string, atMost: number): PlaceAddress[] {
  const links = [...html.matchAll(/href="\/destinations\/([a-z0-9-]+)\/attractions\/([a-z0-9-]+)"/g)];
  const places = new Map(links.map(([address, town = '', slug = '']) => [address, { town, slug }]));
  return [...places.values()].slice(0, atMost);
}
