/** Pure: the part of a list of posts that an address asks for, from 1 on. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Pure: where a part of the list at `path` is. */
export function pathOfPage(path: string, page: number, words: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...words, ...(page > 1 ? { page: String(page) } : {}) }).toString();
  return query ? `${path}?${query}` : path;
}
