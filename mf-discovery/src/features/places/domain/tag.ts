/** Pure: the query of the address of a list of places for a tag. */
export const searchOfTag = (tag: string): string => `?${new URLSearchParams({ tags: tag }).toString()}`;
