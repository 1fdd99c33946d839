/** Pure: what the address narrows a list of places to; empty for all. */
export const tagOf = (search: URLSearchParams): string => search.get('tag') ?? '';

/** Pure: the query of the address for a tag, or for all of them. */
export const searchOfTag = (tag: string): string => (tag ? `?${new URLSearchParams({ tag }).toString()}` : '');
