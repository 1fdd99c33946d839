/** Pure: as much of the words as is searched for. */
export const keywordOf = (words: string): string => words.trim().slice(0, 80);

/** Pure: a search needs more than three characters. */
export const isSearchable = (words: string): boolean => words.trim().length > 3;
